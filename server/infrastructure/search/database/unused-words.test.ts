import { describe, expect, onTestFinished, test } from 'vitest'
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

const rare = ['logo', 'quixotrix', 'zyxwora']

describe.each(databases)('search words on $name', ({ openSample }) => {
  const indexed = async () => {
    const db = await openSample()
    onTestFinished(() => db.destroy())
    const { first } = await sampleEntries(db)
    const search = databaseSearch(db)
    await search.put([first])
    const wordsLeft = async () => {
      const words = db.selectFrom('searchWord').select('word').where('word', 'in', rare).orderBy('word')
      return (await words.execute()).map(({ word }) => word)
    }
    expect(await wordsLeft()).toEqual(['logo', 'quixotrix'])
    return { first, search, wordsLeft }
  }

  test('those that only a removed listing has are removed', async () => {
    const { first, search, wordsLeft } = await indexed()
    await search.remove([first.listing.id])
    expect(await wordsLeft()).toEqual(['logo'])
  })

  test('those that only a changed or hidden listing had are removed', async () => {
    const { first, search, wordsLeft } = await indexed()
    const listing = { ...first.listing, title: 'Logo' }
    await search.put([{ ...first, listing, sellerName: 'Zyxwora' }])
    expect(await wordsLeft()).toEqual(['logo', 'zyxwora'])
    await search.put([{ ...first, listing: { ...listing, visible: 0 } }])
    expect(await wordsLeft()).toEqual(['logo'])
  })
})

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
