import { createClock } from '../infrastructure/clock'
import { memoryFiles } from '../infrastructure/files/files'
import { sampleIdentity } from '../infrastructure/identity/identities'
import type { Infrastructure } from '../infrastructure/infrastructure'
import { createLog } from '../infrastructure/log'
import { createSampleMail } from '../infrastructure/mail/mail'
import { samplePayment } from '../infrastructure/payment/sample-payment'
import { createAfterResponse } from '../jobs/after-response'
import { createEventBus } from '../modules/live-event/event-bus'
import { sampleAccounts } from '../seed/sample-accounts'

/** Infrastructure for tests: nothing leaves the process. */
export const testInfrastructure = (own: Partial<Infrastructure> = {}): Infrastructure => {
  const clock = own.clock ?? createClock(true, own.now)
  return {
    commissionPercent: 10,
    fileStore: memoryFiles(),
    identityProvider: sampleIdentity,
    mail: createSampleMail(() => new Date()),
    openPaymentProvider: samplePayment,
    sampleAccounts,
    siteOrigin: () => 'http://localhost:4000',
    eventBus: createEventBus(),
    afterResponse: createAfterResponse(createLog('silent'), 0).run,
    ...own,
    clock,
    now: clock.now,
  }
}
