import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { filled, total, utility } from './cart.testing'

const user = userEvent.setup()
const remove = (title: string) => screen.findByRole('button', { name: `Remove ${title}` })

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
