import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mockEmpty, mockError, mockPending, signedInAs } from '../../testing/api'
import { buyListing } from '../../testing/purchase'
import { visit } from '../../testing/render-screen'
import { SellerOrdersDocument } from './seller-orders.generated'

const main = () => within(screen.getByRole('main'))

test.each([
  ['vendor', '/dashboard/vendor/orders', 'Orders', 'prd-2801', 699, 'Patent Landscape Report: Battery Storage'],
  ['freelancer', '/dashboard/freelancer/projects', 'Projects', 'srv-1501', 699, 'Logo Design in Three Directions'],
  ['broker', '/dashboard/broker/clients', 'Clients', 'srv-1101', 2_999.99, 'Utility Patent Drafting and Filing'],
] as const)(
  'a %s finds at %s what was sold, and filters it by state',
  async (role, path, title, listing, price, what) => {
    const { id, number } = await buyListing(listing, price)
    await signedInAs(role)
    const router = await visit(path)
    await main().findByRole('region', { name: title })
    const isIt = ({ textContent }: HTMLElement) => textContent?.includes(number) ?? false
    const row = within(main().getAllByRole('listitem').find(isIt) ?? document.body)
    expect(row.getByRole('link', { name: what }).getAttribute('href')).toBe(`/dashboard/engagements/${id}`)
    expect(row.getByText(/Clara Whitfield/)).toBeTruthy()
    await act(() => userEvent.selectOptions(main().getByRole('combobox', { name: 'State' }), 'Countered'))
    await waitFor(() => expect(main().queryAllByRole('listitem').find(isIt)).toBeUndefined())
    expect(router.state.location.search).toBe('?state=countered')
  },
)

test('shows a skeleton and a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await signedInAs('vendor')
  const answer = mockPending(SellerOrdersDocument)
  const router = await visit('/dashboard/vendor/orders')
  expect(main().getByText('Loading your orders')).toBeTruthy()
  await act(async () => answer())
  await main().findByRole('region')
  mockError(SellerOrdersDocument)
  await router.navigate('/dashboard/vendor/orders?state=offered')
  expect(await main().findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})

test.each([
  ['vendor', '/dashboard/vendor/orders', 'See your products', '/dashboard/vendor/products'],
  ['freelancer', '/dashboard/freelancer/projects', 'See your services', '/dashboard/freelancer/services'],
  ['broker', '/dashboard/broker/clients', 'See your services', '/dashboard/broker/services'],
] as const)('a %s without orders is led from %s to the listings', async (role, path, label, to) => {
  await signedInAs(role)
  mockEmpty(SellerOrdersDocument)
  await visit(path)
  const panel = within(await main().findByRole('region', { name: 'Nothing here yet' }))
  expect(panel.getByRole('link', { name: label }).getAttribute('href')).toBe(to)
})
