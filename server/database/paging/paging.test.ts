import { getNamedType, isObjectType, isUnionType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../api/schema'
import type { UserRole } from '../../generated/resolvers'
import { newId } from '../../lib/ids'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor, newVisitor, sourceExecutor } from '../../testing/execute'
import { encodeCursor } from './cursor'

interface Edge {
  cursor: string
  node: { id: string }
}
interface Connection {
  nodes: { id: string }[]
  edges: Edge[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
  totalCount: number
}

/** The root fields that are connections, with their required arguments, and a role that has rows in them. */
const lists: [field: string, otherArguments: string, role: UserRole][] = [
  ['allSiteNotices', '', 'ADMIN'],
  ['auditEvents', '', 'ADMIN'],
  ['companies', '', 'CUSTOMER'],
  ['conversations', '', 'CUSTOMER'],
  ['credentialQueue', 'state: CHECKED', 'ADMIN'],
  ['disputes', '', 'ADMIN'],
  ['docketEntries', '', 'CUSTOMER'],
  ['engagements', 'as: ADMIN', 'ADMIN'],
  ['engagements', 'as: BUYER', 'CUSTOMER'],
  ['freelancers', 'sort: RATING', 'CUSTOMER'],
  ['freelancers', 'sort: RATE_LOW', 'CUSTOMER'],
  ['jobs', '', 'CUSTOMER'],
  ['mandates', 'as: BROKER', 'BROKER'],
  ['orders', '', 'CUSTOMER'],
  ['ownJobs', '', 'VENDOR'],
  ['ownListings', '', 'VENDOR'],
  ['products', 'sort: PRICE_LOW', 'CUSTOMER'],
  ['reportCases', 'state: REPORTED', 'ADMIN'],
  ['reviews', 'of: "srv-1502"', 'CUSTOMER'],
  ['savedListings', '', 'CUSTOMER'],
  ['search', 'query: "a"', 'CUSTOMER'],
  ['services', 'sort: NEWEST', 'CUSTOMER'],
  ['services', 'sort: RATING', 'CUSTOMER'],
  ['users', 'sort: NAME', 'ADMIN'],
]

const connectionFields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ type }) =>
  getNamedType(type).name.endsWith('Connection'),
)

/** The operation that reads a page. Members of a union have their id by Node. */
const pageOf = (name: string, otherArguments: string) => {
  const connection = getNamedType(connectionFields.find((field) => field.name === name)?.type)
  const node = isObjectType(connection) ? getNamedType(connection.getFields().nodes?.type) : undefined
  const id = isUnionType(node) ? '... on Node { id }' : 'id'
  return `query Page($first: Int!, $after: String) {
    page: ${name}(first: $first, after: $after, ${otherArguments}) {
      nodes { ${id} } edges { cursor node { ${id} } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      totalCount
    }
  }`
}

test('paging: every list among the root fields is tested', () => {
  expect([...new Set(lists.map(([field]) => field))].sort()).toEqual(connectionFields.map(({ name }) => name).sort())
})

describe.each(databases)('paging by cursors on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const executeSource = sourceExecutor(db)
  afterAll(() => db.destroy())

  const visitors = new Map<UserRole, ReturnType<typeof signedInAs>>()
  const visitorOf = (role: UserRole) => {
    const visitor = visitors.get(role) ?? signedInAs(execute, role)
    visitors.set(role, visitor)
    return visitor
  }

  // The sample data have no audit events.
  beforeAll(async () => {
    const accounts = { actorId: 'usr-adrian-cole', subjectId: 'usr-june-abara', fromRole: null, toRole: null }
    const events = Array.from({ length: 9 }, () => ({
      ...accounts,
      id: newId('aud'),
      // The same moment, so that only the id sorts them.
      at: '2026-11-01T12:00:00.000Z',
      action: 'SUSPENDED' as const,
      note: '',
    }))
    await db.insertInto('auditEvent').values(events).execute()
  })

  describe.each(lists)('%s(%s)', (field, otherArguments, role) => {
    const read = async (first: number, after: string | null): Promise<Connection> => {
      const visitor = await visitorOf(role)
      const { data, errors } = await executeSource(pageOf(field, otherArguments), { first, after }, visitor)
      expect(errors).toBeUndefined()
      return Object(data).page
    }

    test('visits each node once, in the order of the list', async () => {
      // The first read of a list for admins adds an audit event.
      await read(100, null)
      const whole = await read(100, null)
      const visited: string[] = []
      let after: string | null = null
      do {
        const { edges, nodes, pageInfo }: Connection = await read(7, after)
        expect(nodes).toEqual(edges.map(({ node }) => node))
        expect(pageInfo).toEqual({
          hasPreviousPage: after !== null,
          hasNextPage: visited.length + edges.length < whole.totalCount,
          startCursor: edges[0]?.cursor ?? null,
          endCursor: edges.at(-1)?.cursor ?? null,
        })
        visited.push(...nodes.map(({ id }) => id))
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null
      } while (after !== null)
      expect(visited.length).toBeGreaterThan(0)
      expect(visited).toHaveLength(whole.totalCount)
      expect(new Set(visited).size).toBe(visited.length)
      expect(visited.slice(0, 100)).toEqual(whole.nodes.map(({ id }) => id))
    })

    test('the cursor of any edge continues the list behind it', async () => {
      const { edges } = await read(5, null)
      for (const [index, { cursor }] of edges.entries()) {
        const next = await read(1, cursor)
        if (index + 1 < edges.length) expect(next.nodes).toEqual([edges[index + 1]?.node])
      }
    })

    test('an empty page has no cursors', async () => {
      const { nodes, pageInfo } = await read(0, null)
      expect([nodes, pageInfo.startCursor, pageInfo.endCursor]).toEqual([[], null, null])
    })
  })

  test.each([
    ['search', 'query: " "'],
    ['reviews', 'of: "srv-unknown"'],
  ])('%s(%s) is always empty, and takes the arguments of a list', async (field, otherArguments) => {
    const read = (first: number, after: string | null) =>
      executeSource(pageOf(field, otherArguments), { first, after }, newVisitor())
    for (const first of [-1, 101])
      expect((await read(first, null)).errors?.[0]?.message).toBe('`first` is from 0 to 100.')
    const { data } = await read(5, encodeCursor('NEWEST', ['2026-01-01T00:00:00.000Z', 'srv-1101']))
    expect(Object(data).page.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false, endCursor: null })
  })
})
