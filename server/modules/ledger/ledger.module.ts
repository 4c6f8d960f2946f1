import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createLedgerRepository } from './ledger.repository'
import { createLedger } from './ledger.service'

const factories = { services: { ledgerRepository: fromDatabase(createLedgerRepository), ledger: createLedger } }

export type LedgerModule = ServicesOf<typeof factories>

export const ledgerModule = factories satisfies Module
