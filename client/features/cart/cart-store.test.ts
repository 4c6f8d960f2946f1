import { expect, test, vi } from 'vitest'
import { createCartStore } from './cart-store'

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
  cart.add('srv-1')
  cart.add('srv-2')
  cart.add('srv-1')
  expect(cart.read()).toEqual([
    { listingId: 'srv-2', quantity: 1 },
    { listingId: 'srv-1', quantity: 2 },
  ])
  expect(createCartStore(() => storage).read()).toEqual(cart.read())
})

test('99 of one thing are enough', () => {
  const storage = storageWith('[{"listingId":"srv-1","quantity":99}]')
  const cart = createCartStore(() => storage)
  cart.add('srv-1')
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
])('a corrupt cart is an empty one: %s', (text) => {
  const storage = storageWith(text)
  const cart = createCartStore(() => storage)
  expect(cart.read()).toEqual([])
  cart.add('srv-1')
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
  cart.add('srv-1')
  cart.add('srv-1')
  expect(cart.read()).toEqual([{ listingId: 'srv-1', quantity: 2 }])
})
