import { buildSchema } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import type { UserRole } from '../generated/resolvers'
import { createClock } from '../infrastructure/clock'
import type { Access } from '../modules/module'
import { signedInAs } from '../testing/accounts/sign-in'
import { openSample } from '../testing/database/open-sample'
import { executor, newVisitor, sourceExecutor } from '../testing/execute'
import { minimalOperation } from '../testing/minimal-operation'
import { access, freshSignIn, tokenAccess } from './access'
import { guard } from './access-guard'
import { schema } from './schema'
import type { Visitor } from './visitor'

const roles = ['CUSTOMER', 'VENDOR', 'FREELANCER', 'BROKER', 'ADMIN'] as const
const everyone = [undefined, ...roles]

const rootFields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    name: `${type?.name}.${field.name}`,
    call: minimalOperation(type?.name.toLowerCase() ?? '', field),
  })),
)

const rules: Record<string, Access> = Object.fromEntries(
  Object.entries(access).flatMap(([type, fields]) =>
    Object.entries(fields).map(([name, rule]) => [`${type}.${name}`, rule]),
  ),
)

const expected = (rule: Access | undefined, role: UserRole | undefined) => {
  if (rule === 'anyone' || (rule === 'signed-in' && role)) return 'allowed'
  if (!role) return 'UNAUTHENTICATED'
  return Array.isArray(rule) && rule.includes(role) ? 'allowed' : 'FORBIDDEN'
}

/** The fields of a type whose rule holds, by name. */
const fieldsWhere = (type: string, holds: (rule: Access) => boolean) =>
  Object.entries(rules)
    .flatMap(([name, rule]) => (name.startsWith(`${type}.`) && holds(rule) ? [name.slice(type.length + 1)] : []))
    .sort()

