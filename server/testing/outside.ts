import { createBackground } from '../background'
import { sampleAccounts } from '../database/sample-accounts'
import { createBus } from '../live/bus'
import { createLog } from '../log'
import { createClock } from '../ports/clock/clock'
import { memoryFiles } from '../ports/files/memory-files'
import { sampleIdentity } from '../ports/identity/sample-identity'
import { createSampleMail } from '../ports/mail/sample-mail'
import { samplePayment } from '../ports/payment/sample-payment'
import type { Outside } from '../services/outside'

/** What lies outside, for tests: nothing leaves the process. */
export const testOutside = (own: Partial<Outside> = {}): Outside => {
  const clock = own.clock ?? createClock(true, own.now)
  return {
    commissionPercent: 10,
    files: memoryFiles(),
    identities: sampleIdentity,
    mail: createSampleMail(() => new Date()),
    payment: samplePayment,
    sampleAccounts,
    site: () => 'http://localhost:4000',
    bus: createBus(),
    later: createBackground(createLog('silent'), 0).later,
    ...own,
    clock,
    now: clock.now,
  }
}
