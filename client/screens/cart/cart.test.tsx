import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { api, mockError, mockPending, signedInAs } from '../../testing/api'
import { CartDocument } from './cart.generated'
import { filled, total, utility } from './cart.testing'

const user = userEvent.setup()

test('lists lines by seller with prices to the cent and links to the checkout', async () => {
  await filled(['srv-1101', 2], ['prd-2801', 1])
  expect((await screen.findByRole('link', { name: utility })).getAttribute('href')).toBe('/service/srv-1101')
  const line = screen.getAllByRole('listitem').find((item) => within(item).queryByText(utility))
  expect(line?.textContent).toContain('$5,999.98$2,999.99 each')
  expect(screen.getByRole('heading', { level: 2, name: 'Priya Raman' })).toBeTruthy()
  expect((await total()).textContent).toMatch(/^Total.*Priya Raman\$5,999\.98.*To pay\$6,/)
  expect(screen.getByRole('link', { name: 'Proceed to checkout' }).getAttribute('href')).toBe('/checkout')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('shows a skeleton while prices load', async () => {
  const answer = mockPending(CartDocument)
  await filled(['srv-1101', 1])
  expect(screen.getByText('Loading your cart')).toBeTruthy()
  answer()
  await total()
  expect(screen.queryByText('Loading your cart')).toBeNull()
})

test('an empty cart links to services and products', async () => {
  await filled()
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse services' }).getAttribute('href')).toBe('/services')
})

test('a failed query shows Retry in place, which keeps the focus', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(CartDocument)
  await filled(['srv-1101', 1])
  const retry = await screen.findByRole('button', { name: 'Retry' })
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'Retry' })).toBe(retry)
  expect([document.activeElement, screen.getAllByRole('alert').length]).toEqual([retry, 1])
  api.resetHandlers()
  await user.click(retry)
  await total()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('a seller is asked to sign in with a customer account', async () => {
  await signedInAs('vendor')
  await filled(['srv-1101', 1])
  expect((await total()).textContent).toContain('Please sign in with a customer account to buy')
  expect(screen.queryByRole('link', { name: 'Proceed to checkout' })).toBeNull()
})
