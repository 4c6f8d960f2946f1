import { VISIBLE } from '../../database/columns'
import type { Database } from '../../database/connection'

/** A profile without a title has a page, but is not listed. */
export const listedFreelancers = (db: Database) =>
  db.selectFrom('freelancer').where('visible', '=', VISIBLE).where('title', '<>', '')
