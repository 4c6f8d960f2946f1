import { act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockOperation, mockPending, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { AdminOrdersDocument } from './admin-orders.generated'

test('admin orders: a search keeps the state whose list is still loading', async () => {
  await signedInAs('admin')
  const router = await visit('/dashboard/admin/orders')
  const search = await main().findByRole('searchbox', { name: /^Search by number/ })
  const answer = mockPending(AdminOrdersDocument)
  await userEvent.click(main().getByRole('button', { name: /^Disputed/ }))
  await waitFor(() => expect(document.querySelector('main [aria-busy=true] > ul')).toBeTruthy())
  await userEvent.type(search, 'ada{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=ada&state=disputed'))
  answer()
})

test('admin orders: the list is fetched again on each visit', async () => {
  await signedInAs('admin')
  const total = (totalCount: number) =>
    mockOperation(AdminOrdersDocument, { engagements: { totalCount, totalIsExact: true } })
  total(1)
  const router = await visit('/dashboard/admin/orders')
  expect(await main().findByText('1 order')).toBeTruthy()
  await act(() => router.navigate('/about'))
  total(2)
  await act(() => router.navigate('/dashboard/admin/orders'))
  expect(await main().findByText('2 orders')).toBeTruthy()
})
