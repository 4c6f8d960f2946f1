import { toLines } from '../../database/columns'
import { assertFound } from '../../database/rows'
import type { EngagementChange, EngagementRow } from '../../database/tables/tables'
import { nextTimestamp } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { emptyInput, type TransitionInput } from '../../process/fields'
import type { AttachmentService } from '../attachment/attachment.service'
import type { BeforeCommit } from '../container-scopes'
import type { Invoicing } from '../invoice/invoice.service'
import type { Ledger } from '../ledger/ledger.service'
import { includedRounds, readChoice } from '../listing-option/choice'
import type { AuditTrail } from '../moderation/audit-trail'
import type { Refunds } from '../payment/refund.service'
import type { Transfers } from '../payout/transfer.service'
import { emptyContent } from '../service-content/service-content'
import {
  agreedInput,
  amendmentAfter,
  ENDED_WITH_IT,
  endsOpenAmendment,
  noAmendment,
} from './amendments/amendment-change'
import { type DeadlineRepository, updateDeadline } from './deadlines/deadline.repository'
import { timesAfter } from './deadlines/deadline-times'
import { disclosureAfter, type ndaOf, noCheck, noNda } from './disclosure/disclosure-change'
import { disputeAfter, noDispute, readAskedParties, timesAfterWithdrawal } from './disputes/dispute-change'
import { nextDueAt } from './due/next-due'
import type { EngagementNotices } from './engagement.notices'
import { engagementProcess } from './engagement.process'
import type { EngagementRepository } from './engagement.repository'
import { fundedStates } from './engagement.states'
import type { EngagementStep } from './engagement.step'
import { newEngagementNumber } from './engagement-number'
import { extraAfter } from './extras/extra-change'
import { firstAgreed, othersAgreed } from './milestones/milestone-change'
import { storedMilestones } from './milestones/milestones'
import { happenedText } from './sentences/event-text'
import type { TransitionCommand } from './transition-command'

const MAX_RETRIES = 10

export type NewEngagement = Pick<
  EngagementRow,
  'kind' | 'title' | 'listingId' | 'quantity' | 'buyerId' | 'sellerId' | 'orderId' | 'position' | 'priceCents' | 'days'
> &
  Partial<Pick<EngagementRow, 'number' | 'licence' | 'listingDescription' | 'questions' | 'choice'>> &
  Partial<Pick<EngagementRow, 'milestones' | 'planId' | 'commissionPercent' | 'waitingSince'>> &
  Partial<Pick<EngagementRow, 'brokerId' | 'brokerFeePercent' | 'mandateId'>> &
  Partial<ReturnType<typeof ndaOf>>

interface Dependencies {
  deadlineRepository: DeadlineRepository
  engagementRepository: EngagementRepository
  attachmentService: Pick<AttachmentService, 'attach'>
  invoicing: Pick<Invoicing, 'credit'>
  ledger: Ledger
  engagementNotices: EngagementNotices
  refunds: Pick<Refunds, 'add'>
  transfers: Pick<Transfers, 'add' | 'takeBack'>
  auditTrail: Pick<AuditTrail, 'recordDecision'>
  /** The commission of sales from now on. */
  commissionPercent: number
  beforeCommit: BeforeCommit
  now: () => Date
}

