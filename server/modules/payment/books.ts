import type { RefundRow } from '../../database/tables/tables'
import type { ChargeRepository } from './charge.repository'
import type { RefundRepository } from './refund.repository'

/** Our record of one booking of the provider. */
export interface BookEntry {
  key: string
  cents: number
  /** Whether the money has moved, as far as we know. */
  isDone: boolean
}

/** Our rows for one kind of booking. */
export interface Book {
  find: (keys: readonly string[]) => Promise<BookEntry[]>
  /** Entries that are done, by the moment of their creation. */
  doneBetween: (from: string, until: string) => Promise<BookEntry[]>
}

export const createChargeBook = ({ chargeRepository }: { chargeRepository: ChargeRepository }): Book => {
  const entryOf = ({ key, cents, state }: Awaited<ReturnType<ChargeRepository['findAll']>>[number]) => ({
    key,
    cents,
    isDone: state === 'paid' || state === 'refunded',
  })
  return {
    find: async (keys) => (await chargeRepository.findAll(keys)).map(entryOf),
    doneBetween: async (from, until) => (await chargeRepository.paidBetween(from, until)).map(entryOf),
  }
}

export const createRefundBook = ({ refundRepository }: { refundRepository: RefundRepository }): Book => {
  const entryOf = ({ id, cents, supersededCents, doneAt }: RefundRow) => ({
    key: id,
    cents: cents - supersededCents,
    isDone: doneAt !== null,
  })
  return {
    find: async (ids) => (await refundRepository.findAll(ids)).map(entryOf),
    doneBetween: async (from, until) => (await refundRepository.doneBetween(from, until)).map(entryOf),
  }
}
