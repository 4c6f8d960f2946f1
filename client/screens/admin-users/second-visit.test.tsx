import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { AdminUsersDocument } from './admin-users.generated'
import { main, trail } from './admin-users.testing'
import { AuditTrailDocument } from './audit-trail/audit-trail.generated'

test('admin users: the list and the audit trail are fetched again on each visit', async () => {
  await signedInAs('admin')
  const path = '/dashboard/admin/users?about=usr-tomas-vidal'
  const total = (totalCount: number) => {
    mockOperation(AdminUsersDocument, { everybody: { totalCount, totalIsExact: true } })
    mockOperation(AuditTrailDocument, { auditEvents: { totalCount, totalIsExact: true } })
  }
  total(7)
  const router = await visit(path)
  expect(await main().findByText(/^7 accounts, /)).toBeTruthy()
  expect(await trail().findByText('About one account: 7 entries.')).toBeTruthy()
  await act(() => router.navigate('/about'))
  total(8)
  await act(() => router.navigate(path))
  expect(await main().findByText(/^8 accounts, /)).toBeTruthy()
  expect(await trail().findByText('About one account: 8 entries.')).toBeTruthy()
})
