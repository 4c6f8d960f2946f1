import type { Viewer } from '../../api/viewer'
import type { Page } from '../../database/paging/page'
import type { ConversationRow, MessageRow } from '../../database/tables/tables'

/** A conversation as read by a viewer, who is a party or an admin. */
export interface ViewedConversationRow extends ConversationRow {
  viewerId: string
  /** Null for an admin who is not a party. */
  unread: number | null
}
export type ViewedConversationPage = Page<ViewedConversationRow>

export const isParty = ({ lowId, highId }: Pick<ConversationRow, 'lowId' | 'highId'>, userId: string) =>
  userId === lowId || userId === highId

export const otherPartyId = ({ lowId, highId }: Pick<ConversationRow, 'lowId' | 'highId'>, userId: string) =>
  userId === lowId ? highId : lowId

/** Whether a message is empty for a viewer: it was taken down, and somebody else has sent it. */
export const isHiddenFrom = ({ takenDown, senderId }: Pick<MessageRow, 'takenDown' | 'senderId'>, viewer: Viewer) =>
  takenDown === 1 && senderId !== viewer?.id
