import type { Database } from '../database/connection'
import type { AccountPolicy } from '../modules/account/account-policy'
import type { EventBus } from '../modules/live-event/event-bus'
import type { SampleAccount } from '../seed/sample-accounts'
import type { Clock } from './clock'
import type { DiskSpace } from './disk-space'
import type { FileStore } from './files/files'
import type { IncomingFiles } from './files/incoming-files'
import type { Fonts } from './fonts/fonts'
import type { IdentityProvider } from './identity/identity'
import type { Log } from './log'
import type { Mail } from './mail/mail'
import type { PasswordHasher } from './passwords/password-hasher'
import type { PaymentProvider } from './payment/payment'
import type { PictureEncoder } from './pictures/pictures'
import type { OpenSearchEngine } from './search/search-engine'
import type { SecretBox } from './secret-box/secret-box'

/** The services outside of the modules, and settings of the operator. */
export interface Infrastructure {
  accountPolicy: AccountPolicy
  clock: Clock
  /** The time of `clock`. */
  now: () => Date
  /** The commission on each release to a seller, in percent. */
  commissionPercent: number
  /** Above this many dollars a dispute is decided by two admins. */
  twoAdminsAbove: number
  /** Takes database and clock because the sample provider stores its charges there. */
  openPaymentProvider: (db: Database, now: () => Date) => PaymentProvider
  openSearchEngine: OpenSearchEngine
  identityProvider: IdentityProvider
  fileStore: FileStore
  incomingFiles: IncomingFiles
  mail: Mail
  /** The disk of the database file and the uploads. */
  diskSpace: DiskSpace
  fonts: Fonts
  passwordHasher: PasswordHasher
  pictureEncoder: PictureEncoder
  /** Encrypts secrets that the database stores. */
  secretBox: SecretBox
  /** The site's public origin: `https://marque.example`. */
  siteOrigin: () => string
  log: Pick<Log, 'warn'>
  /** Notifies the subscribers of live events in this process. */
  eventBus: EventBus
  /** Accounts with public passwords. Empty without sample data. */
  sampleAccounts: readonly SampleAccount[]
  afterResponse: (name: string, work: () => Promise<void>) => void
}
