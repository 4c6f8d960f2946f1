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

/** Transitions of mandates, in the caller's transaction. */
export const createMandateService = (dependencies: Dependencies) => {
  const { mandateRepository, notifier, outbox, users, siteOrigin, now } = dependencies

  /** Tells the side that did not act; both if the clock did. */
  const tell = async (mandate: MandateRow, { happened }: Step, by: UserRow | undefined) => {
    const { brokerId, ownerId, title } = mandate
    for (const userId of [brokerId, ownerId].filter((id) => id !== by?.id)) {
      const aboutId = userId === brokerId ? ownerId : brokerId
      await notifier.notify({
        userId,
        kind: 'MANDATE',
        aboutId,
        title: `Mandate ${happened}`,
        text: by ? `${by.name}: ${title}` : title,
        path,
        mailed: true,
      })
      const { name: to } = await users.of(userId)
      const mail = mandateMail({ to, by: by?.name, happened, mandate, link: siteOrigin() + path })
      await outbox.enqueue(userId, mail, { aboutId })
    }
  }

  /** Returns the mandate after the step, or undefined if it has changed since it was read. */
  const advance = async (mandate: MandateRow, step: Step, by: UserRow | undefined) => {
    const updatedAt = nextTimestamp(mandate.updatedAt, now())
    const changed = await mandateRepository.change(mandate, { state: step.to[0], updatedAt })
    if (changed) await tell(changed, step, by)
    return changed
  }

  return {
    advance,

    /** Returns false if the broker has an open mandate of the listing. */
    add: async (mandate: MandateRow, by: UserRow) => {
      if (!(await mandateRepository.add(mandate))) return false
      await tell(mandate, mandateProcess.step('PROPOSE'), by)
      return true
    },

    /** Ends the proposals and mandates of an account that is deleted. */
    endAllOf: async (account: UserRow) => {
      // The other sides are told without a name, and their notifications outlast the account.
      const former = { ...account, name: FORMER_MEMBER }
      for (const mandate of await mandateRepository.openOf(account.id)) {
        const ending = mandate.brokerId === account.id ? 'WITHDRAW' : 'DECLINE'
        await advance(mandate, mandateProcess.step(mandate.state === 'ACTIVE' ? 'END' : ending), former)
      }
      await mandateRepository.removeMessagesOf(account.id)
    },
  }
}

export type MandateService = ReturnType<typeof createMandateService>
