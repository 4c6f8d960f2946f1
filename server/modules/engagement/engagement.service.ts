import { toLines } from '../../database/columns'
import { assertFound } from '../../database/loader'
import type { EngagementRow } from '../../database/tables/tables'
import type { EngagementActor, EngagementState } from '../../generated/resolvers'
import { nextTimestamp } from '../../lib/dates'
import { newId } from '../../lib/ids'
import type { TransitionInput } from '../../process/fields'
import type { Invoicing } from '../invoice/invoice.service'
import type { Ledger } from '../ledger/ledger.service'
import type { LiveEvents } from '../live-event/live-event.service'
import type { AdminNotices } from '../moderation/admin-notices'
import type { AuditTrail } from '../moderation/audit-trail'
import type { Notifier } from '../notification/notifier'
import type { Refunds } from '../payment/refund.service'
import type { Transfers } from '../payout/transfer.service'
import type { DeliveryFileRepository } from './delivery/delivery-file.repository'
import { nextDueAt } from './due/next-due'
import { engagementProcess } from './engagement.process'
import type { EngagementRepository } from './engagement.repository'
import { type EngagementStep, isBetweenAdmins } from './engagement.step'
import type { EngagementMailer } from './engagement-mailer'
import { newEngagementNumber } from './engagement-number'
import { happenedText } from './event-text'
import { timesAfter } from './holds/deadline-times'
import { updateDeadline } from './holds/engagement-pauses'

const MAX_RETRIES = 10

/** A transition, its actor and its input. */
export interface TransitionCommand {
  step: EngagementStep
  actor: EngagementActor
  /** Null for the clock. */
  byId: string | null
  input: TransitionInput
  charge?: Pick<EngagementRow, 'cardLastFour' | 'chargeKey'>
  /** True while the account of a party is suspended: a lifted hold starts no deadlines then. */
  staysPaused?: boolean
}

export type NewEngagement = Pick<
  EngagementRow,
  'kind' | 'title' | 'listingId' | 'quantity' | 'buyerId' | 'sellerId' | 'orderId' | 'position' | 'priceCents' | 'days'
> &
  Partial<Pick<EngagementRow, 'number' | 'licence'>>

interface Dependencies {
  engagementRepository: EngagementRepository
  deliveryFileRepository: DeliveryFileRepository
  invoicing: Pick<Invoicing, 'credit'>
  ledger: Ledger
  engagementMailer: EngagementMailer
  notifier: Pick<Notifier, 'notify'>
  liveEvents: Pick<LiveEvents, 'record'>
  refunds: Pick<Refunds, 'add'>
  transfers: Pick<Transfers, 'add' | 'takeBack'>
  auditTrail: Pick<AuditTrail, 'recordDecision'>
  adminNotices: AdminNotices
  /** The commission of sales from now on. */
  commissionPercent: number
  now: () => Date
}

