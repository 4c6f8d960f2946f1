import type { InTransaction } from '../scopes'
import { expiredBefore, mandateProcess } from './mandate.process'
import type { MandateRepository } from './mandate.repository'
import type { MandateService } from './mandate.service'

const BATCH = 100

interface Dependencies {
  mandateRepository: MandateRepository
  now: () => Date
  inTransaction: InTransaction<{ mandateService: MandateService }>
}

/** Ends the proposals that nobody has answered. */
export const createMandateWorker = ({ mandateRepository, now, inTransaction }: Dependencies) => ({
  run: async () => {
    const step = mandateProcess.step('EXPIRE')
    for (;;) {
      const expired = await mandateRepository.proposedUntil(expiredBefore(now()), BATCH)
      for (const mandate of expired)
        await inTransaction(({ mandateService }) => mandateService.advance(mandate, step, undefined))
      if (expired.length < BATCH) return
    }
  },
})
