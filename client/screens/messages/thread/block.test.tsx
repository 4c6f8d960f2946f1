import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { SignalTypingDocument } from '../../../features/conversation/message-thread.generated'
import { mockOperation, requestsOf, signedInAs } from '../../../testing/api'
import { mockLiveEvents } from '../../../testing/mock-live-events'
import { main, visit } from '../../../testing/render-screen'
import { BlockOtherPartyDocument, ThreadDocument } from './thread.generated'

const user = userEvent.setup()
const openFirst = async () => {
  await visit('/dashboard/messages')
  const list = within(await main().findByRole('region', { name: 'Conversations' }))
  const [first] = list.getAllByRole('link')
  if (first) await act(() => user.click(first))
}

beforeEach(() => signedInAs('customer'))

test('block: asks first, closes the thread, and unblocking opens it', async () => {
  await openFirst()
  await user.click(await main().findByRole('button', { name: /^Block / }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block' }))
  expect(await main().findByText('You have blocked this account. Unblock it to write.')).toBeTruthy()
  await user.click(main().getByRole('button', { name: /^Unblock / }))
  expect(await main().findByRole('form', { name: 'Reply' })).toBeTruthy()
})

test('block: a refusal says why', async () => {
  await openFirst()
  const message = 'This conversation no longer exists.'
  mockOperation(BlockOtherPartyDocument, { blockOtherParty: { __typename: 'ConversationNotFound', message } })
  await user.click(await main().findByRole('button', { name: /^Block / }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block' }))
  expect((await main().findByRole('alert')).textContent).toBe(message)
})

test('typing: the other party is told at most every three seconds, and shown while it types', async () => {
  const liveEvents = mockLiveEvents()
  await openFirst()
  await user.type(await main().findByLabelText('Message'), 'Hello')
  expect(requestsOf(SignalTypingDocument)).toHaveLength(1)
  const conversationId = requestsOf(ThreadDocument).at(-1)?.id
  await liveEvents.connect()
  await act(async () => liveEvents.send('TYPING', 'cnv-other'))
  expect(main().queryByText(/is typing…$/)).toBeNull()
  await act(async () => liveEvents.send('TYPING', conversationId))
  expect(await main().findByText(/is typing…$/)).toBeTruthy()
})

test('seen: below the last own message stands when the other party has read it', async () => {
  const sender = { id: 'usr-clara-whitfield' }
  const messages = { nodes: [{ id: 'msg-1', sequence: 4, sender, body: 'Did you see this?' }] }
  const seen = { seenUpTo: 4, seenAt: '2026-01-05T10:41:00.000Z' }
  mockOperation(ThreadDocument, { conversation: { id: 'cnv-1', unreadCount: 0, messages, ...seen } })
  await visit('/dashboard/messages?conversation=cnv-1')
  expect(await main().findByText(/^Seen Jan 5/)).toBeTruthy()
})
