import type { Visitor } from '../../api/visitor'
import type { UserRow } from '../../database/tables/tables'
import type { SessionService } from './session.service'

interface Dependencies {
  sessionService: SessionService
  visitor: Visitor
}

export const createSessionCommands = ({ sessionService, visitor }: Dependencies) => ({
  /** Returns false if the user has no session with this id. */
  end: async ({ id: userId }: UserRow, id: string) => {
    const ended = await sessionService.endOwn(userId, id)
    if (ended && sessionService.hasToken(ended, visitor.token)) visitor.clearSession()
    return ended !== undefined
  },

  endOthers: ({ id }: UserRow) => sessionService.endAllOf(id, visitor.token),
})
