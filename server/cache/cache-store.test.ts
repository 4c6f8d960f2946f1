import { expect, test } from 'vitest'
import { createCacheStore } from './cache-store'

const entry = (text: string) => ({ status: 200, headers: {}, body: Buffer.from(text) })
const newClock = () => {
  let ms = 1_000
  return { now: () => new Date(ms), pass: (more: number) => (ms += more) }
}

test('cache store: an entry is found by its version, for 30 seconds', () => {
  const { now, pass } = newClock()
  const store = createCacheStore(now)
  store.set('question', '1', 0, entry('answer'))
  pass(29_999)
  expect(store.find('question', '1', 0)?.body.toString()).toBe('answer')
  pass(2)
  expect(store.find('question', '1', 0)).toBeUndefined()
  expect(store.findStale('question')).toBeDefined()
  store.set('question', '1', 0, entry('answer'))
  expect(store.find('question', '2', 0)).toBeUndefined()
  expect(store.findStale('question')).toBeDefined()
})

test('cache store: an entry is recent for some time after it was found current', () => {
  const { now, pass } = newClock()
  const store = createCacheStore(now)
  store.set('question', '1', 1_000, entry('answer'))
  pass(4_999)
  expect(store.findRecent('question', 5_000)).toBeDefined()
  store.find('question', '1', 2_000)
  pass(1_000)
  expect(store.findRecent('question', 5_000)).toBeDefined()
  store.find('question', '2', 6_000)
  pass(1)
  expect(store.findRecent('question', 5_000)).toBeUndefined()
})

test('cache store: an entry is not recent after the clock was set back', () => {
  const { now, pass } = newClock()
  const store = createCacheStore(now)
  pass(10_000)
  store.set('question', '1', 11_000, entry('answer'))
  pass(-5_000)
  expect(store.findRecent('question', 5_000)).toBeUndefined()
})

test('cache store: the least recently used entry is evicted first', () => {
  const store = createCacheStore(() => new Date(0), 60_000)
  store.set('used', '1', 0, entry('x'.repeat(10_000)))
  store.set('forgotten', '1', 0, entry('x'.repeat(10_000)))
  expect(store.find('used', '1', 0)).toBeDefined()
  store.set('new', '1', 0, entry('x'.repeat(10_000)))
  expect(['used', 'forgotten', 'new'].map((key) => store.find(key, '1', 0) !== undefined)).toEqual([true, false, true])
})

test('cache store: keys and headers count for the size', () => {
  const store = createCacheStore(() => new Date(0), 1_000_000)
  const keys = Array.from({ length: 1_000 }, (_, i) => `question ${i}`)
  for (const key of keys) store.set(key, '1', 0, entry('{}'))
  const stored = keys.filter((key) => store.find(key, '1', 0))
  expect(stored.length).toBeGreaterThan(200)
  expect(stored.length).toBeLessThan(250)
})

test('cache store: a replaced entry counts once', () => {
  const store = createCacheStore(() => new Date(0), 20_000)
  store.set('other', '1', 0, entry('x'))
  for (const version of ['1', '2', '3', '4']) store.set('question', version, 0, entry('x'))
  expect(store.find('other', '1', 0)).toBeDefined()
})
