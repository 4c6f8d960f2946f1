import userEvent from '@testing-library/user-event'
import { signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'

export const user = userEvent.setup()
export const fillCart = (...ids: string[]) =>
  localStorage.setItem('cart', JSON.stringify(ids.map((listingId) => ({ listingId, quantity: 1 }))))
export const openCheckout = async (...ids: string[]) => {
  await signedInAs('customer')
  fillCart(...ids)
  const router = await visit('/checkout')
  await main().findByRole('button', { name: 'Pay $699.00' })
  return router
}
export const pay = async (card?: RegExp) => {
  if (card) await user.click(main().getByRole('button', { name: card }))
  await user.click(main().getByRole('button', { name: /^Pay/ }))
}
