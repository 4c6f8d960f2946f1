import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mockEmpty, mockOperation, signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { visit } from '../../testing/render-screen'
import { MessagesDocument } from './messages.generated'
import { conversationLinks } from './messages.testing'

beforeEach(() => signedInAs('freelancer'))

test('messages: two conversations about one company keep the titles of the days on which they began', async () => {
  mockOperation(MessagesDocument, {
    conversations: {
      nodes: [
        { id: 'cnv-1', about: { title: 'Ashgrove Patents' } },
        { id: 'cnv-2', about: { title: 'Ashgrove & Daughters' } },
      ],
    },
  })
  await visit('/dashboard/messages')
  const [first, second] = await conversationLinks()
  expect(first?.textContent).toContain('Ashgrove Patents')
  expect(second?.textContent).toContain('Ashgrove & Daughters')
})

test('messages: a row says why its last message has neither text nor files', async () => {
  const from = { sender: { id: 'usr-1' }, body: '', files: [] }
  const withheld = 'You can open 2 files once the confidentiality agreement is accepted.'
  mockOperation(MessagesDocument, {
    conversations: {
      nodes: [
        { otherParty: { id: 'usr-1' }, lastMessage: { ...from, takenDown: true, withheld: null } },
        { otherParty: { id: 'usr-1' }, lastMessage: { ...from, takenDown: false, withheld } },
      ],
    },
  })
  await visit('/dashboard/messages')
  const [takenDown, ofFiles] = await conversationLinks()
  expect(within(assertFound(takenDown)).getByText('Taken down by Marque.')).toBeTruthy()
  expect(within(assertFound(ofFiles)).getByText(withheld)).toBeTruthy()
})

test('messages: without a search, an empty list says that there are no messages', async () => {
  mockEmpty(MessagesDocument)
  await visit('/dashboard/messages?conversation=cnv-nope')
  expect(await screen.findByText('No messages yet.')).toBeTruthy()
  expect(screen.queryByText('No conversation matches.')).toBeNull()
})
