import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Paragraphs } from './paragraphs'

test('paragraphs: two equal ones leave nothing behind when the text changes', () => {
  const { container, rerender } = render(<Paragraphs text={'Same.\n\nSame.'} />)
  rerender(<Paragraphs text={'One.\n\nTwo.'} />)
  expect(container.textContent).toBe('One.Two.')
})
