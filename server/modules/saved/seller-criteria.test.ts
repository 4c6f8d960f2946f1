import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { createSavedRepository } from './saved.repository'
import { criteriaOf } from './search-criteria'

describe.each(databases)('saved searches for listings of some sellers on $name', async ({ openSample }) => {
  const db = await openSample()
  const { searchesMatching } = createSavedRepository(db)
  afterAll(() => db.destroy())

  test('saved search: matches the listings of sellers with its role, check, jurisdiction and language', async () => {
    const listing = await db.selectFrom('listing').selectAll().where('id', '=', 'srv-1101').executeTakeFirstOrThrow()
    await db.deleteFrom('sellerTrait').where('userId', '=', listing.sellerId).execute()
    await db.deleteFrom('savedSearch').execute()
    const inputs = {
      role: { sellerRole: listing.sellerRole },
      otherRole: { sellerRole: 'VENDOR' },
      verified: { verified: true },
      jurisdiction: { jurisdiction: 'Spain' },
      language: { language: 'de' },
      all: { sellerRole: listing.sellerRole, verified: true, jurisdiction: 'Spain', language: 'de' },
    } as const
    for (const [name, input] of Object.entries(inputs)) {
      const row = { id: `svs-${name}`, userId: 'usr-clara-whitfield', name, criteriaKey: name }
      await db
        .insertInto('savedSearch')
        .values({ ...criteriaOf(input, undefined), ...row, createdAt: '2026-11-01T12:00:00.000Z' })
        .execute()
    }
    const matching = async () =>
      (await searchesMatching(listing, '', { after: '', max: 10 })).map(({ name }) => name).sort()
    const addTrait = (trait: 'VERIFIED' | 'JURISDICTION' | 'LANGUAGE', value: string) =>
      db.insertInto('sellerTrait').values({ userId: listing.sellerId, trait, value }).execute()
    expect(await matching()).toEqual(['role'])
    await addTrait('VERIFIED', '')
    expect(await matching()).toEqual(['role', 'verified'])
    await addTrait('JURISDICTION', 'Portugal')
    await addTrait('LANGUAGE', 'FR')
    expect(await matching()).toEqual(['role', 'verified'])
    await addTrait('LANGUAGE', 'DE')
    expect(await matching()).toEqual(['language', 'role', 'verified'])
    await addTrait('JURISDICTION', 'Spain')
    expect(await matching()).toEqual(['all', 'jurisdiction', 'language', 'role', 'verified'])
  })
})
