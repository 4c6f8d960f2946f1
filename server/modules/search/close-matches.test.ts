import { afterAll, describe, expect, test } from 'vitest'
import { products } from '../../../fixtures/products'
import { services } from '../../../fixtures/services'
import { createRandom } from '../../lib/random'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { codeOf, expectType } from '../../testing/result'
import {
  CloseMatchesDocument,
  RemoveSynonymOfSearchDocument,
  SaveSynonymOfSearchDocument,
  SynonymsOfSearchDocument,
} from './close-matches.test.generated'

describe.each(databases)('close matches on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const search = async (
    query: string,
    more: { first?: number; sort?: 'PRICE_LOW' | 'RATING'; filter?: { maxPrice: number } } = {},
  ) => (await execute(CloseMatchesDocument, { query, ...more })).data.search

  test.each([
    ['logo trademark', /logo|trademark/i],
    ['trademarks registering', /trademark/i],
    ['trade mark', /trademark/i],
    ['llc', /formation|incorporat|company/i],
    ['gmbh', /formation|incorporat|company/i],
    ['agreement founders', /agreement/i],
  ])('search: %s finds listings with its words in any order, in other forms or by synonyms', async (query, title) => {
    const { nodes, closeMatches } = await search(query)
    expect(nodes.length).toBeLessThan(5)
    expect(closeMatches?.nodes.length).toBeGreaterThan(0)
    expect(closeMatches?.nodes.some((node) => title.test(node.title))).toBe(true)
    expect(closeMatches?.nodes.filter(({ id }) => nodes.some((node) => node.id === id))).toEqual([])
    expect(closeMatches?.correction).toBeNull()
  })

  test.each([
    ['trademrk', 'trademark'],
    ['tradmeark', 'trademark'],
    ['patnet drafting', 'patent drafting'],
  ])('search: %s is corrected to %s', async (query, correction) => {
    const { nodes, closeMatches } = await search(query)
    expect(nodes).toEqual([])
    expect(closeMatches?.correction).toBe(correction)
    expect(closeMatches?.nodes.length).toBeGreaterThan(0)
  })

  test('search: five results or more have no close matches, also if fewer are asked for', async () => {
    expect((await search('trademark')).closeMatches).toBeNull()
    expect((await search('trademark', { first: 2 })).closeMatches).toBeNull()
  })

  test('search: words that no listing has in any way have no close matches', async () => {
    expect((await search('zzzzq qqqxv')).closeMatches).toEqual({ correction: null, nodes: [] })
  })

  test('search: results are sorted by price and by rating', async () => {
    const prices = (await search('trademark', { sort: 'PRICE_LOW' })).nodes.map(({ price }) => price)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    const ratings = (await search('trademark', { sort: 'RATING' })).nodes.map(({ rating }) => rating)
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a))
    expect(new Set(ratings).size).toBeGreaterThan(1)
  })

  test('search: close matches have the order and the filter of the search', async () => {
    const pricesOf = async (more: Parameters<typeof search>[1]) =>
      (await search('agreement founders', more)).closeMatches?.nodes.map(({ price }) => price) ?? []
    const prices = await pricesOf({ sort: 'PRICE_LOW' })
    expect(prices.length).toBeGreaterThan(2)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(await pricesOf({})).not.toEqual(prices)
    const most = prices[1] ?? 0
    expect(await pricesOf({ filter: { maxPrice: most } })).toSatisfy((cheap: number[]) =>
      cheap.every((price) => price <= most),
    )
  })

  test('synonyms: an admin adds, replaces and removes one; searches follow, and the audit trail has it', async () => {
    const admin = await signedInAs(execute, 'ADMIN')
    const save = async (term: string, meanings: string[]) =>
      (await execute(SaveSynonymOfSearchDocument, { input: { term, meanings } }, admin)).data.saveSearchSynonym
    expect(expectType(await save(' Sôcks-Puppet ', ['Logo', ' logo']), 'SearchSynonymSaved').synonym).toEqual({
      term: 'socks puppet',
      meanings: ['logo'],
    })
    expect((await search('socks puppet')).closeMatches?.nodes.length).toBeGreaterThan(0)
    await save('socks puppet', ['patent', 'claims'])
    const { data } = await execute(SynonymsOfSearchDocument, {}, admin)
    expect(data.searchSynonyms.find(({ term }) => term === 'socks puppet')?.meanings).toEqual(['patent', 'claims'])
    const remove = async () =>
      (await execute(RemoveSynonymOfSearchDocument, { input: { term: 'socks puppet' } }, admin)).data
        .removeSearchSynonym
    expect((await remove()).__typename).toBe('SearchSynonymRemoved')
    expect((await remove()).__typename).toBe('InvalidInput')
    const events = await db.selectFrom('auditEvent').select('note').where('action', '=', 'SYNONYM_CHANGED').execute()
    expect(events.map(({ note }) => note).sort()).toEqual([
      'socks puppet removed',
      'socks puppet → logo',
      'socks puppet → patent, claims',
    ])
  })

  test.each([
    ['x', ['logo'], 'term'],
    ['one two three four five', ['logo'], 'term'],
    ['llc', [' '], 'meanings'],
    ['llc', ['x'.repeat(61)], 'meanings'],
  ])('synonyms: the term %j with %j is refused', async (term, meanings, field) => {
    const admin = await signedInAs(execute, 'ADMIN')
    const { data } = await execute(SaveSynonymOfSearchDocument, { input: { term, meanings } }, admin)
    expect(expectType(data.saveSearchSynonym, 'InvalidInput').field).toBe(field)
  })

  test('synonyms: only admins read and change them', async () => {
    const vendor = await signedInAs(execute, 'VENDOR')
    expect(codeOf(await execute(SynonymsOfSearchDocument, {}, vendor))).toBe('FORBIDDEN')
    const input = { term: 'llc', meanings: ['logo'] }
    expect(codeOf(await execute(SaveSynonymOfSearchDocument, { input }, vendor))).toBe('FORBIDDEN')
  })
})

test('close matches: 200 texts have the same answers on both databases', async () => {
  const { below } = createRandom(11)
  const words = [...services, ...products].flatMap(({ title, description }) => `${title} ${description}`.split(/\s+/))
  const word = () => words[below(words.length)] ?? ''
  /** A word with two letters the other way round. */
  const misspelt = (text: string) => {
    const at = below(Math.max(1, text.length - 1))
    return (
      text.slice(0, at) +
      text
        .slice(at, at + 2)
        .split('')
        .reverse()
        .join('') +
      text.slice(at + 2)
    )
  }
  const texts = Array.from({ length: 200 }, (_, n) => {
    if (n % 4 === 0) return misspelt(word())
    if (n % 4 === 1) return `${word()} ${word()}`
    return n % 4 === 2 ? `${word()} ${misspelt(word())}` : word()
  }).map((text) => text.slice(0, 200))
  const answers = await Promise.all(
    databases.map(async ({ openSample }) => {
      const db = await openSample()
      const execute = executor(db)
      const found = []
      for (const query of texts) found.push((await execute(CloseMatchesDocument, { query, first: 5 })).data.search)
      await db.destroy()
      return found
    }),
  )
  const [first, second] = answers
  expect(second).toEqual(first)
  expect(first?.filter(({ closeMatches }) => closeMatches && closeMatches.nodes.length > 0).length).toBeGreaterThan(40)
  expect(first?.filter(({ closeMatches }) => closeMatches?.correction).length).toBeGreaterThan(10)
}, 60_000)
