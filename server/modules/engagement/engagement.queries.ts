import type { EngagementEventParent, EngagementParent } from '../../api/parents'
import { signedIn, type Viewer } from '../../api/viewer'
import { loaderOfMany, loaderOfOne } from '../../database/loader'
import type { PageRequest } from '../../database/paging/page'
import { assertFound } from '../../database/rows'
import type { EngagementEventRow, UserRow } from '../../database/tables/tables'
import type { EngagementSide, EngagementState, EngagementTab, EngagementTransition } from '../../generated/resolvers'
import { dollars, dollarsOrNull } from '../../lib/money'
import { badInput } from '../../lib/request-errors'
import { sumOf } from '../../lib/sum'
import { foldCase } from '../../lib/text'
import type { Ledger } from '../ledger/ledger.service'
import type { MandateQueries } from '../mandate/mandate.queries'
import type { AuditTrail } from '../moderation/audit-trail'
import type { Refunds } from '../payment/refund.service'
import type { Transfers } from '../payout/transfer.service'
import type { UserQueries } from '../user/user.queries'
import { consequenceOf } from './amendments/amendment-change'
import { type AmendmentView, amendmentFor } from './amendments/amendment-view'
import { brokeredSplit } from './broker/brokered-split'
import { disclosedTo } from './disclosure/withheld'
import { createTwoAdmins } from './disputes/two-admins'
import { nextDue } from './due/next-due'
import { sideOf, withPartyStatus } from './engagement.parties'
import { engagementProcess } from './engagement.process'
import type { EngagementRepository } from './engagement.repository'
import { explanationFor, fundedStates, hasEnded, progressOf } from './engagement.states'
import { isBetweenAdmins } from './engagement.step'
import { isEngagementNumber } from './engagement-number'
import { happenedText } from './sentences/event-text'
import { availableTo, deadlineFor, otherActors, otherActorTransitions } from './transitions'

const MAX_SEARCH_LENGTH = 200
/** The most accounts whose orders an admin’s search includes: the newest that match. */
const MAX_MATCHING_ACCOUNTS = 500

interface List extends PageRequest {
  as: EngagementSide
  state?: EngagementState | null | undefined
  tab?: EngagementTab | null | undefined
  text?: string | null | undefined
}

interface Dependencies {
  engagementRepository: EngagementRepository
  refunds: Refunds
  ledger: Ledger
  mandates: Pick<MandateQueries, 'isActive'>
  transfers: Pick<Transfers, 'isChargedBack' | 'unsentOf'>
  users: UserQueries
  auditTrail: Pick<AuditTrail, 'promotionsOf' | 'recordAdminRead' | 'recordRead' | 'recordSearch'>
  /** In dollars: two admins decide about more. */
  twoAdminsAbove: number
  /** The commission of sales from now on. */
  commissionPercent: number
  now: () => Date
}

