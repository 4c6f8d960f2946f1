import { afterAll, describe, expect, test } from 'vitest'
import { everyLook } from '../../e2e/public-pages'
import { catalogueTables } from '../database/migrations/0030-catalogue-changes'
import { databases } from '../testing/databases'
import { startServer } from '../testing/test-server'
import { watchStatements } from '../testing/watch-statements'

/** Written only along with what is in the catalogue, or before anything is kept. */
const follows = ['catalogue_change', 'listing_search']

describe.each(databases)('on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  const { visit } = await startServer({ db, until: afterAll })
  afterAll(() => db.destroy())

  test.each(everyLook)('%s is made of what the revision tells of', async (path) => {
    statements.length = 0
    await visit(path)
    const read = statements.flatMap(({ sql }) =>
      [...sql.matchAll(/\b(?:from|join) "(\w+)"/g)].map(([, table]) => table),
    )
    expect([...new Set(read)].filter((table) => !catalogueTables.concat(follows).includes(String(table)))).toEqual([])
  })
})
