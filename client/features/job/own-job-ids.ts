import { mayBuy } from '../session/roles'
import { useSession } from '../session/session-store'
import { useOwnJobIdsQuery } from './own-job-ids.generated'

/**
 * The viewer's own jobs, which rows of public lists link to for editing. Asked for apart: lists are cached for everybody. Not
 * cached, because the page of one's own jobs has the same field with more of each.
 */
export const useOwnJobIds = (): ReadonlySet<string> => {
  const { user } = useSession()
  const { data } = useOwnJobIdsQuery({ skip: !user || !mayBuy(user.role), fetchPolicy: 'no-cache' })
  return new Set(data?.ownJobs.nodes.map(({ id }) => id))
}
