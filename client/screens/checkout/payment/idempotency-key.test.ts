import { beforeEach, expect, test } from 'vitest'
import { createIdempotencyKey, idempotencyKey } from './idempotency-key'

const open = () => createIdempotencyKey(() => sessionStorage)
const content = { lines: [{ listingId: 'srv-1101', quantity: 1 }], total: 99 }
beforeEach(() => sessionStorage.clear())

test('the idempotency key of the same content survives a reload', () => {
  const key = open().of(content)
  expect(key).toMatch(/^[A-Za-z0-9-]{8,100}$/)
  expect(open().of(content)).toBe(key)
})

test('two tabs paying for the same share one idempotency key', () => {
  const otherTab = createIdempotencyKey(() => localStorage)
  const key = idempotencyKey.of(content)
  expect(otherTab.of(content)).toBe(key)
  otherTab.clear()
  // The other tab placed the order: sent again from here, it is still the same order.
  expect(idempotencyKey.of(content)).toBe(key)
})

test('other content and a placed order get another key', () => {
  const keys = open()
  const key = keys.of(content)
  expect(keys.of({ ...content, total: 100 })).not.toBe(key)
  const next = keys.of(content)
  keys.clear()
  expect(open().of(content)).not.toBe(next)
})

test('invalid or blocked storage counts as empty', () => {
  sessionStorage.setItem('checkout', '{"content":1}')
  expect(open().of(content)).toBeTruthy()
  const blocked = createIdempotencyKey(() => {
    throw new Error('blocked')
  })
  expect(blocked.of(content)).toBe(blocked.of(content))
})
