import { act, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EngagementTabsDocument } from '../../features/engagement/engagement-tabs.generated'
import { mockEmpty, mockError, signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { buyListing } from '../../testing/purchase'
import { main, visit } from '../../testing/render-screen'

test.each([
  ['vendor', '/dashboard/vendor/orders', 'Orders', 'prd-2801', 699, 'Patent Landscape Report: Battery Storage'],
  ['freelancer', '/dashboard/freelancer/projects', 'Projects', 'srv-1501', 699, 'Logo Design in Three Directions'],
  ['broker', '/dashboard/broker/clients', 'Clients', 'srv-1101', 2_999.99, 'Utility Patent Drafting and Filing'],
] as const)(
  'seller orders: a %s sees at %s what was sold, and not among what is done',
  async (role, path, title, listingId, price, listingTitle) => {
    const { id, number } = await buyListing(listingId, price)
    await signedInAs(role)
    const router = await visit(path)
    await main().findByRole('region', { name: title })
    const hasNumber = ({ textContent }: HTMLElement) => textContent?.includes(number) ?? false
    const row = within(assertFound(main().getAllByRole('listitem').find(hasNumber)))
    expect(row.getByRole('link', { name: listingTitle }).getAttribute('href')).toBe(`/dashboard/engagements/${id}`)
    expect(row.getByText(/Clara Whitfield/)).toBeTruthy()
    await act(() => userEvent.click(main().getByRole('button', { name: /^Done/ })))
    await waitFor(() => expect(main().queryAllByRole('listitem').find(hasNumber)).toBeUndefined())
    expect(router.state.location.search).toBe('?tab=done')
  },
)

test('seller orders: a tab that fails shows its error in place of the former tab', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await signedInAs('vendor')
  const router = await visit('/dashboard/vendor/orders')
  await main().findByRole('region')
  mockError(EngagementTabsDocument)
  await router.navigate('/dashboard/vendor/orders?tab=late')
  expect(await main().findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})

test.each([
  ['vendor', '/dashboard/vendor/orders', 'See your products', '/dashboard/vendor/products'],
  ['freelancer', '/dashboard/freelancer/projects', 'See your services', '/dashboard/freelancer/services'],
  ['broker', '/dashboard/broker/clients', 'See your services', '/dashboard/broker/services'],
] as const)('seller orders: a %s without orders sees at %s the link %s to %s', async (role, path, label, to) => {
  await signedInAs(role)
  mockEmpty(EngagementTabsDocument)
  await visit(path)
  const panel = within(await main().findByRole('region', { name: 'Nothing here yet' }))
  expect(panel.getByRole('link', { name: label }).getAttribute('href')).toBe(to)
})
