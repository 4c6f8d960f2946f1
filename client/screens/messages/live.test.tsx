import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserClient } from '../../apollo/browser'
import { SendMessageDocument } from '../../features/conversation/send-message.generated'
import { api, inSampleData, meanwhileAs, mockError, signedInAs } from '../../testing/api'
import { FakeEventSource } from '../../testing/fake-event-source'
import { visit } from '../../testing/render-screen'
import { ThreadDocument } from './thread.generated'

let conversationId = ''

beforeEach(async () => {
  vi.stubGlobal('EventSource', FakeEventSource)
  FakeEventSource.made = []
  await inSampleData(async (db) => {
    const { id } = await db
      .selectFrom('conversation')
      .select('id')
      .where('lowId', '=', 'usr-clara-whitfield')
      .where('highId', '=', 'usr-tomas-vidal')
      .executeTakeFirstOrThrow()
    conversationId = id
  })
  await signedInAs('freelancer')
  await visit(`/dashboard/messages?conversation=${conversationId}`)
  await screen.findByRole('textbox', { name: 'Message' })
  FakeEventSource.newest().opens()
})
afterEach(() => vi.unstubAllGlobals())

/** What was written, without the days above it: shortly after midnight a new one begins. */
const letters = () =>
  within(screen.getByRole('list', { name: /^Conversation with/ }))
    .getAllByRole('paragraph')
    .filter(({ dir }) => dir === 'auto')
    .map(({ textContent }) => textContent)
const write = (...bodies: string[]) =>
  meanwhileAs('customer', async () => {
    for (const body of bodies) {
      const input = { conversationId, body, clientId: `live-${body.slice(0, 20)}` }
      await createBrowserClient('http://localhost/graphql').mutate({
        mutation: SendMessageDocument,
        variables: { input },
      })
    }
  })
const tell = () => act(async () => FakeEventSource.newest().tells('message'))

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

test('what is written as HTML is shown as the text that it is', async () => {
  const html = '<img src=x onerror="alert(1)"><script>alert(2)</script> & <b>5 < 6</b>'
  const before = letters()
  await write(html)
  await tell()
  await waitFor(() => expect(letters()).toEqual([...before, html]))
  expect(screen.getByRole('list', { name: /^Conversation with/ }).querySelector('img[src=x], script, b')).toBeNull()
})
