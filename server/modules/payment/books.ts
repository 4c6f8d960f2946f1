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

/** A book of the rows that a repository finds. */
export const bookOf = <Row>(
  findAll: (keys: readonly string[]) => Promise<Row[]>,
  doneBetween: (from: string, until: string) => Promise<Row[]>,
  entryOf: (row: Row) => BookEntry,
): Book => ({
  find: async (keys) => (await findAll(keys)).map(entryOf),
  doneBetween: async (from, until) => (await doneBetween(from, until)).map(entryOf),
})

export const createChargeBook = ({ chargeRepository }: { chargeRepository: ChargeRepository }) =>
  bookOf(chargeRepository.findAll, chargeRepository.paidBetween, ({ key, cents, state }) => ({
    key,
    cents,
    isDone: state === 'paid' || state === 'refunded',
  }))

export const createRefundBook = ({ refundRepository }: { refundRepository: RefundRepository }) =>
  bookOf(refundRepository.findAll, refundRepository.doneBetween, ({ id, cents, supersededCents, doneAt }) => ({
    key: id,
    cents: cents - supersededCents,
    isDone: doneAt !== null,
  }))
