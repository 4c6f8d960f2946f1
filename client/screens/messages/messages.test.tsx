import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockEmpty, mockError, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { MessagesDocument } from './messages.generated'
import { lines, openFirst } from './messages.testing'
import { ThreadDocument } from './thread.generated'

beforeEach(() => signedInAs('freelancer'))

test('shows the conversations, and what is opened becomes read', async () => {
  const { router } = await openFirst()
  expect(router.state.location.search).toMatch(/^\?conversation=cnv-/)
  await waitFor(async () => expect((await lines())[0]?.textContent).not.toContain('unread'))
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
