import { createBackground } from '../background'
import { createLog } from '../log'
import { createClock } from '../ports/clock/clock'
import { memoryFiles } from '../ports/files/memory-files'
import { sampleIdentity } from '../ports/identity/sample-identity'
import { createSampleMail } from '../ports/mail/sample-mail'
import { samplePayment } from '../ports/payment/sample-payment'
import type { Outside } from '../services'

/** What lies outside, for tests: nothing leaves the process. */
export const testOutside = (own: Partial<Outside> = {}): Outside => {
  const clock = own.clock ?? createClock(true, own.now)
  return {
    commissionPercent: 10,
    files: memoryFiles(),
    identities: sampleIdentity,
    mail: createSampleMail(() => new Date()),
    payment: samplePayment,
    site: () => 'http://localhost:4000',
    later: createBackground(createLog('silent'), 0).later,
    ...own,
    clock,
    now: clock.now,
  }
}
