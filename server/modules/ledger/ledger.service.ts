import { loaderOfMany } from '../../database/loader'
import type { EngagementRow, PostingRow } from '../../database/tables/tables'
import { newId } from '../../lib/ids'
import { sumOf } from '../../lib/sum'
import type { LedgerRepository } from './ledger.repository'

type Account = PostingRow['account']
/** A line. Those of the buyer name the charge that they concern. */
type Line = readonly [account: Account, cents: number, chargeKey?: string | null]

/** A part of a sum and the charge that has paid it. The key is null for sample data, which has no charges. */
export interface ChargeShare {
  chargeKey: string | null
  cents: number
}

type Sold = Pick<EngagementRow, 'id' | 'commissionPercent' | 'brokerFeePercent'>

interface Balance {
  engagementId: string
  account: Account
  incoming: number
  outgoing: number
}

/** The money of an engagement, in cents. */
export interface Money {
  paid: number
  held: number
  released: number
  refunded: number
  commission: number
  /** The broker's fee; 0 without a broker. */
  brokerFee: number
  earned: number
}

interface Dependencies {
  ledgerRepository: LedgerRepository
  now: () => Date
}

/**
 * Double-entry bookkeeping: the lines of an entry sum to zero. Callers have to lock the engagement's row, so that its entries
 * are posted one after the other.
 */
export const createLedger = ({ ledgerRepository, now }: Dependencies) => {
  const balances = loaderOfMany(ledgerRepository.balancesOf, ({ engagementId }) => engagementId)

  const post = async (engagementId: string, lines: readonly Line[], cause: PostingRow['cause'] = null) => {
    if (sumOf(lines, ([, cents]) => cents) !== 0) throw new Error(`An entry for ${engagementId} doesn't sum to zero`)
    const moved = lines.filter(([, cents]) => cents !== 0)
    if (moved.length === 0) return
    const entryId = newId('led')
    const at = now().toISOString()
    await ledgerRepository.add(
      moved.map(([account, cents, chargeKey = null]) => ({
        id: newId('led'),
        entryId,
        engagementId,
        account,
        cents,
        at,
        cause,
        chargeKey,
      })),
    )
    if (!moved.some(([account, cents]) => account === 'held' && cents < 0)) return
    const { held } = moneyOf(await ledgerRepository.balancesOf([engagementId]))
    // The error rolls the transaction back.
    if (held < 0) throw new Error(`${engagementId} would have a negative balance of held funds`)
  }

  /** The unrefunded part of each charge of an engagement, the oldest charge first. */
  const chargesOf = (engagementId: string): Promise<ChargeShare[]> => ledgerRepository.chargesOf(engagementId)

  return {
    /** Several charges may pay for one engagement. */
    hold: (engagementId: string, cents: number, chargeKey: string | null) =>
      post(engagementId, [
        ['buyer', -cents, chargeKey],
        ['held', cents],
      ]),

    /** Returns the part of each charge that goes back. */
    refund: async (engagementId: string, cents: number) => {
      const shares = fromNewest(await chargesOf(engagementId), cents)
      await post(engagementId, [['held', -cents], ...toBuyer(shares)])
      return shares
    },

    /** Pays held funds to seller and broker, less commission. Returns the part that each of them has of each charge. */
    release: async (engagementId: string, cents: number, commissionPercent: number, brokerFeePercent: number) => {
      const earned = earningsOf(cents, commissionPercent, brokerFeePercent)
      const brokerFee = brokerFeeOf(cents, commissionPercent, brokerFeePercent)
      await post(engagementId, [
        ['held', -cents],
        ['seller', earned],
        ['broker', brokerFee],
        ['platform', cents - earned - brokerFee],
      ])
      const charges = await chargesOf(engagementId)
      return {
        seller: sharesOf(charges, (sum) => earningsOf(sum, commissionPercent, brokerFeePercent)),
        broker: sharesOf(charges, (sum) => brokerFeeOf(sum, commissionPercent, brokerFeePercent)),
      }
    },

    /**
     * Posts what goes back to the buyer: held funds first, then released ones, by seller, broker and platform, so that commission and
     * fee are those of what is left. `taken` is less than `cents` if less is left of the price, or of the charge that the bank takes
     * back.
     */
    takeBack: async (
      { id: engagementId, commissionPercent, brokerFeePercent }: Sold,
      cents: number,
      cause: 'refund' | 'chargeback',
      chargeKey?: string,
    ) => {
      const { held, released, commission, brokerFee } = moneyOf(await ledgerRepository.balancesOf([engagementId]))
      const charges = (await chargesOf(engagementId)).filter((charge) => !chargeKey || charge.chargeKey === chargeKey)
      const most = Math.min(
        cents,
        sumOf(charges, (charge) => charge.cents),
      )
      const fromHeld = Math.min(held, most)
      const fromReleased = Math.min(released, most - fromHeld)
      const taken = fromHeld + fromReleased
      const shares = fromNewest(charges, taken)
      const left = released - fromReleased
      // Sales of before the percentage was stored give back in proportion.
      const percent = commissionPercent ?? (released === 0 ? 0 : (100 * commission) / released)
      const fromPlatform = within(commission - commissionOf(left, percent), fromReleased)
      // Commission and fee may both fall at the same cent. The limit keeps the seller from earning by a refund.
      const fromBroker = within(
        brokerFee - brokerFeeOf(left, percent, brokerFeePercent ?? 0),
        fromReleased - fromPlatform,
      )
      const fromSeller = fromReleased - fromPlatform - fromBroker
      const lines: Line[] = [
        ['held', -fromHeld],
        ['seller', -fromSeller],
        ['broker', -fromBroker],
        ['platform', -fromPlatform],
        ...toBuyer(shares),
      ]
      await post(engagementId, lines, cause)
      return { taken, fromSeller, fromBroker, shares }
    },

    chargedBack: async (chargeKey: string) =>
      sumOf(await ledgerRepository.chargedBack(chargeKey), ({ cents }) => cents),

    heldNow: async (engagementId: string) => moneyOf(await ledgerRepository.balancesOf([engagementId])).held,

    of: async (engagementId: string) => moneyOf(await balances.load(engagementId)),

    /** The refunded cents of the payment with which an engagement began, without additions and extras. */
    refundedOfFirst: async ({ id, addedCents }: Pick<EngagementRow, 'id' | 'addedCents'>) => {
      const { paid, refunded } = moneyOf(await balances.load(id))
      if (refunded === 0) return 0
      const [first] = await chargesOf(id)
      return Math.max(0, paid - addedCents - (first?.cents ?? 0))
    },
  }
}

