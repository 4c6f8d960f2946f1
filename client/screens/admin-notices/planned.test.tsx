import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { AdminNoticesDocument } from './admin-notices.generated'

test('announcements: a planned one can be withdrawn, and then says so', async () => {
  const planned = { text: 'Next week.', role: null, shown: false, from: '2126-11-28T09:00:00.000Z' }
  const nodes = [
    { ...planned, id: 'ntc-1', until: '2126-11-29T09:00:00.000Z' },
    { ...planned, id: 'ntc-2', until: '2026-11-21T12:00:00.000Z' },
  ]
  mockOperation(AdminNoticesDocument, { allSiteNotices: { nodes } })
  await signedInAs('admin')
  await visit('/dashboard/admin/announcements')
  const main = within(screen.getByRole('main'))
  expect(await main.findAllByRole('button', { name: 'Withdraw: Next week.' })).toHaveLength(1)
  expect(main.getByText('Everybody, withdrawn before it began')).toBeTruthy()
})
