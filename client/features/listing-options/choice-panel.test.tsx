import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { visit } from '../../testing/render-screen'
import { cart } from '../cart/cart-store'

const user = userEvent.setup()
const panel = async (legend: string) => within(await screen.findByRole('group', { name: legend }))

test('service: the sum and the days follow package and extras, and Add to Cart takes the choice', async () => {
  await visit('/service/srv-1109')
  const packages = await panel('Package')
  expect(packages.getByRole<HTMLInputElement>('radio', { name: /^Basic/ }).checked).toBe(true)
  expect(screen.getByText('From $450.00')).toBeTruthy()
  await user.click(packages.getByRole('radio', { name: /^Standard/ }))
  await user.click((await panel('Extras')).getByRole('checkbox', { name: /^Rush delivery/ }))
  expect(screen.getByText('$840.00', { selector: '[aria-live] b' })).toBeTruthy()
  expect(screen.getByText('Delivery in 6 days, 2 rounds of changes')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
  expect(await screen.findByRole('dialog', { name: 'Added to your cart' })).toBeTruthy()
  expect(cart.read()).toEqual([{ listingId: 'srv-1109', packageId: 'standard', extraIds: ['rush'], quantity: 1 }])
})

test('service: shows its packages beside each other', async () => {
  await visit('/service/srv-1109')
  const titles = ['Basic', 'Standard', 'Complete']
  for (const name of titles) expect(await screen.findByRole('heading', { level: 3, name })).toBeTruthy()
  expect(screen.getByText('A call with your patent attorney')).toBeTruthy()
  expect(screen.getByText('Rounds of revisions as in your package')).toBeTruthy()
})

test('product: a licence for more people has a price of its own, and replaces the other in the cart', async () => {
  await visit('/products/prd-2103')
  const licences = await panel('Licence')
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
  await user.click(licences.getByRole('radio', { name: /^Licence for up to 25 people/ }))
  expect(screen.getByText('$239.00', { selector: '[aria-live] b' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
  expect(cart.read()).toEqual([{ listingId: 'prd-2103', licence: 25, quantity: 1 }])
})
