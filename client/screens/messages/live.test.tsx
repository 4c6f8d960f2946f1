import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, mockError } from '../../testing/api'
import { FakeEventSource } from '../../testing/fake-event-source'
import { letters, openLive, tell, write } from './messages.testing'
import { ThreadDocument } from './thread.generated'

beforeEach(openLive)
afterEach(() => vi.unstubAllGlobals())

test('what is told twice, or again after the connection was lost, is shown once and in order', async () => {
  const before = letters()
  await write('First', 'Second')
  await tell()
  await waitFor(() => expect(letters()).toEqual([...before, 'First', 'Second']))
  FakeEventSource.newest().breaks()
  await write('Third')
  FakeEventSource.newest().opens()
  await tell()
  await tell()
  await waitFor(() => expect(letters()).toEqual([...before, 'First', 'Second', 'Third']))
})

test('a reading that fails leaves what is shown, and the next brings what was missed', async () => {
  const before = letters()
  await write('Fourth')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(ThreadDocument)
  await tell()
  expect(letters()).toEqual(before)
  api.resetHandlers()
  await tell()
  await waitFor(() => expect(letters()).toEqual([...before, 'Fourth']))
})
