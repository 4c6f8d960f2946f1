import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createBrowserClient } from '../../apollo/browser'
import { StartConversationDocument } from '../../features/conversation/start-conversation.generated'
import { mockError, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { bought } from '../../testing/trade'
import { TalkDocument } from './talk.generated'

const user = userEvent.setup()
const talk = async () => within(await screen.findByRole('region', { name: 'Conversation' }))
const letter = async (text: string) => (await talk()).findByText(text, { selector: 'ol p' })
const write = async (text: string) => {
  await user.type(await (await talk()).findByLabelText('Message'), text)
  await user.click((await talk()).getByRole('button', { name: 'Send' }))
}

/** The customer has bought a logo and asked something about it. */
const asked = async () => {
  const { id } = await bought('srv-1501', 699)
  const input = { about: { engagementId: id }, body: 'Is Friday realistic?', clientId: 'first' }
  await createBrowserClient('http://localhost/graphql').mutate({
    mutation: StartConversationDocument,
    variables: { input },
  })
  return `/dashboard/engagements/${id}`
}

test('the buyer writes the first message where the work is', async () => {
  const { id } = await bought('srv-1501', 699)
  await visit(`/dashboard/engagements/${id}`)
  expect(await screen.findByText('Nothing is written yet. What you write here, Tomás Vidal reads.')).toBeTruthy()
  await write('Is Friday realistic?')
  expect(await letter('Is Friday realistic?')).toBeTruthy()
  await waitFor(async () => expect((await talk()).getByLabelText('Message')).toHaveProperty('value', ''))
})

test('the seller reads it and answers', async () => {
  const path = await asked()
  await signedInAs('freelancer')
  await visit(path)
  expect(await letter('Is Friday realistic?')).toBeTruthy()
  await write('It is.')
  expect(await letter('It is.')).toBeTruthy()
})

test('an admin reads it, and can’t write', async () => {
  const path = await asked()
  await signedInAs('admin')
  await visit(path)
  expect(await letter('Is Friday realistic?')).toBeTruthy()
  expect((await talk()).getByText('Only the two sides write here.')).toBeTruthy()
  expect((await talk()).queryByLabelText('Message')).toBeNull()
})

test('what could not be sent stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { id } = await bought('srv-1501', 699)
  mockError(StartConversationDocument)
  await visit(`/dashboard/engagements/${id}`)
  await write('Is Friday realistic?')
  expect((await (await talk()).findByRole('alert')).textContent).toMatch(/^Not sent/)
  expect((await talk()).getByLabelText('Message')).toHaveProperty('value', 'Is Friday realistic?')
})

test('a conversation that can’t be read leaves the rest standing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const path = await asked()
  mockError(TalkDocument)
  await visit(path)
  expect(await screen.findByText('The conversation could not be loaded')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Money' })).toBeTruthy()
})
