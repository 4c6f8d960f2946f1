import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '../../testing/refusal'
import { startServer } from '../../testing/test-server'

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
    const answer = await refusal(await operations(301))
    expect(answer).toMatchObject({ status: 400, code: 'GRAPHQL_PARSE_FAILED' })
    expect(answer.message).toContain('1500 tokens')
  })

  const related = 'nodes { related(first: 12) { category { id } } }'

  test('cost: objects times page sizes, written or in a variable', async () => {
    const sized = `query ($n: Int!) { services(first: $n) { ${related} } }`
    await accepted(sized, { n: 79 })
    await refused(sized, 'The limit for cost is 2000; this operation has 2001.', { n: 80 })
    await refused(`{ services(first: 80) { ${related} } }`, 'The limit for cost is 2000; this operation has 2001.')
    await refused(
      `query ($n: Int! = 100) { services(first: $n) { ${related} } }`,
      'The limit for cost is 2000; this operation has 2501.',
    )
    const inner = 'query ($n: Int!) { services(first: 100) { nodes { related(first: $n) { id } } } }'
    await accepted(inner, { n: 12 })
    await refused(inner, 'The limit for cost is 2000; this operation has 2101.', { n: 20 })
  })

  test('cost: through fragments and interfaces, edges like nodes', async () => {
    await refused(
      `{ services(first: 80) { ...P } } fragment P on ServiceConnection { nodes { ...S } }
       fragment S on Listing { related(first: 12) { ... on Product { category { id } } } }`,
      'The limit for cost is 2000; this operation has 2001.',
    )
    await refused(
      '{ services(first: 80) { edges { node { related(first: 12) { category { id } } } } } }',
      'The limit for cost is 2000; this operation has 2081.',
    )
  })

  test('cost: an omitted page size costs its default, a plain list ten, totalCount and pageInfo nothing', async () => {
    const sixes = times(6, (i) => `c${i}: category { id }`)
    await accepted(`{ services(first: 23) { nodes { related(first: 12) { ${sixes} } } } }`)
    await refused(
      `{ services { nodes { related(first: 12) { ${sixes} } } } }`,
      'The limit for cost is 2000; this operation has 2041.',
    )
    await refused(
      '{ companies(first: 100) { nodes { listedServices { category { id } } } } }',
      'The limit for cost is 2000; this operation has 2101.',
    )
    await accepted(`{ services(first: 79) { totalCount pageInfo { hasNextPage endCursor } ${related} } }`)
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

  test('nothing of a refused operation is executed', async () => {
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
    const { data } = await (await ask(sized, { n: 0 })).json()
    expect(data.services.nodes).toEqual([])
    expect(await refusal(await ask('{ service(id: "srv-1101") { related(first: 13) { id } } }'))).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      message: '`first` is from 0 to 12.',
    })
  })
})