export type Ledger = ReturnType<typeof createLedger>

const toBuyer = (shares: readonly ChargeShare[]) =>
  shares.map(({ chargeKey, cents }): Line => ['buyer', cents, chargeKey])

/** Takes a sum from charges, which come oldest first: from the newest one first, and never more than is left of each. */
export const fromNewest = (charges: readonly ChargeShare[], cents: number): ChargeShare[] => {
  let missing = cents
  return charges.toReversed().flatMap(({ chargeKey, cents: left }) => {
    const part = Math.min(left, missing)
    missing -= part
    return part > 0 ? [{ chargeKey, cents: part }] : []
  })
}

/** A part of each charge. Their sum is the part of the whole, to the cent, and none is negative. */
export const sharesOf = (charges: readonly ChargeShare[], partOf: (cents: number) => number): ChargeShare[] => {
  let whole = 0
  const parts = charges.map(({ cents }) => {
    whole += cents
    return partOf(whole)
  })
  // Commission and fee may both round up at the same cent, so that the seller's part of a cent more is a cent less.
  const sums = parts.map((_, place) => Math.min(...parts.slice(place)))
  return charges.map(({ chargeKey }, place) => ({ chargeKey, cents: (sums[place] ?? 0) - (sums[place - 1] ?? 0) }))
}

/** From nothing to `most`. */
const within = (cents: number, most: number) => Math.min(Math.max(0, cents), most)

const moneyOf = (balances: readonly Balance[]): Money => {
  const sumsOf = (name: Account) => balances.find(({ account }) => account === name) ?? { incoming: 0, outgoing: 0 }
  const balance = (name: Account) => sumsOf(name).incoming - sumsOf(name).outgoing
  const [earned, commission, brokerFee] = [balance('seller'), balance('platform'), balance('broker')]
  return {
    paid: sumsOf('buyer').outgoing,
    refunded: sumsOf('buyer').incoming,
    held: balance('held'),
    released: earned + commission + brokerFee,
    earned,
    commission,
    brokerFee,
  }
}

/** The seller's part of a released amount. */
export const earningsOf = (cents: number, percent: number, brokerFeePercent: number) =>
  cents - commissionOf(cents, percent) - brokerFeeOf(cents, percent, brokerFeePercent)

/** A percentage of an amount, rounded half-up to the cent. */
const percentOf = (cents: number, percent: number) => Math.floor((cents * percent + 50) / 100)

/** The commission on a released amount. */
export const commissionOf = percentOf

/** The broker's fee on a released amount: of the seller's part, so at most what the commission leaves. */
export const brokerFeeOf = (cents: number, percent: number, brokerFeePercent: number) =>
  Math.min(percentOf(cents, brokerFeePercent), cents - commissionOf(cents, percent))
