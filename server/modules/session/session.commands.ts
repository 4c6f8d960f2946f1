import type { Visitor } from '../../api/visitor'
import type { UserRow } from '../../database/tables/tables'
import type { SessionService } from './session.service'

interface Dependencies {
  sessionService: SessionService
  visitor: Visitor
}

export const createSessionCommands = ({ sessionService, visitor }: Dependencies) => ({
  end: async ({ id: userId }: UserRow, id: string) => {
    const ended = await sessionService.endOwn(userId, id)
    if (ended && sessionService.hasToken(ended, visitor.token)) visitor.clearSession()
    return ended ? { __typename: 'SessionEnded' as const, id } : notFound
  },

  endOthers: async ({ id }: UserRow) => ({
    __typename: 'OtherSessionsEnded' as const,
    endedSessionCount: await sessionService.endAllOf(id, visitor.token),
  }),
})

const notFound = { __typename: 'SessionNotFound' as const, message: 'This session has ended already.' }
