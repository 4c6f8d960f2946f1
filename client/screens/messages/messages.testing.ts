import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserClient } from '../../apollo/browser-client'
import { changeSampleData, runAs, signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { mockLiveEvents } from '../../testing/mock-live-events'
import { visit } from '../../testing/render-screen'
import { SendMessageDocument } from './thread/thread.generated'

export const user = userEvent.setup()
const list = () => screen.findByRole('region', { name: 'Conversations' })
export const conversationLinks = async () => within(await list()).getAllByRole('link')

export const openFirstConversation = async () => {
  const router = await visit('/dashboard/messages')
  const [link] = await conversationLinks()
  await user.click(assertFound(link))
  return { router, box: await screen.findByRole('textbox', { name: 'Message' }) }
}

let conversationId = ''
let liveEvents: ReturnType<typeof mockLiveEvents>

/** Opens the conversation of the sample freelancer and customer; `pushUpdate` sends its live events. */
export const openWithLiveUpdates = async () => {
  liveEvents = mockLiveEvents()
  await changeSampleData(async (db) => {
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
  await liveEvents.connect()
}

export const disconnect = () => liveEvents.disconnect()

export const reconnect = () => liveEvents.connect()

export const writeAsCustomer = (...bodies: string[]) =>
  runAs('customer', async () => {
    for (const body of bodies) {
      const input = { conversationId, body, clientId: `live-${body.slice(0, 20)}` }
      await createBrowserClient('http://localhost/graphql').mutate({
        mutation: SendMessageDocument,
        variables: { input },
      })
    }
  })

/** Leaves out the dates above the messages, which change at midnight. */
export const messageTexts = () =>
  within(screen.getByRole('list', { name: /^Conversation with/ }))
    .getAllByRole('paragraph')
    .filter(({ dir }) => dir === 'auto')
    .map(({ textContent }) => textContent)

export const pushUpdate = () => act(async () => liveEvents.send('MESSAGE'))
