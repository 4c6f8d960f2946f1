import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { main } from '../../../testing/render-screen'
import { openCheckout, pay, user } from '../checkout.testing'

test('checkout: a double click pays once, shows the order numbers and next steps, and empties the cart', async () => {
  const router = await openCheckout('srv-1501')
  await user.click(main().getByRole('button', { name: /4242/ }))
  await user.dblClick(main().getByRole('button', { name: 'Pay $699.00' }))
  expect(await main().findByRole('heading', { level: 1, name: 'Paid, and held for you' })).toBeTruthy()
  // The button that was pressed is gone.
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(main().getByText(/^MQ-[A-Z0-9]{5}$/)).toBeTruthy()
  expect(
    main()
      .getByRole('link', { name: /^Send requirements/ })
      .getAttribute('href'),
  ).toMatch(/engagements\/eng-/)
  expect(router.state.location.search).toMatch(/^\?order=ord-/)
  expect([localStorage.getItem('cart'), localStorage.getItem('checkout')]).toEqual(['[]', null])
})

test('checkout: a missing card number is shown at its field', async () => {
  await openCheckout('srv-1501')
  await pay()
  expect(main().getByRole('alert').textContent).toBe('Card number is required')
  expect(document.activeElement).toBe(main().getByLabelText('Card number'))
})
