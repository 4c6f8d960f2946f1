import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClock } from '../infrastructure/clock'
import { createDiskSpace } from '../infrastructure/disk-space'
import { memoryFiles } from '../infrastructure/files/files'
import { createIncomingFiles } from '../infrastructure/files/incoming-files'
import { packageFonts } from '../infrastructure/fonts/package-fonts'
import { sampleIdentity } from '../infrastructure/identity/sample-identity'
import { createLog } from '../infrastructure/log'
import { createSampleMail } from '../infrastructure/mail/mail'
import { samplePayment } from '../infrastructure/payment/sample-payment'
import { sharpPictures } from '../infrastructure/pictures/sharp-pictures'
import { databaseSearch } from '../infrastructure/search/database/database-search'
import { createSecretBox, KEY_BYTES } from '../infrastructure/secret-box/secret-box'
import { createAfterResponse } from '../jobs/after-response'
import { SAMPLE_SUPPORT_ADDRESS } from '../lib/addresses/sample-support-address'
import { accountPolicyOf } from '../modules/account/account-policy'
import type { Infrastructure } from '../modules/infrastructure'
import { createEventBus } from '../modules/live-event/event-bus'
import { sampleAccounts } from '../seed/sample-accounts'
import { quickArgon2 } from './accounts/quick-argon2'

/** Infrastructure for tests: nothing leaves the process. */
export const testInfrastructure = (overrides: Partial<Infrastructure> = {}): Infrastructure => {
  const clock = overrides.clock ?? createClock(true, overrides.now)
  const log = createLog('silent')
  return {
    accountPolicy: accountPolicyOf({ sampleData: true, smtpUrl: undefined }),
    commissionPercent: 10,
    twoAdminsAbove: 5_000,
    fileStore: memoryFiles(),
    diskSpace: createDiskSpace(undefined),
    incomingFiles: createIncomingFiles(join(tmpdir(), 'marque-test-incoming'), 0),
    identityProvider: sampleIdentity,
    mail: createSampleMail(() => new Date()),
    openPaymentProvider: samplePayment,
    openSearchEngine: databaseSearch,
    fonts: packageFonts,
    passwordHasher: quickArgon2,
    pictureEncoder: sharpPictures,
    secretBox: createSecretBox(Buffer.alloc(KEY_BYTES, 'a key for tests')),
    sampleAccounts,
    log,
    siteOrigin: () => 'http://localhost:4000',
    supportAddress: SAMPLE_SUPPORT_ADDRESS,
    eventBus: createEventBus(),
    afterResponse: createAfterResponse(log, 0).run,
    ...overrides,
    clock,
    now: clock.now,
  }
}
