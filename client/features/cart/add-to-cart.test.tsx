import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { AddToCart } from './add-to-cart'

const text = () => screen.getByRole('status').textContent

test('adds a listing to the cart and shows its quantity, also when another tab changes it', async () => {
  render(<AddToCart listingId="srv-1" />)
  const button = screen.getByRole('button', { name: 'Add to Cart' })
  expect(text()).toBe('')
  await userEvent.click(button)
  expect(text()).toBe('Added to your cart')
  await userEvent.click(button)
  expect(text()).toBe('In your cart: 2')
  localStorage.setItem('cart', '[{"listingId":"srv-1","quantity":5}]')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cart' })))
  expect(text()).toBe('In your cart: 5')
})
