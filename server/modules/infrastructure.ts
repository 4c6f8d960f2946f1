import type { UserRow } from '../database/tables/tables'
import type { Clock } from '../infrastructure/clock'
import type { DiskSpace } from '../infrastructure/disk-space'
import type { FileStore } from '../infrastructure/files/files'
import type { IncomingFiles } from '../infrastructure/files/incoming-files'
import type { Fonts } from '../infrastructure/fonts/fonts'
import type { IdentityProvider } from '../infrastructure/identity/identity'
import type { Log } from '../infrastructure/log'
import type { Mail } from '../infrastructure/mail/mail'
import type { PasswordHasher } from '../infrastructure/passwords/password-hasher'
import type { OpenPaymentProvider } from '../infrastructure/payment/payment'
import type { PictureEncoder } from '../infrastructure/pictures/pictures'
import type { OpenSearchEngine } from '../infrastructure/search/search-engine'
import type { SecretBox } from '../infrastructure/secret-box/secret-box'
import type { AccountPolicy } from './account/account-policy'
import type { EventBus } from './live-event/event-bus'

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
  openPaymentProvider: OpenPaymentProvider
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
  /** The email address of the people who run the site: `support@marque.example`. */
  supportAddress: string
  log: Pick<Log, 'warn'>
  /** Notifies the subscribers of live events in this process. */
  eventBus: EventBus
  /** Accounts with public passwords. Empty without sample data. */
  sampleAccounts: readonly (Pick<UserRow, 'email' | 'role'> & { password: string })[]
  afterResponse: (name: string, work: () => Promise<void>) => void
}
