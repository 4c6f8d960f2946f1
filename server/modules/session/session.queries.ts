import { loaderOfOne } from '../../database/loader'
import type { SampleAccount } from '../../seed/sample-accounts'
import type { SessionRepository } from './session.repository'

interface Dependencies {
  sessionRepository: SessionRepository
  sampleAccounts: readonly SampleAccount[]
}

export const createSessionQueries = ({ sessionRepository, sampleAccounts }: Dependencies) => {
  const lastUsed = loaderOfOne(sessionRepository.lastUsedOf, ({ userId }) => userId)
  return {
    /** The time of the user's last request. Null if no session is stored. */
    lastUsedBy: async (userId: string) => (await lastUsed.load(userId))?.lastUsedAt ?? null,

    sampleAccounts: () => [...sampleAccounts],
  }
}
