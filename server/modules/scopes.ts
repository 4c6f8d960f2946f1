import type { Visitor } from '../api/visitor'
import type { Database } from '../database/connection'
import type { Infrastructure } from '../infrastructure/infrastructure'

/** Runs in one transaction, with services that work inside it. */
export type InTransaction<Scope> = <Result>(work: (scope: Scope) => Promise<Result>) => Promise<Result>

/** Runs once the transaction has committed, and not at all if it fails. The last work added under a name replaces the others. */
export type AfterCommit<Services> = (name: string, work: (services: Services) => Promise<unknown>) => void

/** What every service can be made of, inside a transaction or not. */
export interface TransactionBase<RequestServices> extends Infrastructure {
  db: Database
  afterCommit: AfterCommit<RequestServices>
}

/** What the services of one request can be made of besides. */
export interface RequestBase<Scope> {
  visitor: Visitor
  inTransaction: InTransaction<Scope>
}
