import type { Page } from '../../database/paging/page'
import type { ConversationRow } from '../../database/tables/tables'

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
