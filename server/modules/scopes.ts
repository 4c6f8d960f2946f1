import type { Visitor } from '../api/visitor'
import type { Database } from '../database/connection'
import type { Infrastructure } from '../infrastructure/infrastructure'

/** Runs work in one transaction, with services that share it. */
export type InTransaction<Scope> = <Result>(work: (scope: Scope) => Promise<Result>) => Promise<Result>

/** Runs once the transaction has committed, and not at all if it fails. The last work added under a name replaces the others. */
export type AfterCommit<Services> = (name: string, work: (services: Services) => Promise<unknown>) => void

/**
 * Runs as the last work of the transaction, in the order of the calls. It is for short work that locks what other transactions wait
 * for.
 */
export type BeforeCommit = (work: () => Promise<unknown>) => void

/** Dependencies of all services, inside a transaction or not. */
export interface TransactionBase<RequestServices> extends Infrastructure {
  db: Database
  visitor: Visitor
  beforeCommit: BeforeCommit
  afterCommit: AfterCommit<RequestServices>
}

/** Additional dependencies of the services of a request. */
export interface RequestBase<Scope> {
  inTransaction: InTransaction<Scope>
}
