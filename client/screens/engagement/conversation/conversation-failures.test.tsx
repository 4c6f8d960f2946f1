import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { StartConversationDocument } from '../../../features/conversation/start-conversation.generated'
import { mockError } from '../../../testing/api'
import { buyListing } from '../../../testing/purchase'
import { visit } from '../../../testing/render-screen'
import { conversation, withMessage, writeMessage } from '../engagement.testing'
import { EngagementConversationDocument } from './engagement-conversation.generated'

test('a message that could not be sent stays in the box', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { id } = await buyListing('srv-1501', 699)
  mockError(StartConversationDocument)
  await visit(`/dashboard/engagements/${id}`)
  await writeMessage('Is Friday realistic?')
  expect((await (await conversation()).findByRole('alert')).textContent).toMatch(/^Not sent/)
  expect((await conversation()).getByLabelText('Message')).toHaveProperty('value', 'Is Friday realistic?')
})

test('the rest of the page stays when the conversation could not be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const path = await withMessage()
  mockError(EngagementConversationDocument)
  await visit(path)
  expect(await screen.findByText('The conversation could not be loaded')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Money' })).toBeTruthy()
})
