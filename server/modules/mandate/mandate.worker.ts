import { inDays } from '../../lib/dates'
import { FIRST_MOMENT, forEachDue } from '../../lib/for-each-due'
import type { InTransaction } from '../container-scopes'
import { expiredBefore, mandateProcess } from './mandate.process'
import type { MandateRepository } from './mandate.repository'
import type { MandateService } from './mandate.service'

const BATCH = 100
/** The listing has been taken off for good by then. */
const UNOFFERED_DAYS = 30
const reason = `The listing has not been offered for ${UNOFFERED_DAYS} days.`

const nameOf = ({ id }: { id: string }) => id

interface Dependencies {
  mandateRepository: MandateRepository
  now: () => Date
  inTransaction: InTransaction<{ mandateService: MandateService }>
}

/** Ends the proposals that nobody has answered, and the mandates of listings that are no longer offered. */
export const createMandateWorker = ({ mandateRepository, now, inTransaction }: Dependencies) => ({
  run: async () => {
    const step = mandateProcess.step('EXPIRE')
    const until = expiredBefore(now())
    await forEachDue({
      first: { createdAt: FIRST_MOMENT, id: '' },
      read: (after) => mandateRepository.proposedUntil(until, after, BATCH),
      nameOf,
      handle: (mandate) => inTransaction(({ mandateService }) => mandateService.advance(mandate, step, undefined)),
    })
  },

  endUnoffered: async () => {
    const step = mandateProcess.step('END')
    await mandateRepository.noteUnoffered(now().toISOString())
    const until = inDays(now(), -UNOFFERED_DAYS)
    await forEachDue({
      first: { unofferedSince: FIRST_MOMENT, id: '' },
      read: (after) => mandateRepository.unofferedUntil(until, after, BATCH),
      nameOf,
      handle: (mandate) =>
        inTransaction(({ mandateService }) => mandateService.advance(mandate, step, undefined, reason)),
    })
  },
})
