import { sql } from 'kysely'
import { VISIBLE } from '../../database/columns'
import { isActiveAccount } from '../user/active-account'

/**
 * True for positions of visible companies, and for briefs of active accounts, unless they are taken down. A company is hidden while its
 * owner is suspended or doesn't sell. A comparison with the result of the look-up would seem to leave few jobs, so that PostgreSQL would
 * read and sort all.
 */
export const isVisibleJob = sql<boolean>`job.taken_down = 0 and coalesce(
  (select visible = ${VISIBLE} from company where company.id = job.company_id and job.kind = 'POSITION'),
  (select ${isActiveAccount} from "user" where "user".id = job.owner_id))`
