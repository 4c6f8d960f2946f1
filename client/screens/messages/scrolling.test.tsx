import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { assertFound } from '../../testing/assert-found'
import { messageTexts, openWithLiveUpdates, pushUpdate, writeAsCustomer } from './messages.testing'

beforeEach(openWithLiveUpdates)

test('live updates: a message scrolls the thread only for a reader of the latest ones', async () => {
  const thread = assertFound(screen.getByRole('list', { name: /^Conversation with/ }).parentElement)
  Object.defineProperties(thread, { scrollHeight: { value: 2_000 }, clientHeight: { value: 500 } })
  const topAfter = async (scrollTop: number, body: string) => {
    fireEvent.scroll(thread, { target: { scrollTop } })
    await writeAsCustomer(body)
    await pushUpdate()
    await waitFor(() => expect(messageTexts()).toContain(body))
    return thread.scrollTop
  }
  expect(await topAfter(300, 'Fifth')).toBe(300)
  expect(await topAfter(1_480, 'Sixth')).toBe(2_000)
})
