import { expect, test } from 'vitest'
import { newVisitor } from '../../testing/execute'
import { tooManyAttempts } from './throttle'

test.each([
  [1, 'Too many attempts. Please try again in 1 minute.'],
  [61, 'Too many attempts. Please try again in 2 minutes.'],
  [3_600, 'Too many attempts. Please try again in 1 hour.'],
  [82_800, 'Too many attempts. Please try again in 23 hours.'],
])('rate limit: a refusal for %i seconds says when to try again', (retryAfterSeconds, message) => {
  const visitor = newVisitor()
  expect(tooManyAttempts(visitor, retryAfterSeconds)).toMatchObject({ retryAfterSeconds, message })
  expect(visitor.retryAfterSeconds).toBe(retryAfterSeconds)
})
