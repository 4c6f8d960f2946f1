import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeSampleData, signedInAs } from '../../../testing/api'
import { mockLiveEvents } from '../../../testing/mock-live-events'
import { main, visit } from '../../../testing/render-screen'
import { engagementInProgress, openForm, path } from '../engagement.testing'

/** The page of the seller of running work, with its live events. */
const openAsSeller = async () => {
  const liveEvents = mockLiveEvents()
  const id = await engagementInProgress()
  await signedInAs('freelancer')
  await visit(path(id))
  await main().findByText(/^Delivery is possible until /)
  await liveEvents.connect()
  return { id, pushUpdate: () => act(async () => liveEvents.send('ENGAGEMENT')) }
}

test('engagement live updates: an open page shows that the deadline stands still', async () => {
  const { id, pushUpdate } = await openAsSeller()
  await changeSampleData((db) =>
    db
      .updateTable('engagement')
      .set({ pausedAt: '2027-01-05T10:00:00.000Z', version: 3 })
      .where('id', '=', id)
      .execute(),
  )
  await pushUpdate()
  expect(await main().findByText(/no deadline runs\.$/)).toBeTruthy()
  expect(main().queryByText(/^Delivery is possible until /)).toBeNull()
})

test('live engagement: of a change without an event, the bar names no earlier one', async () => {
  const id = await engagementInProgress()
  const router = await visit(path(id))
  await openForm('Open dispute')
  await changeSampleData((db) => db.updateTable('engagement').set({ version: 3 }).where('id', '=', id).execute())
  await act(() => router.navigate(path(id)))
  expect(await main().findByText('This order has changed.')).toBeTruthy()
})
