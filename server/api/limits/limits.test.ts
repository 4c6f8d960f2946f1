import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '../../testing/refusal'
import { expectValue } from '../../testing/result'
import { startServer } from '../../testing/test-server'
import { schema } from '../schema'
import { weightOf } from './cost-directives'

const times = (count: number, part: (i: number) => string) => Array.from({ length: count }, (_, i) => part(i)).join(' ')

describe('operation limits', async () => {
  const { ask, post } = await startServer({ until: afterAll })

  const accepted = async (query: string, variables?: Record<string, unknown>) => {
    const response = await ask(query, variables)
    const { errors } = await response.json()
    expect([response.status, errors]).toEqual([200, undefined])
  }
  const refused = async (query: string, message: string, variables?: Record<string, unknown>) =>
    expect(await refusal(await ask(query, variables))).toEqual({ status: 400, code: 'LIMIT_EXCEEDED', message })

  const around = 'provider { company { listedServices { provider { company { listedServices'
  const deep = (end: string) => `{ service(id: "srv-1101") { ${around} ${end} } } } } } } }`

  test('depth: eight levels are accepted, nine are refused, through fragments too', async () => {
    await accepted(deep('{ id }'))
    await refused(deep('{ category { id } }'), 'The limit for depth is 8; this operation has 9.')
    await refused(
      `{ service(id: "srv-1101") { ...A } } fragment A on Service { ${around} { ...B } } } } } } }
       fragment B on Service { ... on Listing { category { id } } }`,
      'The limit for depth is 8; this operation has 9.',
    )
  })

  test('aliases: thirty are accepted, one more is refused, and a fragment counts wherever it is spread', async () => {
    await accepted(`{ ${times(30, (i) => `a${i}: stats { label }`)} }`)
    await refused(
      `{ ${times(31, (i) => `a${i}: stats { label }`)} }`,
      'The limit for aliases is 30; this operation has 31.',
    )
    await refused(
      `{ ...A job(id: "a") { id } ... { ...A } } fragment A on Query { ${times(16, (i) => `a${i}: __typename`)} }`,
      'The limit for aliases is 30; this operation has 32.',
    )
  })

  test('directives: ten are accepted, one more is refused, on fields and fragments', async () => {
    const included = (count: number) => times(count, () => 'stats @include(if: true) { label }')
    await accepted(`{ ${included(10)} }`)
    await refused(`{ ${included(11)} }`, 'The limit for directives is 10; this operation has 11.')
    await refused(
      `{ ${included(9)} ...A @skip(if: false) ... @include(if: true) { jobs { totalCount } } }
       fragment A on Query { __typename }`,
      'The limit for directives is 10; this operation has 11.',
    )
  })

  test('tokens: at most 1,500', async () => {
    const operations = (count: number) =>
      post(JSON.stringify({ operationName: 'Q0', query: times(count, (i) => `query Q${i} { __typename }`) }))
    expect((await operations(300)).status).toBe(200)
    const tooManyTokens = await refusal(await operations(301))
    expect(tooManyTokens).toMatchObject({ status: 400, code: 'GRAPHQL_PARSE_FAILED' })
    expect(tooManyTokens.message).toContain('1500 tokens')
  })

  const related = 'nodes { related(first: 12) { category { id } } }'

  test('cost: objects times page sizes, written or in a variable', async () => {
    const sized = `query ($n: Int!) { services(first: $n) { ${related} } }`
    await accepted(sized, { n: 26 })
    await refused(sized, 'The limit for cost is 2000; this operation has 2026.', { n: 27 })
    await refused(`{ services(first: 27) { ${related} } }`, 'The limit for cost is 2000; this operation has 2026.')
    await refused(
      `query ($n: Int! = 100) { services(first: $n) { ${related} } }`,
      'The limit for cost is 2000; this operation has 7501.',
    )
    const inner = 'query ($n: Int!) { services(first: 30) { nodes { related(first: $n) { id } } } }'
    await accepted(inner, { n: 12 })
    await refused(inner, 'The limit for cost is 2000; this operation has 2131.', { n: 20 })
  })

  test('cost: through fragments and interfaces, edges like nodes', async () => {
    await refused(
      `{ services(first: 27) { ...P } } fragment P on ServiceConnection { nodes { ...S } }
       fragment S on Listing { related(first: 12) { ... on Product { category { id } } } }`,
      'The limit for cost is 2000; this operation has 2026.',
    )
    await refused(
      '{ services(first: 27) { edges { node { related(first: 12) { category { id } } } } } }',
      'The limit for cost is 2000; this operation has 2053.',
    )
  })

  test('cost: an omitted page size costs its default, a plain list ten, totalCount and pageInfo nothing', async () => {
    const sixes = times(6, (i) => `c${i}: category { id }`)
    await accepted(`{ services(first: 14) { nodes { related(first: 12) { ${sixes} } } } }`)
    await refused(
      `{ services { nodes { related(first: 12) { ${sixes} } } } }`,
      'The limit for cost is 2000; this operation has 3241.',
    )
    await refused(
      '{ companies(first: 100) { nodes { listedServices { category { id } } } } }',
      'The limit for cost is 2000; this operation has 2101.',
    )
    await accepted(`{ services(first: 26) { totalCount pageInfo { hasNextPage endCursor } ${related} } }`)
  })

  test('cost: long texts count by their greatest length, once for each alias', async () => {
    const described = (aliases: number) =>
      `{ products(first: 18) { nodes { ${times(aliases, (i) => `a${i}: description`)} } } }`
    await accepted(described(11))
    await refused(described(12), 'The limit for cost is 2000; this operation has 2179.')
    await refused(
      `{ products(first: 60) { nodes { ${times(29, (i) => `a${i}: excerpt(around: "ab")`)} } } }`,
      'The limit for cost is 2000; this operation has 17461.',
    )
  })

  test('cost: a weighted argument counts if it is given', async () => {
    const lists = (filter: string) => `{ ${times(30, (i) => `a${i}: products${filter} { totalCount }`)} }`
    const variables = { filter: { sellerRole: 'ADMIN' } }
    await accepted(lists('(filter: null)'))
    await accepted(lists(''))
    await refused(
      `query ($filter: ListingFilter) ${lists('(filter: $filter)')}`,
      'The limit for cost is 2000; this operation has 3030.',
      variables,
    )
  })

  test.each([
    'beginPasskeyUse',
    'changePassword',
    'createAccessToken',
    'deleteAccount',
    'login',
    'loginWithPasskey',
    'register',
    'requestEmailChange',
    'requestPasswordReset',
    'resetPassword',
    'signInAgain',
    'socialLogin',
  ])('cost: %s, which hashes a password or writes for anyone, has a weight', (name) => {
    const field = expectValue(schema.getMutationType()?.getFields()[name])
    expect(weightOf(schema, field, {})).toBeGreaterThanOrEqual(100)
  })

  test('searches: three are accepted, four are refused, through fragments too', async () => {
    const searches = (count: number) => times(count, (i) => `s${i}: search(query: "e") { totalCount }`)
    await accepted(`{ ${searches(3)} }`)
    await refused(`{ ${searches(30)} }`, 'An operation has at most 3 searches; this one has 30.')
    await refused(
      `{ ${searches(3)} ...S } fragment S on Query { s3: search(query: "e") { totalCount } }`,
      'An operation has at most 3 searches; this one has 4.',
    )
  })

  test('mutations: four are accepted, five and two logins are refused, through fragments too', async () => {
    await accepted(`mutation { ${times(4, (i) => `a${i}: logout`)} }`)
    await refused(
      `mutation { ${times(5, (i) => `a${i}: logout`)} }`,
      'An operation has at most 4 mutations; this one has 5.',
    )
    await refused(
      `mutation { ...A ... { ...B } } fragment A on Mutation { a: logout b: logout c: logout }
       fragment B on Mutation { d: logout e: logout }`,
      'An operation has at most 4 mutations; this one has 5.',
    )
    const login = 'login(input: { email: "a", password: "b" }) { __typename }'
    await refused(`mutation { a: ${login} b: ${login} }`, 'An operation has at most one login.')
    await refused(
      `mutation { a: ${login} ...B } fragment B on Mutation { b: ${login} }`,
      'An operation has at most one login.',
    )
  })

  test('a refused operation executes nothing', async () => {
    const register = (i: number) =>
      `a${i}: register(input: { name: "A", email: "limit-${i}@example.com", password: "secret1" }) { __typename }`
    const response = await ask(`mutation { ${times(5, register)} }`)
    expect(response.headers.get('set-cookie')).toBeNull()
    const { data } = await (await ask(`mutation { ${register(0)} }`)).json()
    expect(data.a0.__typename).toBe('RegisterSuccess')
  })

  test('page size: from 0 to 100', async () => {
    const page = (first: number | string, inner = 'totalCount') => `{ services(first: ${first}) { ${inner} } }`
    const outOfRange = { status: 400, code: 'BAD_USER_INPUT', message: '`first` is from 0 to 100.' }
    expect(await refusal(await ask(page(101)))).toEqual(outOfRange)
    expect(await refusal(await ask(page(1_000_000_000)))).toEqual(outOfRange)
    expect(await refusal(await ask(page(-1)))).toEqual(outOfRange)
    expect(await refusal(await ask('query ($n: Int!) { jobs(first: $n) { totalCount } }', { n: 1e9 }))).toEqual(
      outOfRange,
    )
    await refused(page(1_000_000_000, 'nodes { id }'), 'The limit for cost is 2000; this operation has 1000000001.')
    for (const first of ['1e9', 0.5, '"10"']) {
      expect(await refusal(await ask(page(first)))).toMatchObject({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED' })
    }
    const sized = 'query ($n: Int!) { services(first: $n) { totalCount nodes { id } } }'
    for (const n of [-1, null, 'ten', {}]) {
      expect(await refusal(await ask(sized, { n }))).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' })
    }
    // A nullable variable is valid where the argument has a default, but null itself is not.
    const nullable = 'query ($n: Int) { services(first: $n) { totalCount } }'
    expect(await refusal(await ask(nullable, { n: null }))).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      message: 'Argument "first" of non-null type "Int!" must not be null.',
    })
    const { data } = await (await ask(sized, { n: 0 })).json()
    expect(data.services.nodes).toEqual([])
    expect(await refusal(await ask('{ service(id: "srv-1101") { related(first: 13) { id } } }'))).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      message: '`first` is from 0 to 12.',
    })
  })
})
