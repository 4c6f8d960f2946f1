import { test } from 'vitest'
import { expectEqualBooks } from '../../testing/payment/expect-equal-books'

// `npm run test:slow` plays ten thousand.
test('charges: after random histories the provider’s books and the ledger are equal', () =>
  expectEqualBooks({ firstSeed: 1, max: 1_000, seconds: 8 }))
