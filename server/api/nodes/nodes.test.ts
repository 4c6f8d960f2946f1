import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { Database } from '../../database/connection'
import type { UserRole } from '../../generated/resolvers'
import { newId } from '../../lib/ids'
import { modules } from '../../modules/index'
import type { NodeType } from '../../modules/module'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor, newVisitor, sourceExecutor } from '../../testing/execute'
import { codeOf, expectValue } from '../../testing/result'
import { startServer } from '../../testing/test-server'
import type { Visitor } from '../visitor'
import { NodesDocument } from './nodes.test.generated.ts'

const roles: readonly (UserRole | undefined)[] = [undefined, 'CUSTOMER', 'VENDOR', 'FREELANCER', 'BROKER', 'ADMIN']

interface Source {
  table: string
  /** Queries that read every object of the type that a viewer may see, without `node`. */
  queries: (ids: readonly string[], engagementIds: readonly string[]) => string[]
}

const byField = (field: string, table = field): Source => ({
  table,
  queries: (ids) => inPages(ids).map((page) => fieldsOf(field, page, '{ id }')),
})
const fieldsOf = (field: string, ids: readonly string[], selection: string) =>
  `{ ${ids.map((id, index) => `x${index}: ${field}(id: "${id}") ${selection}`).join(' ')} }`
const inPages = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / 100) }, (_, place) => ids.slice(place * 100, place * 100 + 100))
const byList = (table: string, ...queries: string[]): Source => ({ table, queries: () => queries })

const sources: Record<NodeType, Source> = {
  Application: byField('application'),
  AuditEvent: byList('audit_event', '{ auditEvents(first: 100) { nodes { id } } }'),
  Category: byList('category', '{ categories { id } }'),
  Company: byField('company'),
  Conversation: byField('conversation'),
  Credential: byList(
    'credential',
    '{ credentials { id } }',
    ...['ASKED', 'CHECKED'].map((state) => `{ credentialQueue(state: ${state}, first: 100) { nodes { id } } }`),
  ),
  DocketEntry: byList(
    'docket_entry',
    '{ open: docketEntries(first: 100) { nodes { id } } done: docketEntries(done: true, first: 100) { nodes { id } } }',
    '{ engagements(as: ADMIN, first: 100) { nodes { docket { id } } } }',
  ),
  Engagement: byField('engagement'),
  Freelancer: byField('freelancer'),
  Invoice: {
    table: 'invoice',
    queries: (_, engagementIds) =>
      inPages(engagementIds).map((page) => fieldsOf('engagement', page, '{ invoices { id } }')),
  },
  Job: byField('job'),
  Mandate: byList('mandate', ...['BROKER', 'OWNER'].map((side) => `{ mandates(as: ${side}) { nodes { id } } }`)),
  Order: byField('order'),
  Product: byField('product', 'listing'),
  ReportCase: byList(
    'report_case',
    '{ takeDowns { id } }',
    ...['REPORTED', 'APPEALED'].map((state) => `{ reportCases(state: ${state}, first: 100) { nodes { id } } }`),
  ),
  Review: byList('review', '{ companies(first: 100) { nodes { reviews { nodes { id } } } } }'),
  SavedSearch: byList('saved_search', '{ savedSearches { id } }'),
  Service: byField('service', 'listing'),
  Session: byList('session', '{ sessions { id } }'),
  SiteNotice: byList('site_notice', '{ siteNotices { id } }', '{ allSiteNotices(first: 100) { nodes { id } } }'),
  Stat: byList('stat', '{ stats { id } }'),
  Testimonial: byList('testimonial', '{ testimonials { id } }'),
  User: byList('user', '{ viewer { id } }', '{ users(first: 100) { nodes { id } } }'),
}

/** A new database with rows that not everybody may see and that the sample data lack, and a visitor of each role. */
const openNodes = async (openSample: () => Promise<Database>) => {
  const db = await openSample()
  const execute = executor(db)
  const visitors = await Promise.all(
    roles.map(async (role) => ({ role, visitor: role ? await signedInAs(execute, role) : newVisitor() })),
  )
  const review = await db.selectFrom('review').selectAll().where('side', '=', 'BUYER').executeTakeFirstOrThrow()
  await db.deleteFrom('review').where('engagementId', '=', review.engagementId).where('side', '=', 'SELLER').execute()
  await db
    .insertInto('review')
    .values({ ...review, id: newId('rev'), side: 'SELLER' })
    .execute()
  const accounts = { actorId: review.authorId, subjectId: review.subjectId, fromRole: null, toRole: null }
  await db
    .insertInto('auditEvent')
    .values({ ...accounts, id: newId('aud'), at: review.writtenAt, action: 'SUSPENDED', note: '' })
    .execute()
  await db.updateTable('listing').set({ visible: 0 }).where('id', 'in', ['srv-1101', 'prd-2101']).execute()
  await db.updateTable('company').set({ visible: 0 }).where('id', '=', 'com-rey-decks').execute()
  await db.updateTable('user').set({ deletedAt: review.writtenAt }).where('id', '=', 'usr-june-abara').execute()
  return { db, execute, visitors }
}

