import { afterAll, describe, expect, test } from 'vitest'
import { companies } from '../../../fixtures/companies'
import { services } from '../../../fixtures/services'
import { addListings } from '../../testing/add-listings'
import { databases } from '../../testing/databases'
import { executor, newVisitor } from '../../testing/execute'

const fields = `id name logo banner description services website location foundedYear employeeCount contactEmail
  contactPhone verified rating reviewCount createdAt`
const expected = companies
  .map(({ owner: _, initials, palette, description, website, ...company }) => ({
    ...company,
    logo: `/artwork/emblem/${palette}/${initials}/${company.id}.svg`,
    banner: `/artwork/banner/${palette}/${company.id}.svg`,
    description: description.join('\n\n'),
    website: new URL(website).href,
  }))
  .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe.each(databases)('companies on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  test('come newest first, each field as in the fixtures', async () => {
    const { data } = await execute(`{ companies(first: 100) { totalCount totalIsExact nodes { ${fields} } } }`)
    expect(data.companies).toEqual({ totalCount: companies.length, totalIsExact: true, nodes: expected })
  })

  test('paging meets every company once, in order', async () => {
    const seen: string[] = []
    let after: string | null = null
    do {
      const { data } = await execute(
        `query ($after: String) { companies(first: 5, after: $after) {
          edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage endCursor } } }`,
        { after },
      )
      const { edges, pageInfo } = data.companies
      expect(pageInfo.hasPreviousPage).toBe(after !== null)
      seen.push(...edges.map(({ node }: { node: { id: string } }) => node.id))
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after)
    expect(seen).toEqual(ids(expected))
  })

  test.each(companies)('$id is found by its own id and by its owner’s', async ({ id, owner }) => {
    const { data } = await execute(
      `query ($id: ID!, $owner: ID!) { byId: company(id: $id) { ${fields} } byOwner: company(id: $owner) { ${fields} } }`,
      { id, owner },
    )
    expect(data.byId).toEqual(expected.find((company) => company.id === id))
    expect(data.byOwner).toEqual(data.byId)
  })

  test.each(['com-nonsense', '', 'usr-clara-whitfield', 'srv-1101', 'COM-ASHGROVE-PATENTS'])(
    '%j finds no company',
    async (id) => {
      const { data, errors } = await execute('query ($id: ID!) { company(id: $id) { id } }', { id })
      expect([data, errors]).toEqual([{ company: null }, undefined])
    },
  )

  test('lists what its owner does, newest first', async () => {
    const { data } = await execute('{ companies(first: 100) { nodes { id listedServices { id provider { id } } } } }')
    for (const { id, listedServices } of data.companies.nodes) {
      const owner = companies.find((company) => company.id === id)?.owner
      const own = services.filter(({ provider }) => provider === owner)
      expect(ids(listedServices)).toEqual(ids(own.sort((a, b) => b.createdAt.localeCompare(a.createdAt))))
      for (const { provider } of listedServices) expect(provider.id).toBe(owner)
    }
  })

  test('lists twenty-four services at most, and no products', async () => {
    const own = await openSample()
    const added = Array.from({ length: 30 }, (_, i) => ({
      id: `srv-many-${String(i).padStart(2, '0')}`,
      sellerId: 'usr-marta-keller',
    }))
    await addListings(own, [...added, { id: 'prd-more', kind: 'product', sellerId: 'usr-marta-keller' }])
    const { data } = await executor(own)('{ company(id: "usr-marta-keller") { listedServices { id } } }')
    expect(ids(data.company.listedServices)).toEqual(ids(added).toReversed().slice(0, 24))
    await own.destroy()
  })

  test.each([
    ['Byron Engines', 'BE'],
    ['élan vital group', 'EV'],
    ['東京', 'M'],
    ['7 Seas', 'S'],
    ['Straße & Söhne', 'SS'],
  ])('the emblem of a new company %s is set in %s', async (companyName, initials) => {
    const { data } = await execute(
      `mutation ($input: RegisterInput!) { register(input: $input) {
        ... on RegisterSuccess { user { company { id logo banner } } } } }`,
      { input: { name: 'A', email: `${initials}@new.example`, password: 'secret1', role: 'BROKER', companyName } },
      newVisitor(),
    )
    const { id, logo, banner } = data.register.user.company
    expect(logo).toBe(`/artwork/emblem/freelance-services/${initials}/${id}.svg`)
    expect(banner).toBe(`/artwork/banner/freelance-services/${id}.svg`)
  })
})
