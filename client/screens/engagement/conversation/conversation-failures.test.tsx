import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { StartConversationDocument } from '../../../features/conversation/start-conversation.generated'
import { mockError } from '../../../testing/api'
import { buyListing } from '../../../testing/purchase'
import { visit } from '../../../testing/render-screen'
import { conversation, engagementWithMessage, writeMessage } from '../engagement.testing'
import { EngagementConversationDocument } from './engagement-conversation.generated'

test.each([
  [undefined, 'Not sent. The connection was lost. Your text is still here.'],
  ['SERVICE_UNAVAILABLE', 'Not sent. Our disk is full. Your text is still here.'],
])('engagement conversation: after an error of code %s a message stays in the box', async (code, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { id } = await buyListing('srv-1501', 699)
  mockError(StartConversationDocument, 'Our disk is full.', code)
  await visit(`/dashboard/engagements/${id}`)
  await writeMessage('Is Friday realistic?')
  expect((await (await conversation()).findByRole('alert')).textContent).toBe(text)
  expect((await conversation()).getByLabelText('Message')).toHaveProperty('value', 'Is Friday realistic?')
})

test('engagement conversation: a failed query leaves the rest of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const path = await engagementWithMessage()
  mockError(EngagementConversationDocument)
  await visit(path)
  expect(await screen.findByText('The conversation could not be loaded')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Money' })).toBeTruthy()
})
