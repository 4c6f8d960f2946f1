import { act, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockOperation, requestsOf, signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { buyListing } from '../../testing/purchase'
import { main, visit } from '../../testing/render-screen'
import { AdminOrdersDocument } from './admin-orders.generated'
import { StateCountsDocument } from './state-counts.generated'

const user = userEvent.setup()
const box = () => main().findByRole('searchbox', { name: 'Search by number, title, or name or email of a party' })

test('admin orders: an admin finds an order by its number, and its row leads to its page', async () => {
  const { id, number } = await buyListing('prd-2801', 699)
  await signedInAs('admin')
  const router = await visit('/dashboard/admin/orders')
  const search = await box()
  await act(() => user.type(search, `${number}{Enter}`))
  await waitFor(() => expect(main().getAllByText(/^MQ-/)).toHaveLength(1))
  expect(main().getByText('1 order')).toBeTruthy()
  const row = within(assertFound(main().getByText(number).closest('li')))
  expect(row.getByRole('link').getAttribute('href')).toBe(`/dashboard/engagements/${id}`)
  expect(router.state.location.search).toBe(`?q=${number}`)
})

test('admin orders: a state and a text narrow the list, and the address keeps both', async () => {
  await signedInAs('admin')
  const router = await visit('/dashboard/admin/orders?state=disputed')
  const search = await box()
  await act(() => user.type(search, 'nobody at all{Enter}'))
  expect(await main().findByText('No orders match.')).toBeTruthy()
  expect(router.state.location.search).toBe('?q=nobody+at+all&state=disputed')
  await act(() => user.click(main().getByRole('button', { name: /^All/ })))
  await waitFor(() => expect(router.state.location.search).toBe('?q=nobody+at+all'))
  expect(requestsOf(AdminOrdersDocument).map(({ state, text }) => [state, text])).toEqual([
    ['DISPUTED', null],
    ['DISPUTED', 'nobody at all'],
    [null, 'nobody at all'],
  ])
})

test('admin orders: each state has its number of orders, except in a search', async () => {
  await signedInAs('admin')
  mockOperation(StateCountsDocument, {
    engagementStateCounts: [{ state: 'COMPLETED', count: 1_001 }],
  })
  const router = await visit('/dashboard/admin/orders')
  expect(await main().findByRole('button', { name: 'Completed 1,001' })).toBeTruthy()
  expect(main().getByRole('button', { name: 'In progress 0' })).toBeTruthy()
  await act(() => router.navigate('/dashboard/admin/orders?q=whitfield'))
  expect(await main().findByRole('button', { name: 'In progress' })).toBeTruthy()
})
