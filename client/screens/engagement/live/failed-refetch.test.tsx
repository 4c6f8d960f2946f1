import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockError, requestsOf } from '../../../testing/api'
import { mockLiveEvents } from '../../../testing/mock-live-events'
import { main, visit } from '../../../testing/render-screen'
import { EngagementDocument } from '../engagement.generated'
import { engagementInProgress, path, user } from '../engagement.testing'
import { deliver, deliverWhileTyping, heading } from './live-engagement.testing'

test('live engagement: a refetch that fails keeps the page, and the next update shows the change', async () => {
  const liveEvents = mockLiveEvents()
  const pushUpdate = () => act(async () => liveEvents.send('ENGAGEMENT'))
  const id = await engagementInProgress()
  await visit(path(id))
  await heading('In progress')
  await liveEvents.connect()
  await deliver(id)
  const repair = mockError(EngagementDocument)
  await pushUpdate()
  await waitFor(() => expect(requestsOf(EngagementDocument)).toHaveLength(2))
  repair()
  await pushUpdate()
  expect(await heading('Delivered. It is your turn.')).toBeTruthy()
})

test('live engagement: Show can be repeated if it fails, and what was typed stays', async () => {
  const { id, router, typed } = await deliverWhileTyping()
  await act(() => router.navigate(path(id)))
  const repair = mockError(EngagementDocument)
  await user.click(await main().findByRole('button', { name: 'Show' }))
  await waitFor(() => expect(requestsOf(EngagementDocument)).toHaveLength(2))
  repair()
  await user.click(main().getByRole('button', { name: 'Show' }))
  expect(await heading('Delivered. It is your turn.')).toBeTruthy()
  expect(typed()).toBe('Silence.')
})
