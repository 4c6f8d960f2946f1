import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EngagementTabsDocument } from '../../features/engagement/engagement-tabs.generated'
import { mockError, mockOperation, requestsOf, signedInAs } from '../../testing/api'
import { mockLiveEvents } from '../../testing/mock-live-events'
import { main, visit } from '../../testing/render-screen'

test('seller orders: a live update that fails keeps the list, and the next one shows a new order', async () => {
  await signedInAs('vendor')
  const liveEvents = mockLiveEvents()
  const pushUpdate = () => act(async () => liveEvents.send('ENGAGEMENT'))
  mockOperation(EngagementTabsDocument, { engagements: { totalCount: 1, totalIsExact: true } })
  await visit('/dashboard/vendor/orders')
  const status = await main().findByText('Active: 1 order')
  await liveEvents.connect()
  mockError(EngagementTabsDocument)
  await pushUpdate()
  await waitFor(() => expect(requestsOf(EngagementTabsDocument)).toHaveLength(2))
  mockOperation(EngagementTabsDocument, { engagements: { totalCount: 2, totalIsExact: true } })
  await pushUpdate()
  // A failure page in between would have replaced the element.
  expect(await main().findByText('Active: 2 orders')).toBe(status)
})
