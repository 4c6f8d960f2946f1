import type { SessionRow, UserRow } from '../../database/tables'
import type { Visitor } from '../../visitor'
import type { SessionService } from './session.service'

interface Dependencies {
  session: SessionService
  visitor: Visitor
}

/** Where somebody is signed in. */
export const createOwnSessionsService = ({ session: sessions, visitor }: Dependencies) => {
  const isCurrent = (session: Pick<SessionRow, 'tokenHash'>) => sessions.isHeldBy(session, visitor.token)
  return {
    list: ({ id }: UserRow) => sessions.of(id),

    isCurrent,

    /** Whether there was one of this id. */
    end: async ({ id: userId }: UserRow, id: string) => {
      const ended = await sessions.endOwn(userId, id)
      if (ended && isCurrent(ended)) visitor.dropSession()
      return ended !== undefined
    },

    endOthers: ({ id }: UserRow) => sessions.endAllOf(id, visitor.token),
  }
}
