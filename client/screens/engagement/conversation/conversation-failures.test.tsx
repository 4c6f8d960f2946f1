import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { StartConversationDocument } from '../../../features/conversation/start-conversation.generated'
import { mockError, mockOutage } from '../../../testing/api'
import { buyListing } from '../../../testing/purchase'
import { visit } from '../../../testing/render-screen'
import { conversation, engagementWithMessage, writeMessage } from '../engagement.testing'
import { EngagementConversationDocument } from './engagement-conversation.generated'

test.each([
  ['an error', () => mockError(StartConversationDocument), 'Not sent. Something went wrong. Your text is still here.'],
  [
    'an outage',
    () => mockError(StartConversationDocument, 'Our disk is full.', 'SERVICE_UNAVAILABLE'),
    'Not sent. Our disk is full. Your text is still here.',
  ],
  [
    'a lost connection',
    () => void mockOutage(),
    'There was no answer, so we don’t know whether it was sent. Press Retry: it is never sent twice.',
  ],
])('engagement conversation: after %s a message stays in the box', async (_, fail, problem) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { id } = await buyListing('srv-1501', 699)
  await visit(`/dashboard/engagements/${id}`)
  await conversation()
  fail()
  await writeMessage('Is Friday realistic?')
  expect((await (await conversation()).findByRole('alert')).textContent).toBe(problem)
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
