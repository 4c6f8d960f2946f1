import { expect, test } from 'vitest'
import { excerpt } from './excerpt'

const description = `A first sentence that says what it is. ${'More of it follows here. '.repeat(5)}Then a patent. End.\n\nAnother paragraph: a logo is drawn.`

test.each([
  ['FIRST', /^A first sentence/],
  ['nowhere', /^A first sentence/],
  ['', /^A first sentence/],
  ['patent', /^… Then a patent\. End\.$/],
  ['Logo', /^… Another paragraph: a logo is drawn\.$/],
  ['(a|b)+$[\\', /^A first sentence/],
])('excerpt: around %j', (around, expected) => expect(excerpt(description, around)).toMatch(expected))

test('excerpt: a match deep inside a sentence has a few words before it', () => {
  const long = `Short. ${'one two three four five '.repeat(20)}seal and more`
  expect(excerpt(long, 'seal')).toMatch(/^… (\w+ ){7,9}seal and more$/)
})

test.each([
  [
    'the first sentence, when its match is long',
    `Full ${'abcd '.repeat(40)}end.`,
    'abcd '.repeat(20).trim(),
    /^Full abcd/,
  ],
  ['a match at the very start', `${'abcd '.repeat(40)}end.`, 'abcd '.repeat(18).trim(), /^abcd abcd/],
  ['a text without spaces', `${'知'.repeat(90)}商標${'産'.repeat(30)}`, '商標', /^… 知{40}商標産{30}$/],
])('excerpt: %s', (_, text, around, expected) => expect(excerpt(text, around)).toMatch(expected))

test('excerpt: a searched text of more than 200 characters is refused', () => {
  expect(excerpt('x', 'x'.repeat(200))).toBe('x')
  expect(() => excerpt('x', 'x'.repeat(201))).toThrow('at most 200 characters')
})

test('excerpt: at most 200 characters, in whole words', () => {
  const text = excerpt('word '.repeat(100), '')
  expect(text).toMatch(/^(word )+…$/)
  expect(text.length).toBeLessThanOrEqual(202)
  expect(excerpt('x'.repeat(1000), '').length).toBeLessThanOrEqual(202)
})
