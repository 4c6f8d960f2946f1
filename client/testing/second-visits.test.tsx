import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OwnListingsDocument } from '../features/own-listings/list/own-listings.generated'
import { SalesReportDocument } from '../features/sales-report/sales-report.generated'
import type { Role } from '../features/session/roles'
import { PlatformReportDocument } from '../screens/admin-analytics/platform-report.generated'
import { OrderDocument } from '../screens/order/order.generated'
import { AdminOverviewDocument } from '../screens/overview/admin/admin-overview.generated'
import { CustomerOverviewDocument } from '../screens/overview/customer/customer-overview.generated'
import { SellerOverviewDocument } from '../screens/overview/seller/seller-overview.generated'
import { PayoutsDocument } from '../screens/payouts/payouts.generated'
import { mockError, mockOperation, requestedOperations, signedInAs } from './api'
import { visit } from './render-screen'

const main = () => within(screen.getByRole('main'))

/** What was loaded stays, and no error takes its place. */
const expectToStay = async (role: Role, path: string, operation: string, text: string, fail: () => void) => {
  await signedInAs(role)
  const router = await visit(path)
  expect((await main().findAllByText(text)).length).toBeGreaterThan(0)
  await act(() => router.navigate('/about'))
  fail()
  const count = () => requestedOperations().filter((name) => name === operation).length
  const before = count()
  await act(() => router.navigate(path))
  await waitFor(() => expect(count()).toBe(before + 1))
  // By then the failure has arrived, and would have been rendered.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(main().queryAllByText(text).length).toBeGreaterThan(0)
  expect(main().queryByText(/Something went wrong|could not be loaded/i)).toBeNull()
}

test.each<[Role, string, string, string, () => void]>([
  ['vendor', '/dashboard/vendor/products', 'OwnListings', 'All', () => mockError(OwnListingsDocument)],
  ['vendor', '/dashboard/vendor/analytics', 'SalesReport', 'Sales', () => mockError(SalesReportDocument)],
  ['vendor', '/dashboard', 'SellerOverview', 'Published', () => mockError(SellerOverviewDocument)],
  ['vendor', '/dashboard/payouts', 'Payouts', 'Balance', () => mockError(PayoutsDocument)],
  ['customer', '/dashboard', 'CustomerOverview', 'Cart', () => mockError(CustomerOverviewDocument)],
  ['admin', '/dashboard', 'AdminOverview', 'Suspended', () => mockError(AdminOverviewDocument)],
  ['admin', '/dashboard/admin/analytics', 'PlatformReport', 'New accounts', () => mockError(PlatformReportDocument)],
])('second visit: a %s sees what was loaded of %s, though it can’t be fetched again', expectToStay)

test('second visit: a receipt that was loaded stays though it can’t be fetched again', async () => {
  mockOperation(OrderDocument, { order: { id: 'ord-1', stateLabel: 'Nearly done' } })
  await expectToStay('customer', '/dashboard/orders/ord-1', 'Order', 'Nearly done', () => mockError(OrderDocument))
})
