import { afterAll, describe, expect, test } from 'vitest'
import { freelancers } from '../../../fixtures/freelancers'
import { users } from '../../../fixtures/users'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'

type Fixture = (typeof freelancers)[number]

const fields =
  'id name title avatar location experience rating reviewCount hourlyRate skills description profile { id role }'
const shown = ({ user, description, ...freelancer }: Fixture) => ({
  ...freelancer,
  name: users.find(({ id }) => id === user)?.name,
  avatar: `/artwork/avatar/${user}.svg`,
  description: description.join('\n\n'),
  profile: { id: user, role: 'FREELANCER' },
})
const byIdDown = (a: Fixture, b: Fixture) => (a.id < b.id ? 1 : -1)
const orders: Record<string, (a: Fixture, b: Fixture) => number> = {
  RATING: (a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount || byIdDown(a, b),
  RATE_LOW: (a, b) => a.hourlyRate - b.hourlyRate || -byIdDown(a, b),
  RATE_HIGH: (a, b) => b.hourlyRate - a.hourlyRate || byIdDown(a, b),
}
const sorted = (sort: string) => [...freelancers].sort(orders[sort])

describe.each(databases)('freelancers on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const ids = async (args: string): Promise<string[]> => {
    const { data, errors } = await execute(`{ freelancers(first: 100, ${args}) { nodes { id } } }`)
    expect(errors).toBeUndefined()
    return data.freelancers.nodes.map(({ id }: { id: string }) => id)
  }
  const idsWhere = (holds: (freelancer: Fixture) => boolean) =>
    sorted('RATING')
      .filter(holds)
      .map(({ id }) => id)

  test('come best rated first, each field as in the fixtures', async () => {
    const { data } = await execute(`{ freelancers(first: 100) { totalCount totalIsExact nodes { ${fields} } } }`)
    expect(data.freelancers).toEqual({
      totalCount: freelancers.length,
      totalIsExact: true,
      nodes: sorted('RATING').map(shown),
    })
  })

  test.each(Object.keys(orders))('%s orders as it says, and paging meets everybody once', async (sort) => {
    const seen: string[] = []
    let after: string | null = null
    do {
      const { data } = await execute(
        `query ($after: String) { freelancers(sort: ${sort}, first: 4, after: $after) {
          edges { node { id } } pageInfo { hasNextPage endCursor } } }`,
        { after },
      )
      seen.push(...data.freelancers.edges.map(({ node }: { node: { id: string } }) => node.id))
      after = data.freelancers.pageInfo.hasNextPage ? data.freelancers.pageInfo.endCursor : null
    } while (after)
    expect(seen).toEqual(sorted(sort).map(({ id }) => id))
  })

  test.each(['TypeScript', 'typescript', 'LOGO DESIGN', 'Patent drawings'])(
    'the skill %s is found, case aside',
    async (skill) => {
      const having = idsWhere(({ skills }) => skills.some((own) => own.toLowerCase() === skill.toLowerCase()))
      expect(await ids(`filter: { skill: "${skill}" }`)).toEqual(having)
      expect(having.length).toBeGreaterThan(0)
    },
  )

  test.each(['Type', 'script', '%', 'nonsense', ''])('%j is not the whole of a skill', async (skill) => {
    expect(await ids(`filter: { skill: "${skill}" }`)).toEqual([])
  })

  test.each([120, 119.99, 75, 0, -1, 1e300])('at most %d an hour keeps who costs no more', async (maxRate) => {
    expect(await ids(`filter: { maxRate: ${maxRate} }`)).toEqual(idsWhere(({ hourlyRate }) => hourlyRate <= maxRate))
  })

  test('skill and rate join, in any order asked for', async () => {
    const cheap = sorted('RATE_LOW').filter(({ skills, hourlyRate }) => skills.includes('React') && hourlyRate <= 150)
    expect(await ids('sort: RATE_LOW, filter: { skill: "react", maxRate: 150 }')).toEqual(cheap.map(({ id }) => id))
    expect(cheap.length).toBeGreaterThan(0)
    expect(await ids('filter: { skill: "react", maxRate: 1 }')).toEqual([])
  })

  test.each(freelancers)('$id is found by their own id and by their user’s', async (freelancer) => {
    const { data } = await execute(
      `query ($id: ID!, $user: ID!) { own: freelancer(id: $id) { ${fields} } user: freelancer(id: $user) { ${fields} } }`,
      { id: freelancer.id, user: freelancer.user },
    )
    expect(data).toEqual({ own: shown(freelancer), user: shown(freelancer) })
  })

  test.each(['fre-nonsense', '', 'usr-priya-raman', 'com-studio-tessel'])('%j is no freelancer', async (id) => {
    const { data, errors } = await execute('query ($id: ID!) { freelancer(id: $id) { id } }', { id })
    expect([data, errors]).toEqual([{ freelancer: null }, undefined])
  })
})
