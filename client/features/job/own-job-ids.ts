import { mayBuy } from '../session/roles'
import { useSession } from '../session/session-store'
import { useOwnJobIdsQuery } from './own-job-ids.generated'

/**
 * The viewer's own jobs, which rows of public lists link to for editing. Asked for apart: lists are cached for everybody. Not
 * cached, so that a job that was just posted is among them.
 */
export const useOwnJobIds = (): ReadonlySet<string> => {
  const { user } = useSession()
  const { data } = useOwnJobIdsQuery({ skip: !user || !mayBuy(user.role), fetchPolicy: 'no-cache' })
  return new Set(data?.ownJobIds)
}