export const createEngagementQueries = (dependencies: Dependencies) => {
  const { engagementRepository, refunds, ledger, users, now } = dependencies
  const byId = loaderOfOne(engagementRepository.byIds, ({ id }) => id)
  const { auditTrail, mandates, transfers, twoAdminsAbove } = dependencies
  const eventsOf = loaderOfMany(engagementRepository.eventsOf, ({ engagementId }) => engagementId)
  const ofPlan = loaderOfMany(engagementRepository.ofPlans, ({ planId }) => planId ?? '')
  const ofOrder = loaderOfMany(engagementRepository.ofOrders, ({ orderId }) => orderId ?? '')
  const twoAdmins = createTwoAdmins({ auditTrail, ofPlan, ofOrder, users, twoAdminsAbove, now })

  const isNextMilestone = async ({ state, planId, position }: EngagementParent) => {
    if (state !== 'AWAITING_FUNDING' || planId === null) return false
    const milestones = await ofPlan.load(planId)
    return milestones.every((earlier) => earlier.position >= position || hasEnded(earlier.state))
  }

  const refundableCents = async ({ id, state }: EngagementParent) => {
    if (state !== 'COMPLETED' || (await transfers.isChargedBack(id))) return 0
    return (await ledger.of(id)).released
  }

  const withParties = async (stored: EngagementParent, viewer: Viewer) => {
    const percentNow = fundedStates.includes(stored.state) ? dependencies.commissionPercent : null
    const engagement = { ...stored, commissionPercent: stored.commissionPercent ?? percentNow }
    return withPartyStatus(engagement, [await users.of(engagement.buyerId), await users.of(engagement.sellerId)], {
      needsTwoAdmins: await twoAdmins.areNeeded(engagement),
      confirmationRefusal: await twoAdmins.confirmationRefusal(engagement, viewer),
      refundableCents: await refundableCents(engagement),
      heldCents: (await ledger.of(engagement.id)).held,
      isNextMilestone: await isNextMilestone(engagement),
      mandateIsActive: await mandates.isActive(engagement.mandateId),
    })
  }

  const find = async (viewer: Viewer, idOrNumber: string) => {
    const engagement = await (isEngagementNumber(idOrNumber)
      ? engagementRepository.byNumber(idOrNumber.toUpperCase())
      : byId.load(idOrNumber))
    return engagement && sideOf(viewer, engagement) ? engagement : undefined
  }

  /** The accounts whose orders an admin searches, and the entry of the audit trail. */
  const searchedAccounts = async (adminId: string, text: string) => {
    await auditTrail.recordSearch(adminId, text)
    return users.idsMatching(text, MAX_MATCHING_ACCOUNTS)
  }

  return {
    /** Undefined unless the viewer is a party, the broker or an admin. */
    find,

    /** Finds an engagement for its reader: an admin's read is recorded. */
    read: async (viewer: Viewer, idOrNumber: string) => {
      const engagement = await find(viewer, idOrNumber)
      if (engagement && sideOf(viewer, engagement) === 'ADMIN')
        await auditTrail.recordRead(readingOf(engagement, signedIn(viewer)))
      return engagement
    },

    /** The orders and quotes of a party that have not ended. */
    openOf: (userId: string) => engagementRepository.openOf(userId),

    page: async ({ id, role }: UserRow, { as, state, tab, text, ...request }: List) => {
      if (as === 'ADMIN' && role !== 'ADMIN') throw badInput('`as: ADMIN` is for admins.')
      if (as === 'ADMIN' && tab) throw badInput('`tab` is for buyers, sellers and brokers.')
      const search = text?.trim()
      if (search && search.length > MAX_SEARCH_LENGTH)
        throw badInput(`\`text\` has at most ${MAX_SEARCH_LENGTH} characters.`)
      const folded = search && foldCase(search)
      const accountIds = folded && as === 'ADMIN' ? await searchedAccounts(id, folded) : []
      if (as === 'ADMIN' && !folded && request.first > 0) await auditTrail.recordAdminRead(id, 'orders of all accounts')
      const criteria = { userId: id, as, state: state ?? undefined, text: folded, accountIds }
      return tab && as !== 'ADMIN'
        ? engagementRepository.pageOfTab({ ...criteria, as, tab, now: now().toISOString() }, request)
        : engagementRepository.page(criteria, request)
    },

    /** The viewer's engagements as a seller or broker whose money is not released or refunded yet. */
    pageWithHeldFunds: ({ id }: UserRow, request: PageRequest) => engagementRepository.pageWithHeldFunds(id, request),

    /** All engagements that one charge has paid, locked until the transaction ends. */
    lockOfCharge: (chargeKey: string) => engagementRepository.lockOfCharge(chargeKey),

    /** Throws if the id is unknown. */
    of: async (id: string) => assertFound(await byId.load(id), id),

    withParties,

    disputes: engagementRepository.disputes,

    explanation: async (engagement: EngagementParent, side: EngagementSide, viewer: Viewer) =>
      explanationFor(side, await withParties(engagement, viewer), now()),

    nextDue: (engagement: EngagementParent) => nextDue(engagement, now()),

    isDecisionOverdue: ({ decisionDueAt }: EngagementParent) =>
      decisionDueAt !== null && Date.parse(decisionDueAt) <= now().getTime(),

    availableTransitions: async (engagement: EngagementParent, side: EngagementSide, viewer: Viewer) =>
      availableTo(side, await withParties(engagement, viewer), now()),

    otherActorTransitions: async (engagement: EngagementParent, side: EngagementSide, viewer: Viewer) =>
      otherActorTransitions(side, await withParties(engagement, viewer), now()),

    otherActors: async (engagement: EngagementParent, side: EngagementSide, viewer: Viewer) =>
      otherActors(side, await withParties(engagement, viewer), now()),

    ofOrder: (orderId: string) => ofOrder.load(orderId),

    /** The milestones of a plan, in their order. */
    ofPlan: (planId: string) => ofPlan.load(planId),

    /** Only admins see proposals of how to decide a dispute. The broker sees when a dispute is opened and how it ends. */
    events: async (engagement: EngagementParent, side: EngagementSide, viewer: Viewer) => {
      if (side === 'ADMIN') await auditTrail.recordRead(readingOf(engagement, signedIn(viewer)))
      const { firstNames } = await withParties(engagement, viewer)
      const stored = await eventsOf.load(engagement.id)
      const events = stored.map((event) => disclosedTo(side, { ...engagement, firstNames }, event))
      if (side === 'ADMIN') return events
      const shown = events.filter(({ transition }) => !isBetweenAdmins(engagementProcess.step(transition)))
      return side === 'BROKER' ? shown.map((event) => forBroker(event, viewer)) : shown
    },

    amendment: async (engagement: EngagementParent, side: EngagementSide, viewer: Viewer) => {
      if (engagement.amendmentKind === null || side === 'BROKER') return null
      const parties = await withParties(engagement, viewer)
      const stored = await eventsOf.load(engagement.id)
      const events = stored.map((event) => disclosedTo(side, parties, event))
      return amendmentFor(side, parties, events, now())
    },

    amendmentMessage: async ({ engagement, message }: AmendmentView, viewer: Viewer) => {
      await auditTrail.recordRead(readingOf(engagement, signedIn(viewer)))
      return message
    },

    consequence: async (event: EngagementEventRow) => consequenceOf(event, await eventsOf.load(event.engagementId)),

    progress: async (engagement: EngagementParent) => progressOf(engagement, await eventsOf.load(engagement.id)),

    /** Depends on the state before the event: the state after the previous event. */
    eventLabel: async (event: EngagementEventRow) => {
      const events = await eventsOf.load(event.engagementId)
      return happenedText(event, events.findLast(({ version }) => version < event.version)?.state)
    },

    deadline: async (engagement: EngagementParent, side: EngagementSide, viewer: Viewer) =>
      deadlineFor(side, await withParties(engagement, viewer)),

    /** Leaves out what is private to the other side: the buyer's card, the seller's earnings. */
    money: async (engagement: EngagementParent, side: EngagementSide) => {
      const { id, priceCents, addedCents, cardLastFour, sellerId, brokerId } = engagement
      const balances = await ledger.of(id)
      const { paid, held, released, refunded, commission, brokerFee, earned } = balances
      const [payeeId, ownPart] = side === 'BROKER' && brokerId !== null ? [brokerId, brokerFee] : [sellerId, earned]
      const isFrozen = side !== 'BUYER' && (await users.of(payeeId)).suspendedAt !== null
      const frozen = isFrozen ? ((await transfers.unsentOf(id, payeeId)) ?? ownPart) : 0
      // Most engagements have no refund, so this saves a query.
      const open = refunded > 0 ? await refunds.openOf.load(id) : []
      return {
        price: dollarsOrNull(priceCents),
        paid: dollars(paid),
        paidAtFirst: dollars(paid - addedCents),
        held: dollars(held),
        released: dollars(released),
        refunded: dollars(refunded),
        refundPending: dollars(sumOf(open, ({ cents, supersededCents }) => cents - supersededCents)),
        commission: side === 'BUYER' ? null : dollars(commission),
        brokerFee: brokerId === null ? null : dollars(brokerFee),
        split: brokeredSplit(side, engagement, balances, dependencies.commissionPercent),
        earned: side === 'BUYER' ? null : dollars(earned),
        frozen: side === 'BUYER' ? null : dollars(frozen),
        cardLastFour: side === 'SELLER' || side === 'BROKER' ? null : cardLastFour,
      }
    },
  }
}

export type EngagementQueries = ReturnType<typeof createEngagementQueries>

/** The broker, who brought the parties together, reads the words of the quote, and nothing else that they write to each other. */
const forBroker = ({ withheld, ...event }: EngagementEventParent, viewer: Viewer): EngagementEventParent => ({
  ...event,
  note: quoteSteps.includes(event.transition) ? event.note : null,
  links: '',
  answers: '[]',
  ...(event.byId !== viewer?.id && { withheld: true as const }),
})

const quoteSteps: readonly EngagementTransition[] = ['REQUEST_QUOTE', 'SEND_OFFER', 'COUNTER', 'DECLINE']

/** The entry of the audit trail for a viewer who reads what the parties wrote. */
export const readingOf = ({ id, buyerId, sellerId }: EngagementParent, { id: actorId }: UserRow) => ({
  actorId,
  action: 'ENGAGEMENT_READ' as const,
  recordId: id,
  partyIds: [buyerId, sellerId],
})
