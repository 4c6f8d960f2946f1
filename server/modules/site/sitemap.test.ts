import { afterAll, describe, expect, test } from 'vitest'
import { catalogueVersionOf } from '../../cache/catalogue-version'
import { MINUTE_MS } from '../../lib/dates'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { watchStatements } from '../../testing/database/watch-statements'
import { createSitemap } from './sitemap'
import { createSitemapRepository } from './sitemap.repository'

describe.each(databases)('sitemap on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  afterAll(() => db.destroy())

  const newSitemap = (partLength: number) => {
    let moment = Date.parse('2031-03-31T12:00:00.000Z')
    const sitemap = createSitemap({
      sitemapRepository: createSitemapRepository(db),
      readVersion: catalogueVersionOf(db),
      now: () => new Date(moment),
      partLength,
    })
    return {
      ...sitemap,
      passTime: (minutes: number) => {
        moment += minutes * MINUTE_MS
      },
    }
  }

  test('every public listing is in one part of limited length', async () => {
    await addListings(db, [{ id: 'srv-hidden-1', visible: 0 }])
    const [fixed, ...parts] = await newSitemap(5).parts()
    expect(fixed).toContain('/services')
    expect(Math.max(...parts.map((part) => part.length))).toBe(5)
    const visible = await db.selectFrom('listing').select(['id', 'kind']).where('visible', '=', 1).execute()
    const paths = parts.flat().filter((path) => /^\/(service|products)\//.test(path))
    expect(paths.sort()).toEqual(
      visible.map(({ id, kind }) => (kind === 'service' ? `/service/${id}` : `/products/${id}`)).sort(),
    )
  })

  test('is kept while the catalogue version is the same, and for ten minutes after a write', async () => {
    const { parts, passTime } = newSitemap(1_000)
    const statementsOf = async () => {
      statements.length = 0
      await Promise.all([parts(), parts()])
      return statements.length
    }
    expect(await statementsOf()).toBeGreaterThan(5)
    const before = (await parts()).flat().length
    passTime(9)
    await addListings(db, [{ id: 'srv-added' }])
    expect(await statementsOf()).toBe(1)
    passTime(1)
    expect((await parts()).flat()).toHaveLength(before + 1)
    passTime(60)
    expect(await statementsOf()).toBe(1)
  })
})
