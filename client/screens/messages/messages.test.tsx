import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockError, mockPending, requestsOf, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { MessagesDocument } from './messages.generated'
import { conversationLinks, openFirstConversation, user } from './messages.testing'
import { ThreadDocument } from './thread/thread.generated'

beforeEach(() => signedInAs('freelancer'))

test('messages: lists the conversations, and opening one marks it as read', async () => {
  const { router } = await openFirstConversation()
  expect(router.state.location.search).toMatch(/^\?conversation=cnv-/)
  await waitFor(async () => expect((await conversationLinks())[0]?.textContent).not.toContain('unread'))
})

test('messages: shows a skeleton while a conversation loads', async () => {
  mockPending(ThreadDocument)
  await visit('/dashboard/messages?conversation=cnv-x')
  expect(await screen.findByText('Loading the conversation')).toBeTruthy()
})

test('messages: reports an unknown conversation and a failed search', async () => {
  const router = await visit('/dashboard/messages?conversation=cnv-nope')
  expect(await screen.findByText('This conversation is no longer available.')).toBeTruthy()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(MessagesDocument)
  await act(() => router.navigate('/dashboard/messages?text=none'))
  expect(await screen.findByText('Your conversations could not be loaded')).toBeTruthy()
})

test('messages: the search box keeps the focus and follows the address, and its clear button ends the search', async () => {
  const router = await visit('/dashboard/messages')
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search conversations' })
  await user.type(box, 'nobody here{Enter}')
  expect(await screen.findByText('No conversation matches.')).toBeTruthy()
  expect(document.activeElement).toBe(box)
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''))
  await act(() => router.navigate(1))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('nobody here'))
  await user.clear(screen.getByRole('searchbox'))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('messages: control characters in the searched text are left out', async () => {
  await visit('/dashboard/messages?text=no%00body')
  await screen.findByRole('searchbox')
  expect(requestsOf(MessagesDocument).at(-1)?.text).toBe('no body')
})

test('messages: the link back to the list is above a conversation that is no longer available', async () => {
  await visit('/dashboard/messages?text=notary&conversation=cnv-nope')
  expect(await screen.findByText('This conversation is no longer available.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Conversations' }).getAttribute('href')).toMatch(/\?text=notary$/)
})
