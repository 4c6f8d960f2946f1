import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskSpace } from '../infrastructure/disk-space'
import { createIncomingFiles } from '../infrastructure/files/incoming-files'
import { openFiles } from '../infrastructure/files/open-files'
import { packageFonts } from '../infrastructure/fonts/package-fonts'
import { createIdentities } from '../infrastructure/identity/identities'
import type { Log } from '../infrastructure/log'
import { openMail } from '../infrastructure/mail/open-mail'
import { nativeArgon2 } from '../infrastructure/passwords/native-argon2'
import { openPayment } from '../infrastructure/payment/open-payment'
import { sharpPictures } from '../infrastructure/pictures/sharp-pictures'
import { databaseSearch } from '../infrastructure/search/database/database-search'
import { openSecretBox } from '../infrastructure/secret-box/open-secret-box'
import { accountPolicyOf } from '../modules/account/account-policy'
import type { Infrastructure } from '../modules/infrastructure'
import { createEventBus } from '../modules/live-event/event-bus'
import { sampleAccounts } from '../seed/sample-accounts'
import type { Config } from './config'

type StartOptions = Pick<Infrastructure, 'afterResponse' | 'clock' | 'siteOrigin'>

/** Opens the infrastructure that the environment configures. */
export const openInfrastructure = async (config: Config, log: Log, { clock, ...options }: StartOptions) => {
  const { now } = clock
  const { mail, sampleMail } = await openMail(config, log)
  const infrastructure: Infrastructure = {
    ...options,
    clock,
    now,
    log,
    accountPolicy: accountPolicyOf(config),
    commissionPercent: config.commissionPercent,
    supportAddress: config.supportAddress,
    twoAdminsAbove: config.twoAdminsAbove,
    openSearchEngine: databaseSearch,
    openPaymentProvider: await openPayment(config, log),
    identityProvider: createIdentities(config, log, now),
    mail,
    fonts: packageFonts,
    passwordHasher: nativeArgon2,
    pictureEncoder: sharpPictures,
    secretBox: await openSecretBox(config),
    sampleAccounts: config.sampleData ? sampleAccounts : [],
    eventBus: createEventBus(),
    diskSpace: createDiskSpace(config.dataDir),
    incomingFiles: createIncomingFiles(
      config.dataDir === undefined ? join(tmpdir(), 'marque-incoming') : join(config.dataDir, 'incoming'),
    ),
    fileStore: await openFiles(config),
  }
  return { infrastructure, sampleMail }
}
