import { expect, test } from 'vitest'
import { createRandom } from '../../lib/random'
import { type ChargeShare, earningsOf, fromNewest, sharesOf } from './ledger.service'

const sum = (shares: readonly ChargeShare[]) => shares.reduce((total, { cents }) => total + cents, 0)

test('refund: it is taken from the newest charges first, and never more than is left of each', () => {
  const random = createRandom(63)
  for (let round = 0; round < 2_000; round += 1) {
    const charges = Array.from({ length: 1 + random.below(4) }, (_, i) => ({
      chargeKey: `pay-${i}`,
      cents: random.below(10_000),
    }))
    const cents = random.below(sum(charges) + 1)
    const shares = fromNewest(charges, cents)
    expect(sum(shares)).toBe(cents)
    for (const [place, { chargeKey, cents: left }] of charges.entries()) {
      const share = shares.find((other) => other.chargeKey === chargeKey)?.cents ?? 0
      expect(share).toBeLessThanOrEqual(left)
      // A charge is taken only once nothing is left of those after it.
      const later = charges.slice(place + 1).map((charge) => charge.chargeKey ?? '')
      const taken = sum(shares.filter((other) => later.includes(other.chargeKey ?? '')))
      if (share > 0) expect(taken).toBe(sum(charges.slice(place + 1)))
    }
  }
})

test('release: the earnings of the charges sum to those of the whole, and none exceeds its charge', () => {
  const random = createRandom(64)
  for (let round = 0; round < 2_000; round += 1) {
    const percent = random.below(101)
    const charges = Array.from({ length: 1 + random.below(4) }, (_, i) => ({
      chargeKey: `pay-${i}`,
      cents: random.below(10_000),
    }))
    const shares = sharesOf(charges, (cents) => earningsOf(cents, percent, 0))
    expect(sum(shares)).toBe(earningsOf(sum(charges), percent, 0))
    for (const [place, { cents }] of shares.entries()) {
      expect(cents).toBeGreaterThanOrEqual(0)
      expect(cents).toBeLessThanOrEqual(charges[place]?.cents ?? 0)
    }
  }
})
