import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mockError, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { bought } from '../../testing/trade'
import { EngagementsDocument } from './engagements.generated'

const main = () => within(screen.getByRole('main'))

test.each([
  ['vendor', '/dashboard/vendor/orders', 'Orders', 'prd-2801', 699, 'Patent Landscape Report: Battery Storage'],
  ['freelancer', '/dashboard/freelancer/projects', 'Projects', 'srv-1501', 699, 'Logo Design in Three Directions'],
  ['broker', '/dashboard/broker/clients', 'Clients', 'srv-1101', 2_999.99, 'Utility Patent Drafting and Filing'],
] as const)(
  'a %s finds at %s what was sold, and narrows it by state',
  async (role, path, title, listing, price, what) => {
    const { id, number } = await bought(listing, price)
    await signedInAs(role)
    const router = await visit(path)
    const link = await main().findByRole('link', { name: what })
    expect(link.getAttribute('href')).toBe(`/dashboard/engagements/${id}`)
    expect(main().getByRole('region', { name: title }).textContent).toContain(number)
    expect(main().getByText('Clara Whitfield')).toBeTruthy()
    await act(() => userEvent.selectOptions(main().getByRole('combobox', { name: 'State' }), 'Disputed'))
    expect(await main().findByText('Nothing is in this state.')).toBeTruthy()
    expect(router.state.location.search).toBe('?state=disputed')
  },
)

test('shows that it loads, and a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await signedInAs('vendor')
  const answer = mockPending(EngagementsDocument)
  const router = await visit('/dashboard/vendor/orders')
  expect(main().getByText('Loading your orders')).toBeTruthy()
  await act(async () => answer())
  await main().findByRole('region')
  mockError(EngagementsDocument)
  await router.navigate('/dashboard/vendor/orders?state=offered')
  expect(await main().findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})
