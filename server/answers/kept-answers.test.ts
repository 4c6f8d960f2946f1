import { expect, test } from 'vitest'
import { createKeptAnswers } from './kept-answers'

const made = (text: string) => ({ status: 200, headers: {}, body: Buffer.from(text) })
const newClock = () => {
  let ms = 0
  return { now: () => new Date(ms), pass: (more: number) => (ms += more) }
}

test('an answer is found for the revision that it was made from, and for 30 seconds', () => {
  const { now, pass } = newClock()
  const answers = createKeptAnswers(now)
  answers.keep('question', '1', made('answer'))
  pass(29_999)
  expect(answers.find('question', '1')?.body.toString()).toBe('answer')
  pass(1)
  expect(answers.find('question', '1')).toBeUndefined()
  answers.keep('question', '1', made('answer'))
  expect(answers.find('question', '2')).toBeUndefined()
  expect(answers.find('question', '1')).toBeUndefined()
})

test('what was used longest ago goes first', () => {
  const answers = createKeptAnswers(() => new Date(0), 100_000)
  answers.keep('used', '1', made('x'.repeat(10_000)))
  answers.keep('forgotten', '1', made('x'.repeat(10_000)))
  expect(answers.find('used', '1')).toBeDefined()
  answers.keep('new', '1', made('x'.repeat(10_000)))
  expect(['used', 'forgotten', 'new'].map((key) => answers.find(key, '1') !== undefined)).toEqual([true, false, true])
})

test('what comes with an answer counts as well: few of the shortest fill the place of a long one', () => {
  const answers = createKeptAnswers(() => new Date(0), 1_000_000)
  const keys = Array.from({ length: 1_000 }, (_, i) => `question ${i}`)
  for (const key of keys) answers.keep(key, '1', made('{}'))
  const left = keys.filter((key) => answers.find(key, '1'))
  expect(left.length).toBeGreaterThan(200)
  expect(left.length).toBeLessThan(250)
})

test('an answer that is kept again takes its place once', () => {
  const answers = createKeptAnswers(() => new Date(0), 20_000)
  answers.keep('other', '1', made('x'))
  for (const revision of ['1', '2', '3', '4']) answers.keep('question', revision, made('x'))
  expect(answers.find('other', '1')).toBeDefined()
})