describe('access to root fields', async () => {
  const db = await openSample()
  // Both share a clock, because `advanceClock` is among the operations.
  const clock = createClock(true)
  const execute = executor(db, { clock })
  const executeSource = sourceExecutor(db, { clock })

  const vendor = await db.selectFrom('user').selectAll().where('role', '=', 'VENDOR').executeTakeFirstOrThrow()

  /** BAD_USER_INPUT counts as allowed, because input is checked after access. */
  const outcome = async (call: string, role: UserRole | undefined) =>
    outcomeFor(call, role ? await signedInAs(execute, role) : newVisitor())

  const outcomeFor = async (call: string, visitor: Visitor) => {
    const { errors } = await executeSource(call, {}, visitor)
    const code = errors?.[0]?.extensions?.code
    return code === undefined ? (errors?.[0]?.message ?? 'allowed') : code === 'BAD_USER_INPUT' ? 'allowed' : code
  }
  afterAll(() => db.destroy())

  test('the access table names every root field and no other', () => {
    expect(Object.keys(rules).sort()).toEqual(rootFields.map(({ name }) => name).sort())
  })

  test('the access table lists these fields for admins and these mutations for anyone', () => {
    const isAdmins = (rule: Access) => rule.toString() === 'ADMIN'
    expect(fieldsWhere('Query', isAdmins)).toEqual([
      'allSiteNotices',
      'auditEvents',
      'clock',
      'credentialQueue',
      'disputes',
      'engagementStateCounts',
      'platformReport',
      'reconciliation',
      'reportCases',
      'searchSynonyms',
      'suspensionEffect',
      'userSecurityEvents',
      'users',
    ])
    expect(fieldsWhere('Mutation', isAdmins)).toEqual([
      'advanceClock',
      'changeUserRole',
      'endSiteNotice',
      'openConversation',
      'publishSiteNotice',
      'reinstateUser',
      'removeSearchSynonym',
      'saveSearchSynonym',
      'suspendUser',
    ])
    expect(fieldsWhere('Mutation', (rule) => rule === 'anyone')).toEqual([
      'beginPasskeyUse',
      'completeLogin',
      'confirmEmailChange',
      'login',
      'loginWithPasskey',
      'logout',
      'register',
      'requestPasswordReset',
      'resetPassword',
      'socialLogin',
    ])
  })

  describe.each(everyone)('%s', (role) => {
    test.each(rootFields)('$name is granted or refused by the access table', async ({ name, call }) => {
      expect(await outcome(call, role)).toBe(expected(rules[name], role))
    })
  })

  describe.each(['READ', 'WRITE'] as const)('a %s token of a vendor', (scope) => {
    test.each(rootFields)('$name is granted or refused by the token access of the modules', async ({ name, call }) => {
      const [type, field = ''] = name.split('.')
      const needed = type === 'Mutation' ? 'WRITE' : 'READ'
      const mayCall = tokenAccess[needed].has(field) && (needed === 'READ' || scope === 'WRITE')
      const visitor = { ...newVisitor(), accessToken: { id: 'tok-1', scope, user: vendor } }
      expect(await outcomeFor(call, visitor)).toBe(mayCall ? expected(rules[name], 'VENDOR') : 'FORBIDDEN')
    })
  })

  test('money, roles, passwords, second factors and calendars need a fresh sign-in', () => {
    expect(freshSignIn).toEqual({
      addPasskey: 'everybody',
      advanceEngagement: ['ADMIN'],
      beginAuthenticatorApp: 'everybody',
      beginPasskey: 'everybody',
      changePassword: 'without-password',
      changeUserRole: 'everybody',
      confirmAuthenticatorApp: 'everybody',
      createAccessToken: 'without-password',
      createCalendarFeed: 'everybody',
      deleteAccount: 'without-password',
      openPayoutAccount: 'everybody',
      publishSiteNotice: 'everybody',
      reinstateUser: 'everybody',
      removeAuthenticatorApp: 'everybody',
      removePasskey: 'everybody',
      replaceRecoveryCodes: 'everybody',
      suspendUser: 'everybody',
    })
  })

  test('no token calls fields of account security and moderation', () => {
    const names = rootFields.map(({ name }) => name.split('.')[1] ?? '')
    const refused = names.filter((name) => !tokenAccess.READ.has(name) && !tokenAccess.WRITE.has(name))
    expect(refused.sort()).toEqual([
      'accessTokens',
      'accountExport',
      'addPasskey',
      'advanceClock',
      'advanceCredential',
      'advanceReportCase',
      'allSiteNotices',
      'askCredentialCheck',
      'auditEvents',
      'beginAuthenticatorApp',
      'beginPasskey',
      'beginPasskeyUse',
      'calendarFeed',
      'changePassword',
      'changeUserRole',
      'clock',
      'completeLogin',
      'confirmAuthenticatorApp',
      'confirmEmailChange',
      'createAccessToken',
      'createCalendarFeed',
      'credentialQueue',
      'deleteAccount',
      'disputes',
      'endOtherSessions',
      'endSession',
      'endSiteNotice',
      'engagementStateCounts',
      'login',
      'loginWithPasskey',
      'logout',
      'openConversation',
      'openPayoutAccount',
      'passwordRule',
      'pendingLogin',
      'platformReport',
      'publishSiteNotice',
      'reconciliation',
      'register',
      'reinstateUser',
      'removeAuthenticatorApp',
      'removeCalendarFeed',
      'removePasskey',
      'removeSearchSynonym',
      'renamePasskey',
      'replaceRecoveryCodes',
      'report',
      'reportCases',
      'requestEmailChange',
      'requestEmailConfirmation',
      'requestPasswordReset',
      'resetPassword',
      'revokeAccessToken',
      'sampleAccounts',
      'saveSearchSynonym',
      'searchSynonyms',
      'secondFactors',
      'securityEvents',
      'sessions',
      'signInAgain',
      'signalTyping',
      'socialLogin',
      'suspendUser',
      'suspensionEffect',
      'userSecurityEvents',
      'users',
    ])
  })

  test('an alias and a fragment do not bypass access', async () => {
    const { errors } = await executeSource('query { ...All } fragment All on Query { stats: users { nodes { id } } }')
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })
})

describe('access guard', () => {
  const sdl =
    'type Query { open: String closed: String members: String } type Mutation { act: String } type Subscription { listen: String }'
  const table = (): Record<'Query' | 'Mutation' | 'Subscription', Record<string, Access>> => ({
    Query: { open: 'anyone', closed: ['BROKER'], members: 'signed-in' },
    Mutation: { act: 'anyone' },
    Subscription: { listen: 'anyone' },
  })

  const rulesWith = (access: ReturnType<typeof table>) => ({
    access,
    beforeSecondFactor: {},
    adminReads: {},
    freshSignIn: {},
    tokenAccess: { READ: new Set<string>(), WRITE: new Set<string>() },
  })

  test('accepts a schema whose root fields all have a rule', () => {
    expect(() => guard(buildSchema(sdl), rulesWith(table()))).not.toThrow()
  })

  test.each([
    ['Query', 'closed'],
    ['Mutation', 'act'],
    ['Subscription', 'listen'],
  ] as const)('throws at the start for a %s without a rule', (type, field) => {
    const incomplete = table()
    delete incomplete[type][field]
    expect(() => guard(buildSchema(sdl), rulesWith(incomplete))).toThrow(
      `No module has an access rule for ${type}.${field}`,
    )
  })
})
