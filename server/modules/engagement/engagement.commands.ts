import { checkFreshSignIn } from '../../api/fresh-sign-in'
import type { Visitor } from '../../api/visitor'
import type { EngagementRow, UserRow } from '../../database/tables/tables'
import type {
  AdvanceEngagementInput,
  EngagementSide,
  EngagementTransition,
  RefusalReason,
} from '../../generated/resolvers'
import { engagementPath } from '../../lib/addresses/site-paths'
import { HOUR_SECONDS } from '../../lib/dates'
import { invalidInput } from '../../lib/violations'
import { chosenTransition, inputName, readInput, type TransitionInput } from '../../process/fields'
import { refusals } from '../../process/process'
import type { AttachmentService } from '../attachment/attachment.service'
import type { InTransaction } from '../container-scopes'
import type { MandateService } from '../mandate/mandate.service'
import type { PaymentQueries } from '../payment/payment.queries'
import { contentHash, type Payments, paymentProblem, paymentRedirect } from '../payment/payment.service'
import type { Throttle } from '../rate-limit/throttle'
import type { SessionService } from '../session/session.service'
import { uploadAgain } from '../upload/attached-files'
import { FORMER_MEMBER, isActive, type UserService } from '../user/user.service'
import type { EngagementWithParties } from './engagement.guards'
import { sideOf, withPartyStatus } from './engagement.parties'
import { engagementProcess } from './engagement.process'
import type { EngagementQueries } from './engagement.queries'
import type { EngagementRepository } from './engagement.repository'
import type { EngagementService } from './engagement.service'
import { engagementStates } from './engagement.states'
import type { EngagementStep } from './engagement.step'
import type { EngagementPayment } from './engagement-fulfilment'
import { extraOnOffer } from './extras/extras-on-offer'
import { limitedField, violationOfPageLimit } from './limits/page-limit'
import { limitOf } from './limits/transition-rate-limits'
import { nextMilestoneTextAfter } from './milestones/next-milestone-text'
import { offerChange } from './quotes/offer-change'
import { readAnswers } from './requirements/answers'
import { factsFor } from './sentences/engagement.facts'
import { sentencesOf } from './sentences/engagement.sentences'
import { costOf, fieldsWithExtras } from './transitions'

interface Scope {
  engagementRepository: EngagementRepository
  engagementService: EngagementService
  mandateService: Pick<MandateService, 'lockActive'>
  userService: Pick<UserService, 'lockShared'>
}

interface Dependencies {
  attachmentService: Pick<AttachmentService, 'areFree'>
  engagementRepository: EngagementRepository
  engagements: Pick<EngagementQueries, 'withParties'>
  payments: Pick<Payments, 'pay'>
  paymentQueries: Pick<PaymentQueries, 'checkout'>
  throttle: Throttle
  sessionService: Pick<SessionService, 'isFresh'>
  visitor: Visitor
  now: () => Date
  inTransaction: InTransaction<Scope>
}

