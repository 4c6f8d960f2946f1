import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { signedInAs } from '../../testing/api'
import { acceptFiles, file } from '../attachment/attachment-field.testing'
import { Composer } from './composer'

const user = userEvent.setup()
const message = () => screen.findByLabelText<HTMLTextAreaElement>('Message')

test('composer: a restored draft counts as text, but not as typing', async () => {
  sessionStorage.setItem('message:con-1', JSON.stringify({ body: 'Half a' }))
  const onTyping = vi.fn()
  render(<Composer draftOf="con-1" onTyping={onTyping} send={vi.fn()} />)
  expect(await screen.findByDisplayValue('Half a')).toBeTruthy()
  expect(onTyping).not.toHaveBeenCalled()
  await user.type(await message(), ' sentence')
  expect(onTyping).toHaveBeenCalled()
})

test('composer: an empty message is refused, and the button still says Send', async () => {
  render(<Composer draftOf="con-4" send={vi.fn()} />)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Write a message first.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
})

test('composer: the tenth file leaves the focus on the button, which takes no further ones', async () => {
  acceptFiles()
  render(<Composer draftOf="con-5" send={vi.fn()} />)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Attach files' })
  const dialog = vi.spyOn(HTMLInputElement.prototype, 'click')
  await user.click(button)
  expect(dialog).toHaveBeenCalledTimes(1)
  const names = Array.from({ length: 10 }, (_, n) => file(`${n}.pdf`))
  fireEvent.change(screen.getByLabelText('Attach files', { selector: 'input' }), { target: { files: names } })
  expect(await screen.findByRole('button', { name: 'Remove 9.pdf' })).toBeTruthy()
  expect([document.activeElement === button, button.getAttribute('aria-disabled')]).toEqual([true, 'true'])
  await user.click(button)
  expect(dialog).toHaveBeenCalledTimes(1)
  dialog.mockRestore()
})

test('composer: a double click removes one file', async () => {
  const files = [
    { id: 'fil-1', name: 'one.pdf', size: 1 },
    { id: 'fil-2', name: 'two.pdf', size: 2 },
  ]
  sessionStorage.setItem('message:con-3:entries', JSON.stringify({ files }))
  render(<Composer draftOf="con-3" send={vi.fn()} />)
  await user.click(await screen.findByRole('button', { name: 'Remove one.pdf' }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove two.pdf' }), { detail: 2 })
  expect(screen.getByText('two.pdf')).toBeTruthy()
})

test('composer: while a message is being sent nothing can be typed that would be lost', async () => {
  await signedInAs('customer')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const send = async () => {
    await answered
    return { __typename: 'MessageSent' as const }
  }
  render(<Composer draftOf="con-2" send={send} />)
  await user.type(await message(), 'First.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await user.type(await message(), ' Second.')
  expect((await message()).value).toBe('First.')
  answer()
  expect(await screen.findByText('Sent')).toBeTruthy()
  expect(await message()).toMatchObject({ value: '', readOnly: false })
})
