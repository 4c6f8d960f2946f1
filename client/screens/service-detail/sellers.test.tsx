import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'

test('service: its seller sees Edit in place of Add to Cart, Contact Provider and Request a quote', async () => {
  await signedInAs('freelancer')
  await visit('/service/srv-1501')
  expect((await main().findByRole('link', { name: 'Edit' })).getAttribute('href')).toBe(
    '/dashboard/freelancer/services/srv-1501',
  )
  expect(main().queryByRole('button', { name: 'Add to Cart' })).toBeNull()
  for (const name of ['Contact Provider', 'Request a quote']) expect(main().queryByRole('link', { name })).toBeNull()
})

test('service: an admin reads what to do, before the cart is filled', async () => {
  await signedInAs('admin')
  await visit('/service/srv-1501')
  expect(await main().findByText(/^This is an admin account, which can’t buy\./)).toBeTruthy()
  expect(main().queryByRole('button', { name: 'Add to Cart' })).toBeNull()
  expect(main().getByRole('link', { name: 'Contact Provider' })).toBeTruthy()
})

test.each(['customer', 'vendor'] as const)('service: a %s reads the delivery time, and buys', async (role) => {
  await signedInAs(role)
  await visit('/service/srv-1501')
  expect(await main().findByText('Delivery in 10 days')).toBeTruthy()
  expect(main().getByRole('button', { name: 'Add to Cart' })).toBeTruthy()
  expect(main().getByRole('link', { name: 'Request a quote' })).toBeTruthy()
})
