import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TextField } from './field'
import { TextArea } from './text-area'

test('text area: a pasted text over the limit is kept, counted, and said to be too long', async () => {
  const user = userEvent.setup()
  render(<TextArea label="Message" maxLength={10} />)
  await user.click(screen.getByLabelText('Message'))
  await user.paste('Twelve chars')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Twelve chars')
  expect(screen.getByText('12 of 10')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('2 characters too long')
  await user.keyboard('{Backspace}{Backspace}')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('text area: a value that is replaced by its form is counted anew', () => {
  const { rerender } = render(<TextArea label="Message" maxLength={10} value="Twelve chars" onChange={() => {}} />)
  rerender(<TextArea label="Message" maxLength={10} value="Ten" onChange={() => {}} />)
  expect(screen.getByText('3 of 10')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('fields: a text is written in the direction of its script', () => {
  render([<TextField key="title" label="Title" />, <TextArea key="message" label="Message" />])
  for (const label of ['Title', 'Message']) expect(screen.getByLabelText(label).getAttribute('dir')).toBe('auto')
})
