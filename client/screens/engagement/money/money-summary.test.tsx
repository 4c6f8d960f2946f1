import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { changeSampleData } from '../../../testing/api'
import { advanceInOtherTab, buyListing } from '../../../testing/purchase'
import { visit } from '../../../testing/render-screen'

const money = async () => (await screen.findByRole('region', { name: 'Money' })).textContent

test('engagement money: a refund is shown as on its way until the payment provider confirms it', async () => {
  const { id } = await buyListing('srv-1501', 699)
  await advanceInOtherTab(id, 1, { cancel: { reason: 'Changed my mind.' } })
  const setDoneAt = (doneAt: string | null) =>
    changeSampleData((db) => db.updateTable('refund').set({ doneAt }).where('engagementId', '=', id).execute())
  // The refund is sent to the provider right after the transition.
  await vi.waitFor(
    () =>
      changeSampleData(async (db) => {
        const refund = db.selectFrom('refund').select('doneAt').where('engagementId', '=', id)
        expect((await refund.executeTakeFirstOrThrow()).doneAt).not.toBeNull()
      }),
    10_000,
  )
  await setDoneAt(null)
  await visit(`/dashboard/engagements/${id}`)
  expect(await money()).toContain('The refund of $699.00 is on its way to your card.')
  await setDoneAt(new Date().toISOString())
  cleanup()
  await visit(`/dashboard/engagements/${id}`)
  expect(await money()).not.toContain('on its way')
})
