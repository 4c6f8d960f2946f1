import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()
const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
const openNote = async () => {
  const [add] = await screen.findAllByRole('button', { name: /^Add a note/ })
  await user.click(assertFound(add))
  return note()
}

test('saved listing: a note that is not saved is open and still there after the page was left, unless it is cancelled', async () => {
  await signedInAs('customer')
  await visit('/dashboard/customer/saved')
  await user.type(await openNote(), 'Ask for two classes')
  cleanup()
  await visit('/dashboard/customer/saved')
  expect((await note()).value).toBe('Ask for two classes')
  expect(document.activeElement).toBe(document.body)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect((await openNote()).value).toBe('')
})
