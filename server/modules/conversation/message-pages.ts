import DataLoader from 'dataloader'
import { decodeCursor, encodeCursor } from '../../database/paging/cursor'
import { checkPageSize, type PageRequest } from '../../database/paging/page'
import type { ConversationRow, MessagePage, MessageRow } from '../../database/tables/tables'
import type { ConversationRepository, Stretch } from './conversation.repository'

const ORDER = 'MESSAGES'

const keyOf = ({ conversationId, from, to }: Stretch) => `${conversationId} ${from} ${to}`

/** Messages of many conversations in one query: they are numbered without a gap, so a page is known by its numbers. */
export const createMessagePages = (conversations: ConversationRepository) => {
  const stretches = new DataLoader<Stretch, MessageRow[], string>(
    async (asked) => {
      const rows = await conversations.messages(asked)
      return asked.map(({ conversationId, from, to }) =>
        rows.filter((row) => row.conversationId === conversationId && row.sequence >= from && row.sequence <= to),
      )
    },
    { cacheKeyFn: keyOf },
  )

  return {
    last: async ({ id, messageCount }: ConversationRow) => {
      const [last] = await stretches.load({ conversationId: id, from: messageCount, to: messageCount })
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
        rows: from > to ? [] : await stretches.load({ conversationId: id, from, to }),
        hasNextPage: Math.min(from, to + 1) > 1,
        hasPreviousPage: Boolean(after),
        cursor: ({ sequence }) => encodeCursor(ORDER, [sequence]),
        count: async () => messageCount,
      }
    },
  }
}
