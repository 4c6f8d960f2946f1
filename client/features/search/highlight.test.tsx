import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Highlight } from './highlight'

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
  ['Tomás and TOMAS', 'tomas', ['Tomás', 'TOMAS']],
  ['Łódź and Søren', 'lodz', ['Łódź']],
  ['Łódź and Søren', 'soren', ['Søren']],
  ['A «mark» ― now', '"mark" -', ['«mark» ―']],
  ['Founders’ agreement', "founders' a", ['Founders’ a']],
  ['one', '', []],
  ['a\\b/c|d', '\\b/c|', ['\\b/c|']],
])('highlight: %s with the search text %s', (text, query, matches) => expect(marked(text, query)).toEqual(matches))
