import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assertFound } from '../../../testing/assert-found'
import { visit } from '../../../testing/render-screen'

/** As if Add to Cart of the page came into sight and left it again within one report. */
class OutOfSight {
  observe: () => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.observe = () => tell([true, false].map((isIntersecting) => ({ isIntersecting })))
  }
  disconnect = () => {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', OutOfSight)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('purchase bar: a double tap adds one', async () => {
  await visit('/services/srv-1101')
  const buttons = () => screen.findAllByRole('button', { name: 'Add to Cart' })
  await waitFor(async () => expect(await buttons()).toHaveLength(2))
  await userEvent.dblClick(assertFound((await buttons()).at(-1)))
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual([{ listingId: 'srv-1101', quantity: 1 }])
})

test('purchase bar: of a listing with options it leads to the first one, and adds nothing', async () => {
  await visit('/services/srv-1109')
  const [option] = await screen.findAllByRole('radio')
  await userEvent.click(await screen.findByRole('button', { name: 'Choose and buy' }))
  expect(document.activeElement).toBe(option)
  expect(localStorage.getItem('cart')).toBeNull()
})
