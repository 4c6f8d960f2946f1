import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { visit } from '../../testing/render-screen'
import { mockReport } from './admin-analytics.testing'

afterEach(() => vi.restoreAllMocks())

test('admin analytics: the days can be downloaded as CSV', async () => {
  await mockReport()
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:report'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await visit('/dashboard/admin/analytics')
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV (By day)' }))
  expect((await blobs[0]?.text())?.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFDay,Sales,Paid,Refunded,Commission,Earned,Held,Payable,New accounts,Quote requested,Offered,Countered,Not funded yet,Awaiting requirements,In progress,Delivered,Changes requested,Disputed,Completed,Declined,Cancelled',
    '2026-11-21,2,699.50,10.00,60.00,540.00,89.50,560.00,3,0,0,0,0,0,4,0,0,0,0,0,0',
  ])
})
