import { EMPTY, VISIBLE } from '../../database/columns'
import type { Database } from '../../database/connection'

/** A profile without a description has a page, but is not listed. */
export const listedCompanies = (db: Database) =>
  db.selectFrom('company').where('visible', '=', VISIBLE).where('description', '<>', EMPTY)
