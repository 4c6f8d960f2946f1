import { CompiledQuery } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'

/** Tables of a handful of rows, which are read as a whole, and the full-text tables, which are indexes themselves. */
const mayScan = new Set([
  ...['category', 'facet_count', 'trait_count', 'listing_count', 'stat', 'testimonial'],
  ...['listing_search_trigrams', 'listing_search_instances'],
])

/** The lines of a statement's plan. */
export const explain = async (db: Database, { sql, parameters }: CompiledQuery) => {
  if (!isPostgres(db)) {
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    )
    return rows.map(({ detail }) => detail)
  }
  // PostgreSQL scans and sorts small tables even if an index fits. With these settings it uses the index.
  const { rows } = await db.transaction().execute(async (transaction) => {
    for (const setting of ['enable_seqscan', 'enable_sort', 'enable_incremental_sort']) {
      await transaction.executeQuery(CompiledQuery.raw(`set local ${setting} = off`))
    }
    return transaction.executeQuery<Record<string, string>>(CompiledQuery.raw(`explain ${sql}`, [...parameters]))
  })
  return rows.flatMap((row) => Object.values(row))
}

/** Lines of a plan that scan a whole table. A scan along an index doesn't count, because it stops at the page size. */
export const scans = (plan: string[]) =>
  plan.filter((line) => {
    const [, table = ''] = line.match(/^SCAN (\w+)\b(?! USING)/) ?? []
    const isPart = plan.includes(`CO-ROUTINE ${table}`) || plan.includes(`MATERIALIZE ${table}`)
    return line.includes('Seq Scan') || (table !== '' && !isPart && !mayScan.has(table))
  })
/** Lines of a SQLite plan that scan along an index, but for those of small tables. */
export const indexScans = (plan: string[]) =>
  plan.filter((line) => {
    const [, table = ''] = line.match(/^SCAN (\w+) USING/) ?? []
    return table !== '' && !mayScan.has(table)
  })

/** Lines of a plan that sort rows. */
export const sortings = (plan: string[]) => plan.filter((line) => /USE TEMP B-TREE|\bSort\b/.test(line))
