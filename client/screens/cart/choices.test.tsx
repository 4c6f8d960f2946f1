import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { cart } from '../../features/cart/cart-store'
import { assertFound } from '../../testing/assert-found'
import { visit } from '../../testing/render-screen'
import { totalPanel } from './cart.testing'

const user = userEvent.setup()
const open = (...lines: object[]) => {
  localStorage.setItem('cart', JSON.stringify(lines))
  return visit('/cart')
}
const basic = { listingId: 'srv-1109', packageId: 'basic', quantity: 1 }
const standard = { listingId: 'srv-1109', packageId: 'standard', extraIds: ['variant', 'rush'], quantity: 1 }
const title = 'Invention Disclosure Written by an Engineer'

test('cart: a line for each choice of a listing, with the price of each part', async () => {
  await open(basic, standard)
  const [first, second] = await screen.findAllByRole('list', { name: 'Chosen' })
  expect(first?.textContent).toBe('Basic $450.00')
  expect(second?.textContent).toBe('Standard $690.00Rush delivery $150.00A second embodiment $120.00')
  expect((await totalPanel()).textContent).toContain('To pay$1,410.00')
  const [, quantity] = screen.getAllByRole('combobox', { name: `Quantity of ${title}` })
  if (quantity) await user.selectOptions(quantity, '2')
  expect(cart.read()).toEqual([basic, { ...standard, quantity: 2 }])
})

test('cart: a choice that is gone leads back to the listing, and can be removed', async () => {
  await open(basic, { ...basic, packageId: 'gold' })
  const heading = await screen.findByRole('heading', { level: 2, name: 'No longer offered' })
  const section = within(assertFound(heading.parentElement))
  expect(section.getByRole('link', { name: title }).getAttribute('href')).toBe('/service/srv-1109')
  await user.click(section.getByRole('button', { name: `Remove ${title}` }))
  expect(cart.read()).toEqual([basic])
})
