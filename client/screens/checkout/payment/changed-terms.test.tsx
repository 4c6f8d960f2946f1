import { expect, test } from 'vitest'
import { changeSampleData, signedInAs } from '../../../testing/api'
import { main, visit } from '../../../testing/render-screen'
import { openCheckout, pay } from '../checkout.testing'

const changeListing = (
  id: string,
  changes: { title?: string; deliveryDays?: number; included?: string; licence?: string },
) => changeSampleData((db) => db.updateTable('listing').set(changes).where('id', '=', id).execute())
const alert = async () => (await main().findByRole('alert')).textContent

test('checkout: changed terms are refused, told and shown, and can then be paid', async () => {
  await openCheckout('srv-1501')
  expect(main().getByText('Delivery in 10 days')).toBeTruthy()
  await changeListing('srv-1501', { deliveryDays: 300 })
  await pay(/4242/)
  expect(await alert()).toBe(
    'The terms of ‘Logo Design in Three Directions’ have changed. Nothing was charged. Please check it above, and pay again if you agree.',
  )
  expect(main().getByText('Delivery in 300 days')).toBeTruthy()
  expect(main().getByText(/^The delivery time was 10 days\./)).toBeTruthy()
  const link = main().getByRole('link', { name: 'See the listing Logo Design in Three Directions' })
  expect(link.getAttribute('href')).toBe('/service/srv-1501')
  await pay()
  expect(await main().findByRole('heading', { level: 1, name: 'Paid, and held for you' })).toBeTruthy()
})

test.each([
  ['prd-2801', { licence: 'For one day.' }, 'The licence has changed.'],
  ['srv-1502', { included: '["A call"]' }, 'What is included has changed.'],
  ['srv-1503', { title: 'A Mark' }, /^The title was “.+”\./],
])('checkout: changed terms of %s (%j) are named', async (id, changes, text) => {
  await signedInAs('customer')
  localStorage.setItem('cart', JSON.stringify([{ listingId: id, quantity: 1 }]))
  await visit('/checkout')
  await main().findByRole('button', { name: /^Pay/ })
  await changeListing(id, changes)
  await pay(/4242/)
  expect(await alert()).toMatch(/^The terms of ‘.+’ have changed\./)
  expect(main().getByText(text, { exact: false })).toBeTruthy()
})

test('checkout: rounds of changes that a package no longer has are named', async () => {
  await signedInAs('customer')
  localStorage.setItem('cart', JSON.stringify([{ listingId: 'srv-1109', packageId: 'standard', quantity: 1 }]))
  await visit('/checkout')
  await main().findByRole('button', { name: /^Pay/ })
  await changeSampleData(async (db) => {
    const listing = db.selectFrom('listing').select('options').where('id', '=', 'srv-1109')
    const { options } = await listing.executeTakeFirstOrThrow()
    const without = options.replaceAll(/"rounds":\d/g, '"rounds":0')
    await db.updateTable('listing').set({ options: without }).where('id', '=', 'srv-1109').execute()
  })
  await pay(/4242/)
  expect(await alert()).toContain('have changed')
  expect(main().getByText(/^It came with 2 rounds of changes, now with no rounds of changes\./)).toBeTruthy()
})
