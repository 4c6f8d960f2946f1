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
])('around %j', (around, expected) => expect(excerpt(description, around)).toMatch(expected))

test('a match deep inside a sentence has a few words before it', () => {
  const long = `Short. ${'one two three four five '.repeat(20)}seal and more`
  expect(excerpt(long, 'seal')).toMatch(/^… (\w+ ){7,9}seal and more$/)
})

test('two hundred characters are enough, in whole words', () => {
  const text = excerpt('word '.repeat(100), '')
  expect(text).toMatch(/^(word )+…$/)
  expect(text.length).toBeLessThanOrEqual(202)
  expect(excerpt('x'.repeat(1000), '').length).toBeLessThanOrEqual(202)
})
