import { fromLines } from '../../../database/columns'
import type { EngagementRow } from '../../../database/tables/tables'
import type { EngagementSide } from '../../../generated/resolvers'
import type { EngagementWithParties } from '../engagement.guards'
import { engagementProcess } from '../engagement.process'
import { isChecked, isNdaOpen, ndaAwaits } from './disclosure.guards'
import { ndaTextOf } from './nda-texts'

const checkSteps = engagementProcess.step('REPORT_NO_CONFLICT').from
const ndaSteps = engagementProcess.step('ACCEPT_NDA').from

/** Whether the check or the open agreement waits for a side. */
export const awaitsDisclosure = (side: EngagementSide, engagement: EngagementWithParties) =>
  isCheckOf(side, engagement) || isNdaOf(side, engagement)

const isCheckOf = (side: EngagementSide, engagement: EngagementWithParties) =>
  side === 'SELLER' && isChecked(engagement) && checkSteps.includes(engagement.state)

const isNdaOf = (side: EngagementSide, engagement: EngagementWithParties) =>
  ndaAwaits(side, engagement) && ndaSteps.includes(engagement.state)

/** What a side could do next if no agreement were open. */
const stoppedByNda = (side: EngagementSide, engagement: EngagementWithParties) => {
  if (!isNdaOpen(engagement)) return undefined
  if (side === 'SELLER' && engagement.state === 'IN_PROGRESS') return 'deliver'
  return side === 'BUYER' && engagement.state === 'OFFERED' ? 'accept the offer' : undefined
}

/** Says what a side has to wait for or answer first, because of a check or an agreement. */
export const disclosureText = (side: EngagementSide, engagement: EngagementWithParties) => {
  const { BUYER: buyer, SELLER: seller } = engagement.firstNames
  if (isCheckOf(side, engagement))
    return `${buyer} asks for a check for conflicts of interest. Once you have answered it, you see everything else.`
  const stopped = stoppedByNda(side, engagement)
  if (isNdaOf(side, engagement))
    return `${stopped ? `Before you can ${stopped}, a` : 'A'} confidentiality agreement waits for your answer. Until then, requirements and files are withheld.`
  return (
    stopped &&
    `Before you can ${stopped}, ${side === 'BUYER' ? seller : buyer} has to accept your confidentiality agreement, or you go on without it.`
  )
}

/** The check as a side sees it. The seller reads the names while they are needed. */
export const conflictCheckFor = (
  side: EngagementSide,
  engagement: EngagementWithParties,
  { otherParties }: Pick<EngagementRow, 'otherParties'>,
) => {
  const { conflictCheck: status } = engagement
  if (status === null || side === 'BROKER') return null
  const isOpen = isChecked(engagement) && checkSteps.includes(engagement.state)
  const isReader = side === 'BUYER' || (side === 'SELLER' && (isOpen || status === 'CLEARED'))
  return {
    status,
    names: isReader ? fromLines(otherParties ?? '') : [],
    awaitsViewer: isCheckOf(side, engagement),
    explanation: checkExplanation(side, engagement, isOpen),
  }
}

const checkExplanation = (side: EngagementSide, engagement: EngagementWithParties, isOpen: boolean) => {
  const { conflictCheck, firstNames } = engagement
  const { BUYER: buyer, SELLER: seller } = firstNames
  if (conflictCheck === 'CONFLICT')
    return side === 'SELLER'
      ? 'You have reported a conflict of interest.'
      : `${seller} has reported a conflict of interest, and has seen nothing but the names.`
  if (conflictCheck === 'CLEARED')
    return side === 'SELLER'
      ? 'You have reported that there is no conflict of interest.'
      : `${seller} has reported that there is no conflict of interest.`
  if (!isOpen) return 'This check was not answered before the end.'
  return side === 'SELLER'
    ? `Before you see what ${buyer} has sent: do you act for one of these, or is there another reason why you can’t act against them?`
    : `${seller} sees only the names until they have answered. Messages wait until then, too.`
}

/** The agreement as a side sees it. Null for the broker, who is no party to it. */
export const ndaFor = (
  side: EngagementSide,
  engagement: EngagementWithParties,
  names: { buyer: string; seller: string },
) => {
  const { ndaVersion, ndaAskedBy: askedBy, ndaAskedAt: askedAt, ndaAcceptedAt: acceptedAt } = engagement
  if (ndaVersion === null || askedBy === null || askedAt === null || side === 'BROKER') return null
  return {
    text: ndaTextOf(ndaVersion),
    askedBy,
    askedAt,
    acceptedAt,
    buyerName: engagement.ndaBuyerName ?? names.buyer,
    sellerName: engagement.ndaSellerName ?? names.seller,
    awaitsViewer: isNdaOf(side, engagement),
    explanation: ndaExplanation(side, engagement),
  }
}

const ndaExplanation = (side: EngagementSide, engagement: EngagementWithParties) => {
  const { ndaAcceptedAt, ndaAskedBy, firstNames, state } = engagement
  if (ndaAcceptedAt !== null) return 'Both parties have accepted it.'
  if (!ndaSteps.includes(state)) return 'It was not accepted before the end.'
  const [asker, other] =
    ndaAskedBy === 'BUYER' ? [firstNames.BUYER, firstNames.SELLER] : [firstNames.SELLER, firstNames.BUYER]
  const until = 'Until then, requirements and files of each of you are withheld from the other.'
  if (side === 'ADMIN') return `${asker} asks ${other} to accept it.`
  const stopped = stoppedByNda(side, engagement)
  if (side !== ndaAskedBy) return `${asker} asks you to accept it. ${until}`
  return `You ask ${other} to accept it. ${until}${stopped ? ` You can’t ${stopped} until it is accepted or you go on without it.` : ''}`
}
