import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const main = () => within(screen.getByRole('main'))

test('service: its seller sees Edit in place of Add to Cart, Contact Provider and Request a quote', async () => {
  await signedInAs('freelancer')
  await visit('/service/srv-1501')
  expect((await main().findByRole('link', { name: 'Edit' })).getAttribute('href')).toBe(
    '/dashboard/freelancer/services/srv-1501',
  )
  expect(main().queryByRole('button', { name: 'Add to Cart' })).toBeNull()
  for (const name of ['Contact Provider', 'Request a quote']) expect(main().queryByRole('link', { name })).toBeNull()
})

test('service: an account that can’t buy reads what to do, before it fills a cart', async () => {
  await signedInAs('vendor')
  await visit('/service/srv-1501')
  expect(
    await main().findByText('This is a vendor account. To buy, please sign in with a customer account.'),
  ).toBeTruthy()
  expect(main().queryByRole('button', { name: 'Add to Cart' })).toBeNull()
  expect(main().getByRole('link', { name: 'Contact Provider' })).toBeTruthy()
})

test('service: customers and visitors read the delivery time, and buy', async () => {
  await signedInAs('customer')
  await visit('/service/srv-1501')
  expect(await main().findByText('Delivered in 10 days')).toBeTruthy()
  expect(main().getByRole('button', { name: 'Add to Cart' })).toBeTruthy()
  expect(main().getByRole('link', { name: 'Request a quote' })).toBeTruthy()
})
