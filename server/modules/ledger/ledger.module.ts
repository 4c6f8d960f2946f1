import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { createLedgerRepository, type LedgerRepository } from './ledger.repository'
import { createLedger, type Ledger } from './ledger.service'

export interface LedgerModule {
  services: { ledgerRepository: LedgerRepository; ledger: Ledger }
}

export const ledgerModule = {
  services: { ledgerRepository: fromDatabase(createLedgerRepository), ledger: createLedger },
} satisfies Module<LedgerModule>
