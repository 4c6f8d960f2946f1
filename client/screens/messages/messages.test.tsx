import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockError, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { MessagesDocument } from './messages.generated'
import { conversationLinks, openFirstConversation } from './messages.testing'
import { ThreadDocument } from './thread/thread.generated'

beforeEach(() => signedInAs('freelancer'))

test('messages: lists the conversations, and opening one marks it as read', async () => {
  const { router } = await openFirstConversation()
  expect(router.state.location.search).toMatch(/^\?conversation=cnv-/)
  await waitFor(async () => expect((await conversationLinks())[0]?.textContent).not.toContain('unread'))
})

test('messages: shows skeletons while loading', async () => {
  const answer = mockPending(MessagesDocument)
  await visit('/dashboard/messages?conversation=cnv-x')
  expect(await screen.findByText('Loading your conversations')).toBeTruthy()
  mockPending(ThreadDocument)
  await act(async () => answer())
  expect(await screen.findByText('Loading the conversation')).toBeTruthy()
})

test('messages: reports an unknown conversation and a failed query', async () => {
  const router = await visit('/dashboard/messages?conversation=cnv-nope')
  expect(await screen.findByText('This conversation is no longer available.')).toBeTruthy()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(MessagesDocument)
  await act(() => router.navigate('/dashboard/messages?text=none'))
  expect(await screen.findByText('Your conversations could not be loaded')).toBeTruthy()
})
