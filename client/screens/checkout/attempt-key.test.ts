import { beforeEach, expect, test } from 'vitest'
import { attemptKey, createAttemptKey } from './attempt-key'

const open = () => createAttemptKey(() => sessionStorage)
const content = { lines: [{ listingId: 'srv-1101', quantity: 1 }], total: 99 }
beforeEach(() => sessionStorage.clear())

test('the same content keeps its key, over a reload too', () => {
  const key = open().of(content)
  expect(key).toMatch(/^[A-Za-z0-9-]{8,100}$/)
  expect(open().of(content)).toBe(key)
})

test('two tabs that pay for the same at once send one order', () => {
  const otherTab = createAttemptKey(() => localStorage)
  const key = attemptKey.of(content)
  expect(otherTab.of(content)).toBe(key)
  otherTab.forget()
  // There it has become an order: sent again from here it still is that one.
  expect(attemptKey.of(content)).toBe(key)
})

test('other content, or an order that was placed, gets another', () => {
  const keys = open()
  const key = keys.of(content)
  expect(keys.of({ ...content, total: 100 })).not.toBe(key)
  const next = keys.of(content)
  keys.forget()
  expect(open().of(content)).not.toBe(next)
})

test('nonsense in the store, or no store, counts as nothing', () => {
  sessionStorage.setItem('checkout', '{"content":1}')
  expect(open().of(content)).toBeTruthy()
  const blocked = createAttemptKey(() => {
    throw new Error('blocked')
  })
  expect(blocked.of(content)).toBe(blocked.of(content))
})
