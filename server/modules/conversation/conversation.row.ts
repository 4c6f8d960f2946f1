import type { Page } from '../../database/paging/page'
import type { ConversationRow } from '../../database/tables/tables'

/** A conversation with its viewer, who is a party or an admin. */
export interface ViewedConversationRow extends ConversationRow {
  viewerId: string
  /** Null for an admin who is not a party. */
  unread: number | null
}
export type ViewedConversationPage = Page<ViewedConversationRow>

export const isParty = ({ lowId, highId }: Pick<ConversationRow, 'lowId' | 'highId'>, userId: string) =>
  userId === lowId || userId === highId

/** The other party. */
export const otherPartyId = ({ lowId, highId }: Pick<ConversationRow, 'lowId' | 'highId'>, userId: string) =>
  userId === lowId ? highId : lowId
