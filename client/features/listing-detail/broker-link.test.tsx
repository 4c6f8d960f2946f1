import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { cart } from '../cart/cart-store'

const user = userEvent.setup()
const introduced = 'Introduced by Priya Raman, who receives 8% of the price from the seller.'
beforeEach(() => cart.save([]))

test('broker’s link: the page names the broker and the fee, and the quote keeps the code', async () => {
  await visit('/service/srv-1602?broker=k7m2xq9p')
  expect(await screen.findByText(introduced)).toBeTruthy()
  const quote = screen.getByRole('link', { name: 'Request a quote' })
  expect(quote.getAttribute('href')).toBe('/request-quote?service=srv-1602&broker=k7m2xq9p')
})

test('broker’s link: an unknown code changes nothing, and the page says so', async () => {
  await visit('/service/srv-1602?broker=unknown')
  await screen.findByRole('button', { name: 'Add to Cart' })
  expect(await screen.findByText('This broker’s link is not active. You buy directly from the seller.')).toBeTruthy()
  expect(screen.queryByText(/^Introduced by/)).toBeNull()
})

test('broker’s link: the broker who opens the own one does not read that it is not active', async () => {
  await signedInAs('broker')
  await visit('/service/srv-1602?broker=k7m2xq9p')
  expect(await screen.findByText('This link is your own or not active. You buy directly from the seller.')).toBeTruthy()
})

test('broker’s link: the cart keeps the code with the line, and says who has introduced the buyer', async () => {
  await visit('/service/srv-1602?broker=k7m2xq9p')
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }))
  expect(cart.read()).toEqual([{ listingId: 'srv-1602', quantity: 1, broker: 'k7m2xq9p' }])
  cleanup()
  await visit('/cart')
  expect(await screen.findByText(introduced)).toBeTruthy()
})

test('broker’s link: the first introduction in the cart holds, unless its mandate is over', async () => {
  cart.save([{ listingId: 'srv-1602', quantity: 1, broker: 'k7m2xq9p' }])
  await visit('/service/srv-1602?broker=another2')
  expect(
    await screen.findByText(
      `${introduced} You came through this broker’s link first, so it counts for this listing in your cart.`,
    ),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
  expect(cart.read()).toEqual([{ listingId: 'srv-1602', quantity: 2, broker: 'k7m2xq9p' }])
  cleanup()
  cart.save([{ listingId: 'srv-1602', quantity: 1, broker: 'expired2' }])
  await visit('/service/srv-1602?broker=k7m2xq9p')
  expect(await screen.findByText(introduced)).toBeTruthy()
  await expect.poll(() => cart.read()).toEqual([{ listingId: 'srv-1602', quantity: 1 }])
})

test('mandate: a broker proposes it on the page of another’s listing', async () => {
  await signedInAs('broker')
  await visit('/service/srv-1603')
  await user.click(await screen.findByRole('button', { name: 'Propose to broker this listing' }))
  const form = within(screen.getByRole('form', { name: 'Propose to broker this listing' }))
  await user.type(form.getByLabelText('Your fee in percent of the price'), '51')
  await user.click(form.getByRole('button', { name: 'Send proposal' }))
  expect(await form.findByText('The fee is from 1 to 50 percent.')).toBeTruthy()
  await user.clear(form.getByLabelText('Your fee in percent of the price'))
  await user.type(form.getByLabelText('Your fee in percent of the price'), '8')
  await user.click(form.getByRole('button', { name: 'Send proposal' }))
  expect(await screen.findByText(/^You have proposed to broker this listing for 8% of the price/)).toBeTruthy()
})
