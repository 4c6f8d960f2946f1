import type { CompiledQuery, QueryId } from 'kysely'
import type { Database } from '../../database/connection'

/** Returns the database with a list of the statements that it has run, and of the number of rows that each has returned. */
export const watchStatements = (db: Database) => {
  const compiled = new WeakMap<QueryId, CompiledQuery>()
  const statements: CompiledQuery[] = []
  const rowCounts: number[] = []
  const watched = db.withPlugin({
    // Also called for parts of statements, but only statements that were run have a result.
    transformQuery: ({ node, queryId }) => {
      compiled.set(queryId, db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result, queryId }) => {
      const statement = compiled.get(queryId)
      if (statement) {
        statements.push(statement)
        rowCounts.push(result.rows.length)
      }
      return result
    },
  })
  return { db: watched, statements, rowCounts }
}
