import type { EngagementParent } from '../../api/parents'
import type {
  AvailableTransition,
  EngagementActor,
  EngagementDeadline,
  EngagementSide,
  MoneySplit,
  OtherActor,
  OtherActorTransition,
} from '../../generated/resolvers'
import { dollars, MAX_PRICE_CENTS } from '../../lib/money'
import { fieldFor, inputName } from '../../process/fields'
import { isAsked } from './disputes/dispute.guards'
import type { EngagementWithParties } from './engagement.guards'
import { engagementProcess } from './engagement.process'
import { engagementStates, upcomingStates } from './engagement.states'
import { type EngagementStep, sides } from './engagement.step'
import { extraLabel } from './extras/extra-change'
import { extrasOnOffer } from './extras/extras-on-offer'
import { firstOffered } from './milestones/milestones'
import { questionFields } from './requirements/questions'
import { factsFor } from './sentences/engagement.facts'
import { sentencesOf } from './sentences/engagement.sentences'

const { targetState, deadline, available, steps } = engagementProcess

type Price = Pick<EngagementWithParties, 'priceCents' | 'amendmentCents' | 'milestones' | 'planId'>
type Limits = Price & Pick<EngagementWithParties, 'heldCents' | 'refundableCents' | 'questions' | 'conflictCheck'>

/** The fields of a step, with their limits. */
export const fieldsOf = (step: EngagementStep, engagement: Limits) => {
  const { priceCents, heldCents, refundableCents: refundable } = engagement
  const isOfHeld = step.fields.some(({ name }) => name === 'refund')
  const amounts = {
    price: isOfHeld ? heldCents : costOf(step, engagement),
    refundable,
    addable: Math.max(0, MAX_PRICE_CENTS - (priceCents ?? 0)),
  }
  return step.fields.flatMap((spec) => {
    if (spec.kind === 'ANSWERS') return questionFields(engagement)
    // A check is asked for once. With milestones, it belongs to the request.
    const isAnswered = engagement.conflictCheck !== null || engagement.planId !== null
    return spec.kind === 'NAMES' && isAnswered ? [] : fieldFor(spec, amounts)
  })
}

/** The same with the extras that an engagement still offers, from which one is chosen. */
export const fieldsWithExtras = (step: EngagementStep, engagement: EngagementWithParties) => {
  const fields = fieldsOf(step, engagement)
  if (!step.extra) return fields
  const options = extrasOnOffer(engagement).map((extra) => ({ value: extra.key, label: extraLabel(extra) }))
  return fields.map((field) => (field.kind === 'CHOICE' ? { ...field, options } : field))
}

/** The sum that the buyer pays by a step that holds money; for other steps the price. */
export const costOf = ({ money, milestones }: EngagementStep, price: Price) => {
  if (money === 'hold-more') return price.amendmentCents
  return (milestones === 'agreed' ? firstOffered(price)?.cents : undefined) ?? price.priceCents
}

const automaticAt = (step: EngagementStep, engagement: EngagementParent) => {
  const due = deadline(engagement)
  return due?.step === step ? due.at : null
}

/** The sides that may take a step and whose account is active, as far as the viewer is shown them. */
const sidesFor = (step: EngagementStep, engagement: EngagementWithParties, now: Date, viewerSide: EngagementSide) =>
  engagementProcess
    .sidesFor(step, engagement, now)
    .filter((side) => !engagement.inactiveSides.includes(side))
    .filter((side) => side !== 'ADMIN' || viewerSide === 'ADMIN' || !step.unannounced)

/** For a form that says how much of the held money is refunded. */
const splitOf = (
  { fields, money, proposal, proposes, by }: EngagementStep,
  { heldCents, commissionPercent, brokerFeePercent, firstNames }: EngagementWithParties,
): MoneySplit | null => {
  const field = fields.find((spec) => spec.kind === 'MONEY' && spec.max === 'price' && !spec.optional)
  const isSuggested = proposes === 'SETTLEMENT' && by.ADMIN !== undefined
  if (!field || (money !== 'split' && proposal !== 'made' && !isSuggested)) return null
  return {
    field: field.name,
    held: dollars(heldCents),
    buyer: firstNames.BUYER,
    seller: firstNames.SELLER,
    commissionPercent: commissionPercent ?? 0,
    brokerFeePercent,
    final: money === 'split',
  }
}

