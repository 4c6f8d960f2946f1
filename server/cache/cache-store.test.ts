import { expect, test } from 'vitest'
import { createCacheStore } from './cache-store'

const made = (text: string) => ({ status: 200, headers: {}, body: Buffer.from(text) })
const newClock = () => {
  let ms = 1_000
  return { now: () => new Date(ms), pass: (more: number) => (ms += more) }
}

test('an answer is found for the version that it was made from, and for 30 seconds', () => {
  const { now, pass } = newClock()
  const answers = createCacheStore(now)
  answers.set('question', '1', made('answer'))
  pass(29_999)
  expect(answers.find('question', '1')?.body.toString()).toBe('answer')
  pass(2)
  expect(answers.find('question', '1')).toBeUndefined()
  answers.set('question', '1', made('answer'))
  expect(answers.find('question', '2')).toBeUndefined()
  expect(answers.find('question', '1')).toBeUndefined()
})

test('what was used longest ago goes first', () => {
  const answers = createCacheStore(() => new Date(0), 60_000)
  answers.set('used', '1', made('x'.repeat(10_000)))
  answers.set('forgotten', '1', made('x'.repeat(10_000)))
  expect(answers.find('used', '1')).toBeDefined()
  answers.set('new', '1', made('x'.repeat(10_000)))
  expect(['used', 'forgotten', 'new'].map((key) => answers.find(key, '1') !== undefined)).toEqual([true, false, true])
})

test('what comes with an answer counts as well: few of the shortest fill the place of a long one', () => {
  const answers = createCacheStore(() => new Date(0), 1_000_000)
  const keys = Array.from({ length: 1_000 }, (_, i) => `question ${i}`)
  for (const key of keys) answers.set(key, '1', made('{}'))
  const left = keys.filter((key) => answers.find(key, '1'))
  expect(left.length).toBeGreaterThan(200)
  expect(left.length).toBeLessThan(250)
})

test('an answer that is kept again takes its place once', () => {
  const answers = createCacheStore(() => new Date(0), 20_000)
  answers.set('other', '1', made('x'))
  for (const version of ['1', '2', '3', '4']) answers.set('question', version, made('x'))
  expect(answers.find('other', '1')).toBeDefined()
})
