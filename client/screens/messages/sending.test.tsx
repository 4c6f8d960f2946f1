import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mockError, requestsOf, signedInAs } from '../../testing/api'
import { openFirstConversation, user } from './messages.testing'
import { SendMessageDocument } from './thread/thread.generated'

const paragraphs = () => within(screen.getByRole('list', { name: /^Conversation with/ })).getAllByRole('paragraph')

beforeEach(() => signedInAs('freelancer'))

test('messages: a double click on Send sends one message, shown below the others', async () => {
  const { box } = await openFirstConversation()
  const before = paragraphs().length
  await user.type(box, ' Friday is fine. ')
  await user.dblClick(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Friday is fine.', { selector: 'ol p' })).toBeTruthy()
  await waitFor(() => expect(box).toHaveProperty('value', ''))
  expect(paragraphs().filter(({ textContent }) => textContent === 'Friday is fine.')).toHaveLength(1)
  expect(paragraphs().length).toBeGreaterThan(before)
})

test('messages: a message that could not be sent stays in the form, and a retry has the same client id, also after a reload', async () => {
  const { box } = await openFirstConversation()
  mockError(SendMessageDocument)
  await user.type(box, 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not sent/)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(requestsOf(SendMessageDocument)).toHaveLength(2))
  expect(box).toHaveProperty('value', 'Hello')
  cleanup()
  expect((await openFirstConversation()).box).toHaveProperty('value', 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(requestsOf(SendMessageDocument)).toHaveLength(3))
  const [first, ...retries] = requestsOf(SendMessageDocument)
  expect(retries).toEqual([first, first])
})

test('messages: a text that is not sent asks only when the tab is closed, and is there again after another page', async () => {
  const { router, box } = await openFirstConversation()
  await user.type(box, 'About the')
  const closing = new Event('beforeunload', { cancelable: true })
  expect(window.dispatchEvent(closing)).toBe(false)
  const { pathname, search } = router.state.location
  await act(() => router.navigate('/dashboard'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy()
  await act(() => router.navigate(pathname + search))
  expect(await screen.findByDisplayValue('About the')).toBeTruthy()
})
