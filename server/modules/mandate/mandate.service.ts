import type { MandateRow, UserRow } from '../../database/tables/tables'
import { nextTimestamp } from '../../lib/dates'
import type { Notifier } from '../notification/notifier'
import type { Outbox } from '../outbox/outbox.service'
import type { UserQueries } from '../user/user.queries'
import { FORMER_MEMBER } from '../user/user.service'
import { mandateMail } from './mandate.mails'
import { mandateProcess } from './mandate.process'
import type { MandateRepository } from './mandate.repository'

interface Dependencies {
  mandateRepository: MandateRepository
  notifier: Pick<Notifier, 'notify'>
  outbox: Pick<Outbox, 'enqueue'>
  users: Pick<UserQueries, 'of'>
  siteOrigin: () => string
  now: () => Date
}

type Step = (typeof mandateProcess.steps)[number]

const path = '/dashboard/mandates'

/** The step by which a side ends an open mandate or proposal. */
const endingOf = ({ state, brokerId }: MandateRow, { id }: UserRow) => {
  if (state === 'ACTIVE') return mandateProcess.step('END')
  return mandateProcess.step(brokerId === id ? 'WITHDRAW' : 'DECLINE')
}

/** Transitions of mandates, in the caller's transaction. */
export const createMandateService = (dependencies: Dependencies) => {
  const { mandateRepository, notifier, outbox, users, siteOrigin, now } = dependencies

  /** Notifies the side that did not act, or both if the clock acted. */
  const notifySides = async (mandate: MandateRow, { happened }: Step, by: UserRow | undefined, reason?: string) => {
    const { brokerId, ownerId, state, title } = mandate
    for (const userId of [brokerId, ownerId].filter((id) => id !== by?.id)) {
      const aboutId = userId === brokerId ? ownerId : brokerId
      await notifier.notify({
        userId,
        kind: 'MANDATE',
        aboutId,
        title: state === 'EXPIRED' ? 'Mandate proposal expired' : `Mandate ${happened}`,
        text: [by ? `${by.name}: ${title}` : title, ...(reason ? [reason] : [])].join('. '),
        path,
        mailed: true,
      })
      const { name: to } = await users.of(userId)
      const mail = mandateMail({ to, by: by?.name, happened, reason, mandate, link: siteOrigin() + path })
      // A broker could flood an owner with proposals and withdrawals.
      const topic = by?.id === brokerId ? { topic: `mandates:${brokerId}` } : {}
      await outbox.enqueue(userId, mail, { aboutId, ...topic })
    }
  }

  /** Returns the mandate after the step, or undefined if it has changed since it was read. */
  const advance = async (mandate: MandateRow, step: Step, by: UserRow | undefined, reason?: string) => {
    const updatedAt = nextTimestamp(mandate.updatedAt, now())
    const changed = await mandateRepository.change(mandate, { state: step.to[0], updatedAt })
    if (changed) await notifySides(changed, step, by, reason)
    return changed
  }

  return {
    advance,

    /** Whether a mandate is active. Locks it until the transaction ends. */
    lockActive: async (id: string | null) =>
      id !== null && (await mandateRepository.lockShared(id))?.state === 'ACTIVE',

    /** Returns false if the broker has an open mandate of the listing. */
    add: async (mandate: MandateRow, by: UserRow) => {
      if (!(await mandateRepository.add(mandate))) return false
      await notifySides(mandate, mandateProcess.step('PROPOSE'), by)
      return true
    },

    /** Ends the proposals and mandates of a listing that its owner deletes. */
    endAllOfListing: async (listingId: string, owner: UserRow) => {
      for (const mandate of await mandateRepository.openOfListing(listingId))
        await advance(mandate, endingOf(mandate, owner), owner, 'The listing was deleted.')
    },

    /** Ends the proposals and mandates of an account that is deleted. */
    endAllOf: async (account: UserRow) => {
      // The other sides are told without a name, and their notifications outlast the account.
      const former = { ...account, name: FORMER_MEMBER }
      for (const mandate of await mandateRepository.openOf(account.id))
        await advance(mandate, endingOf(mandate, account), former)
      await mandateRepository.removeMessagesOf(account.id)
    },
  }
}

export type MandateService = ReturnType<typeof createMandateService>
