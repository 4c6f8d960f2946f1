import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockPending, signedInAs } from '../../../testing/api'
import { main, visit } from '../../../testing/render-screen'
import { AdminUsersDocument } from '../admin-users.generated'
import { button } from '../admin-users.testing'

test('user filter: a second choice keeps the first one, whose list is still loading', async () => {
  await signedInAs('admin')
  const router = await visit('/dashboard/admin/users')
  await main().findByText(/accounts, \d+ suspended/)
  const answer = mockPending(AdminUsersDocument)
  await userEvent.click(button('Vendors'))
  await userEvent.selectOptions(main().getByRole('combobox', { name: 'Sort by' }), 'Name')
  await waitFor(() => expect(router.state.location.search).toBe('?role=vendor&sort=name'))
  answer()
})
