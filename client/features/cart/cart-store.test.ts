import { expect, test, vi } from 'vitest'
import { createCartChanges } from './cart-changes'
import { countOf, createCartStore } from './cart-store'

const storageWith = (text: string | null) => {
  let value = text
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next
    },
  }
}

test('adds lines and counts up', () => {
  const storage = storageWith(null)
  const cart = createCartStore(() => storage)
  const changes = createCartChanges(cart)
  changes.add('srv-1')
  changes.add('srv-2')
  changes.add('srv-1')
  expect(cart.read()).toEqual([
    { listingId: 'srv-2', quantity: 1 },
    { listingId: 'srv-1', quantity: 2 },
  ])
  expect(createCartStore(() => storage).read()).toEqual(cart.read())
})

test('counts things, sets how many, and keeps the place of each', () => {
  const storage = storageWith(null)
  const cart = createCartStore(() => storage)
  const changes = createCartChanges(cart)
  for (const id of ['srv-1', 'srv-2', 'srv-3']) changes.add(id)
  changes.setQuantity('srv-2', 7)
  changes.setQuantity('srv-none', 7)
  expect(cart.read().map(({ listingId, quantity }) => [listingId, quantity])).toEqual([
    ['srv-1', 1],
    ['srv-2', 7],
    ['srv-3', 1],
  ])
  expect(countOf(cart.read())).toBe(9)
})

test('what was removed can be put back where it was', () => {
  const storage = storageWith(null)
  const cart = createCartStore(() => storage)
  const changes = createCartChanges(cart)
  for (const id of ['srv-1', 'srv-2', 'srv-3']) changes.add(id)
  const before = cart.read()
  const removal = changes.remove('srv-2')
  expect(cart.read().map(({ listingId }) => listingId)).toEqual(['srv-1', 'srv-3'])
  expect(changes.remove('srv-2')).toBeUndefined()
  if (removal) changes.putBack(removal)
  expect(cart.read()).toEqual(before)
})

test('takes no more lines than the API prices', () => {
  const storage = storageWith(null)
  const cart = createCartStore(() => storage)
  const changes = createCartChanges(cart)
  for (let i = 0; i < 100; i++) expect(changes.add(`srv-${i}`)).toBe(true)
  expect([changes.add('srv-100'), changes.add('srv-0')]).toEqual([false, true])
  expect([cart.read().length, countOf(cart.read())]).toEqual([100, 101])
})

test('99 of one thing are enough', () => {
  const storage = storageWith('[{"listingId":"srv-1","quantity":99}]')
  const cart = createCartStore(() => storage)
  const changes = createCartChanges(cart)
  changes.add('srv-1')
  expect(cart.read()).toEqual([{ listingId: 'srv-1', quantity: 99 }])
})

test.each([
  'nonsense',
  'null',
  '{}',
  '["srv-1"]',
  '[null]',
  '[{"listingId":7,"quantity":1}]',
  '[{"listingId":"srv-1"}]',
  '[{"listingId":"srv-1","quantity":0}]',
  '[{"listingId":"srv-1","quantity":1.5}]',
  '[{"listingId":"srv-1","quantity":100}]',
  '[{"listingId":"","quantity":1}]',
  '[{"listingId":"srv\\u00001","quantity":1}]',
  '[{"listingId":"srv-1","quantity":1},{"listingId":"srv-1","quantity":2}]',
])('a corrupt cart is an empty one: %s', (text) => {
  const storage = storageWith(text)
  const cart = createCartStore(() => storage)
  const changes = createCartChanges(cart)
  expect(cart.read()).toEqual([])
  changes.add('srv-1')
  expect(cart.read()).toEqual([{ listingId: 'srv-1', quantity: 1 }])
})

test('reads the same array until something changes', () => {
  const cart = createCartStore(() => storageWith('[{"listingId":"srv-1","quantity":1}]'))
  expect(cart.read()).toBe(cart.read())
})

test('hears what other tabs do, and nothing after it stopped listening', () => {
  const cart = createCartStore(() => storageWith(null))
  const listener = vi.fn()
  const stop = cart.subscribe(listener)
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(listener).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('keeps lines in memory where storage is blocked', () => {
  const cart = createCartStore(() => {
    throw new Error('blocked')
  })
  const changes = createCartChanges(cart)
  changes.add('srv-1')
  changes.add('srv-1')
  expect(cart.read()).toEqual([{ listingId: 'srv-1', quantity: 2 }])
})
