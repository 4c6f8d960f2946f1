import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { MessagesDocument } from './messages.generated'
import { conversationLinks } from './messages.testing'

test('messages: two conversations about one company keep the titles of the days on which they began', async () => {
  await signedInAs('freelancer')
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
