import { CompiledQuery } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { createOutboxRepository } from '../modules/outbox/outbox.repository'
import { createSitemapRepository } from '../modules/site/sitemap.repository'
import { signedInAs } from '../testing/accounts/sign-in'
import { databases } from '../testing/database/databases'
import { explain, scans, sortings } from '../testing/database/query-plan'
import { watchStatements } from '../testing/database/watch-statements'
import { executor, newVisitor, sourceExecutor } from '../testing/execute'
import { isPostgres } from './connection'
import {
  CategoryPlansDocument,
  ProfilePlansDocument,
  ReviewPlansDocument,
  SalesReportPlansDocument,
  ServicePlansDocument,
  ViewerPlansDocument,
} from './query-plans.test.generated'

const page = '{ totalCount nodes { __typename } pageInfo { endCursor } }'
const sorts = ['NEWEST', 'PRICE_LOW', 'PRICE_HIGH', 'RATING']

/** AFTER is replaced by the arguments of a page. */
const sortedLists = [
  ...sorts.flatMap((sort) => [
    `services(sort: ${sort}, AFTER)`,
    `services(sort: ${sort}, filter: { category: "logo-design" }, AFTER)`,
    `services(sort: ${sort}, filter: { sellerRole: BROKER }, AFTER)`,
    `products(sort: ${sort}, AFTER)`,
    `products(sort: ${sort}, filter: { sellerRole: ADMIN }, AFTER)`,
    `products(sort: ${sort}, filter: { category: "logo-design" }, AFTER)`,
  ]),
  'companies(AFTER)',
  'jobs(AFTER)',
  'jobs(kind: BRIEF, AFTER)',
  'jobs(kind: null, AFTER)',
  ...['RATING', 'RATE_LOW', 'RATE_HIGH'].map((sort) => `freelancers(sort: ${sort}, AFTER)`),
  'users(AFTER)',
  'users(filter: { role: FREELANCER }, AFTER)',
  'users(sort: NAME, AFTER)',
  'users(sort: NAME, filter: { role: FREELANCER }, AFTER)',
  'users(filter: { state: ACTIVE }, AFTER)',
  'conversations(AFTER)',
  'ownJobs(AFTER)',
  'savedListings(AFTER)',
  'auditEvents(AFTER)',
  'disputes(AFTER)',
  'allSiteNotices(AFTER)',
  'reportCases(AFTER)',
  'reportCases(state: APPEALED, AFTER)',
  'auditEvents(userId: "usr-tomas-vidal", AFTER)',
  ...['BUYER', 'SELLER', 'BROKER', 'ADMIN'].flatMap((side) => [
    `engagements(as: ${side}, AFTER)`,
    `engagements(as: ${side}, state: DELIVERED, AFTER)`,
  ]),
  ...['BUYER', 'SELLER', 'BROKER'].flatMap((side) =>
    ['NEEDS_YOU', 'ACTIVE', 'LATE', 'DONE'].map((tab) => `engagements(as: ${side}, tab: ${tab}, AFTER)`),
  ),
  ...['BUYER', 'SELLER', 'BROKER'].map((side) => `engagements(as: ${side}, text: "a", AFTER)`),
  ...['ACTIVE', 'DONE'].map((tab) => `engagements(as: SELLER, tab: ${tab}, text: "a", AFTER)`),
  'engagements(as: ADMIN, text: "a", AFTER)',
  'engagements(as: ADMIN, state: DELIVERED, text: "a", AFTER)',
  'orders(AFTER)',
]
/** Lists that use an index for their filter and are sorted afterwards. */
const otherLists = [
  'freelancers(filter: { skill: "react" }, AFTER)',
  'search(query: "trademark", AFTER)',
  'ownListings(AFTER)',
  'services(filter: { maxDeliveryDays: 14 }, AFTER)',
  'services(filter: { maxDeliveryDays: 14, category: "logo-design" }, AFTER)',
  'search(query: "trademark", filter: { maxDeliveryDays: 14 }, AFTER)',
  'conversations(text: "a", AFTER)',
]

const profiles = { companyId: 'usr-priya-raman', freelancerId: 'usr-tomas-vidal', jobId: 'job-3103' }

const endCursorOf = (data: unknown) => /"endCursor":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? null

