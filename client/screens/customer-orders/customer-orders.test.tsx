import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../testing/api'
import { buyListing } from '../../testing/purchase'
import { visit } from '../../testing/render-screen'
import { CustomerOrdersDocument } from './customer-orders.generated'
import { QuotesDocument } from './quotes.generated'

const main = () => within(screen.getByRole('main'))

test('orders are grouped by seller and link to the receipt', async () => {
  const { orderId, id, number } = await buyListing('srv-1501', 699)
  const router = await visit('/dashboard/customer/orders')
  const order = within((await main().findAllByRole('article', { name: /^Order of/ }))[0] ?? document.body)
  const seller = within(order.getByRole('heading', { level: 3, name: 'Tomás Vidal' }).parentElement ?? document.body)
  expect(seller.getByRole('link').getAttribute('href')).toBe(`/dashboard/engagements/${id}`)
  expect([order.getByText('Under way').tagName, seller.getByText(number).tagName]).toEqual(['SPAN', 'P'])
  const receipt = order.getByRole('link', { name: /^Receipt/ })
  expect(receipt.getAttribute('href')).toBe(`/dashboard/orders/${orderId}`)
  await router.navigate(`/dashboard/orders/${orderId}`)
  const paper = within(await main().findByRole('article', { name: 'Receipt' }))
  for (const text of ['customer@example.com', 'Card ending 4242', number]) expect(paper.getByText(text)).toBeTruthy()
  expect(main().getByRole('button', { name: 'Print the receipt' })).toBeTruthy()
})

test('an unknown order is not found', async () => {
  await signedInAs('customer')
  await visit('/dashboard/orders/ord-none')
  expect(await main().findByRole('heading', { name: 'Order Not Found' })).toBeTruthy()
})

test('without orders it links to the marketplace', async () => {
  await signedInAs('customer')
  const list = { totalCount: 0, totalIsExact: true, nodes: [] }
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const
  mockOperation(CustomerOrdersDocument, { orders: { __typename: 'OrderConnection', ...list, pageInfo } })
  mockOperation(QuotesDocument, { engagements: { __typename: 'EngagementConnection', nodes: [] } })
  await visit('/dashboard/customer/orders')
  const panel = within(await main().findByRole('region', { name: 'Nothing here yet' }))
  expect(panel.getByRole('link', { name: 'Browse the marketplace' }).getAttribute('href')).toBe('/marketplace')
})
