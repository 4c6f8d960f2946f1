import { beforeEach, expect, test } from 'vitest'
import { createIdempotencyKey, idempotencyKey } from './idempotency-key'

const create = () => createIdempotencyKey(() => sessionStorage)
const content = { lines: [{ listingId: 'srv-1101', quantity: 1 }], total: 99 }
beforeEach(() => sessionStorage.clear())

test('idempotency key: the key of the same content survives a reload', () => {
  const key = create().of(content)
  expect(key).toMatch(/^[A-Za-z0-9-]{8,100}$/)
  expect(create().of(content)).toBe(key)
})

test('idempotency key: two tabs that pay for the same content share one key', () => {
  const otherTab = createIdempotencyKey(() => localStorage)
  const key = idempotencyKey.of(content)
  expect(otherTab.of(content)).toBe(key)
  otherTab.clear()
  // The other tab placed the order: a retry from this tab must not place a second one.
  expect(idempotencyKey.of(content)).toBe(key)
})

test('idempotency key: once another tab has placed the order, the next checkout of the same content gets another key', () => {
  const otherTab = createIdempotencyKey(() => localStorage)
  const key = idempotencyKey.of(content)
  otherTab.clear()
  idempotencyKey.leave()
  expect(idempotencyKey.of(content)).not.toBe(key)
})

test('idempotency key: other content and the next order get another key', () => {
  const keys = create()
  const key = keys.of(content)
  expect(keys.of({ ...content, total: 100 })).not.toBe(key)
  const next = keys.of(content)
  keys.clear()
  expect(create().of(content)).not.toBe(next)
})

test('idempotency key: invalid or blocked storage counts as empty', () => {
  sessionStorage.setItem('checkout', '{"content":1}')
  expect(create().of(content)).toBeTruthy()
  const blocked = createIdempotencyKey(() => {
    throw new Error('blocked')
  })
  const key = blocked.of(content)
  blocked.leave()
  expect(blocked.of(content)).toBe(key)
})
