import type { SessionParent } from '../../api/parents'
import type { Visitor } from '../../api/visitor'
import type { SessionRow, UserRow } from '../../database/tables/tables'
import type { SessionService } from './session.service'

interface Dependencies {
  sessionService: SessionService
  visitor: Visitor
}

export const createOwnSessions = ({ sessionService, visitor }: Dependencies) => {
  const isCurrent = (session: Pick<SessionRow, 'tokenHash'>) => sessionService.hasToken(session, visitor.token)
  return {
    list: async ({ id }: UserRow): Promise<SessionParent[]> =>
      (await sessionService.of(id)).map(({ tokenHash, ...session }) => ({
        ...session,
        current: isCurrent({ tokenHash }),
      })),

    /** Returns false if the user has no session with this id. */
    end: async ({ id: userId }: UserRow, id: string) => {
      const ended = await sessionService.endOwn(userId, id)
      if (ended && isCurrent(ended)) visitor.clearSession()
      return ended !== undefined
    },

    isFresh: sessionService.isFresh,

    endOthers: ({ id }: UserRow) => sessionService.endAllOf(id, visitor.token),
  }
}
