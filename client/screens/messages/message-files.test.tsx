import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { requestsOf, signedInAs } from '../../testing/api'
import { acceptUploads } from '../../testing/attachments'
import { visit } from '../../testing/render-screen'
import { openFirstConversation, user } from './messages.testing'
import { SendMessageDocument } from './thread/thread.generated'

const attach = async (...names: string[]) =>
  user.upload(
    await screen.findByLabelText('Attach files', { selector: 'input' }),
    names.map((name) => new File(['abc'], name)),
  )
const chips = () => screen.findByRole('list', { name: 'Files of this message' })
const send = () => user.click(screen.getByRole('button', { name: /Send|Retry/ }))

test('message files: a message without text is sent with its files, which the thread shows', async () => {
  acceptUploads('usr-tomas-vidal')
  await signedInAs('freelancer')
  await openFirstConversation()
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('Write a message first.')
  await attach('Sketch.png', 'setup.exe', 'Brief.pdf')
  expect(await within(await chips()).findByRole('button', { name: 'Remove Brief.pdf' })).toBeTruthy()
  expect(within(await chips()).getByRole('alert').textContent).toBe("We don't take .exe files.")
  await send()
  const thread = within(screen.getByRole('list', { name: /^Conversation with/ }))
  expect((await thread.findByRole('link', { name: 'Download Sketch.png' })).getAttribute('href')).toMatch(
    /^\/files\/fil-/,
  )
  expect(thread.getByRole('link', { name: 'Download Brief.pdf' })).toBeTruthy()
  expect(requestsOf(SendMessageDocument).map(({ input }) => input.files?.length)).toEqual([2])
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Files of this message' })).toBeNull())
  expect(await screen.findByText('You: 2 files')).toBeTruthy()
})

test('message files: a draft keeps them until the message is sent', async () => {
  acceptUploads('usr-tomas-vidal')
  await signedInAs('freelancer')
  const { router } = await openFirstConversation()
  await attach('Sketch.png')
  await within(await chips()).findByRole('button', { name: 'Remove Sketch.png' })
  cleanup()
  await visit(`/dashboard/messages${router.state.location.search}`)
  await user.click(await within(await chips()).findByRole('button', { name: 'Remove Sketch.png' }))
  expect(screen.queryByRole('list', { name: 'Files of this message' })).toBeNull()
})
