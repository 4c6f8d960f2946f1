import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '../testing/refusal'
import { startServer } from '../testing/test-server'

const search = 'query ($text: String!) { search(query: $text) { totalCount } }'
const controls = {
  status: 400,
  code: 'BAD_USER_INPUT',
  message: 'A text contains control characters or half a character.',
}

describe('bad input', async () => {
  const { ask, post, logged } = await startServer({ until: afterAll })

  test.each(['\0', '\u0001', '\u001f', '\u007f', '\u0085', '\ud800', '\udc00', 'a\udc00\ud800'])(
    'the control character %j is refused, in variables and in the document',
    async (character) => {
      expect(await refusal(await ask(search, { text: `a${character}b` }))).toEqual(controls)
      const escaped = [...`a${character}b`]
        .map((part) => `\\u${part.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('')
      const inDocument = await refusal(await ask(`{ search(query: "${escaped}") { totalCount } }`))
      expect(inDocument.status).toBe(400)
      expect(['BAD_USER_INPUT', 'GRAPHQL_PARSE_FAILED']).toContain(inDocument.code)
    },
  )

  test('control characters are refused in nested inputs and in their keys', async () => {
    const query = 'query ($filter: ListingFilter) { services(filter: $filter) { totalCount } }'
    expect(await refusal(await ask(query, { filter: { category: 'a\0' } }))).toEqual(controls)
    expect(await refusal(await ask(query, { filter: {}, other: [{ deep: ['\0'] }] }))).toEqual(controls)
    expect(await refusal(await ask(query, { 'a\0': 1 }))).toEqual(controls)
    const input = { name: 'A\0', email: 'a@b', password: 'secret1' }
    const register = 'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }'
    expect(await refusal(await ask(register, { input }))).toEqual(controls)
  })

  test.each(['tab\there', 'line\nbreak', 'line\r\nbreak', 'Tomás', '😀', '\u200d', '\u202e'])(
    'the text %j is accepted',
    async (text) => {
      expect((await ask(search, { text })).status).toBe(200)
    },
  )

  test('a text has at most 20,000 characters, in variables and in the document', async () => {
    const tooLong = { status: 400, code: 'BAD_USER_INPUT', message: 'A text has at most 20000 characters.' }
    const service = 'query ($id: ID!) { service(id: $id) { id } }'
    expect((await ask(service, { id: 'x'.repeat(20_000) })).status).toBe(200)
    expect(await refusal(await ask(service, { id: 'x'.repeat(20_001) }))).toEqual(tooLong)
    expect(await refusal(await ask(`{ service(id: "${'x'.repeat(20_001)}") { id } }`))).toEqual(tooLong)
    expect(await refusal(await ask(`{ service(id: """${'x'.repeat(20_001)}""") { id } }`))).toEqual(tooLong)
  })

  test('deeply nested variables are refused', async () => {
    const body = `{"query":"{ stats { label } }","variables":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`
    const response = await post(body)
    expect(await refusal(response)).toMatchObject({ status: 400 })
  })

  test('an unknown field is named', async () => {
    expect(await refusal(await ask('{ services { nodes { titel } } }'))).toEqual({
      status: 400,
      code: 'GRAPHQL_VALIDATION_FAILED',
      message: 'Cannot query field "titel" on type "Service". Did you mean "title"?',
    })
  })

  test('without introspection no error proposes names of the schema', async () => {
    const { ask, visit } = await startServer({ config: { sandbox: false } })
    expect(await refusal(await ask('{ services { nodes { titel } } }'))).toMatchObject({
      message: 'Cannot query field "titel" on type "Service".',
    })
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }'
    const coerced = await refusal(await ask(login, { input: { email: 'a@b', password: 'x', remembr: true } }))
    expect(coerced.code).toBe('BAD_USER_INPUT')
    expect(coerced.message).not.toContain('Did you mean')
    const streamed = await visit('/graphql/stream', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: 'subscription { liveEventsx { __typename } }' }),
    })
    const refused = await streamed.text()
    expect(refused).toContain('Cannot query field')
    expect(refused).not.toContain('Did you mean')
  })

  test.each([1.5, '1', '1e0', true, null, 2 ** 31])(
    'the quantity %j is refused, not rounded or converted',
    async (quantity) => {
      const quote = 'query ($lines: [CartLineInput!]!) { cartQuote(lines: $lines) { total } }'
      expect(await refusal(await ask(quote, { lines: [{ listingId: 'srv-1101', quantity }] }))).toMatchObject({
        status: 400,
        code: 'BAD_USER_INPUT',
      })
    },
  )

  test('a document with a syntax error is refused', async () => {
    for (const query of ['{', '}', 'services', '{ services(first: ) { totalCount } }', '{ "']) {
      expect(await refusal(await ask(query))).toMatchObject({ status: 400, code: 'GRAPHQL_PARSE_FAILED' })
    }
  })

  test('an invalid cursor is refused', async () => {
    expect(await refusal(await ask('{ services(after: "nonsense") { totalCount } }'))).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      message: '`after` is not a cursor of this list. Pass an `endCursor` that this list gave you.',
    })
  })

  test('circular fragments are refused', async () => {
    const query =
      '{ service(id: "a") { ...A } } fragment A on Service { ...B } fragment B on Service { related { ...A } }'
    const refused = await refusal(await ask(query))
    expect(refused).toMatchObject({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED' })
    expect(refused.message).toContain('Cannot spread fragment')
  })

  test('fragments that double at each step are refused before they are expanded', async () => {
    const steps = Array.from({ length: 40 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ... { ...F${i + 1} } }`)
    const refused = await refusal(await ask(`{ ...F0 } ${steps.join(' ')} fragment F40 on Query { stats { label } }`))
    expect(refused).toMatchObject({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED' })
  })

  test('an infinite number is a price filter in the document, and refused in variables', async () => {
    const { data } = await (await ask('{ services(filter: { minPrice: 1e400 }) { totalCount } }')).json()
    expect(data.services.totalCount).toBe(0)
    const query = 'query ($price: Float) { services(filter: { minPrice: $price }) { totalCount } }'
    const response = await post(`{"query":"${query}","variables":{"price":1e400}}`)
    expect(await refusal(response)).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' })
  })

  test('at most five errors are returned', async () => {
    const fields = Array.from({ length: 60 }, (_, i) => `wrong${i}`).join(' ')
    const invalid = await ask(`{ ${fields} }`)
    expect(invalid.status).toBe(400)
    expect((await invalid.json()).errors).toHaveLength(5)
    const query = 'query ($filter: ListingFilter) { services(filter: $filter) { totalCount } }'
    for (const count of [6, 60]) {
      const filter = Object.fromEntries(Array.from({ length: count }, (_, i) => [`wrong${i}`, 1]))
      const uncoercible = await ask(query, { filter })
      expect(uncoercible.status).toBe(400)
      const { errors } = await uncoercible.json()
      expect(errors.length).toBeLessThanOrEqual(5)
      for (const { extensions } of errors) expect(extensions.code).toBe('BAD_USER_INPUT')
    }
  })

  test('none of these requests is logged as an error', () => {
    expect(logged.filter((line) => line.includes('Unexpected'))).toEqual([])
  })
})
