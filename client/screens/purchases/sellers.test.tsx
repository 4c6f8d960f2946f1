import { act, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buyListing } from '../../testing/purchase'
import { main, visit } from '../../testing/render-screen'

const row = (text: string) =>
  main()
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes(text))

test('purchases: a seller finds what it bought apart from its own orders', async () => {
  const { id, number } = await buyListing('srv-1501', 699, 'vendor')
  const router = await visit('/dashboard')
  const answer = await main().findByRole('link', { name: 'One purchase needs an answer from you.' })
  expect(answer.getAttribute('href')).toBe('/dashboard/purchases?tab=needs-you')
  await act(() => router.navigate('/dashboard/purchases?tab=needs-you'))
  await main().findByRole('region', { name: 'Purchases' })
  expect(row(number)).toBeTruthy()
  await act(() => router.navigate('/dashboard/vendor/orders?tab=active'))
  await main().findByRole('region', { name: 'Orders' })
  expect(row(number)).toBeUndefined()
  await act(() => router.navigate(`/dashboard/engagements/${id}`))
  const trail = within(await main().findByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getByRole('link', { name: 'Purchases' }).getAttribute('href')).toBe('/dashboard/purchases')
})
