import { fromDatabase, type Module } from '../module'
import { sellers } from '../roles'
import { createChargebackRepository } from './chargeback.repository'
import { createChargebackWorker } from './chargeback.worker'
import { payoutExport } from './payees/payout-export'
import { createPayoutQueries } from './payout.queries'
import { createPayoutRepository } from './payout.repository'
import { payoutResolvers } from './payout.resolvers'
import { createPayoutAccountChange, createPayoutAccountCommands } from './payout-account.commands'
import { createPayoutAccountRepository } from './payout-account.repository'
import { createChargebackBook, createReversalBook, createTransferBook } from './payout-books'
import { createTransferRepository } from './transfer.repository'
import { createTransfers } from './transfer.service'
import { createTransferWorker } from './transfer.worker'
import { createTransferReversalRepository } from './transfer-reversal.repository'

export const factories = {
  services: {
    chargebackRepository: fromDatabase(createChargebackRepository),
    payoutAccountRepository: fromDatabase(createPayoutAccountRepository),
    payoutRepository: fromDatabase(createPayoutRepository),
    transferRepository: fromDatabase(createTransferRepository),
    transferReversalRepository: fromDatabase(createTransferReversalRepository),
    chargebackBook: createChargebackBook,
    transferBook: createTransferBook,
    reversalBook: createReversalBook,
    transfers: createTransfers,
  },
  queries: { payouts: createPayoutQueries },
  requestServices: {
    chargebackWorker: createChargebackWorker,
    payoutAccountChange: createPayoutAccountChange,
    transferWorker: createTransferWorker,
  },
  commands: { payoutAccountCommands: createPayoutAccountCommands },
}

export const module = {
  resolvers: payoutResolvers,
  access: {
    // Earnings stay the account's own when its role changes.
    Query: { payouts: 'signed-in', youWillEarn: sellers },
    Mutation: { openPayoutAccount: 'signed-in' },
  },
  freshSignIn: { openPayoutAccount: 'everybody' },
  tokenAccess: { READ: ['payouts', 'youWillEarn'] },
  accountExport: payoutExport,
  ...factories,
} satisfies Module
