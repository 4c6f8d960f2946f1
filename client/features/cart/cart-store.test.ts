import { expect, test, vi } from 'vitest'
import { createCartActions } from './cart-actions'
import { createCartStore, itemCount } from './cart-store'

const storageWith = (text: string | null) => {
  let value = text
  return {
    getItem: () => value,
    removeItem: () => {
      value = null
    },
    setItem: (_key: string, next: string) => {
      value = next
    },
  }
}

const createCart = (text: string | null) => {
  const storage = storageWith(text)
  const cart = createCartStore(() => storage)
  return { storage, cart, actions: createCartActions(cart) }
}

test('cart: adding a listing again raises its quantity', () => {
  const { storage, cart, actions } = createCart(null)
  actions.add('srv-1')
  actions.add('srv-2')
  actions.add('srv-1')
  expect(cart.read()).toEqual([
    { listingId: 'srv-2', quantity: 1 },
    { listingId: 'srv-1', quantity: 2 },
  ])
  expect(createCartStore(() => storage).read()).toEqual(cart.read())
})

test('cart: the first introduction to a listing holds for all its lines, until its mandate is over', () => {
  const { cart, actions } = createCart(null)
  const codes = () => cart.read().map(({ broker }) => broker)
  actions.add('srv-1', false, { broker: 'first' })
  actions.add('srv-1', false, { broker: 'second' })
  actions.add('srv-1', false, { packageId: 'large', broker: 'second' })
  expect(codes()).toEqual(['first', 'first'])
  actions.forgetBroker('first')
  expect(codes()).toEqual([undefined, undefined])
  actions.add('srv-1', false, { broker: 'second' })
  expect(codes()).toEqual([undefined, 'second'])
})

test('cart: setting a quantity keeps the order of the lines, and the count is the sum of the quantities', () => {
  const { cart, actions } = createCart(null)
  for (const id of ['srv-1', 'srv-2', 'srv-3']) actions.add(id)
  actions.setQuantity('srv-2', 7)
  actions.setQuantity('srv-none', 7)
  expect(cart.read().map(({ listingId, quantity }) => [listingId, quantity])).toEqual([
    ['srv-1', 1],
    ['srv-2', 7],
    ['srv-3', 1],
  ])
  expect(itemCount(cart.read())).toBe(9)
})

test('cart: a removed line can be restored in its place', () => {
  const { cart, actions } = createCart(null)
  for (const id of ['srv-1', 'srv-2', 'srv-3']) actions.add(id)
  const before = cart.read()
  const removal = actions.remove('srv-2')
  expect(cart.read().map(({ listingId }) => listingId)).toEqual(['srv-1', 'srv-3'])
  expect(actions.remove('srv-2')).toBeUndefined()
  if (removal) actions.restore(removal)
  expect(cart.read()).toEqual(before)
})

test('cart: has at most 100 lines, as the API requires', () => {
  const { cart, actions } = createCart(null)
  for (let i = 0; i < 100; i++) expect(actions.add(`srv-${i}`)).toBe(true)
  expect([actions.add('srv-100'), actions.add('srv-0')]).toEqual([false, true])
  expect([cart.read().length, itemCount(cart.read())]).toEqual([100, 101])
})

test('cart: a quantity is at most 99', () => {
  const { cart, actions } = createCart('[{"listingId":"srv-1","quantity":99}]')
  actions.add('srv-1')
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
])('cart: a corrupt one in storage counts as empty: %s', (text) => {
  const { cart, actions } = createCart(text)
  expect(cart.read()).toEqual([])
  actions.add('srv-1')
  expect(cart.read()).toEqual([{ listingId: 'srv-1', quantity: 1 }])
})

test('cart: reads the same array until something changes', () => {
  const { cart } = createCart('[{"listingId":"srv-1","quantity":1}]')
  expect(cart.read()).toBe(cart.read())
})

test('cart: listeners are notified of changes in other tabs until they unsubscribe', () => {
  const { cart } = createCart(null)
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

test('cart: lines stay in memory where storage is blocked', () => {
  const cart = createCartStore(() => {
    throw new Error('blocked')
  })
  const actions = createCartActions(cart)
  actions.add('srv-1')
  actions.add('srv-1')
  expect(cart.read()).toEqual([{ listingId: 'srv-1', quantity: 2 }])
})
