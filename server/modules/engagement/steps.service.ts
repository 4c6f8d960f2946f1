import { toLines } from '../../database/lines'
import type { EngagementRow } from '../../database/tables'
import type { EngagementActor } from '../../generated/resolvers'
import { newId } from '../../ids'
import { laterThan } from '../../later-than'
import type { Answers } from '../../process/fields'
import type { LedgerService } from '../ledger/ledger.service'
import type { LetterBox } from '../letter/letter-box'
import type { NotificationService } from '../notification/notification.service'
import type { RefundsOwed } from '../payment/refunding.service'
import { engagementLetter } from './engagement.mails'
import { type EngagementStep, engagementProcess } from './engagement.process'
import type { EngagementRepository } from './engagement.repository'
import type { FileRepository } from './file.repository'
import { newNumber } from './number'

const DAY_MS = 86_400_000
/** How long a round of changes may take at least. */
const ROUND_DAYS = 7
const MOST_TRIES = 10

export interface Deed {
  step: EngagementStep
  actor: EngagementActor
  /** Null for the clock. */
  byId: string | null
  answers: Answers
  charge?: Pick<EngagementRow, 'cardLastFour' | 'chargeKey'>
}

export type NewEngagement = Pick<
  EngagementRow,
  'kind' | 'title' | 'listingId' | 'quantity' | 'buyerId' | 'sellerId' | 'orderId' | 'position' | 'priceCents' | 'days'
> &
  Partial<Pick<EngagementRow, 'number'>>

interface Parts {
  engagements: EngagementRepository
  files: FileRepository
  ledger: LedgerService
  letterBox: Pick<LetterBox, 'put'>
  notification: Pick<NotificationService, 'notify'>
  refundsOwed: Pick<RefundsOwed, 'owe'>
  /** Where people find the site. */
  site: () => string
  now: () => Date
}

/** Steps as they are taken, within a transaction: state, event, deadline and money change together or not at all. */
export const createStepsService = (parts: Parts) => {
  const { engagements, files, ledger, letterBox, notification, refundsOwed, site, now } = parts

  const record = async (engagement: EngagementRow, { step, actor, byId, answers }: Deed) => {
    const eventId = newId('evt')
    await engagements.addEvent({
      id: eventId,
      engagementId: engagement.id,
      version: engagement.version,
      at: engagement.updatedAt,
      transition: step.name,
      actor,
      byId,
      state: engagement.state,
      note: answers.note,
      amountCents: answers.cents ?? (step.money === undefined ? null : engagement.priceCents),
      days: answers.days ?? null,
      links: toLines(answers.links),
    })
    for (const [position, id] of answers.files.entries()) {
      if (!byId || !(await files.attach(id, byId, eventId, position)))
        throw new Error(`The file ${id} is not to be had`)
    }
    const deadline = engagementProcess.deadline(engagement)
    if (!deadline) await engagements.removeDeadline(engagement.id)
    else {
      const { step, at } = deadline
      await engagements.setDeadline({ subjectId: engagement.id, transition: step.name, dueAt: at.toISOString() })
    }
    await settle(engagement, step, answers)
    await tell(engagement, step, actor)
    return engagement
  }

  /** Those who have not done it themselves. */
  const tell = async (engagement: EngagementRow, step: EngagementStep, actor: EngagementActor) => {
    const { id, number, title, state, buyerId, sellerId } = engagement
    const path = `/dashboard/engagements/${id}`
    for (const userId of [...(actor === 'BUYER' ? [] : [buyerId]), ...(actor === 'SELLER' ? [] : [sellerId])]) {
      await notification.notify({
        userId,
        kind: 'ENGAGEMENT',
        title: `${number}: ${step.happened}`,
        text: state === 'COMPLETED' ? `${title}: for 14 days you can review it` : title,
        path,
        mailed: true,
      })
      await letterBox.put(userId, engagementLetter(engagement, step, actor, site() + path))
    }
  }

  const settle = async (engagement: EngagementRow, { money }: EngagementStep, { cents = 0 }: Answers) => {
    const { id, priceCents } = engagement
    if (money === 'hold') return ledger.hold(id, priceCents ?? 0)
    if (money === undefined) return
    const held = await ledger.heldNow(id)
    const refund = { release: 0, refund: held, split: cents }[money]
    await ledger.refund(id, refund)
    await refundsOwed.owe(engagement, refund)
    await ledger.release(id, held - refund)
  }

  return {
    /** The engagement as it is, for `take`. */
    seen: engagements.find,

    /** Begins an engagement. */
    begin: async (business: NewEngagement, deed: Deed) => {
      const moment = now().toISOString()
      const engagement: EngagementRow = {
        number: newNumber(),
        ...business,
        id: newId('eng'),
        state: deed.step.to[0],
        version: 1,
        roundsLeft: business.kind === 'service' ? 1 : 0,
        dueAt: null,
        ...(deed.charge ?? { cardLastFour: null, chargeKey: null }),
        createdAt: moment,
        updatedAt: moment,
      }
      engagement.state = engagementProcess.arrival(deed.step, engagement)
      for (let tries = 0; !(await engagements.add(engagement)); tries += 1) {
        if (tries > MOST_TRIES) throw new Error('No number is free')
        engagement.number = newNumber()
      }
      return record(engagement, deed)
    },

    /** The engagement as it is then, or undefined where it has changed since `seen`. */
    take: async (seen: EngagementRow, deed: Deed) => {
      const { step, answers } = deed
      const moment = now()
      const changed = await engagements.change(seen.id, seen.version, {
        state: engagementProcess.arrival(step, seen),
        // Two steps within one millisecond still follow each other.
        updatedAt: laterThan(seen.updatedAt, moment),
        ...(step.money === undefined && answers.cents !== undefined ? { priceCents: answers.cents } : {}),
        ...(answers.days === undefined ? {} : { days: answers.days }),
        ...deed.charge,
        ...timeAfter(seen, step, moment),
      })
      return changed && record(changed, deed)
    },
  }
}

export type StepsService = ReturnType<typeof createStepsService>

const timeAfter = ({ days, dueAt, roundsLeft }: EngagementRow, { time }: EngagementStep, now: Date) => {
  if (time === 'starts') return { dueAt: inDays(now, days ?? 0) }
  if (time !== 'another-round') return {}
  const earliest = inDays(now, ROUND_DAYS)
  return { roundsLeft: roundsLeft - 1, dueAt: dueAt !== null && dueAt > earliest ? dueAt : earliest }
}

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
