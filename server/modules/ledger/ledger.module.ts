import { fromDatabase, type Module } from '../module'
import { createLedgerRepository } from './ledger.repository'
import { createLedger } from './ledger.service'

export const factories = { services: { ledgerRepository: fromDatabase(createLedgerRepository), ledger: createLedger } }

export const module = factories satisfies Module
