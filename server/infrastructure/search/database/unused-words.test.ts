import { expect, onTestFinished, test } from 'vitest'
import { databases } from '../../../testing/database/databases'
import { untilDoneOrWaiting } from '../../../testing/database/until-waiting'
import { databaseSearch } from './database-search'
import { readSearchKeys } from './search-keys'

// SQLite has one writer.
test('search words: one that another listing is getting stays when the last listing that has it is removed', async () => {
  const postgres = databases.find(({ name }) => name === 'PostgreSQL') ?? expect.fail()
  const db = await postgres.openSample()
  onTestFinished(() => db.destroy())
  const rows = await db.selectFrom('listing').selectAll().where('visible', '=', 1).orderBy('id').limit(2).execute()
  const [first, second] = rows.map((listing) => ({
    listing: { ...listing, title: 'Quixotrix logo' },
    categoryName: 'Logos',
    sellerName: 'Ada',
  }))
  if (!first || !second) throw new Error('The sample data have too few listings')
  await databaseSearch(db).put([first])

  const { removing } = await db.transaction().execute(async (adding) => {
    await databaseSearch(adding).put([second])
    const remove = db.transaction().execute((transaction) => databaseSearch(transaction).remove([first.listing.id]))
    await untilDoneOrWaiting(db, remove)
    return { removing: remove }
  })
  await removing

  expect(await readSearchKeys(db, 'quixotrix')).toMatchObject({ beginning: ['quixotrix'] })
})
