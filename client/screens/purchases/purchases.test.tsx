import { act, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { EngagementTabsDocument } from '../../features/engagement/engagement-tabs.generated'
import { mockEmpty, signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { buyListing } from '../../testing/purchase'
import { main, visit } from '../../testing/render-screen'

const row = (text: string) =>
  main()
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes(text))

test('customer orders: a purchase needs its buyer, and its row links to the order and to the receipt', async () => {
  const { orderId, id, number } = await buyListing('srv-1501', 699)
  const router = await visit('/dashboard/customer/orders?tab=needs-you')
  await main().findByRole('region', { name: 'Orders' })
  const bought = within(assertFound(row(number)))
  expect(bought.getByRole('link', { name: 'Logo Design in Three Directions' }).getAttribute('href')).toBe(
    `/dashboard/engagements/${id}`,
  )
  for (const text of ['Tomás Vidal', 'Awaiting requirements', '$699.00']) expect(bought.getByText(text)).toBeTruthy()
  expect(bought.getByText(/^Answer by /)).toBeTruthy()
  expect(bought.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe(`/dashboard/orders/${orderId}`)
  await router.navigate(`/dashboard/orders/${orderId}`)
  const receipt = within(await main().findByRole('article', { name: 'Receipt' }))
  for (const text of ['customer@example.com', 'Card ending 4242', number, 'Delivery in 10 days'])
    expect(receipt.getByText(text)).toBeTruthy()
  expect(main().getByRole('button', { name: 'Print the receipt' })).toBeTruthy()
})

test('customer orders: the address keeps the tab, and a late order says how late it is', async () => {
  await signedInAs('customer')
  const router = await visit('/dashboard/customer/orders')
  await main().findByRole('region', { name: 'Orders' })
  expect(main().getByRole('button', { name: /^Active \d+$/, pressed: true })).toBeTruthy()
  await act(() => userEvent.click(main().getByRole('button', { name: 'Late 1' })))
  expect(router.state.location.search).toBe('?tab=late')
  await waitFor(() => expect(main().getAllByRole('listitem')).toHaveLength(1))
  expect(within(assertFound(row('MQ-2H8WT'))).getByText('4 days late')).toBeTruthy()
  await act(() => userEvent.click(main().getByRole('button', { name: /^Done/ })))
  await waitFor(() => expect(row('MQ-2B5TH')).toBeTruthy())
  expect(row('MQ-2H8WT')).toBeUndefined()
})

test('order: an unknown one is not found', async () => {
  await signedInAs('customer')
  await visit('/dashboard/orders/ord-none')
  expect(await main().findByRole('heading', { name: 'Order Not Found' })).toBeTruthy()
})

test('customer orders: an empty list links to the marketplace', async () => {
  await signedInAs('customer')
  mockEmpty(EngagementTabsDocument)
  await visit('/dashboard/customer/orders')
  const panel = within(await main().findByRole('region', { name: 'Nothing here yet' }))
  expect(panel.getByRole('link', { name: 'Browse the marketplace' }).getAttribute('href')).toBe('/marketplace')
})