describe.each(databases)('query plans on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  const execute = executor(db)
  const executeSource = sourceExecutor(db)
  const admin = await signedInAs(execute, 'ADMIN')
  const broker = await signedInAs(execute, 'BROKER')
  const customer = await signedInAs(execute, 'CUSTOMER')
  afterAll(() => db.destroy())

  const visitorOf = (field: string) => {
    if (/^(users|allSiteNotices|auditEvents|disputes|reportCases)|as: ADMIN/.test(field)) return admin
    if (/^(orders|saved)|as: BUYER/.test(field)) return customer
    return /^(own|conversations|engagements)/.test(field) ? broker : newVisitor()
  }

  /** The statements of a root field, for its first and second page. */
  const statementsOf = async (field: string) => {
    const readPage = async (after: string | null) => {
      const { data, errors } = await executeSource(
        `query ($after: String) { list: ${field.replace('AFTER', 'first: 2, after: $after')} ${page} }`,
        { after },
        visitorOf(field),
      )
      expect(errors).toBeUndefined()
      return endCursorOf(data)
    }
    statements.length = 0
    await readPage(await readPage(null))
    return [...statements]
  }
  const plansOf = async (field: string) => {
    const all = await statementsOf(field)
    expect(all.length).toBeGreaterThanOrEqual(4)
    const plans: string[][] = []
    for (const statement of all) plans.push(await explain(db, statement))
    return plans
  }

  test.each(sortedLists)('%s is read in the order of an index', async (field) => {
    for (const plan of await plansOf(field)) {
      expect({ plan, bad: [...scans(plan), ...sortings(plan)] }).toEqual({ plan, bad: [] })
    }
  })

  test.each(otherLists)('%s scans no table', async (field) => {
    for (const plan of await plansOf(field)) expect({ plan, bad: scans(plan) }).toEqual({ plan, bad: [] })
  })

  // PostgreSQL chooses by the size of the table: rows-read.test.ts counts the rows.
  test.skipIf(isPostgres(db)).each(sorts)(
    'services of a seller role are read from an index of that role, sorted by %s',
    async (sort) => {
      // An index without the role has the same order, and would be read to its end.
      for (const plan of await plansOf(`services(sort: ${sort}, filter: { sellerRole: BROKER }, AFTER)`)) {
        expect(plan.join('\n')).toMatch(/listing_role_\w+/)
      }
    },
  )

  // PostgreSQL reads a small table by any index.
  test.skipIf(isPostgres(db))('the ids of the sitemap are read from an index in their order', async () => {
    statements.length = 0
    await createSitemapRepository(db).services('srv-1101', 5)
    const [statement] = statements
    const plan = statement ? await explain(db, statement) : []
    expect(plan.join('\n')).toMatch(/COVERING INDEX listing_sitemap/)
    expect(sortings(plan)).toEqual([])
  })

  test('mails that were sent are found by an index, and read by no claim', async () => {
    const outbox = createOutboxRepository(db)
    const now = new Date()
    statements.length = 0
    await outbox.removeSentBefore(now)
    await outbox.claim(now, now, [])
    const [removal, claim] = statements.filter(({ sql }) => sql.includes('outbox_mail'))
    if (!removal || !claim) throw new Error('The outbox ran no statement')
    expect((await explain(db, removal)).join('\n')).toContain('outbox_mail_sent')
    expect((await explain(db, claim)).join('\n')).toContain('outbox_mail_due')
    expect(sortings(await explain(db, claim))).toEqual([])
  })

  test.each(['NEW', 'SHORTLISTED', 'HIRED', 'NOT_CHOSEN', null])(
    'applicants of the tab %s are read in the order of an index',
    async (tab) => {
      statements.length = 0
      const source = `{ job(id: "job-3103") { applications(tab: ${tab}, first: 2) ${page} } }`
      expect((await executeSource(source, {}, broker)).errors).toBeUndefined()
      const ofApplicants = statements.filter(({ sql }) => sql.includes('from "application"'))
      expect(ofApplicants.length).toBeGreaterThan(1)
      for (const statement of ofApplicants) {
        const plan = await explain(db, statement)
        expect({ plan, bad: [...scans(plan), ...sortings(plan)] }).toEqual({ plan, bad: [] })
      }
    },
  )

  test('related listings are read in the order of an index', async () => {
    statements.length = 0
    expect((await execute(ServicePlansDocument, { id: 'srv-1101' })).errors).toBeUndefined()
    const related = statements.filter(({ sql }) => /order by "rating" desc, "review_count"/.test(sql))
    expect(related).toHaveLength(1)
    for (const statement of related) {
      const plan = await explain(db, statement)
      expect({ plan, bad: [...scans(plan), ...sortings(plan)] }).toEqual({ plan, bad: [] })
    }
  })

  const operations = {
    ServicePlans: () => execute(ServicePlansDocument, { id: 'srv-1101' }, admin),
    ProfilePlans: () => execute(ProfilePlansDocument, profiles, admin),
    ViewerPlans: () => execute(ViewerPlansDocument, {}, admin),
    ReviewPlans: () => execute(ReviewPlansDocument, { id: 'fre-tomas-vidal' }, admin),
    CategoryPlans: () => execute(CategoryPlansDocument, { slug: 'logo-design' }, admin),
  }

  test.each(Object.entries(operations))('the operation %s scans no table', async (_, run) => {
    statements.length = 0
    expect((await run()).errors).toBeUndefined()
    expect(statements.length).toBeGreaterThan(2)
    for (const statement of [...statements]) {
      const plan = await explain(db, statement)
      expect({ plan, bad: scans(plan) }).toEqual({ plan, bad: [] })
    }
  })

  test.each([{}, { from: '2026-01', to: '2026-12' }])('salesReport of %j scans no table', async (months) => {
    statements.length = 0
    expect((await execute(SalesReportPlansDocument, months, broker)).errors).toBeUndefined()
    const sums = statements.filter(({ sql }) => sql.includes('posting'))
    expect(sums).toHaveLength(3)
    for (const statement of sums) {
      const plan = await explain(db, statement)
      expect({ plan, bad: scans(plan) }).toEqual({ plan, bad: [] })
    }
  })

  test('a plan with a table scan and a sort is found', async () => {
    const plan = await explain(db, CompiledQuery.raw('select * from listing order by title'))
    expect(scans(plan)).toHaveLength(1)
    expect(sortings(plan)).not.toEqual([])
  })
})
