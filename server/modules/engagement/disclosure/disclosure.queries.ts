import type { EngagementParent } from '../../../api/parents'
import type { Viewer } from '../../../api/viewer'
import { loaderOfOne } from '../../../database/loader'
import { assertFound } from '../../../database/rows'
import type { MessageRow } from '../../../database/tables/tables'
import type { EngagementSide } from '../../../generated/resolvers'
import { plural } from '../../../lib/text'
import type { UserQueries } from '../../user/user.queries'
import { sideOf } from '../engagement.parties'
import type { EngagementQueries } from '../engagement.queries'
import type { EngagementRepository } from '../engagement.repository'
import { hasEnded } from '../engagement.states'
import { otherSide } from '../engagement.step'
import { isChecked } from './disclosure.guards'
import { conflictCheckFor, ndaFor } from './disclosure-view'
import { withheldReason, withheldSentence } from './withheld'

interface Dependencies {
  engagementRepository: Pick<EngagementRepository, 'byIds' | 'ofConversations'>
  engagements: Pick<EngagementQueries, 'withParties'>
  users: Pick<UserQueries, 'of'>
}

type Sent = Pick<MessageRow, 'conversationId' | 'senderId' | 'sentAt'>

/** Everything that depends on a check for conflicts of interest or on a confidentiality agreement. */
export const createDisclosureQueries = ({ engagementRepository, engagements, users }: Dependencies) => {
  const byId = loaderOfOne(engagementRepository.byIds, ({ id }) => id)
  const ofConversation = loaderOfOne(engagementRepository.ofConversations, ({ conversationId }) => conversationId)

  const isWaiting = (engagement: EngagementParent) => isChecked(engagement) && !hasEnded(engagement.state)

  return {
    conflictCheck: async (engagement: EngagementParent, side: EngagementSide, viewer: Viewer) => {
      if (engagement.conflictCheck === null) return null
      // A transition of this request may have changed it.
      const row = assertFound(await byId.clear(engagement.id).load(engagement.id), engagement.id)
      return conflictCheckFor(side, await engagements.withParties(engagement, viewer), row)
    },

    nda: async (engagement: EngagementParent, side: EngagementSide, viewer: Viewer) => {
      if (engagement.ndaVersion === null) return null
      const [buyer, seller] = await Promise.all([users.of(engagement.buyerId), users.of(engagement.sellerId)])
      const names = { buyer: buyer.name, seller: seller.name }
      return ndaFor(side, await engagements.withParties(engagement, viewer), names)
    },

    /** Whether messages about an engagement wait until a check is answered. */
    isContactWaiting: isWaiting,
    isContactWaitingById: async (engagementId: string) => {
      const engagement = await byId.load(engagementId)
      return engagement !== undefined && isWaiting(engagement)
    },

    /** Says of files beside a message why their receiver can't open them. Undefined if they are not withheld. */
    withheldBeside: async ({ conversationId, senderId, sentAt: at }: Sent, count: number, viewer: Viewer) => {
      const engagement = count === 0 ? undefined : await ofConversation.load(conversationId)
      const side = engagement && sideOf(viewer, engagement)
      if (!engagement || !side) return undefined
      const actor = senderId === engagement.buyerId ? ('BUYER' as const) : ('SELLER' as const)
      const receiver = otherSide(actor)
      const reason = withheldReason(receiver, engagement, { actor, at, transition: null })
      if (!reason) return undefined
      const files = plural(count, 'file')
      const { firstNames } = await engagements.withParties(engagement, viewer)
      const who = side === receiver ? 'You' : firstNames[receiver]
      const text = withheldSentence(reason, engagement, `${who} can open ${files}`, `${who} can’t open ${files}`)
      return { fromViewer: side === receiver, text }
    },
  }
}

export type DisclosureQueries = ReturnType<typeof createDisclosureQueries>
