import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AddToCart } from './add-to-cart'

const text = () => screen.getByRole('status').textContent

test('add to cart: shows the quantity in the cart, also when another tab changes it', async () => {
  render(<AddToCart listingId="srv-1" once={false} />, { wrapper: MemoryRouter })
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

test('add to cart: a double click adds one', async () => {
  render(<AddToCart listingId="srv-2" once={false} />, { wrapper: MemoryRouter })
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add to Cart' }))
  expect(text()).toBe('Added to your cart')
})

test('add to cart: a product is there once', async () => {
  render(<AddToCart listingId="prd-1" once />, { wrapper: MemoryRouter })
  for (let click = 0; click < 2; click++) await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }))
  expect(text()).toBe('Added to your cart')
})
