import type { ConversationRow } from '../../database/tables'
import type { Page } from '../../paging/page'

/** A conversation as somebody sees it: one of the two, or an admin. */
export interface SeenConversationRow extends ConversationRow {
  viewerId: string
  /** Null to whom it isn't theirs. */
  unread: number | null
}
export type SeenConversationPage = Page<SeenConversationRow>

export const isParty = ({ lowId, highId }: Pick<ConversationRow, 'lowId' | 'highId'>, userId: string) =>
  userId === lowId || userId === highId

/** The party that somebody isn't. */
export const otherThan = ({ lowId, highId }: Pick<ConversationRow, 'lowId' | 'highId'>, userId: string) =>
  userId === lowId ? highId : lowId
