import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockError, mockOperation, mockPending } from '../../testing/api'
import { CartDocument } from './cart.generated'
import { openCart, patentTitle, totalPanel } from './cart.testing'

const user = userEvent.setup()

test('cart: changing a quantity keeps the lines while prices load', async () => {
  await openCart(['srv-1101', 1])
  await totalPanel()
  const answer = mockPending(CartDocument)
  await user.selectOptions(screen.getByRole('combobox', { name: `Quantity of ${patentTitle}` }), '3')
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeTruthy()
  expect([screen.queryByText('Loading your cart'), screen.getAllByText('$2,999.99').length]).toEqual([null, 3])
  answer()
  expect(await screen.findByText('$2,999.99 each')).toBeTruthy()
  expect((await totalPanel()).textContent).toContain('To pay$8,999.97')
})

test('cart: a failed refetch keeps the lines and hides the old total', async () => {
  await openCart(['srv-1101', 1])
  await totalPanel()
  mockError(CartDocument)
  await user.selectOptions(screen.getByRole('combobox'), '2')
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
  expect([screen.queryByText('To pay'), screen.getByText(patentTitle).tagName]).toEqual([null, 'A'])
})

test('cart: a price change while the page is open is explained', async () => {
  const listing = { __typename: 'Service', id: 'srv-1101', title: patentTitle } as const
  const at = (unitPrice: number, quantity: number) => ({
    cartQuote: {
      unavailableListingIds: [],
      unavailableChoices: [],
      total: unitPrice * quantity,
      groups: [{ lines: [{ listing, choice: null, unitPrice, quantity, total: unitPrice * quantity }] }],
    },
  })
  mockOperation(CartDocument, at(280, 1))
  await openCart(['srv-1101', 1])
  await totalPanel()
  mockOperation(CartDocument, at(300, 2))
  await user.selectOptions(screen.getByRole('combobox'), '2')
  expect(await screen.findByText(/^The price went from \$280\.00 to \$300\.00/)).toBeTruthy()
})
