import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockError, requestsOf } from '../../testing/api'
import {
  disconnect,
  messageTexts,
  openWithLiveUpdates,
  pushUpdate,
  reconnect,
  writeAsCustomer,
} from './messages.testing'
import { ThreadDocument } from './thread/thread.generated'

beforeEach(openWithLiveUpdates)

test('live updates: a message is shown once and in order, even after a lost connection', async () => {
  const before = messageTexts()
  await writeAsCustomer('First', 'Second')
  await pushUpdate()
  await waitFor(() => expect(messageTexts()).toEqual([...before, 'First', 'Second']))
  disconnect()
  await writeAsCustomer('Third')
  await reconnect()
  await pushUpdate()
  await pushUpdate()
  await waitFor(() => expect(messageTexts()).toEqual([...before, 'First', 'Second', 'Third']))
})

test('live updates: a failed request keeps the messages, and the next update fetches the missed message', async () => {
  const before = messageTexts()
  const list = screen.getByRole('list', { name: /^Conversation with/ })
  await writeAsCustomer('Fourth')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const endError = mockError(ThreadDocument)
  const requests = requestsOf(ThreadDocument).length
  await pushUpdate()
  await waitFor(() => expect(requestsOf(ThreadDocument)).toHaveLength(requests + 1))
  endError()
  await pushUpdate()
  await waitFor(() => expect(messageTexts()).toEqual([...before, 'Fourth']))
  // After an error page it would be another element.
  expect(list.isConnected).toBe(true)
})

test('messages: HTML is shown as plain text', async () => {
  const html = '<img src=x onerror="alert(1)"><script>alert(2)</script> & <b>5 < 6</b>'
  const before = messageTexts()
  await writeAsCustomer(html)
  await pushUpdate()
  await waitFor(() => expect(messageTexts()).toEqual([...before, html]))
  expect(screen.getByRole('list', { name: /^Conversation with/ }).querySelector('img[src=x], script, b')).toBeNull()
})