export const createEngagementCommands = (dependencies: Dependencies) => {
  const { attachmentService, engagementRepository, engagements, payments, paymentQueries } = dependencies
  const { throttle, sessionService, visitor, now, inTransaction } = dependencies

  /** A refusal with the current engagement. A conflict about an offer names the old and the new price. */
  const refused = async (
    before: EngagementRow,
    reason: RefusalReason,
    { seenVersion = before.version, isRefunded = false } = {},
  ) => {
    const engagement = (await engagementRepository.find(before.id)) ?? before
    const change =
      reason === 'VERSION_CONFLICT' &&
      offerChange(engagement, await engagementRepository.eventsOf([engagement.id]), seenVersion)
    const text = change || refusals[reason](engagementStates[engagement.state].label)
    const unpaid = change ? `${change} Nothing was charged.` : text
    const message = isRefunded ? `${text} Your payment is being refunded.` : unpaid
    return { __typename: 'TransitionRefused' as const, reason, message, engagement }
  }

  const pay = async (
    engagement: EngagementRow,
    before: EngagementWithParties,
    step: EngagementStep,
    buyer: UserRow,
    input: TransitionInput,
  ) => {
    const { id, version } = engagement
    const content = paymentOf(step, engagement, input)
    const extra = extraOnOffer(engagement, content.extra)
    const cents = extra?.cents ?? costOf(step, engagement) ?? 0
    const paid = await payments.pay({
      buyer,
      key: [content.type, id, version, ...(extra ? [extra.key] : [])].join(':'),
      contentHash: contentHash(content),
      content,
      sellerIds: [],
      cents,
      token: input.token,
      title: extra ? `${engagement.title}: ${extra.name}` : engagement.title,
      returnPath: engagementPath(id),
    })
    if (paid === 'other-content') return refused(engagement, 'VERSION_CONFLICT')
    if (paid === 'refunded') return refused(engagement, 'VERSION_CONFLICT', { isRefunded: cents > 0 })
    if (typeof paid === 'string') return paymentProblem(paid)
    if ('redirect' in paid) return paymentRedirect(paid.redirect)
    return advanced(before, (await engagementRepository.find(id)) ?? engagement, step.name, buyer, 'BUYER')
  }

  const advanced = async (
    before: EngagementWithParties,
    engagement: EngagementRow,
    name: EngagementTransition,
    user: UserRow,
    side: EngagementSide,
  ) => {
    const facts = factsFor(side, await engagements.withParties(engagement, user))
    const next = await nextMilestoneTextAfter(engagementProcess.step(name), engagement, dependencies)
    const isParty = side === 'BUYER' || side === 'SELLER'
    const message = [sentencesOf({ name })?.done(facts, factsFor(side, before)), isParty && next(side)]
      .filter(Boolean)
      .join(' ')
    return { __typename: 'EngagementAdvanced' as const, engagement, message }
  }

  return {
    advance: async (user: UserRow, { id, version, transition }: AdvanceEngagementInput) => {
      const [step, stepInput] = chosenTransition(engagementProcess.steps, transition)
      const engagement = await engagementRepository.find(id)
      const side = engagement && sideOf(user, engagement)
      if (!engagement || !side) return notFound
      if (engagement.version !== version) return refused(engagement, 'VERSION_CONFLICT', { seenVersion: version })
      const context = await engagements.withParties(engagement, user)
      const reason = engagementProcess.refusal(step, side, context, now())
      if (reason) return refused(engagement, reason)
      const isHosted = paymentQueries.checkout() === 'HOSTED'
      const fields = fieldsWithExtras(step, context).filter(({ kind }) => !(kind === 'PAYMENT' && isHosted))
      const read = readInput(
        fields.filter(({ questionId }) => questionId === null),
        stepInput,
      )
      if ('field' in read) return read
      if (transition.submitRequirements?.otherParties?.length && !fields.some(({ kind }) => kind === 'NAMES'))
        return invalidInput(
          'otherParties',
          'A check was asked for already, or this is a milestone. Please leave the names out.',
        )
      const answered = readAnswers(fields, transition.submitRequirements?.answers ?? [])
      if ('field' in answered) return answered
      const limited = limitedField(step, side, engagement, fields, read.input.note)
      const events = limited ? await engagementRepository.eventsOf([id]) : []
      const full = limited && violationOfPageLimit(step, limited, events, user.id)
      if (full) return full
      const input = { ...read.input, files: [...new Set([...read.input.files, ...answered.fileIds])] }
      if (step.fresh) await checkFreshSignIn(inputName(step.name), visitor, sessionService.isFresh)
      const limit = limitOf(step)
      if (limit) {
        const throttled = await throttle([{ key: [limit.key, user.id], max: limit.max, seconds: HOUR_SECONDS }])
        if (throttled) return throttled
      }
      if (step.fields.some(({ kind }) => kind === 'PAYMENT')) return pay(engagement, context, step, user, input)
      if (!(await attachmentService.areFree(input.files, user.id))) return uploadAgain
      const after = await inTransaction(async ({ engagementService, mandateService, userService }) => {
        // A party may have been suspended, or the mandate ended, since the check above.
        const accounts = await userService.lockShared([engagement.buyerId, engagement.sellerId, user.id])
        const mandateIsActive = side === 'BROKER' && (await mandateService.lockActive(engagement.mandateId))
        const current = withPartyStatus(engagement, accounts, { ...context, mandateIsActive })
        if (!mayAct(accounts, user.id, side)) return undefined
        const refusal = engagementProcess.refusal(step, side, current, now())
        if (refusal) return refusal
        const staysPaused = accounts.some(({ suspendedAt }) => suspendedAt !== null)
        const { answers } = answered
        const ndaNames = namesOf(engagement, accounts)
        const command = { step, actor: side, byId: user.id, input, answers, staysPaused, ndaNames }
        return engagementService.advance(engagement, command)
      })
      if (!after || typeof after === 'string') return refused(engagement, after ?? 'VERSION_CONFLICT')
      return advanced(context, after, step.name, user, side)
    },
  }
}

/** The stored content of the payment of a step. */
const paymentOf = (
  step: EngagementStep,
  { id: engagementId, version }: EngagementRow,
  { choice }: TransitionInput,
): EngagementPayment => {
  if (step.extra) return { type: 'extra', engagementId, version, extra: choice }
  return { type: step.money === 'hold-more' ? 'addition' : 'offer', engagementId, version }
}

const mayAct = (accounts: readonly UserRow[], userId: string, side: EngagementSide) => {
  const account = accounts.find(({ id }) => id === userId)
  return (
    account !== undefined && isActive(account) && ((side !== 'ADMIN' && side !== 'BROKER') || account.role === side)
  )
}

/** The full names of the parties. */
const namesOf = ({ buyerId, sellerId }: EngagementRow, accounts: readonly UserRow[]) => {
  const nameOf = (userId: string) => accounts.find(({ id }) => id === userId)?.name ?? FORMER_MEMBER
  return { BUYER: nameOf(buyerId), SELLER: nameOf(sellerId) }
}

const notFound = { __typename: 'EngagementNotFound' as const, message: 'You have no such order.' }
