import type { CompiledQuery, QueryId } from 'kysely'
import type { Database } from '../database/connection'

/** The same database, and every statement that runs through it, as it was sent. */
export const watchStatements = (db: Database) => {
  const compiled = new WeakMap<QueryId, CompiledQuery>()
  const statements: CompiledQuery[] = []
  const watched = db.withPlugin({
    // Parts of statements pass here too; only what was run has a result.
    transformQuery: ({ node, queryId }) => {
      compiled.set(queryId, db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result, queryId }) => {
      const statement = compiled.get(queryId)
      if (statement) statements.push(statement)
      return result
    },
  })
  return { db: watched, statements }
}
