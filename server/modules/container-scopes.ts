import type { Visitor } from '../api/visitor'
import type { Database } from '../database/connection'
import type { Infrastructure } from './infrastructure'
import type { AccountExport } from './module'

/** Runs work in one transaction, with services that share it. */
export type InTransaction<Scope> = <Result>(work: (scope: Scope) => Promise<Result>) => Promise<Result>

/** Runs once the transaction has committed, and not at all if it fails. The last work added under a name replaces the others. */
export type AfterCommit<Services> = (name: string, work: (services: Services) => Promise<unknown>) => void

/**
 * Runs as the last work of the transaction, in the order of the calls. It is for short work that locks what other transactions wait
 * for.
 */
export type BeforeCommit = (work: () => Promise<unknown>) => void

/** Effects on these can't be rolled back. */
type OutsideOfTransactions = 'afterResponse' | 'fileStore' | 'identityProvider' | 'incomingFiles' | 'mail'

/**
 * Dependencies of all services, inside a transaction or not. A transaction may be rolled back and run again, so its services reach
 * no mail, files or identity provider. They must not call the payment provider either, whose sample keeps its charges in the database.
 */
export interface TransactionBase<RequestServices> extends Omit<Infrastructure, OutsideOfTransactions> {
  db: Database
  visitor: Visitor
  /** From all modules. */
  accountExports: AccountExport
  beforeCommit: BeforeCommit
  afterCommit: AfterCommit<RequestServices>
}

/** Additional dependencies of the services of a request. */
export interface RequestBase<Scope> extends Pick<Infrastructure, OutsideOfTransactions> {
  inTransaction: InTransaction<Scope>
}
