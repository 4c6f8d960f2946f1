import { buildSchema } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { signedInAs } from '../testing/accounts/sign-in'
import { databases } from '../testing/database/databases'
import { executor, sourceExecutor } from '../testing/execute'
import { access, adminReads } from './access'
import { guard } from './access-guard'

const isForAdminsAlone = (rule: unknown) => String(rule) === 'ADMIN'
const fieldsFor = (type: 'Query' | 'Mutation') =>
  Object.entries(access[type]).flatMap(([name, rule]) => (isForAdminsAlone(rule) ? [name] : []))

const user = 'usr-tomas-vidal'
const suspended = 'usr-jun-watanabe'
const inputOf = (userId: string) => `userId: "${userId}", reason: "A test."`

/** A call of each root field for admins alone. A new one needs an entry. */
const reads: Record<string, string> = {
  allSiteNotices: '{ allSiteNotices { totalCount } }',
  auditEvents: '{ auditEvents { totalCount } }',
  clock: '{ clock { now } }',
  credentialQueue: '{ credentialQueue { totalCount } }',
  disputes: '{ disputes { totalCount } }',
  engagementStateCounts: '{ engagementStateCounts { count } }',
  platformReport: '{ platformReport(days: 30) { __typename } }',
  reconciliation: '{ reconciliation { __typename } }',
  reportCases: '{ reportCases { totalCount } }',
  searchSynonyms: '{ searchSynonyms { term } }',
  suspensionEffect: `{ suspensionEffect(userId: "${user}") { sessionCount } }`,
  userSecurityEvents: `{ userSecurityEvents(userId: "${user}") { __typename } }`,
  users: '{ users { totalCount } }',
}

const writes: Record<string, string> = {
  advanceClock: 'mutation { advanceClock(days: 1) { __typename } }',
  changeUserRole: `mutation { changeUserRole(input: { ${inputOf(user)}, role: BROKER }) { __typename } }`,
  endSiteNotice: 'mutation { endSiteNotice(id: "ntc-sample-1") { __typename } }',
  openConversation:
    'mutation { openConversation(input: { conversationId: "CONVERSATION", reason: "A test." }) { __typename } }',
  publishSiteNotice: 'mutation { publishSiteNotice(input: { text: "A test.", until: "UNTIL" }) { __typename } }',
  removeSearchSynonym: 'mutation { removeSearchSynonym(input: { term: "llc" }) { __typename } }',
  saveSearchSynonym:
    'mutation { saveSearchSynonym(input: { term: "llp", meanings: ["company formation"] }) { __typename } }',
  suspendUser: `mutation { suspendUser(input: { ${inputOf(user)} }) { __typename } }`,
  reinstateUser: `mutation { reinstateUser(input: { ${inputOf(suspended)} }) { __typename } }`,
}

test('audit: every query for admins alone has words for the audit trail, and every operation a call here', () => {
  expect(Object.keys(adminReads).sort()).toEqual(fieldsFor('Query').sort())
  expect(Object.keys(reads).sort()).toEqual(fieldsFor('Query').sort())
  expect(Object.keys(writes).sort()).toEqual(fieldsFor('Mutation').sort())
})

test('audit: a query for admins alone without words does not start', () => {
  const rules = {
    adminReads: {},
    beforeSecondFactor: {},
    freshSignIn: {},
    tokenAccess: { READ: new Set(''), WRITE: new Set('') },
  }
  const table = { Query: { secrets: ['ADMIN' as const] }, Mutation: {}, Subscription: {} }
  expect(() => guard(buildSchema('type Query { secrets: Int }'), { ...rules, access: table })).toThrow(
    'No module has the words of the audit trail for Query.secrets',
  )
})

describe.each(databases)('audit of admins on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = sourceExecutor(db)
  const admin = await signedInAs(executor(db), 'ADMIN')
  // The sample notice is over, and ending it once more would change nothing.
  await db.updateTable('siteNotice').set({ endsAt: '9999-12-31T00:00:00.000Z' }).execute()
  await db.updateTable('user').set({ suspendedAt: '2026-11-21T12:00:00.000Z' }).where('id', '=', suspended).execute()
  const conversation = await db.selectFrom('conversation').select('id').executeTakeFirstOrThrow()
  afterAll(() => db.destroy())

  const count = async () => (await db.selectFrom('auditEvent').select('id').execute()).length
  const sourceOf = (text: string) =>
    text.replace('CONVERSATION', conversation.id).replace('UNTIL', new Date(Date.now() + 10 * 86_400_000).toISOString())

  test.each(Object.entries({ ...reads, ...writes }))('audit: %s leaves an event', async (_, source) => {
    const before = await count()
    const { errors } = await execute(sourceOf(source), {}, admin)
    expect(errors).toBeUndefined()
    expect(await count()).toBeGreaterThan(before)
  })
})