/** Transitions of engagements. State, event, deadline and money change in the caller's transaction. */
export const createEngagementService = (dependencies: Dependencies) => {
  const { deadlineRepository, engagementRepository, attachmentService, engagementNotices, ledger } = dependencies
  const { refunds, transfers, auditTrail, invoicing, commissionPercent, beforeCommit, now } = dependencies

  const record = async (engagement: EngagementRow, command: TransitionCommand, before?: EngagementRow) => {
    const { step, actor, byId, input, answers = [], alsoAsks, reason } = command
    const asked = readAskedParties(input.choice)
    const happened = happenedText({ transition: step.name, actor, asked }, before?.state)
    const consequence = before?.amendmentKind && endsOpenAmendment(step) ? ENDED_WITH_IT : (alsoAsks ?? reason)
    const paysOut = step.money === 'release' || step.money === 'refund' || step.money === 'split'
    const namesShares = step.proposes === 'SETTLEMENT' || step.amendment === 'backed' || step.dispute !== undefined
    // Without a commission nothing was ever held.
    const heldNow =
      (paysOut || namesShares) && engagement.commissionPercent !== null ? await ledger.heldNow(engagement.id) : null
    const heldCents = paysOut ? heldNow : null
    const sum = step.money === undefined ? null : (heldCents ?? engagement.priceCents)
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
      note: input.note ?? reason ?? null,
      amountCents: paysOut && input.cents !== undefined ? Math.min(input.cents, sum ?? 0) : (input.cents ?? sum),
      heldCents,
      days: input.days ?? null,
      rounds: input.rounds ?? null,
      links: toLines(input.links),
      asked,
      answers: JSON.stringify(answers),
      milestones: storedMilestones(input.milestones),
    })
    if (byId) await attachmentService.attach(input.files, byId, { eventId })
    await updateDeadline(deadlineRepository, engagement)
    await moveMoney(engagement, command)
    const taken = { step, actor, input, before: before?.state, happened, consequence, heldCents: heldNow }
    if (!step.unnotified && !command.unnotified) await engagementNotices.send(engagement, taken, byId)
    if (step.audited && actor === 'ADMIN' && byId) {
      const { id: recordId, buyerId, sellerId } = engagement
      const action = { actorId: byId, action: step.audited, recordId, partyIds: [buyerId, sellerId] }
      await auditTrail.recordDecision(action, input.note ?? '', input.cents ?? null)
    }
    return engagement
  }

  const moveMoney = async (engagement: EngagementRow, { step: { money }, input, charge }: TransitionCommand) => {
    const { id, priceCents } = engagement
    const { cents = 0 } = input
    if (money === 'hold') return ledger.hold(id, priceCents ?? 0, charge?.chargeKey ?? null)
    if (money === 'hold-more') return ledger.hold(id, cents, charge?.chargeKey ?? null)
    if (money === undefined) return
    if (money === 'take-back') return takeBack(engagement, cents)
    const held = await ledger.heldNow(id)
    // The buyer's bank may have taken a part back.
    const refund = { release: 0, refund: held, split: Math.min(cents, held) }[money]
    const shares = await ledger.refund(id, refund)
    await refunds.add(id, shares)
    beforeCommit(() => invoicing.credit(engagement, shares))
    const percent = engagement.commissionPercent ?? commissionPercent
    const parts = await ledger.release(id, held - refund, percent, engagement.brokerFeePercent ?? 0)
    await transfers.add(id, engagement.sellerId, parts.seller)
    if (engagement.brokerId !== null) await transfers.add(id, engagement.brokerId, parts.broker)
  }

  /** Refunds the buyer from the earnings of seller and broker. */
  const takeBack = async (engagement: EngagementRow, cents: number) => {
    const { taken, ...parts } = await ledger.takeBack(engagement, cents, 'refund')
    // A chargeback has taken the money meanwhile. The error rolls the transaction back.
    if (taken !== cents) throw new Error(`${engagement.id} has only ${taken} of ${cents} cents left`)
    await refunds.add(engagement.id, parts.shares)
    beforeCommit(() => invoicing.credit(engagement, parts.shares))
    await transfers.takeBack(engagement, parts)
  }

  const begin = async (details: NewEngagement, command: TransitionCommand) => {
    const { buyerId, sellerId, brokerId = null } = details
    if (brokerId === buyerId || brokerId === sellerId) throw new Error('Nobody brokers their own business')
    const moment = now().toISOString()
    const engagement: EngagementRow = {
      number: newEngagementNumber(),
      milestones: storedMilestones([]),
      planId: null,
      requirementsSent: 0,
      waitingSince: null,
      commissionPercent: command.step.money === 'hold' ? commissionPercent : null,
      licence: null,
      listingDescription: null,
      questions: emptyContent.questions,
      choice: null,
      brokerId: null,
      brokerFeePercent: null,
      mandateId: null,
      ...noNda,
      ...details,
      id: newId('eng'),
      state: assertFound(command.step.to[0], command.step.name),
      version: 1,
      roundsLeft: includedRounds(details.kind, readChoice({ choice: null, ...details })),
      dueAt: null,
      cardLastFour: command.charge?.cardLastFour ?? null,
      onHold: 0,
      addedCents: 0,
      pausedAt: null,
      decisionDueAt: null,
      nextDueAt: null,
      ...noProposal,
      ...noAmendment,
      ...noDispute,
      ...noCheck,
      ...disclosureAfter(command, moment),
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
  }

  /** Begins the other milestones of an offer once its first one is agreed. */
  const beginOthers = async (first: EngagementRow, { actor, byId }: TransitionCommand) => {
    const step = engagementProcess.step('AGREE_MILESTONE')
    for (const milestone of othersAgreed(first, now())) await begin(milestone, { step, actor, byId, input: emptyInput })
  }

  /** Begins milestones to which the requirements of another one apply. */
  const startMilestones = async (milestones: readonly EngagementRow[]) => {
    const command = {
      step: engagementProcess.step('START_MILESTONE'),
      actor: 'CLOCK',
      byId: null,
      input: emptyInput,
    } as const
    for (const milestone of milestones) await advance(milestone, command)
  }

  /** Returns the engagement after the transition, or undefined if it has changed since `before` was read. */
  const advance = async (before: EngagementRow, request: TransitionCommand): Promise<EngagementRow | undefined> => {
    const command = { ...request, input: decided(before, request) }
    const { step, input, byId, staysPaused = false } = command
    const moment = now()
    const updatedAt = nextTimestamp(before.updatedAt, moment)
    const settled = step.money === 'split' ? { ...before, heldCents: await ledger.heldNow(before.id) } : before
    const state = engagementProcess.targetState(step, settled)
    const change: EngagementChange = {
      state,
      updatedAt,
      ...offerAfter(step, input),
      ...(step.milestones === 'agreed' ? firstAgreed(before) : {}),
      // All milestones of an order have the commission of its acceptance. Sales that an older version has recorded have none.
      ...(step.money === 'hold' || fundedStates.includes(before.state)
        ? { commissionPercent: before.commissionPercent ?? commissionPercent }
        : {}),
      ...(command.charge ? { cardLastFour: before.cardLastFour ?? command.charge.cardLastFour } : {}),
      ...(command.questions === undefined ? {} : { questions: command.questions }),
      ...(step.dispute === 'withdrawn'
        ? timesAfterWithdrawal(before, moment, staysPaused)
        : timesAfter(before, step, state, moment, staysPaused)),
      ...disputeAfter(before, command, moment),
      ...proposalAfter(command),
      ...amendmentAfter(before, command, moment),
      ...extraAfter(before, step, input, moment),
      ...disclosureAfter(command, updatedAt),
    }
    const changed = await engagementRepository.change(before.id, before.version, {
      ...change,
      nextDueAt: nextDueAt({ ...before, ...change }),
    })
    if (!changed) return undefined
    const engagement = await record(changed, command, before)
    if (step.milestones === 'agreed') await beginOthers(engagement, command)
    if (step.time === 'starts' && byId !== null && engagement.planId !== null && engagement.state === 'IN_PROGRESS')
      await startMilestones(await engagementRepository.markRequirementsSent(engagement.planId))
    // The requirements were sent while it was being funded.
    if (step.money === 'hold' && engagement.state === 'AWAITING_REQUIREMENTS' && engagement.requirementsSent === 1)
      await startMilestones([engagement])
    return engagement
  }

  return { begin, advance }
}

