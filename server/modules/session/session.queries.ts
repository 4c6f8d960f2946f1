import type { SessionParent } from '../../api/parents'
import type { Visitor } from '../../api/visitor'
import { loaderOfOne } from '../../database/loader'
import type { UserRow } from '../../database/tables/tables'
import type { Infrastructure } from '../infrastructure'
import type { SessionRepository } from './session.repository'
import type { SessionService } from './session.service'

interface Dependencies extends Pick<Infrastructure, 'sampleAccounts'> {
  sessionRepository: SessionRepository
  sessionService: SessionService
  visitor: Visitor
}

export const createSessionQueries = (dependencies: Dependencies) => {
  const { sessionRepository, sessionService, sampleAccounts, visitor } = dependencies
  const lastUsed = loaderOfOne(sessionRepository.lastUsedOf, ({ userId }) => userId)
  return {
    /** The time of the user's last request. Null if no session is stored. */
    lastUsedBy: async (userId: string) => (await lastUsed.load(userId))?.lastUsedAt ?? null,

    sampleAccounts: () => [...sampleAccounts],

    own: async ({ id }: UserRow): Promise<SessionParent[]> =>
      (await sessionService.of(id)).map(({ tokenHash, ...session }) => ({
        ...session,
        current: sessionService.hasToken({ tokenHash }, visitor.token),
      })),

    isFresh: sessionService.isFresh,
  }
}
