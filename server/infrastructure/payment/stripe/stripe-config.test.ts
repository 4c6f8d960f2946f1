import { expect, test } from 'vitest'
import { readStripeConfig } from './stripe-config'

const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const surroundings = { publicUrl: new URL('https://marque.example'), sampleData: false }

test('Stripe: it is off without keys', () => {
  expect(readStripeConfig({}, surroundings)).toBeUndefined()
})

test('Stripe: two webhook secrets are separated by a comma', () => {
  expect(readStripeConfig({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2' }, surroundings)).toEqual({
    secretKey: 'sk_test_1',
    webhookSecrets: ['whsec_1', 'whsec_2'],
    apiUrl: undefined,
  })
})

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, {}, 'STRIPE_WEBHOOK_SECRET is missing'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, {}, 'STRIPE_SECRET_KEY is missing'],
  [keys, { publicUrl: undefined }, 'PUBLIC_URL is missing'],
  [{ ...keys, STRIPE_SECRET_KEY: 'sk_live_1' }, { sampleData: true }, 'STRIPE_SECRET_KEY is a live key'],
  [{ ...keys, STRIPE_API_URL: 'http://stripe.example' }, {}, 'takes an address on this machine'],
])('Stripe: %j with %j is refused: %s', (environment, changed, message) => {
  expect(() => readStripeConfig(environment, { ...surroundings, ...changed })).toThrow(message)
})

test('Stripe: an error never shows a key', () => {
  const live = { ...keys, STRIPE_SECRET_KEY: 'sk_live_secret' }
  expect(() => readStripeConfig(live, { ...surroundings, sampleData: true })).toThrow(/^(?!.*sk_live_secret).*live key/)
})
