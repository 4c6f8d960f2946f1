import { cleanup, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { requestsOf } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { openCheckout, pay, user } from './checkout.testing'
import { PlaceOrderDocument } from './payment/place-order.generated'

const field = (label: string) => main().getByLabelText<HTMLInputElement>(label)

test('checkout: the saved billing address is filled in, and what was typed outlives a reload, but no card', async () => {
  await openCheckout('srv-1501')
  expect([field('City, optional').value, field('Country, optional').value]).toEqual(['Bristol', 'GB'])
  await user.type(field('Company, optional'), 'Fernwell')
  await user.clear(field('Full name'))
  await user.type(field('Full name'), 'Ada Fernwell')
  await user.selectOptions(field('Country, optional'), 'Ireland')
  await user.type(field('Card number'), '4242')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('4242')
  cleanup()
  await visit('/checkout')
  await main().findByRole('button', { name: 'Pay $699.00' })
  const labels = ['Company, optional', 'Full name', 'Country, optional', 'Card number']
  expect(labels.map((label) => field(label).value)).toEqual(['Fernwell', 'Ada Fernwell', 'IE', ''])
  await pay(/4242/)
  expect(await main().findByRole('heading', { level: 1, name: 'Paid, and held for you' })).toBeTruthy()
  expect(requestsOf(PlaceOrderDocument).at(-1)?.input.receipt).toMatchObject({
    name: 'Ada Fernwell',
    company: 'Fernwell',
    address: { city: 'Bristol', country: 'IE' },
  })
  await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.startsWith('checkout-form'))).toEqual([]))
})

test('checkout: a prefilled field that was emptied is empty after a reload, too', async () => {
  await openCheckout('srv-1501')
  await user.clear(field('City, optional'))
  await user.selectOptions(field('Country, optional'), 'No country')
  cleanup()
  await visit('/checkout')
  await main().findByRole('button', { name: 'Pay $699.00' })
  expect([field('City, optional').value, field('Country, optional').value]).toEqual(['', ''])
})
