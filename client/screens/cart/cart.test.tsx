import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mockError, mockPending, signedInAs } from '../../testing/api'
import { CartDocument } from './cart.generated'
import { openCart, patentTitle, totalPanel } from './cart.testing'

const user = userEvent.setup()

test('cart: lists lines by seller with prices to the cent and links to the checkout', async () => {
  await openCart(['srv-1101', 2], ['prd-2801', 1])
  expect((await screen.findByRole('link', { name: patentTitle })).getAttribute('href')).toBe('/service/srv-1101')
  const line = screen.getAllByRole('listitem').find((item) => within(item).queryByText(patentTitle))
  expect(line?.textContent).toContain('$5,999.98$2,999.99 each')
  expect(screen.getByRole('heading', { level: 2, name: 'Priya Raman' })).toBeTruthy()
  expect((await totalPanel()).textContent).toMatch(/^Total.*Priya Raman\$5,999\.98.*To pay\$6,/)
  expect(screen.getByRole('link', { name: 'Proceed to checkout' }).getAttribute('href')).toBe('/checkout')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('cart: shows a skeleton while prices load', async () => {
  const answer = mockPending(CartDocument)
  await openCart(['srv-1101', 1])
  expect(screen.getByText('Loading your cart')).toBeTruthy()
  answer()
  await totalPanel()
  expect(screen.queryByText('Loading your cart')).toBeNull()
})

test('cart: an empty cart links to services and products', async () => {
  await openCart()
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse services' }).getAttribute('href')).toBe('/services')
})

test('cart: a failed query shows Retry in place, which keeps the focus', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const endError = mockError(CartDocument)
  await openCart(['srv-1101', 1])
  const retry = await screen.findByRole('button', { name: 'Retry' })
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'Retry' })).toBe(retry)
  expect([document.activeElement, screen.getAllByRole('alert').length]).toEqual([retry, 1])
  endError()
  await user.click(retry)
  await totalPanel()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('cart: an admin is asked to sign in with another account', async () => {
  await signedInAs('admin')
  await openCart(['srv-1101', 1])
  expect((await totalPanel()).textContent).toContain('This is an admin account, which can’t buy.')
  expect(screen.queryByRole('link', { name: 'Proceed to checkout' })).toBeNull()
})
