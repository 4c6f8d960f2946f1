import { DAY_MS } from '../../lib/dates'
import { handleEach } from '../../lib/for-each-due'
import type { InTransaction } from '../container-scopes'
import { expiredBefore, mandateProcess } from './mandate.process'
import type { MandateRepository } from './mandate.repository'
import type { MandateService } from './mandate.service'

const BATCH = 100
/** The listing has been taken off for good by then. */
const UNOFFERED_DAYS = 30
const reason = `The listing has not been offered for ${UNOFFERED_DAYS} days.`

interface Dependencies {
  mandateRepository: MandateRepository
  now: () => Date
  inTransaction: InTransaction<{ mandateService: MandateService }>
}

/** Ends the proposals that nobody has answered, and the mandates of listings that are no longer offered. */
export const createMandateWorker = ({ mandateRepository, now, inTransaction }: Dependencies) => ({
  run: async () => {
    const step = mandateProcess.step('EXPIRE')
    for (;;) {
      const expired = await mandateRepository.proposedUntil(expiredBefore(now()), BATCH)
      await handleEach(expired, (mandate) =>
        inTransaction(({ mandateService }) => mandateService.advance(mandate, step, undefined)),
      )
      if (expired.length < BATCH) return
    }
  },

  endUnoffered: async () => {
    const step = mandateProcess.step('END')
    await mandateRepository.noteUnoffered(now().toISOString())
    const until = new Date(now().getTime() - UNOFFERED_DAYS * DAY_MS).toISOString()
    for (;;) {
      const unoffered = await mandateRepository.unofferedUntil(until, BATCH)
      await handleEach(unoffered, (mandate) =>
        inTransaction(({ mandateService }) => mandateService.advance(mandate, step, undefined, reason)),
      )
      if (unoffered.length < BATCH) return
    }
  },
})
