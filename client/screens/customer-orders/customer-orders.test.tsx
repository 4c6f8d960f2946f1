import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockError, mockOperation, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { bought } from '../../testing/trade'
import { CustomerOrdersDocument } from './customer-orders.generated'
import { QuotesDocument } from './quotes.generated'

const main = () => within(screen.getByRole('main'))

test('orders stand with their parts by seller, and lead to the receipt', async () => {
  const { orderId, id, number } = await bought('srv-1501', 699)
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

test('an order that is nobody’s is not found', async () => {
  await signedInAs('customer')
  await visit('/dashboard/orders/ord-none')
  expect(await main().findByRole('heading', { name: 'Order Not Found' })).toBeTruthy()
})

test('shows that it loads, and a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await signedInAs('customer')
  const answer = mockPending(CustomerOrdersDocument)
  await visit('/dashboard/customer/orders')
  expect(main().getByText('Loading your orders')).toBeTruthy()
  mockError(CustomerOrdersDocument)
  await act(async () => answer())
  expect(await main().findByRole('heading', { name: /Orders|Unexpected/ })).toBeTruthy()
})

test('who has bought nothing is led to the marketplace', async () => {
  await signedInAs('customer')
  const list = { totalCount: 0, totalIsExact: true, nodes: [] }
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const
  mockOperation(CustomerOrdersDocument, { orders: { __typename: 'OrderConnection', ...list, pageInfo } })
  mockOperation(QuotesDocument, { engagements: { __typename: 'EngagementConnection', nodes: [] } })
  await visit('/dashboard/customer/orders')
  const panel = within(await main().findByRole('region', { name: 'Nothing here yet' }))
  expect(panel.getByRole('link', { name: 'Browse the marketplace' }).getAttribute('href')).toBe('/marketplace')
})
