import { getNamedType, isObjectType } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { schema } from '../api/schema'
import type { Visitor } from '../api/visitor'
import type { UserRole } from '../generated/resolvers'
import { signedInAs } from '../testing/accounts/sign-in'
import { databases } from '../testing/database/databases'
import { explain, scans, sortings } from '../testing/database/query-plan'
import { watchStatements } from '../testing/database/watch-statements'
import { executor, newVisitor, sourceExecutor } from '../testing/execute'
import { assertFound } from './rows'

interface Probe {
  source: string
  role?: UserRole
  /** The rows that an index finds are few, and sorted: those of an account or of a text. */
  isSorted?: true
}

const page = '(first: 2) { totalCount nodes { __typename } }'
const reviews = `reviews${page}`

/** A query of each list of the schema, by its type and field. */
const probes: Record<string, Probe> = {
  'Query.companies': { source: `companies${page}` },
  'Query.conversations': { source: `conversations${page}`, role: 'BROKER' },
  'Query.credentialQueue': { source: `credentialQueue${page}`, role: 'ADMIN' },
  'Query.freelancers': { source: `freelancers${page}` },
  'Query.jobs': { source: `jobs${page}` },
  'Query.ownJobs': { source: `ownJobs${page}`, role: 'BROKER' },
  'Query.auditEvents': { source: `auditEvents${page}`, role: 'ADMIN' },
  'Query.orders': { source: `orders${page}`, role: 'CUSTOMER' },
  'Query.reportCases': { source: `reportCases${page}`, role: 'ADMIN' },
  'Query.reviews': { source: 'reviews(of: "fre-tomas-vidal", first: 2) { totalCount nodes { id } }' },
  'Query.savedListings': { source: `savedListings${page}`, role: 'CUSTOMER' },
  'Query.search': { source: 'search(query: "logo", first: 2) { totalCount nodes { __typename } }', isSorted: true },
  'Query.allSiteNotices': { source: `allSiteNotices${page}`, role: 'ADMIN' },
  'Query.users': { source: `users${page}`, role: 'ADMIN' },
  'Query.disputes': { source: `disputes${page}`, role: 'ADMIN' },
  'Query.docketEntries': {
    source: 'docketEntries(done: false, first: 2) { totalCount nodes { id } }',
    role: 'FREELANCER',
    isSorted: true,
  },
  'Query.engagements': { source: 'engagements(as: BUYER, first: 2) { totalCount nodes { id } }', role: 'CUSTOMER' },
  'Query.mandates': { source: 'mandates(as: BROKER, first: 2) { totalCount nodes { id } }', role: 'BROKER' },
  'Query.products': { source: `products${page}` },
  'Query.services': { source: `services${page}` },
  'Query.ownListings': { source: `ownListings${page}`, role: 'BROKER', isSorted: true },
  'Company.reviews': { source: `company(id: "usr-priya-raman") { ${reviews} }` },
  'Conversation.messages': { source: `conversations(first: 1) { nodes { messages${page} } }`, role: 'BROKER' },
  'Freelancer.reviews': { source: `freelancer(id: "usr-tomas-vidal") { ${reviews} }` },
  'Job.applications': { source: `job(id: "job-3103") { applications${page} }`, role: 'BROKER' },
  'User.applications': { source: `viewer { applications${page} }`, role: 'FREELANCER' },
  'User.notifications': { source: `viewer { notifications${page} }`, role: 'BROKER' },
  'Product.reviews': { source: `products(first: 1) { nodes { ${reviews} } }` },
  'Service.reviews': { source: `service(id: "srv-1101") { ${reviews} }` },
  'Payouts.underWay': { source: `payouts { underWay${page} }`, role: 'FREELANCER', isSorted: true },
  'Payouts.statement': { source: `payouts { statement${page} }`, role: 'FREELANCER', isSorted: true },
}

test('list plans: every list of the schema has a query whose plan is checked', () => {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  const lists = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
      .map((field) => `${type.name}.${field.name}`),
  )
  expect(Object.keys(probes).sort()).toEqual(lists.sort())
})

describe.each(databases)('plans of all lists on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  // Mails of sign-ins would be written between the statements of a list.
  const execute = executor(db, { afterResponse: () => {} })
  const executeSource = sourceExecutor(db)
  const visitors = new Map<UserRole, Visitor>()
  for (const role of ['ADMIN', 'BROKER', 'CUSTOMER', 'FREELANCER'] as const) {
    visitors.set(role, await signedInAs(execute, role))
  }
  afterAll(() => db.destroy())

  test.each(Object.entries(probes))('%s scans no table and is read in the order of an index', async (_, probe) => {
    const visitor = probe.role ? assertFound(visitors.get(probe.role), probe.role) : newVisitor()
    statements.length = 0
    expect((await executeSource(`{ ${probe.source} }`, {}, visitor)).errors).toBeUndefined()
    expect(statements.length).toBeGreaterThan(1)
    for (const statement of [...statements]) {
      const plan = await explain(db, statement)
      expect({ plan, bad: [...scans(plan), ...(probe.isSorted ? [] : sortings(plan))] }).toEqual({ plan, bad: [] })
    }
  })
})
