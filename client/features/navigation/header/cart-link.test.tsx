import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-routes'
import { cartActions } from '../../cart/cart-actions'
import { CartLink } from './cart-link'

afterEach(() => localStorage.clear())

const link = () => screen.getByRole('link')
const nameAndText = () => [link().getAttribute('aria-label') ?? link().textContent, link().textContent]

test('cart link: counts the items in the cart, also when another tab adds them', async () => {
  await renderComponent(<CartLink />)
  expect([link().getAttribute('href'), ...nameAndText()]).toEqual(['/cart', 'Cart', 'Cart'])
  act(() => void cartActions.add('srv-1'))
  expect(nameAndText()).toEqual(['Cart, 1 item', 'Cart1'])
  localStorage.setItem('cart', '[{"listingId":"srv-1","quantity":2},{"listingId":"srv-2","quantity":1}]')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cart' })))
  expect(nameAndText()).toEqual(['Cart, 3 items', 'Cart3'])
  act(() => cartActions.setQuantity('srv-2', 99))
  expect(nameAndText()).toEqual(['Cart, 101 items', 'Cart99+'])
})

test('cart link: the server renders no count, but reserves its space', () => {
  cartActions.add('srv-1')
  const html = renderToString(
    <MemoryRouter>
      <CartLink />
    </MemoryRouter>,
  )
  expect(html).not.toContain('aria-label')
  expect(html).toMatch(/<span class="[^"]*countSpace[^"]*"><\/span>/)
})
