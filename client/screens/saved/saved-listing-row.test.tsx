import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { cart } from '../../features/cart/cart-store'
import { requestsOf, signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { visit } from '../../testing/render-screen'
import { NoteSavedListingDocument } from './saved-listing-row.generated'

const user = userEvent.setup()
const listings = async () => within(await screen.findByRole('region', { name: 'Listings' }))

beforeEach(async () => {
  await signedInAs('customer')
  await visit('/dashboard/customer/saved')
})

test('saved listing: shows that its price dropped since it was saved', async () => {
  const shown = await listings()
  expect(shown.getAllByText('Price dropped')).toHaveLength(1)
  expect(shown.getByText('$799.00 when you saved it')).toBeTruthy()
})

test('saved listing: goes into the cart', async () => {
  const [add] = (await listings()).getAllByRole('button', { name: /^Add to Cart/ })
  await user.click(assertFound(add))
  expect(await screen.findByRole('dialog', { name: 'Added to your cart' })).toBeTruthy()
  expect(cart.read()).toHaveLength(1)
})

test('saved listing: keeps a private note', async () => {
  const shown = await listings()
  const [add] = shown.getAllByRole('button', { name: /^Add a note/ })
  await user.click(assertFound(add))
  const note = shown.getByRole('textbox', { name: 'Note' })
  expect(document.activeElement).toBe(note)
  await user.type(note, 'Ask for two classes')
  await user.click(shown.getByRole('button', { name: 'Save the note' }))
  expect(await shown.findByText('Ask for two classes')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Edit the note')
})

test('saved listing: a cancelled note changes nothing', async () => {
  const shown = await listings()
  const [add] = shown.getAllByRole('button', { name: /^Add a note/ })
  await user.click(assertFound(add))
  await user.type(shown.getByRole('textbox', { name: 'Note' }), 'Ask for a discount')
  await user.click(shown.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement?.textContent).toBe('Add a note')
  expect(shown.queryByText('Ask for a discount')).toBeNull()
  expect(requestsOf(NoteSavedListingDocument)).toEqual([])
})

test('saved listing: its link is copied where the device can’t share', async () => {
  const shown = await listings()
  const [share] = shown.getAllByRole('button', { name: /^Share/ })
  await user.click(assertFound(share))
  await waitFor(() => expect(shown.getByText('Copied.')).toBeTruthy())
  expect(await navigator.clipboard.readText()).toMatch(/^http.*\/(service|products)\//)
})
