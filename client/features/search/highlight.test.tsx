import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { excerpt } from './excerpt'
import { Highlight } from './highlight'
import { searchText } from './query'

const marked = (text: string, query: string) => {
  const { container } = render(<Highlight text={text} query={query} />)
  expect(container.textContent).toBe(text)
  return [...container.querySelectorAll('mark')].map(({ textContent }) => textContent)
}

test.each([
  ['Trademark and TRADEMARK', 'trademark', ['Trademark', 'TRADEMARK']],
  ['What (exactly)?', '(exactly)?', ['(exactly)?']],
  ['a.b a-b 50% _', '.', ['.']],
  ['<b>bold</b>', '<b>', ['<b>']],
  ['Émile', 'émile', ['Émile']],
  ['one', 'two', []],
  ['one', '', []],
  ['a\\b/c|d', '\\b/c|', ['\\b/c|']],
])('in %s marks %s', (text, query, matches) => expect(marked(text, query)).toEqual(matches))

const description = `A first sentence that says what it is. ${'More of it follows here. '.repeat(5)}Then a patent. End.\n\nAnother paragraph: a logo is drawn.`

test('a card shows the beginning, or the sentence with the match when that is further on', () => {
  expect(excerpt(description, 'FIRST')).toMatch(/^A first sentence/)
  expect(excerpt(description, 'nowhere')).toMatch(/^A first sentence/)
  expect(excerpt(description, 'patent')).toBe('… Then a patent. End.')
  expect(excerpt(description, 'Logo')).toBe('… Another paragraph: a logo is drawn.')
})

test.each([
  ['  tea ', 'tea'],
  ['a\u0000b\n', 'a b'],
  ['x'.repeat(300), 'x'.repeat(200)],
  [`${'x'.repeat(199)}😀`, 'x'.repeat(199)],
  ['   ', ''],
])('asks for %j as %j', (text, asked) => expect(searchText(new URLSearchParams({ q: text }))).toBe(asked))
