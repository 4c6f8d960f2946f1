import type { EngagementEventParent, EngagementParent } from '../../../api/parents'
import type { EngagementEventRow } from '../../../database/tables/tables'
import type { EngagementActor, EngagementSide, EngagementTransition } from '../../../generated/resolvers'
import { engagementProcess } from '../engagement.process'
import { hasEnded } from '../engagement.states'
import type { Party } from '../engagement.step'
import { isNdaOpen, isUncleared } from './disclosure.guards'

export type Disclosure = Pick<EngagementParent, 'conflictCheck' | 'conflictAskedAt' | 'ndaAskedBy' | 'ndaAcceptedAt'>

/** A step of an engagement, or a message about it, which has no transition. */
export interface DisclosableEvent {
  actor: EngagementActor
  at: string
  transition: EngagementTransition | null
}

type WithheldReason = 'CHECK' | 'NDA'
type DisclosureInState = Disclosure & Pick<EngagementParent, 'state'>
type DisclosureWithNames = DisclosureInState & { firstNames: Record<Party, string> }

/** The broker offers for the seller. */
const representedParty = (side: EngagementActor) => (side === 'BROKER' ? 'SELLER' : side)

/** Events of a dispute are never withheld. */
const isOfDispute = ({ transition }: DisclosableEvent) =>
  transition !== null && engagementProcess.step(transition).dispute !== undefined

/** The reason why an event's contents are withheld from a side. Undefined if they are not. */
export const withheldReason = (
  side: EngagementSide,
  engagement: Disclosure,
  event: DisclosableEvent,
): WithheldReason | undefined => {
  const { conflictAskedAt } = engagement
  if (side === 'ADMIN' || event.actor === 'ADMIN' || event.actor === 'CLOCK' || isOfDispute(event)) return undefined
  if (representedParty(side) === representedParty(event.actor)) return undefined
  const isOfBuyer = event.actor === 'BUYER' && conflictAskedAt !== null && event.at >= conflictAskedAt
  if (isUncleared(engagement) && isOfBuyer) return 'CHECK'
  return isNdaOpen(engagement) ? 'NDA' : undefined
}

/** Whether the files of an event or a message are withheld from a side. Everything that serves them asks this. */
export const isWithheld = (side: EngagementSide, engagement: Disclosure, event: DisclosableEvent) =>
  withheldReason(side, engagement, event) !== undefined

/** Whether the words and links are withheld, too: before the check is answered, and those of the requirements. */
export const areWordsWithheld = (side: EngagementSide, engagement: Disclosure, event: DisclosableEvent) => {
  const reason = withheldReason(side, engagement, event)
  return reason === 'CHECK' || (reason === 'NDA' && event.transition === 'SUBMIT_REQUIREMENTS')
}

/**
 * Says until when something is withheld, or why for ever. The two beginnings are like `You can open 1 file` and
 * `You can’t open 1 file`.
 */
export const withheldSentence = (
  reason: WithheldReason,
  { conflictCheck, state }: DisclosureInState,
  sees: string,
  doesNotSee: string,
) => {
  if (reason === 'CHECK' && conflictCheck === 'CONFLICT') return `${doesNotSee}, because of a conflict of interest.`
  const [condition, met] =
    reason === 'CHECK'
      ? ['the check for conflicts of interest', 'answered']
      : ['the confidentiality agreement', 'accepted']
  return hasEnded(state)
    ? `${doesNotSee}, because ${condition} was not ${met} before the end.`
    : `${sees} once ${condition} is ${met}.`
}

/** Explains to a side what is withheld from one of the parties. Undefined if nothing is. */
const withheldText = (side: EngagementSide, engagement: DisclosureWithNames, event: DisclosableEvent) => {
  const reader = representedParty(event.actor) === 'BUYER' ? 'SELLER' : 'BUYER'
  const reason = withheldReason(reader, engagement, event)
  if (!reason) return undefined
  const everything = areWordsWithheld(reader, engagement, event)
  const what = everything ? 'this' : 'the files'
  const name = engagement.firstNames[reader]
  const [sees, doesNotSee] = side === reader ? ['You see', 'You don’t see'] : [`${name} sees`, `${name} does not see`]
  return { everything, text: withheldSentence(reason, engagement, `${sees} ${what}`, `${doesNotSee} ${what}`) }
}

/** The event as a side reads it, without withheld texts and files. */
export const disclosedTo = (
  side: EngagementSide,
  engagement: DisclosureWithNames,
  event: EngagementEventRow,
): EngagementEventParent => {
  const withheld = {
    ...(isWithheld(side, engagement, event) && { withheld: true as const }),
    withheldText: withheldText(side, engagement, event),
  }
  if (!areWordsWithheld(side, engagement, event)) return { ...event, ...withheld }
  return { ...event, ...withheld, note: null, links: '' }
}
