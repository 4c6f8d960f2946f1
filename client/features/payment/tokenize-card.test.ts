import { expect, test } from 'vitest'
import { tokenizeCard } from './tokenize-card'

const cards = [{ number: '4242 4242 4242 4242', token: 'sample-pays' }]
const now = new Date('2026-11-21')
const tokenize = (card: string, expires = '09 / 29', code = '123') => {
  const values = new FormData()
  for (const [name, value] of Object.entries({ card, expires, code })) values.set(name, value)
  return tokenizeCard(values, cards, now)
}

test.each(['4242 4242 4242 4242', '4242424242424242', ' 4242-4242-4242-4242 '])(
  'tokenizeCard: %j is a sample card',
  (number) => {
    expect(tokenize(number)).toEqual({ token: 'sample-pays' })
  },
)

test.each([
  [tokenize(''), 'card'],
  [tokenize('4111 1111 1111 1111'), 'card'],
  [tokenize('4242424242424242', '13 / 29'), 'expires'],
  [tokenize('4242424242424242', '10/26'), 'expires'],
  [tokenize('4242424242424242', '11/26'), undefined],
  [tokenize('4242424242424242', '11/2026'), undefined],
  [tokenize('4242424242424242', '09/29', '12'), 'code'],
])('tokenizeCard: the result is %j', (card, field) => {
  expect('field' in card ? card.field : undefined).toBe(field)
})
