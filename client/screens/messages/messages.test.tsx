import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { SendMessageDocument } from '../../features/conversation/send-message.generated'
import { api, mockEmpty, mockError, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { MessagesDocument } from './messages.generated'
import { ThreadDocument } from './thread.generated'

const user = userEvent.setup()
const list = () => screen.findByRole('region', { name: 'Conversations' })
const lines = async () => within(await list()).getAllByRole('link')
const openFirst = async () => {
  const router = await visit('/dashboard/messages')
  const [line] = await lines()
  await user.click(line ?? document.body)
  return { router, box: await screen.findByRole('textbox', { name: 'Message' }) }
}
const letters = () => within(screen.getByRole('list', { name: /^Conversation with/ })).getAllByRole('paragraph')

beforeEach(() => signedInAs('freelancer'))

test('shows the conversations, and what is opened becomes read', async () => {
  const { router } = await openFirst()
  expect(router.state.location.search).toMatch(/^\?conversation=cnv-/)
  await waitFor(async () => expect((await lines())[0]?.textContent).not.toContain('unread'))
})

test('sends, once, below what was there', async () => {
  const { box } = await openFirst()
  const before = letters().length
  await user.type(box, ' Friday is fine. ')
  await user.dblClick(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Friday is fine.', { selector: 'ol p' })).toBeTruthy()
  await waitFor(() => expect(box).toHaveProperty('value', ''))
  expect(letters().filter(({ textContent }) => textContent === 'Friday is fine.')).toHaveLength(1)
  expect(letters().length).toBeGreaterThan(before)
})

test('what could not be sent stays, and is tried again under the same name', async () => {
  const { box } = await openFirst()
  const names: unknown[] = []
  const broken = graphql.mutation(SendMessageDocument, ({ variables }) => {
    names.push(variables.input.clientId)
    return HttpResponse.error()
  })
  api.use(broken)
  await user.type(box, 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not sent/)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(names).toHaveLength(2))
  expect(names[0]).toBe(names[1])
  expect(box).toHaveProperty('value', 'Hello')
})

test('while it loads there are skeletons', async () => {
  const answer = mockPending(MessagesDocument)
  await visit('/dashboard/messages?conversation=cnv-x')
  expect(await screen.findByText('Loading your conversations')).toBeTruthy()
  mockPending(ThreadDocument)
  await act(async () => answer())
  expect(await screen.findByText('Loading the conversation')).toBeTruthy()
})

test('who has no messages is told how they come', async () => {
  mockEmpty(MessagesDocument)
  await visit('/dashboard/messages')
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeTruthy()
})

test('an unknown conversation, and a failure, say so', async () => {
  const router = await visit('/dashboard/messages?conversation=cnv-nope')
  expect(await screen.findByText('This conversation is not here any more.')).toBeTruthy()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(MessagesDocument)
  await act(() => router.navigate('/dashboard/messages?text=none'))
  expect(await screen.findByText('Your conversations could not be loaded')).toBeTruthy()
})
