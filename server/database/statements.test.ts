import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases'
import { executor, newVisitor } from '../testing/execute'
import { watchStatements } from '../testing/watch-statements'

const profile = 'id name avatar role company { name verified }'
const pageInfo = 'totalCount totalIsExact pageInfo { endCursor }'

/** Lists with everything that hangs on their entries, and how many statements each takes: one for each kind of thing. */
const lists = [
  [
    'services with provider, company, category and related',
    `services(first: FIRST) { ${pageInfo} nodes { title provider { ${profile} } category { name serviceCount productCount }
      seller { ${profile} } related { title category { name } seller { ${profile} } } } }`,
    9,
  ],
  [
    'products with vendor, company, category and related',
    `products(first: FIRST) { ${pageInfo} nodes { title vendor { ${profile} } category { name }
      related { title seller { ${profile} } } } }`,
    8,
  ],
  [
    'companies with what they list',
    `companies(first: FIRST) { ${pageInfo} nodes { name listedServices { title provider { ${profile} } category { name } } } }`,
    6,
  ],
  ['jobs with who posted them', `jobs(first: FIRST) { ${pageInfo} nodes { company logo postedBy { name } } }`, 3],
  [
    'freelancers with profiles',
    `freelancers(first: FIRST) { ${pageInfo} nodes { name avatar profile { ${profile} } } }`,
    4,
  ],
  [
    'hits with everything',
    `search(query: "e", first: FIRST) { ${pageInfo} nodes {
      ... on Product { vendor { ${profile} } category { name } related { id } }
      ... on Service { provider { ${profile} } category { name } related { id } } } }`,
    6,
  ],
] as const

describe.each(databases)('statements on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  const execute = executor(db)
  afterAll(() => db.destroy())

  const countFor = async (field: string, first: number) => {
    statements.length = 0
    const { errors } = await execute(`{ list: ${field.replace('FIRST', String(first))} }`, {}, newVisitor())
    expect(errors).toBeUndefined()
    return statements.length
  }

  test.each(lists)('%s take as many for 24 entries as for 3', async (_, field, most) => {
    const few = await countFor(field, 3)
    expect(await countFor(field, 24)).toBe(few)
    expect(few).toBeLessThanOrEqual(most)
    expect(few).toBeGreaterThan(2)
  })

  test('a page without a count does not count', async () => {
    expect(await countFor('services(first: FIRST) { nodes { title } }', 24)).toBe(1)
  })
})
