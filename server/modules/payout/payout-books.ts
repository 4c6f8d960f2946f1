import type { ChargebackRow, TransferReversalRow, TransferRow } from '../../database/tables/tables'
import type { Book, BookEntry } from '../payment/books'
import type { ChargebackRepository } from './chargeback.repository'
import type { TransferRepository } from './transfer.repository'
import type { TransferReversalRepository } from './transfer-reversal.repository'

export const createTransferBook = ({ transferRepository }: { transferRepository: TransferRepository }): Book => {
  const entryOf = ({ id, cents, sentAt }: TransferRow): BookEntry => ({ key: id, cents, isDone: sentAt !== null })
  return {
    find: async (ids) => (await transferRepository.findAll(ids)).map(entryOf),
    doneBetween: async (from, until) => (await transferRepository.sentBetween(from, until)).map(entryOf),
  }
}

interface ReversalDependencies {
  transferReversalRepository: TransferReversalRepository
}

export const createReversalBook = ({ transferReversalRepository }: ReversalDependencies): Book => {
  const entryOf = ({ id, cents, doneAt }: TransferReversalRow) => ({ key: id, cents, isDone: doneAt !== null })
  return {
    find: async (ids) => (await transferReversalRepository.findAll(ids)).map(entryOf),
    doneBetween: async (from, until) => (await transferReversalRepository.doneBetween(from, until)).map(entryOf),
  }
}

export const createChargebackBook = ({
  chargebackRepository,
}: {
  chargebackRepository: ChargebackRepository
}): Book => {
  /** The provider takes the money when the chargeback opens, and none for an inquiry. */
  const entryOf = ({ id, cents, state }: ChargebackRow) => ({
    key: id,
    cents,
    isDone: state !== 'inquiry' && state !== 'closed',
  })
  return {
    find: async (ids) => (await chargebackRepository.findAll(ids)).map(entryOf),
    doneBetween: async (from, until) => (await chargebackRepository.openedBetween(from, until)).map(entryOf),
  }
}
