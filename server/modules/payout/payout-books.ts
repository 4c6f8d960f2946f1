import { bookOf } from '../payment/books'
import type { ChargebackRepository } from './chargeback.repository'
import type { TransferRepository } from './transfer.repository'
import type { TransferReversalRepository } from './transfer-reversal.repository'

export const createTransferBook = ({ transferRepository }: { transferRepository: TransferRepository }) =>
  bookOf(transferRepository.findAll, transferRepository.sentBetween, ({ id, cents, sentAt }) => ({
    key: id,
    cents,
    isDone: sentAt !== null,
  }))

interface ReversalDependencies {
  transferReversalRepository: TransferReversalRepository
}

export const createReversalBook = ({ transferReversalRepository }: ReversalDependencies) =>
  bookOf(transferReversalRepository.findAll, transferReversalRepository.doneBetween, ({ id, cents, doneAt }) => ({
    key: id,
    cents,
    isDone: doneAt !== null,
  }))

/** The provider takes the money when the chargeback opens, and none for an inquiry. */
export const createChargebackBook = ({ chargebackRepository }: { chargebackRepository: ChargebackRepository }) =>
  bookOf(chargebackRepository.findAll, chargebackRepository.openedBetween, ({ id, cents, state }) => ({
    key: id,
    cents,
    isDone: state !== 'inquiry' && state !== 'closed',
  }))
