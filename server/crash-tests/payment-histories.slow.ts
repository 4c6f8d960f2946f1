import { test } from 'vitest'
import { expectEqualBooks } from '../testing/payment/expect-equal-books'

const HISTORIES = 10_000
const TIMEOUT_MS = 1_800_000

test(
  'charges: after ten thousand random histories the provider’s books and the ledger are equal',
  () => expectEqualBooks({ firstSeed: 1_000_000, max: HISTORIES }),
  TIMEOUT_MS,
)
