import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeSampleData, signedInAs } from '../../../testing/api'
import { mockLiveEvents } from '../../../testing/mock-live-events'
import { visit } from '../../../testing/render-screen'
import { engagementInProgress, main, path } from '../engagement.testing'

/** The page of the seller of running work, with its live events. */
const openAsSeller = async () => {
  const liveEvents = mockLiveEvents()
  const id = await engagementInProgress()
  await signedInAs('freelancer')
  await visit(path(id))
  await main().findByText(/^If nothing is delivered by /)
  await waitFor(() => expect(liveEvents.isOpen()).toBe(true), { timeout: 5_000 })
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
  expect(main().queryByText(/^If nothing is delivered by /)).toBeNull()
})