/** Whether the dispute waits for this step of the side. */
const answersDispute = (side: EngagementSide, { dispute }: EngagementStep, engagement: EngagementWithParties) =>
  dispute === 'answered' || (dispute === 'evidence' && isAsked(side, engagement))

/** The transitions that a side can take, with everything their buttons and forms need. */
export const availableTo = (
  side: EngagementSide,
  engagement: EngagementWithParties,
  now: Date,
): AvailableTransition[] =>
  available(side, engagement, now).map((step) => {
    const facts = factsFor(side, engagement)
    const sentences = sentencesOf(step)
    const title = sentences?.title?.(facts) ?? step.label
    return {
      name: step.name,
      input: inputName(step.name),
      title,
      label: sentences?.button?.(facts) ?? title,
      explanation: sentences?.explanation?.(facts) ?? step.explanation,
      terms: sentences?.terms?.(facts) ?? [],
      question: sentences?.question?.(facts) ?? null,
      amountQuestion: sentences?.amountQuestion?.(facts) ?? null,
      split: splitOf(step, engagement),
      leadsToCompletion:
        step.amendment === 'agreed' ||
        step.amendment === 'backed' ||
        step.check === 'CLEARED' ||
        step.nda === 'accepted' ||
        answersDispute(side, step, engagement) ||
        upcomingStates(engagement.state).includes(targetState(step, engagement)),
      ending: step.ending === true,
      fields: fieldsWithExtras(step, engagement),
      otherActors: sidesFor(step, engagement, now, side).filter((other) => other !== side),
      automaticAt: automaticAt(step, engagement),
    }
  })

/** The transitions that only other actors can take. */
export const otherActorTransitions = (
  side: EngagementSide,
  engagement: EngagementWithParties,
  now: Date,
): OtherActorTransition[] =>
  steps.flatMap((step) => {
    const allowedSides = sidesFor(step, engagement, now, side)
    const due = automaticAt(step, engagement)
    const actors: EngagementActor[] = due ? [...allowedSides, 'CLOCK'] : allowedSides
    if (allowedSides.includes(side) || actors.length === 0) return []
    return [{ name: step.name, label: step.label, actors, automaticAt: due }]
  })

const listed = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** Says in a sentence which transitions each of the others can take: `May request changes or open a dispute.` */
export const otherActors = (viewerSide: EngagementSide, engagement: EngagementWithParties, now: Date): OtherActor[] => {
  const facts = factsFor(viewerSide, engagement)
  return sides
    .filter((side) => side !== viewerSide)
    .flatMap((actor) => {
      const phrases = steps
        .filter((step) => sidesFor(step, engagement, now, viewerSide).includes(actor))
        .flatMap((step) => sentencesOf(step)?.may(facts, actor) ?? [])
      const may = phrases.length > 0 ? [`May ${listed.format(phrases)}.`] : []
      const about = engagementStates[engagement.state].about?.[actor]
      const texts = [...may, ...(about ? [about(facts)] : [])]
      return texts.length > 0 ? [{ actor, sentence: texts.join(' ') }] : []
    })
}

/** The step that the next deadline takes, in words for a side. */
export const deadlineFor = (side: EngagementSide, engagement: EngagementWithParties): EngagementDeadline | null => {
  const due = deadline(engagement)
  if (!due) return null
  const facts = factsFor(side, engagement)
  const words = sentencesOf(due.step)?.deadline
  return {
    at: due.at,
    transition: due.step.name,
    label: due.step.label,
    followsDueDate: engagement.dueAt !== null && due.step.clock?.since(engagement) === engagement.dueAt,
    purpose: words?.purpose(facts) ?? '',
    silence: words?.silence(facts) ?? '',
  }
}
