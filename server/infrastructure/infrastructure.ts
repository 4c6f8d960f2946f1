import type { Database } from '../database/connection'
import type { EventBus } from '../modules/live-event/event-bus'
import type { SampleAccount } from '../seed/sample-accounts'
import type { Clock } from './clock'
import type { FileStore } from './files/files'
import type { IdentityProvider } from './identity/identity'
import type { Mail } from './mail/mail'
import type { PaymentProvider } from './payment/payment'

/** The services outside the process. */
export interface Infrastructure {
  clock: Clock
  /** The time of `clock`. */
  now: () => Date
  /** What the marketplace keeps of each release to a seller, in percent. */
  commissionPercent: number
  /** The sample provider keeps its charges in the database. */
  openPaymentProvider: (db: Database) => PaymentProvider
  identityProvider: IdentityProvider
  fileStore: FileStore
  mail: Mail
  /** The site's public origin: `https://marque.example`. */
  siteOrigin: () => string
  /** Notifies the subscribers of live events in this process. */
  eventBus: EventBus
  /** Accounts whose passwords are public, present with sample data only. */
  sampleAccounts: readonly SampleAccount[]
  /** Runs work that no response waits for. */
  afterResponse: (name: string, work: () => Promise<void>) => void
}
