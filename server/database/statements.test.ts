import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { afterAll, describe, expect, test } from 'vitest'
import { nobody } from '../api/visitor'
import { createContainer } from '../modules/container'
import { signedInAs } from '../testing/accounts/sign-in'
import { databases } from '../testing/database/databases'
import { watchStatements } from '../testing/database/watch-statements'
import { executor } from '../testing/execute'
import { testInfrastructure } from '../testing/infrastructure'
import {
  AuditStatementsDocument,
  CompanyStatementsDocument,
  FreelancerStatementsDocument,
  HeadlineStatementsDocument,
  JobStatementsDocument,
  NodeStatementsDocument,
  ProductStatementsDocument,
  SearchStatementsDocument,
  ServiceStatementsDocument,
  UncountedStatementsDocument,
} from './statements.test.generated'

/** Lists with all nested fields, and the most statements that each may take. */
const lists = [
  ['services with provider, company, category and related', ServiceStatementsDocument, 11],
  ['products with vendor, company, category and related', ProductStatementsDocument, 10],
  ['companies with their listed services', CompanyStatementsDocument, 7],
  ['jobs with their companies', JobStatementsDocument, 3],
  ['freelancers with profiles', FreelancerStatementsDocument, 5],
  ['search results with all nested fields', SearchStatementsDocument, 7],
] as const

describe.each(databases)('statements on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  // Work after a response would run statements among those that are counted.
  const execute = executor(db, { afterResponse: () => {} })
  afterAll(() => db.destroy())

  const countFor = async (document: TypedDocumentNode<unknown, { first: number }>, first: number, visitor = nobody) => {
    statements.length = 0
    const { errors } = await execute(document, { first }, visitor)
    expect(errors).toBeUndefined()
    return statements.length
  }

  test.each(lists)('%s take as many statements for 24 nodes as for 3', async (_, document, maxStatements) => {
    const count = await countFor(document, 3)
    expect(await countFor(document, 24)).toBe(count)
    expect(count).toBeLessThanOrEqual(maxStatements)
    expect(count).toBeGreaterThan(2)
  })

  test.each([
    ['decisions of the audit trail with their orders', AuditStatementsDocument],
    ['headlines of completed orders', HeadlineStatementsDocument],
  ])('%s take as many statements for 6 nodes as for 2', async (_, document) => {
    const admin = await signedInAs(execute, 'ADMIN')
    const orders = await db.selectFrom('engagement').selectAll().where('state', '=', 'COMPLETED').limit(6).execute()
    const { auditTrail } = createContainer(db, testInfrastructure(), nobody)
    for (const { id: recordId, buyerId, sellerId } of orders) {
      const decision = { actorId: sellerId, action: 'REFUNDED', recordId, partyIds: [buyerId] } as const
      await auditTrail.recordDecision(decision, '', 100)
    }
    // The read of an admin is recorded once in an hour.
    await countFor(document, 2, admin)
    expect(await countFor(document, 6, admin)).toBe(await countFor(document, 2, admin))
  })

  // Without accounts, registrations and reports: each read of an admin is recorded by itself.
  const nodes = ['company', 'freelancer', 'job', 'listing', 'review'] as const
  test.each(nodes)('nodes of table %s are read in as many statements for all ids as for one', async (table) => {
    const admin = await signedInAs(execute, 'ADMIN')
    const ids = (await db.selectFrom(table).select('id').limit(20).execute()).map(({ id }) => id)
    const count = async (some: string[]) => {
      statements.length = 0
      await execute(NodeStatementsDocument, { ids: some }, admin)
      return statements.length
    }
    await count(ids)
    expect(ids.length).toBeGreaterThan(1)
    expect(await count(ids)).toBe(await count(ids.slice(0, 1)))
  })

  test('a session is read with its account in one statement', async () => {
    const session = await signedInAs(execute, 'CUSTOMER')
    const anonymous = await countFor(UncountedStatementsDocument, 24)
    statements.length = 0
    await execute(UncountedStatementsDocument, { first: 24 }, session)
    expect(statements).toHaveLength(anonymous + 1)
  })

  test('a list without totalCount runs no count', async () => {
    expect(await countFor(UncountedStatementsDocument, 24)).toBe(1)
  })
})
