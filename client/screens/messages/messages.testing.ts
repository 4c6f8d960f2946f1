import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { createBrowserClient } from '../../apollo/browser'
import { SendMessageDocument } from '../../features/conversation/send-message.generated'
import { inSampleData, meanwhileAs, signedInAs } from '../../testing/api'
import { FakeEventSource } from '../../testing/fake-event-source'
import { visit } from '../../testing/render-screen'

export const user = userEvent.setup()
const list = () => screen.findByRole('region', { name: 'Conversations' })
export const lines = async () => within(await list()).getAllByRole('link')

export const openFirst = async () => {
  const router = await visit('/dashboard/messages')
  const [line] = await lines()
  await user.click(line ?? document.body)
  return { router, box: await screen.findByRole('textbox', { name: 'Message' }) }
}

let conversationId = ''

/** The sample freelancer reads what the sample customer writes, told by a stream that the test speaks through. */
export const openLive = async () => {
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
}

export const write = (...bodies: string[]) =>
  meanwhileAs('customer', async () => {
    for (const body of bodies) {
      const input = { conversationId, body, clientId: `live-${body.slice(0, 20)}` }
      await createBrowserClient('http://localhost/graphql').mutate({
        mutation: SendMessageDocument,
        variables: { input },
      })
    }
  })

/** What was written, without the days above it: shortly after midnight a new one begins. */
export const letters = () =>
  within(screen.getByRole('list', { name: /^Conversation with/ }))
    .getAllByRole('paragraph')
    .filter(({ dir }) => dir === 'auto')
    .map(({ textContent }) => textContent)
export const tell = () => act(async () => FakeEventSource.newest().tells('message'))
