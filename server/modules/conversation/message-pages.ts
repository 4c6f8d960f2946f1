import type { MessagePage } from '../../api/parents'
import { loaderOf } from '../../database/loader'
import { decodeCursor, encodeCursor } from '../../database/paging/cursor'
import { checkPageSize, type PageRequest } from '../../database/paging/page'
import type { ConversationRow, MessageRow } from '../../database/tables/tables'
import type { ConversationRepository, MessageRange } from './conversation.repository'

const ORDER = 'MESSAGES'

const keyOf = ({ conversationId, from, to }: MessageRange) => `${conversationId} ${from} ${to}`

/** Loads messages of many conversations in one query. Sequence numbers have no gaps, so a page is a range of them. */
export const createMessagePages = (conversations: ConversationRepository) => {
  const ranges = loaderOf<MessageRange, MessageRow[]>(
    async (requested) => {
      const rows = await conversations.messages(requested)
      return requested.map(({ conversationId, from, to }) =>
        rows.filter((row) => row.conversationId === conversationId && row.sequence >= from && row.sequence <= to),
      )
    },
    { cacheKeyFn: keyOf },
  )

  return {
    last: async ({ id, messageCount }: ConversationRow) => {
      const [last] = await ranges.load({ conversationId: id, from: messageCount, to: messageCount })
      if (!last) throw new Error(`The conversation ${id} lacks its last message`)
      return last
    },

    /** Newest first. */
    page: async ({ id, messageCount }: ConversationRow, { first, after }: PageRequest): Promise<MessagePage> => {
      checkPageSize(first)
      const before = after ? Number(decodeCursor(ORDER, ['integer'], after)[0]) : messageCount + 1
      const to = Math.min(before - 1, messageCount)
      const from = Math.max(to - first + 1, 1)
      return {
        rows: from > to ? [] : await ranges.load({ conversationId: id, from, to }),
        hasNextPage: Math.min(from, to + 1) > 1,
        hasPreviousPage: Boolean(after),
        cursor: ({ sequence }) => encodeCursor(ORDER, [sequence]),
        count: async () => messageCount,
      }
    },
  }
}