/** Transitions of engagements. State, event, deadline and money change in the caller's transaction. */
export const createEngagementService = (dependencies: Dependencies) => {
  const { engagementRepository, deliveryFileRepository, ledger, notifier, refunds, transfers } = dependencies
  const { auditTrail, adminNotices, invoicing, liveEvents, engagementMailer, commissionPercent, now } = dependencies

  const record = async (
    engagement: EngagementRow,
    { step, actor, byId, input }: TransitionCommand,
    before?: EngagementState,
  ) => {
    const happened = happenedText({ transition: step.name, actor }, before)
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
    await updateDeadline(engagementRepository, engagement)
    await moveMoney(engagement, step, input)
    if (isBetweenAdmins(step)) await notifyAdmins(engagement, step, byId)
    else {
      await notifyOthers(engagement, { ...step, happened }, actor)
      await engagementMailer.tell(engagement, { step, actor, input, before })
    }
    // Open pages of those who may see the change show it at once.
    const watchers = [byId, ...(isBetweenAdmins(step) ? [] : [engagement.buyerId, engagement.sellerId])]
    for (const userId of new Set(watchers)) if (userId) liveEvents.record(userId, 'engagement', engagement.id)
    if (step.audited && actor === 'ADMIN' && byId) {
      const { id: recordId, buyerId, sellerId } = engagement
      const action = { actorId: byId, action: step.audited, recordId, partyIds: [buyerId, sellerId] }
      await auditTrail.recordDecision(action, input.note ?? '', input.cents ?? null)
    }
    return engagement
  }

  /** A proposal is between the admins until one of them confirms it. */
  const notifyAdmins = (
    { id, number, title, sellerId }: EngagementRow,
    { happened }: EngagementStep,
    byId: string | null,
  ) =>
    adminNotices.notify(
      {
        kind: 'ENGAGEMENT',
        aboutId: sellerId,
        title: `${number}: ${happened}`,
        text: `${title}: the decision needs a second admin`,
        path: `/dashboard/engagements/${id}`,
      },
      byId,
    )

  /** Notifies all parties except the actor. */
  const notifyOthers = async (engagement: EngagementRow, step: EngagementStep, actor: EngagementActor) => {
    const { id, number, title, state, buyerId, sellerId } = engagement
    const path = `/dashboard/engagements/${id}`
    for (const userId of [...(actor === 'BUYER' ? [] : [buyerId]), ...(actor === 'SELLER' ? [] : [sellerId])]) {
      await notifier.notify({
        userId,
        kind: 'ENGAGEMENT',
        aboutId: userId === buyerId ? sellerId : buyerId,
        title: `${number}: ${step.happened}`,
        text: state === 'COMPLETED' && step.to.length > 0 ? `${title}: you can review it for 14 days` : title,
        path,
        mailed: true,
      })
    }
  }

  const moveMoney = async (engagement: EngagementRow, { money }: EngagementStep, { cents = 0 }: TransitionInput) => {
    const { id, priceCents } = engagement
    if (money === 'hold') return ledger.hold(id, priceCents ?? 0)
    if (money === undefined) return
    if (money === 'take-back') return takeBack(engagement, cents)
    const held = await ledger.heldNow(id)
    const refund = { release: 0, refund: held, split: cents }[money]
    await ledger.refund(id, refund)
    await refunds.add(engagement, refund)
    await invoicing.credit(engagement, refund)
    // Null only for a sale that an older version of the server has recorded.
    const earned = await ledger.release(id, held - refund, engagement.commissionPercent ?? commissionPercent)
    await transfers.add(engagement, earned)
  }

  /** Refunds the buyer from what the seller has earned. */
  const takeBack = async (engagement: EngagementRow, cents: number) => {
    const { taken, fromSeller } = await ledger.takeBack(engagement.id, cents, 'refund')
    // A chargeback was first. The error rolls the transaction back.
    if (taken !== cents) throw new Error(`${engagement.id} has only ${taken} of ${cents} cents left`)
    await refunds.add(engagement, cents)
    await invoicing.credit(engagement, cents)
    await transfers.takeBack(engagement.id, fromSeller)
  }

  return {
    begin: async (details: NewEngagement, command: TransitionCommand) => {
      const moment = now().toISOString()
      const engagement: EngagementRow = {
        number: newEngagementNumber(),
        licence: null,
        ...details,
        id: newId('eng'),
        state: assertFound(command.step.to[0], command.step.name),
        version: 1,
        roundsLeft: details.kind === 'service' ? 1 : 0,
        dueAt: null,
        ...(command.charge ?? { cardLastFour: null, chargeKey: null }),
        ...(command.step.money === 'hold' ? { commissionPercent } : { commissionPercent: null }),
        ...{ onHold: 0, pausedAt: null, waitingSince: null, decisionDueAt: null, nextDueAt: null, ...noProposal },
        createdAt: moment,
        updatedAt: moment,
      }
      engagement.state = engagementProcess.targetState(command.step, engagement)
      engagement.nextDueAt = nextDueAt(engagement)
      for (let retries = 0; !(await engagementRepository.add(engagement)); retries += 1) {
        if (retries > MAX_RETRIES) throw new Error('No number is free')
        engagement.number = newEngagementNumber()
      }
      return record(engagement, command)
    },

    /** Returns the engagement after the transition, or undefined if it has changed since `before` was read. */
    advance: async (before: EngagementRow, request: TransitionCommand) => {
      const command = { ...request, input: decided(before, request) }
      const { step, input, staysPaused = false } = command
      const moment = now()
      const change = {
        state: engagementProcess.targetState(step, before),
        updatedAt: nextTimestamp(before.updatedAt, moment),
        ...(hasNewPrice(step) && input.cents !== undefined ? { priceCents: input.cents } : {}),
        ...(input.days === undefined ? {} : { days: input.days }),
        ...(step.money === 'hold' ? { commissionPercent } : {}),
        ...command.charge,
        ...timesAfter(before, step, moment, staysPaused),
        ...proposalAfter(command),
      }
      const changed = await engagementRepository.change(before.id, before.version, {
        ...change,
        nextDueAt: nextDueAt({ ...before, ...change }),
      })
      return changed && record(changed, command, before.state)
    },
  }
}

export type EngagementService = ReturnType<typeof createEngagementService>

const noProposal = { proposedById: null, proposedRefundCents: null, proposedReason: null }

const proposalAfter = ({ step, byId, input }: TransitionCommand) => {
  if (step.proposal === undefined) return {}
  if (step.proposal !== 'made') return noProposal
  return { proposedById: byId, proposedRefundCents: input.cents ?? 0, proposedReason: input.note }
}

/** The input of a confirmation is the proposal. */
const decided = ({ proposedRefundCents, proposedReason }: EngagementRow, { step, input }: TransitionCommand) =>
  step.proposal === 'confirmed' ? { ...input, cents: proposedRefundCents ?? 0, note: proposedReason } : input

const hasNewPrice = ({ fields }: EngagementStep) => fields.some(({ name }) => name === 'price')
