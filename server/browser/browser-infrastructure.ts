import { createClock } from '../infrastructure/clock'
import type { FileStore } from '../infrastructure/files/files'
import { memoryIncomingFiles } from '../infrastructure/files/memory-incoming-files'
import { fetchedFonts } from '../infrastructure/fonts/fetched-fonts'
import { sampleIdentity } from '../infrastructure/identity/sample-identity'
import type { Log } from '../infrastructure/log'
import { createSampleMail } from '../infrastructure/mail/mail'
import { portableArgon2 } from '../infrastructure/passwords/portable-argon2'
import { samplePayment } from '../infrastructure/payment/sample-payment'
import { canvasPictures } from '../infrastructure/pictures/canvas-pictures'
import { databaseSearch } from '../infrastructure/search/database/database-search'
import { createSecretBox } from '../infrastructure/secret-box/secret-box'
import { createAfterResponse } from '../jobs/after-response'
import { SAMPLE_SUPPORT_ADDRESS } from '../lib/addresses/sample-support-address'
import { accountPolicyOf } from '../modules/account/account-policy'
import type { Infrastructure } from '../modules/infrastructure'
import { createEventBus } from '../modules/live-event/event-bus'
import { sampleAccounts } from '../seed/sample-accounts'

interface Options {
  /** The address of the site without a slash at its end. Its folder `fonts` has the fonts. */
  origin: string
  fileStore: FileStore
  /** Encrypts secrets of the database. */
  secretKey: Uint8Array
  log: Log
}

/** Infrastructure of a browser: nothing leaves it. */
export const browserInfrastructure = ({ origin, fileStore, secretKey, log }: Options) => {
  const clock = createClock(true)
  return {
    clock,
    now: clock.now,
    accountPolicy: accountPolicyOf({ sampleData: true, smtpUrl: undefined }),
    commissionPercent: 10,
    twoAdminsAbove: 5_000,
    openPaymentProvider: samplePayment,
    openSearchEngine: databaseSearch,
    identityProvider: sampleIdentity,
    fileStore,
    incomingFiles: memoryIncomingFiles,
    mail: createSampleMail(() => new Date()),
    diskSpace: { isLow: async () => false },
    fonts: fetchedFonts(new URL('fonts/', `${origin}/`)),
    passwordHasher: portableArgon2,
    pictureEncoder: canvasPictures,
    secretBox: createSecretBox(secretKey),
    siteOrigin: () => origin,
    supportAddress: SAMPLE_SUPPORT_ADDRESS,
    eventBus: createEventBus(),
    sampleAccounts,
    log,
    afterResponse: createAfterResponse(log).run,
  } satisfies Infrastructure
}
