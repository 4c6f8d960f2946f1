import { loaderOfMany } from '../../database/loader'
import type { PostingRow } from '../../database/tables/tables'
import { newId } from '../../lib/ids'
import type { LedgerRepository } from './ledger.repository'

type Account = PostingRow['account']
type Line = readonly [account: Account, cents: number]

interface Balance {
  engagementId: string
  account: Account
  incoming: number | string
  outgoing: number | string
}

/** The money of an engagement, in cents. */
export interface Money {
  paid: number
  held: number
  released: number
  refunded: number
  commission: number
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
    if (sum(lines) !== 0) throw new Error(`An entry for ${engagementId} doesn't sum to zero`)
    const moved = lines.filter(([, cents]) => cents !== 0)
    if (moved.length === 0) return
    const entryId = newId('led')
    const at = now().toISOString()
    await ledgerRepository.add(
      moved.map(([account, cents]) => ({ id: newId('led'), entryId, engagementId, account, cents, at, cause })),
    )
    if (!moved.some(([account, cents]) => account === 'held' && cents < 0)) return
    const { held } = moneyOf(await ledgerRepository.balancesOf([engagementId]))
    // The error rolls the transaction back.
    if (held < 0) throw new Error(`${engagementId} would have a negative balance of held funds`)
  }

  return {
    hold: (engagementId: string, cents: number) =>
      post(engagementId, [
        ['buyer', -cents],
        ['held', cents],
      ]),

    refund: (engagementId: string, cents: number) =>
      post(engagementId, [
        ['held', -cents],
        ['buyer', cents],
      ]),

    /** Pays held funds to the seller, less commission in percent. Returns the seller's part. */
    release: async (engagementId: string, cents: number, commissionPercent: number) => {
      const earned = earningsOf(cents, commissionPercent)
      await post(engagementId, [
        ['held', -cents],
        ['seller', earned],
        ['platform', cents - earned],
      ])
      return earned
    },

    /**
     * Posts what goes back to the buyer: held funds first, then released ones, by seller and platform in proportion. `taken` is
     * less than `cents` if less is left of the price.
     */
    takeBack: async (engagementId: string, cents: number, cause: 'refund' | 'chargeback') => {
      const { held, released, commission } = moneyOf(await ledgerRepository.balancesOf([engagementId]))
      const fromHeld = Math.min(held, cents)
      const fromReleased = Math.min(released, cents - fromHeld)
      const fromPlatform = released === 0 ? 0 : Math.round((fromReleased * commission) / released)
      const lines: Line[] = [
        ['held', -fromHeld],
        ['seller', fromPlatform - fromReleased],
        ['platform', -fromPlatform],
        ['buyer', fromHeld + fromReleased],
      ]
      await post(engagementId, lines, cause)
      return { taken: fromHeld + fromReleased, fromSeller: fromReleased - fromPlatform }
    },

    heldNow: async (engagementId: string) => moneyOf(await ledgerRepository.balancesOf([engagementId])).held,

    clearCache: (engagementId: string) => {
      balances.clear(engagementId)
    },

    of: async (engagementId: string) => moneyOf(await balances.load(engagementId)),
  }
}

export type Ledger = ReturnType<typeof createLedger>

const sum = (lines: readonly Line[]) => lines.reduce((total, [, cents]) => total + cents, 0)

const moneyOf = (balances: readonly Balance[]): Money => {
  const sumsOf = (name: Account) => balances.find(({ account }) => account === name) ?? { incoming: 0, outgoing: 0 }
  const balance = (name: Account) => Number(sumsOf(name).incoming) - Number(sumsOf(name).outgoing)
  const [earned, commission] = [balance('seller'), balance('platform')]
  return {
    paid: Number(sumsOf('buyer').outgoing),
    refunded: Number(sumsOf('buyer').incoming),
    held: balance('held'),
    released: earned + commission,
    earned,
    commission,
  }
}

/** The seller's part of a released amount. */
export const earningsOf = (cents: number, percent: number) => cents - commissionOf(cents, percent)

/** The commission on a released amount, rounded half-up to the cent. */
export const commissionOf = (cents: number, percent: number) => Math.floor((cents * percent + 50) / 100)
