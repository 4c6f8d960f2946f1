import type { Database } from '../database/connection'
import type { SampleAccount } from '../database/sample-accounts'
import type { Bus } from '../live/bus'
import type { Clock } from '../ports/clock/clock'
import type { FileStore } from '../ports/files/files'
import type { IdentityProvider } from '../ports/identity/identity'
import type { Mail } from '../ports/mail/mail'
import type { PaymentProvider } from '../ports/payment/payment'

/** What lies outside the process. */
export interface Outside {
  now: () => Date
  /** What `now` tells by. */
  clock: Clock
  /** What the marketplace keeps of what is released. */
  commissionPercent: number
  /** Who takes payments; the sample one keeps its books in the database. */
  payment: (db: Database) => PaymentProvider
  identities: IdentityProvider
  files: FileStore
  mail: Mail
  /** Where people find the site: `https://marque.example`. */
  site: () => string
  /** Wakes the open pages of accounts. */
  bus: Bus
  /** Accounts that everybody may know, where the data are only a sample. */
  sampleAccounts: readonly SampleAccount[]
  /** Does work that no answer waits for. */
  later: (name: string, work: () => Promise<void>) => void
}
