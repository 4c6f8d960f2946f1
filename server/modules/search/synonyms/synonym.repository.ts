import { fromLines, toLines } from '../../../database/columns'
import type { Database } from '../../../database/connection'
import { returnsRow } from '../../../database/rows'

/** A list of more is too long to keep in mind. */
export const MAX_SYNONYMS = 500

export interface Synonym {
  term: string
  meanings: string[]
}

export const createSynonymRepository = (db: Database) => ({
  all: async (): Promise<Synonym[]> => {
    const rows = await db.selectFrom('searchSynonym').selectAll().orderBy('term').limit(MAX_SYNONYMS).execute()
    return rows.map(({ term, meanings }) => ({ term, meanings: fromLines(meanings) }))
  },

  /** The meanings of terms, by term. */
  meaningsOf: async (terms: readonly string[]) => {
    if (terms.length === 0) return new Map<string, string[]>()
    const rows = await db.selectFrom('searchSynonym').selectAll().where('term', 'in', terms).execute()
    return new Map(rows.map(({ term, meanings }) => [term, fromLines(meanings)]))
  },

  save: ({ term, meanings }: Synonym) => {
    const row = { term, meanings: toLines(meanings) }
    const saved = db.insertInto('searchSynonym').values(row)
    return saved.onConflict((conflict) => conflict.column('term').doUpdateSet(row)).execute()
  },

  /** Returns whether there was one. */
  remove: (term: string) => returnsRow(db.deleteFrom('searchSynonym').where('term', '=', term).returning('term')),
})

export type SynonymRepository = ReturnType<typeof createSynonymRepository>
