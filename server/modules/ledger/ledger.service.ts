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
  /** The commission in percent. */
  commissionPercent: number
  now: () => Date
}

/**
 * Double-entry bookkeeping: the lines of an entry sum to zero. Callers lock the engagement's row, so that
 * its entries are posted one after the other.
 */
export const createLedger = ({ ledgerRepository, commissionPercent, now }: Dependencies) => {
  const balances = loaderOfMany(ledgerRepository.balancesOf, ({ engagementId }) => engagementId)

  const post = async (engagementId: string, lines: readonly Line[]) => {
    if (sum(lines) !== 0) throw new Error(`An entry for ${engagementId} doesn't sum to zero`)
    const moved = lines.filter(([, cents]) => cents !== 0)
    if (moved.length === 0) return
    const entryId = newId('led')
    const at = now().toISOString()
    await ledgerRepository.add(
      moved.map(([account, cents]) => ({ id: newId('led'), entryId, engagementId, account, cents, at })),
    )
    if (!moved.some(([account, cents]) => account === 'held' && cents < 0)) return
    // Rolls the transaction back.
    const { held } = moneyOf(await ledgerRepository.balancesOf([engagementId]))
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

    /** To the seller, less commission. */
    release: (engagementId: string, cents: number) => {
      const commission = commissionOf(cents, commissionPercent)
      return post(engagementId, [
        ['held', -cents],
        ['seller', cents - commission],
        ['platform', commission],
      ])
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
  const within = (name: Account) => balances.find(({ account }) => account === name) ?? { incoming: 0, outgoing: 0 }
  const balance = (name: Account) => Number(within(name).incoming) - Number(within(name).outgoing)
  const [earned, commission] = [balance('seller'), balance('platform')]
  return {
    paid: Number(within('buyer').outgoing),
    refunded: Number(within('buyer').incoming),
    held: balance('held'),
    released: earned + commission,
    earned,
    commission,
  }
}

/** The commission on a released amount, rounded half-up to the cent. */
export const commissionOf = (cents: number, percent: number) => Math.floor((cents * percent + 50) / 100)
