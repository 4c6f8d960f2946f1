import { expect, onTestFinished, test, vi } from 'vitest'
import { excerpt } from './excerpt'

const description = `A first sentence that says what it is. ${'More of it follows here. '.repeat(5)}Then a patent. End.\n\nAnother paragraph: a logo is drawn.`

test.each([
  ['FIRST', /^A first sentence/],
  ['follows', /^A first sentence/],
  ['nowhere', /^A first sentence/],
  ['', /^A first sentence/],
  ['patent', /^… Then a patent\. End\.$/],
  ['Logo', /^… Another paragraph: a logo is drawn\.$/],
  ['(a|b)+$[\\', /^A first sentence/],
])('excerpt: around %j', (around, expected) => expect(excerpt(description, around)).toMatch(expected))

test('excerpt: a few words precede a match deep inside a sentence', () => {
  const long = `Short. ${'one two three four five '.repeat(20)}seal and more`
  expect(excerpt(long, 'seal')).toMatch(/^… (\w+ ){7,9}seal and more$/)
})

test.each([
  [
    'the first sentence, when its match is long',
    `Full ${'abcd '.repeat(40)}end.`,
    'abcd '.repeat(16).trim(),
    /^Full abcd/,
  ],
  ['a match at the very start', `${'abcd '.repeat(40)}end.`, 'abcd '.repeat(16).trim(), /^abcd abcd/],
  ['a text without spaces', `${'知'.repeat(90)}商標${'産'.repeat(30)}`, '商標', /^… 知{40}商標産{30}$/],
])('excerpt: %s', (_, text, around, expected) => expect(excerpt(text, around)).toMatch(expected))

test('excerpt: a searched text of more than 80 characters is refused', () => {
  expect(excerpt('x', 'x'.repeat(80))).toBe('x')
  expect(() => excerpt('x', 'x'.repeat(81))).toThrow('`around` has at most 80 characters.')
})

test('excerpt: at most 200 characters, in whole words', () => {
  const text = excerpt('word '.repeat(100), '')
  expect(text).toMatch(/^(word )+…$/)
  expect(text.length).toBeLessThanOrEqual(202)
  expect(excerpt('x'.repeat(1000), '').length).toBeLessThanOrEqual(202)
})

test.each([
  ['at its end', `a${'😀'.repeat(150)}`, ''],
  ['at its start', `${'😀'.repeat(60)}a${'😀'.repeat(19)}patent`, 'patent'],
])('excerpt: no character is cut in half %s', (_, text, around) => {
  expect(excerpt(text, around)).not.toMatch(/\p{Cs}/u)
})

test('excerpt: İ, whose lower case is longer, moves no position', () => {
  const text = `${'İstanbul '.repeat(30)}first. Then a SEAL. End.`
  expect(excerpt(text, 'seal')).toBe('… Then a SEAL. End.')
  expect(excerpt(text, 'SEAL')).toBe('… Then a SEAL. End.')
})

test('excerpt: accents match in either composition', () => {
  const text = `${'word '.repeat(30)}end. By Tomás Vidal.`
  expect(excerpt(text.normalize('NFD'), 'TOMÁS')).toBe('… By Tomás Vidal.')
  expect(excerpt(text, 'tomás'.normalize('NFD'))).toBe('… By Tomás Vidal.')
})

test('excerpt: the searched text never becomes a regular expression, which would take long where it almost matches', () => {
  const expressions = vi.spyOn(globalThis, 'RegExp')
  onTestFinished(() => expressions.mockRestore())
  expect(excerpt('a'.repeat(10_000), `${'a'.repeat(79)}b`)).toMatch(/^a{200} …$/)
  expect(expressions).not.toHaveBeenCalled()
})
