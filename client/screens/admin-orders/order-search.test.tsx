import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { AdminOrdersDocument } from './admin-orders.generated'

const main = () => within(screen.getByRole('main'))

test('admin orders: a search keeps the state whose list is still loading', async () => {
  await signedInAs('admin')
  const router = await visit('/dashboard/admin/orders')
  const search = await main().findByRole('searchbox', { name: /^Search by number/ })
  const answer = mockPending(AdminOrdersDocument)
  await userEvent.click(main().getByRole('button', { name: /^Disputed/ }))
  await userEvent.type(search, 'ada{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=ada&state=disputed'))
  answer()
})