export type EngagementService = ReturnType<typeof createEngagementService>

const noProposal = { proposedById: null, proposedRefundCents: null, proposedReason: null }

const proposalAfter = ({ step, byId, input }: TransitionCommand): EngagementChange => {
  // A step that changes the state or moves money ends the proposal that waits for a second admin.
  if (step.proposal === undefined) return step.to.length > 0 || step.money !== undefined ? noProposal : {}
  if (step.proposal !== 'made') return noProposal
  return { proposedById: byId, proposedRefundCents: input.cents ?? 0, proposedReason: input.note }
}

/** The input of a confirmation is the proposal, that of an agreement the amendment. */
const decided = (before: EngagementRow, { step, input }: TransitionCommand) => {
  if (step.amendment === 'agreed' || step.amendment === 'backed') return agreedInput(before, input)
  const { proposedRefundCents, proposedReason } = before
  return step.proposal === 'confirmed' ? { ...input, cents: proposedRefundCents ?? 0, note: proposedReason } : input
}

/** The terms of an offer or a counter-offer. A counter-offer names no days, and ends the milestones of the offer. */
const offerAfter = ({ fields, proposes }: EngagementStep, { cents, days, milestones }: TransitionInput) => {
  if (proposes !== undefined || fields.every(({ name }) => name !== 'price')) return {}
  return {
    ...(cents !== undefined && { priceCents: cents }),
    ...(days !== undefined && { days }),
    milestones: storedMilestones(milestones),
  }
}
