import { toLines } from '../../database/columns'
import type { EngagementRow } from '../../database/tables/tables'
import type { EngagementActor } from '../../generated/resolvers'
import { nextTimestamp } from '../../lib/dates'
import { newId } from '../../lib/ids'
import type { TransitionInput } from '../../process/fields'
import type { Ledger } from '../ledger/ledger.service'
import type { Notifier } from '../notification/notifier'
import type { Outbox } from '../outbox/outbox.service'
import type { Refunds } from '../payment/refund.service'
import type { DeliveryFileRepository } from './delivery-file.repository'
import { engagementMail } from './engagement.mails'
import { type EngagementStep, engagementProcess } from './engagement.process'
import type { EngagementRepository } from './engagement.repository'
import { newEngagementNumber } from './engagement-number'

const DAY_MS = 86_400_000
/** The minimum length of a round of changes. */
const ROUND_DAYS = 7
const MAX_RETRIES = 10

/** A transition, its actor and its input. */
export interface TransitionCommand {
  step: EngagementStep
  actor: EngagementActor
  /** Null for the clock. */
  byId: string | null
  input: TransitionInput
  charge?: Pick<EngagementRow, 'cardLastFour' | 'chargeKey'>
}

export type NewEngagement = Pick<
  EngagementRow,
  'kind' | 'title' | 'listingId' | 'quantity' | 'buyerId' | 'sellerId' | 'orderId' | 'position' | 'priceCents' | 'days'
> &
  Partial<Pick<EngagementRow, 'number'>>

interface Dependencies {
  engagementRepository: EngagementRepository
  deliveryFileRepository: DeliveryFileRepository
  ledger: Ledger
  outbox: Pick<Outbox, 'enqueue'>
  notifier: Pick<Notifier, 'notify'>
  refunds: Pick<Refunds, 'add'>
  siteOrigin: () => string
  now: () => Date
}

/** Transitions of engagements. State, event, deadline and money change in the caller's transaction. */
export const createEngagementService = (dependencies: Dependencies) => {
  const { engagementRepository, deliveryFileRepository, ledger, outbox, notifier, refunds, siteOrigin, now } =
    dependencies

  const record = async (engagement: EngagementRow, { step, actor, byId, input }: TransitionCommand) => {
    const eventId = newId('evt')
    await engagementRepository.addEvent({
      id: eventId,
      engagementId: engagement.id,
      version: engagement.version,
      at: engagement.updatedAt,
      transition: step.name,
      actor,
      byId,
      state: engagement.state,
      note: input.note,
      amountCents: input.cents ?? (step.money === undefined ? null : engagement.priceCents),
      days: input.days ?? null,
      links: toLines(input.links),
    })
    for (const [position, id] of input.files.entries()) {
      if (!byId || !(await deliveryFileRepository.attach(id, byId, eventId, position)))
        throw new Error(`The file ${id} can't be attached`)
    }
    const deadline = engagementProcess.deadline(engagement)
    if (!deadline) await engagementRepository.removeDeadline(engagement.id)
    else {
      const { step, at } = deadline
      await engagementRepository.setDeadline({
        subjectId: engagement.id,
        transition: step.name,
        dueAt: at.toISOString(),
      })
    }
    await moveMoney(engagement, step, input)
    await notifyOthers(engagement, step, actor)
    return engagement
  }

  /** Notifies all parties except the actor. */
  const notifyOthers = async (engagement: EngagementRow, step: EngagementStep, actor: EngagementActor) => {
    const { id, number, title, state, buyerId, sellerId } = engagement
    const path = `/dashboard/engagements/${id}`
    for (const userId of [...(actor === 'BUYER' ? [] : [buyerId]), ...(actor === 'SELLER' ? [] : [sellerId])]) {
      await notifier.notify({
        userId,
        kind: 'ENGAGEMENT',
        title: `${number}: ${step.happened}`,
        text: state === 'COMPLETED' ? `${title}: you can review it for 14 days` : title,
        path,
        mailed: true,
      })
      await outbox.enqueue(userId, engagementMail(engagement, step, actor, siteOrigin() + path))
    }
  }

  const moveMoney = async (engagement: EngagementRow, { money }: EngagementStep, { cents = 0 }: TransitionInput) => {
    const { id, priceCents } = engagement
    if (money === 'hold') return ledger.hold(id, priceCents ?? 0)
    if (money === undefined) return
    const held = await ledger.heldNow(id)
    const refund = { release: 0, refund: held, split: cents }[money]
    await ledger.refund(id, refund)
    await refunds.add(engagement, refund)
    await ledger.release(id, held - refund)
  }

  return {
    begin: async (engaged: NewEngagement, command: TransitionCommand) => {
      const moment = now().toISOString()
      const engagement: EngagementRow = {
        number: newEngagementNumber(),
        ...engaged,
        id: newId('eng'),
        state: command.step.to[0],
        version: 1,
        roundsLeft: engaged.kind === 'service' ? 1 : 0,
        dueAt: null,
        ...(command.charge ?? { cardLastFour: null, chargeKey: null }),
        createdAt: moment,
        updatedAt: moment,
      }
      engagement.state = engagementProcess.targetState(command.step, engagement)
      for (let retries = 0; !(await engagementRepository.add(engagement)); retries += 1) {
        if (retries > MAX_RETRIES) throw new Error('No number is free')
        engagement.number = newEngagementNumber()
      }
      return record(engagement, command)
    },

    /** Returns the engagement after the transition, or undefined if it has changed since `seen` was read. */
    advance: async (seen: EngagementRow, command: TransitionCommand) => {
      const { step, input } = command
      const moment = now()
      const changed = await engagementRepository.change(seen.id, seen.version, {
        state: engagementProcess.targetState(step, seen),
        // Later than the last change, even within the same millisecond.
        updatedAt: nextTimestamp(seen.updatedAt, moment),
        ...(step.money === undefined && input.cents !== undefined ? { priceCents: input.cents } : {}),
        ...(input.days === undefined ? {} : { days: input.days }),
        ...command.charge,
        ...timeAfter(seen, step, moment),
      })
      return changed && record(changed, command)
    },
  }
}

export type EngagementService = ReturnType<typeof createEngagementService>

const timeAfter = ({ days, dueAt, roundsLeft }: EngagementRow, { time }: EngagementStep, now: Date) => {
  if (time === 'starts') return { dueAt: inDays(now, days ?? 0) }
  if (time !== 'another-round') return {}
  const earliest = inDays(now, ROUND_DAYS)
  return { roundsLeft: roundsLeft - 1, dueAt: dueAt !== null && dueAt > earliest ? dueAt : earliest }
}

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