/** Expects that each visitor gets by `nodes` what the other fields give, and that somebody gets something. */
const expectSameNodes = async (
  { db, execute, visitors }: Awaited<ReturnType<typeof openNodes>>,
  type: string,
  { table, queries }: Source,
) => {
  const executeSource = sourceExecutor(db)
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} order by id`.execute(db)
  const ids = rows.map(({ id }) => id)
  const engagements = await db.selectFrom('engagement').select('id').execute()
  const engagementIds = engagements.map(({ id }) => id)
  const found: number[] = []
  // One after the other: 100 fields at once wait for the connections of PostgreSQL as it is.
  for (const { role, visitor } of visitors) {
    const others = []
    for (const query of queries(ids, engagementIds)) others.push(await executeSource(query, {}, visitor))
    const text = JSON.stringify(others)
    const results = []
    for (const page of inPages(ids)) results.push(await execute(NodesDocument, { ids: page }, visitor))
    const nodes = results.flatMap(({ data }) => data.nodes).filter((node) => node?.__typename === type)
    expect([role, ...nodes.map((node) => node?.id)]).toEqual([
      role,
      ...ids.filter((id) => text.includes(`"id":"${id}"`)),
    ])
    found.push(nodes.length)
  }
  expect(Math.max(...found)).toBeGreaterThan(0)
}

describe.each(databases)('nodes on $name', async ({ openSample }) => {
  const opened = await openNodes(openSample)
  const { db, execute, visitors } = opened
  // The reads of the other tests leave more audit events than a page has.
  const unread = await openNodes(openSample)
  afterAll(() => Promise.all([db.destroy(), unread.db.destroy()]))

  test.each(Object.entries(sources))(
    '%s: everybody gets the nodes that they get from the other fields',
    async (type, source) => expectSameNodes(type === 'AuditEvent' ? unread : opened, type, source),
  )

  test('nodes come in the order of the ids; unknown ids are null', async () => {
    const ids = ['srv-1102', 'job-0', 'nothing', '', '-', 'MQ-2F7K9', '__proto__-1', 'evt-1', 'job-3101']
    const { data, errors } = await execute(NodesDocument, { ids })
    expect(errors).toBeUndefined()
    expect(data.nodes.map((node) => node && [node.__typename, node.id])).toEqual([
      ['Service', 'srv-1102'],
      ...ids.slice(1, -1).map(() => null),
      ['Job', 'job-3101'],
    ])
  })

  test('an account is a node for itself and for admins', async () => {
    const ids = [(await db.selectFrom('user').select('id').where('role', '=', 'VENDOR').executeTakeFirstOrThrow()).id]
    const nodeFor = async (role: UserRole | undefined) => {
      const { visitor } = expectValue(visitors.find((each) => each.role === role))
      return (await execute(NodesDocument, { ids }, visitor)).data.nodes[0]?.__typename
    }
    expect([await nodeFor(undefined), await nodeFor('CUSTOMER'), await nodeFor('ADMIN')]).toEqual([
      undefined,
      undefined,
      'User',
    ])
  })

  test('an admin’s reads of what belongs to other accounts are recorded', async () => {
    const { visitor } = expectValue(visitors.find(({ role }) => role === 'ADMIN'))
    const account = await db.selectFrom('user').select('id').where('role', '=', 'VENDOR').executeTakeFirstOrThrow()
    const reportCase = await db.selectFrom('reportCase').select(['id', 'ownerId']).executeTakeFirstOrThrow()
    const credential = await db.selectFrom('credential').select(['id', 'userId']).executeTakeFirstOrThrow()
    const ids = [account.id, reportCase.id, credential.id]
    expect((await execute(NodesDocument, { ids }, visitor)).data.nodes.map((node) => node?.id)).toEqual(ids)
    const reads = db.selectFrom('auditEvent').select(['subjectId', 'note']).where('action', '=', 'ADMIN_READ')
    expect(await reads.execute()).toEqual(
      expect.arrayContaining([
        { subjectId: account.id, note: 'the account' },
        { subjectId: reportCase.ownerId, note: 'reports of content' },
        { subjectId: credential.userId, note: 'a registration' },
      ]),
    )
  })

  test('an access token of an admin reads no sessions, accounts and audit events', async () => {
    const { visitor } = expectValue(visitors.find(({ role }) => role === 'ADMIN'))
    const user = await db.selectFrom('user').selectAll().where('role', '=', 'ADMIN').executeTakeFirstOrThrow()
    const session = await db.selectFrom('session').select('id').where('userId', '=', user.id).executeTakeFirstOrThrow()
    const audit = await db.selectFrom('auditEvent').select('id').executeTakeFirstOrThrow()
    const ids = [session.id, user.id, audit.id, 'job-3101']
    const typesFor = async (reader: Visitor) =>
      (await execute(NodesDocument, { ids }, reader)).data.nodes.map((node) => node?.__typename)
    expect(await typesFor(visitor)).toEqual(['Session', 'User', 'AuditEvent', 'Job'])
    const token = { ...newVisitor(), accessToken: { id: 'tok-1', scope: 'READ' as const, user } }
    expect(await typesFor(token)).toEqual([undefined, undefined, undefined, 'Job'])
  })

  test('more than 100 ids are refused', async () => {
    const ids = Array.from({ length: 101 }, () => 'job-3101')
    expect((await execute(NodesDocument, { ids: ids.slice(1) })).data.nodes).toHaveLength(100)
    expect(codeOf(await execute(NodesDocument, { ids }))).toBe('BAD_USER_INPUT')
  })
})

test('nodes: no two types have the same prefix', () => {
  const prefixes = modules.flatMap((module) =>
    'nodes' in module ? Object.values(module.nodes).map(({ prefix }) => prefix) : [],
  )
  expect(prefixes).toHaveLength(Object.keys(sources).length)
  expect(new Set(prefixes).size).toBe(prefixes.length)
})

test('nodes: the cost counts each id', async () => {
  const { ask } = await startServer()
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Job { applications(first: 100) { nodes { id } } } } }'
  const codes = await Promise.all(
    [1, 20].map(async (length) => {
      const response = await ask(query, { ids: Array.from({ length }, () => 'job-3101') })
      return codeOf(await response.json())
    }),
  )
  expect(codes).toEqual([undefined, 'LIMIT_EXCEEDED'])
})
