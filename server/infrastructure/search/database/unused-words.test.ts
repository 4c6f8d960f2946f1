import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../../database/connection'
import { databases } from '../../../testing/database/databases'
import { untilDoneOrWaiting } from '../../../testing/database/until-waiting'
import { databaseSearch } from './database-search'
import { readSearchKeys } from './search-keys'

const sampleEntries = async (db: Database) => {
  const rows = await db.selectFrom('listing').selectAll().where('visible', '=', 1).orderBy('id').limit(2).execute()
  const [first, second] = rows.map((listing) => ({
    listing: { ...listing, title: 'Quixotrix logo' },
    categoryName: 'Logos',
    sellerName: 'Ada',
  }))
  if (!first || !second) throw new Error('The sample data have too few listings')
  return { first, second }
}

test.each(databases)(
  'search words: on $name, those that only a removed listing has are removed',
  async ({ openSample }) => {
    const db = await openSample()
    onTestFinished(() => db.destroy())
    const { first } = await sampleEntries(db)
    const wordsLeft = async () => {
      const words = db
        .selectFrom('searchWord')
        .select('word')
        .where('word', 'in', ['logo', 'quixotrix'])
        .orderBy('word')
      return (await words.execute()).map(({ word }) => word)
    }
    await databaseSearch(db).put([first])
    expect(await wordsLeft()).toEqual(['logo', 'quixotrix'])
    await databaseSearch(db).remove([first.listing.id])
    expect(await wordsLeft()).toEqual(['logo'])
  },
)

// SQLite has one writer.
test('search words: one that another listing is getting stays when the last listing that has it is removed', async () => {
  const postgres = databases.find(({ name }) => name === 'PostgreSQL') ?? expect.fail()
  const db = await postgres.openSample()
  onTestFinished(() => db.destroy())
  const { first, second } = await sampleEntries(db)
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
