import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { api, mockError, mockOperation, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { CartDocument, type CartQuery } from './cart.generated'

const user = userEvent.setup()
const filled = (...lines: [string, number][]) => {
  localStorage.setItem('cart', JSON.stringify(lines.map(([listingId, quantity]) => ({ listingId, quantity }))))
  return visit('/cart')
}
afterEach(() => localStorage.clear())

const total = () => screen.findByRole('complementary', { name: 'Total' })
const remove = (title: string) => screen.findByRole('button', { name: `Remove ${title}` })
const utility = 'Utility Patent Drafting and Filing'

test('lists lines by seller with prices to the cent, and leads to the checkout', async () => {
  await filled(['srv-1101', 2], ['prd-2801', 1])
  expect((await screen.findByRole('link', { name: utility })).getAttribute('href')).toBe('/service/srv-1101')
  const line = screen.getAllByRole('listitem').find((item) => within(item).queryByText(utility))
  expect(line?.textContent).toContain('$5,999.98$2,999.99 each')
  expect(screen.getByRole('heading', { level: 2, name: 'Priya Raman' })).toBeTruthy()
  expect((await total()).textContent).toMatch(/^Total.*Priya Raman\$5,999\.98.*To pay\$6,/)
  expect(screen.getByRole('link', { name: 'Proceed to checkout' }).getAttribute('href')).toBe('/checkout')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('shows that it loads', async () => {
  const answer = mockPending(CartDocument)
  await filled(['srv-1101', 1])
  expect(screen.getByText('Loading your cart')).toBeTruthy()
  answer()
  await total()
  expect(screen.queryByText('Loading your cart')).toBeNull()
})

test('a change of quantity keeps the lines in sight while their price is worked out', async () => {
  await filled(['srv-1101', 1])
  await total()
  const answer = mockPending(CartDocument)
  await user.selectOptions(screen.getByRole('combobox', { name: `Quantity of ${utility}` }), '3')
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeTruthy()
  expect([screen.queryByText('Loading your cart'), screen.getAllByText('$2,999.99').length]).toEqual([null, 3])
  answer()
  expect(await screen.findByText('$2,999.99 each')).toBeTruthy()
  expect((await total()).textContent).toContain('To pay$8,999.97')
})

test('removes one line at a double click, and puts it back with the focus', async () => {
  await filled(['srv-1101', 2], ['srv-1102', 1], ['prd-2801', 1])
  await user.click(await remove(utility))
  // What a browser makes of the second press: it meets the line that moved up.
  fireEvent.click(await remove('Provisional Patent in Ten Days'), { detail: 2 })
  expect(screen.getByText(`Removed: ${utility}`)).toBeTruthy()
  expect([screen.queryByText(utility), JSON.parse(localStorage.getItem('cart') ?? '').length]).toEqual([null, 2])
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  await user.click(undo)
  expect(document.activeElement).toBe(await remove(utility))
  expect(JSON.parse(localStorage.getItem('cart') ?? '')[0]).toEqual({ listingId: 'srv-1101', quantity: 2 })
})

test('names what is no longer offered; the last line gone, the cart is empty', async () => {
  await filled(['srv-gone', 1])
  await screen.findByRole('heading', { level: 2, name: 'No longer offered' })
  expect((await total()).textContent).toContain('To pay$0.00')
  await user.click(await remove('listing srv-gone'))
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await remove('listing srv-gone')).toBeTruthy()
})

test('an empty cart offers ways on', async () => {
  await filled()
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse services' }).getAttribute('href')).toBe('/services')
})

test('a failure is told in place; Retry fails with the focus kept, then works', async () => {
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

test('where a later answer fails, the lines stay and no old total', async () => {
  await filled(['srv-1101', 1])
  await total()
  mockError(CartDocument)
  await user.selectOptions(screen.getByRole('combobox'), '2')
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
  expect([screen.queryByText('To pay'), screen.getByText(utility).tagName]).toEqual([null, 'A'])
})

test('who sells is told to sign in with a customer account', async () => {
  await signedInAs('vendor')
  await filled(['srv-1101', 1])
  expect((await total()).textContent).toContain('Please sign in with a customer account to buy')
  expect(screen.queryByRole('link', { name: 'Proceed to checkout' })).toBeNull()
})

test('a price that has changed while the page was open is explained', async () => {
  const listing = {
    __typename: 'Service',
    id: 'srv-1101',
    title: utility,
    cover: '/artwork/cover/patent-filing/srv-1101.svg',
    category: { __typename: 'Category', id: 'cat-patent-filing', name: 'Patent Filing' },
  } as const
  const seller = {
    __typename: 'Profile',
    id: 'usr-priya-raman',
    name: 'Priya Raman',
    avatar: '/artwork/avatar/usr-priya-raman.svg',
    role: 'BROKER',
    company: null,
  } as const
  const at = (unitPrice: number, quantity: number): CartQuery => ({
    cartQuote: {
      __typename: 'CartQuote',
      gone: [],
      total: unitPrice * quantity,
      groups: [
        {
          __typename: 'CartGroup',
          seller,
          subtotal: unitPrice * quantity,
          lines: [{ __typename: 'CartLine', listing, unitPrice, quantity, total: unitPrice * quantity }],
        },
      ],
    },
  })
  mockOperation(CartDocument, at(280, 1))
  await filled(['srv-1101', 1])
  await total()
  mockOperation(CartDocument, at(300, 2))
  await user.selectOptions(screen.getByRole('combobox'), '2')
  expect(await screen.findByText(/^The price went from \$280\.00 to \$300\.00/)).toBeTruthy()
})
