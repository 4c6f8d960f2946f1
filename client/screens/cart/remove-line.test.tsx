import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { changeSampleData } from '../../testing/api'
import { openCart, patentTitle, totalPanel } from './cart.testing'

const user = userEvent.setup()
const remove = (title: string) => screen.findByRole('button', { name: `Remove ${title}` })

test('cart: a double click removes one line; Undo restores it and focuses it', async () => {
  await openCart(['srv-1101', 2], ['srv-1102', 1], ['prd-2801', 1])
  await user.click(await remove(patentTitle))
  // The second click of a double click hits the next line, which has moved up.
  fireEvent.click(await remove('Provisional Patent in Ten Days'), { detail: 2 })
  expect(screen.getByText(`Removed: ${patentTitle}`)).toBeTruthy()
  expect([screen.queryByText(patentTitle), JSON.parse(localStorage.getItem('cart') ?? '').length]).toEqual([null, 2])
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  await user.click(undo)
  expect(document.activeElement).toBe(await remove(patentTitle))
  expect(JSON.parse(localStorage.getItem('cart') ?? '')[0]).toEqual({ listingId: 'srv-1101', quantity: 2 })
})

test('cart: a withdrawn listing keeps its title and seller', async () => {
  await changeSampleData((db) => db.updateTable('listing').set({ visible: 0 }).where('id', '=', 'srv-1101').execute())
  await openCart(['srv-1101', 1])
  const item = (await screen.findByText(`${patentTitle}, sold by Priya Raman`)).closest('li')
  expect(item?.textContent).toBe(`${patentTitle}, sold by Priya RamanRemove`)
  await user.click(await remove(patentTitle))
  expect(screen.getByText(`Removed: ${patentTitle}`)).toBeTruthy()
})

test('cart: lists unavailable listings; removing the last line empties the cart', async () => {
  await openCart(['srv-gone', 1])
  await screen.findByRole('heading', { level: 2, name: 'No longer offered' })
  expect((await totalPanel()).textContent).toContain('To pay$0.00')
  await user.click(await remove('listing srv-gone'))
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await remove('listing srv-gone')).toBeTruthy()
})
