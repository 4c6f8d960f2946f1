import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LinkedText } from './linked-text'
import { Paragraphs } from './paragraphs'

const linksIn = (text: string) =>
  [...render(<LinkedText text={text} />).container.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('linked text: web addresses become links without the punctuation around them, and the text stays', () => {
  const text = 'See (https://a.example/x?y=1), then https://b.example/z. Not javascript:alert(1) or ftp://c.example.'
  expect(linksIn(text)).toEqual(['https://a.example/x?y=1', 'https://b.example/z'])
  const { container } = render(<LinkedText text={text} />)
  expect(container.textContent).toBe(text)
  expect(container.querySelector('a')?.rel).toBe('nofollow noopener ugc')
})

test('paragraphs: a blank line begins a new one, and a single line break stays in the text', () => {
  const { container } = render(<Paragraphs text={'Please:\n- thinner ring\n- no red\n\nThank you.'} />)
  const paragraphs = [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(paragraphs).toEqual(['Please:\n- thinner ring\n- no red', 'Thank you.'])
})
