import { act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockError, mockOperation, requestsOf, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { AdminUsersDocument } from './admin-users.generated'
import { button, reason, trail } from './admin-users.testing'
import { AuditTrailDocument } from './audit-trail/audit-trail.generated'

const user = userEvent.setup()

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

test('admin users: a list that was loaded stays if it can’t be fetched again', async () => {
  await signedInAs('admin')
  const router = await visit('/dashboard/admin/users')
  const heading = () => main().findByText(/^\d+ accounts, /)
  expect(await heading()).toBeTruthy()
  await act(() => router.navigate('/about'))
  mockError(AdminUsersDocument)
  await act(() => router.navigate('/dashboard/admin/users'))
  await waitFor(() => expect(requestsOf(AdminUsersDocument)).toHaveLength(2))
  await user.click(button('Suspend Grace Kim'))
  await user.type(reason('Suspend Grace Kim'), 'Spam.')
  expect(await heading()).toBeTruthy()
  expect(reason('Suspend Grace Kim')).toHaveProperty('value', 'Spam.')
})
