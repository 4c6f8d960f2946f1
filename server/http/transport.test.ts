import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '../testing/refusal'
import { startServer } from '../testing/test-server'

const query = '{ stats { label } }'
const body = JSON.stringify({ query })
const json = { 'content-type': 'application/json' }
const preflight = { 'apollo-require-preflight': 'true' }
const get = (parameters: Record<string, string>) => `/graphql?${new URLSearchParams(parameters)}`

describe('GraphQL over HTTP', async () => {
  const { ask, post, visit, send, logged } = await startServer({ until: afterAll })

  test('POST accepts JSON in UTF-8, with a body up to 256 kB', async () => {
    for (const type of ['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON']) {
      expect((await post(body, { 'content-type': type })).status).toBe(200)
    }
    expect((await post(body.padEnd(256 * 1024))).status).toBe(200)
    expect(await refusal(await post(body.padEnd(256 * 1024 + 1)))).toEqual({
      status: 413,
      code: 'BAD_REQUEST',
      message: 'The body is too large.',
    })
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    '',
  ])('POST refuses the content type %j', async (type) => {
    expect(await refusal(await post(new TextEncoder().encode(body), { 'content-type': type }))).toEqual({
      status: 415,
      code: 'BAD_REQUEST',
      message: 'Send the operation as application/json.',
    })
  })

  test('POST refuses a body without a content type', async () => {
    const { status } = await send('/graphql', { method: 'POST', body })
    expect(status).toBe(415)
  })

  test.each(['{', '{"query":}', '"text"', 'null', '5', "{'query': 1}", `${body}${body}`])(
    'POST refuses the body %s as invalid JSON',
    async (text) => {
      expect(await refusal(await post(text))).toEqual({
        status: 400,
        code: 'BAD_REQUEST',
        message: 'The body is not valid JSON.',
      })
    },
  )

  test.each(['[]', `[${body}]`, `[${body},${body}]`])('POST refuses the batch %s', async (text) => {
    expect(await refusal(await post(text))).toEqual({
      status: 400,
      code: 'BAD_REQUEST',
      message: 'Send one operation per request: batches are not accepted.',
    })
  })

  test.each([
    '{}',
    '{"query":5}',
    '{"query":""}',
    '{"query":["{ stats { label } }"]}',
    '{"query":"{ stats { label } }","variables":"x"}',
    '{"query":"{ stats { label } }","variables":[1]}',
    '{"query":"{ stats { label } }","extensions":5}',
    '{"query":"{ stats { label } }","operationName":5}',
    '{"query":"query A { stats { label } }","operationName":"B"}',
    '{"query":"query A { stats { label } } query B { stats { label } }"}',
    '{"query":"subscription { stats }"}',
  ])('POST refuses the operation %s with a message', async (text) => {
    const answer = await refusal(await post(text))
    expect(answer.status).toBe(400)
    expect(answer.code).not.toBe('INTERNAL_SERVER_ERROR')
  })

  test('POST refuses an empty body', async () => {
    const { status, text } = await send('/graphql', { method: 'POST', headers: json })
    expect([status, JSON.parse(text).errors.length]).toEqual([400, 1])
  })

  test.each(['gzip', 'br', 'deflate'])('POST refuses a body compressed by %s', async (encoding) => {
    const answer = await post(gzipSync(body), { 'content-encoding': encoding })
    expect(await refusal(answer)).toEqual({
      status: 415,
      code: 'BAD_REQUEST',
      message: 'The body must not be compressed.',
    })
  })

  test('POST refuses another character set', async () => {
    expect(await refusal(await post(body, { 'content-type': 'application/json; charset=latin1' }))).toEqual({
      status: 415,
      code: 'BAD_REQUEST',
      message: 'The body must be UTF-8.',
    })
  })

  test.each(['utf-7', 'utf-16', 'utf-16le', 'utf-32'])('POST refuses the charset %s', async (charset) => {
    const bytes = Buffer.from(body, charset.startsWith('utf-16') ? 'utf16le' : 'utf8')
    const { status } = await post(bytes, { 'content-type': `application/json; charset=${charset}` })
    expect([400, 415]).toContain(status)
  })

  test('POST refuses invalid UTF-8, which would be stored as other characters', async () => {
    const invalid = Buffer.concat([
      Buffer.from('{"query":"{ stats { label } } #'),
      Buffer.from([0xff]),
      Buffer.from('"}'),
    ])
    expect(await refusal(await post(invalid))).toEqual({
      status: 400,
      code: 'BAD_REQUEST',
      message: 'The body is not valid UTF-8.',
    })
  })

  test('an absolute address with an impossible port is refused or read, and logs nothing', async () => {
    const before = logged.length
    for (const path of ['http://localhost:99999/', 'http://localhost:99999/graphql', 'http://[/', 'http://a b/']) {
      const { status } = await send(path).catch(() => ({ status: 400 }))
      expect(status, path).toBeLessThan(500)
    }
    expect(logged.length).toBe(before)
  })

  test('a persisted query with the hash of another text is the mistake of the client, and logs nothing', async () => {
    const before = logged.length
    const extensions = { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } }
    expect(await refusal(await post(JSON.stringify({ query, extensions })))).toEqual({
      status: 400,
      code: 'BAD_REQUEST',
      message: 'provided sha does not match query',
    })
    expect(logged.length).toBe(before)
  })

  test('GET executes a query, with variables too', async () => {
    const response = await visit(get({ query }), { headers: preflight })
    expect([response.status, (await response.json()).data.stats.length]).toEqual([200, 4])
    const job = 'query ($id: ID!) { job(id: $id) { title } }'
    const withVariables = await visit(get({ query: job, variables: '{"id":"job-3101"}' }), { headers: preflight })
    expect((await withVariables.json()).data.job.title).toBe('Trademark Paralegal')
  })

  test('GET refuses a mutation', async () => {
    const response = await visit(get({ query: 'mutation { logout }' }), { headers: preflight })
    expect(response.headers.get('allow')).toBe('POST')
    expect(await refusal(response)).toMatchObject({ status: 405, code: 'BAD_REQUEST' })
  })

  test('GET without a preflight is refused (CSRF)', async () => {
    const answer = await refusal(await visit(get({ query })))
    expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
    expect(answer.message).toContain('CSRF')
    expect((await visit(get({ query }), { headers: { 'content-type': 'text/plain' } })).status).toBe(400)
  })

  test.each([{}, { query: '' }, { query, variables: '{' }, { query, variables: '[]' }, { query: '{' }])(
    'GET with the parameters %j is refused',
    async (parameters) => {
      expect((await refusal(await visit(get(parameters), { headers: preflight }))).status).toBe(400)
    },
  )

  test('GET with two queries is refused', async () => {
    const response = await visit('/graphql?query=%7Bstats%7Blabel%7D%7D&query=%7Bjobs%7BtotalCount%7D%7D', {
      headers: preflight,
    })
    expect((await refusal(response)).status).toBe(400)
  })

  test.each(['PUT', 'DELETE', 'PATCH'])('the method %s is refused', async (method) => {
    const { status, text } = await send('/graphql', { method, headers: json, body })
    expect([status, JSON.parse(text).errors[0].extensions.code]).toEqual([405, 'BAD_REQUEST'])
  })

  test('an unknown persisted query is answered with PersistedQueryNotFound', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } }
    const answer = await refusal(await post(JSON.stringify({ extensions })))
    expect(answer.status).toBeLessThan(500)
    expect(answer.message).toBe('PersistedQueryNotFound')
  })

  test('concurrent requests are all answered', async () => {
    const responses = await Promise.all([ask(query), ask('{ jobs { totalCount } }'), visit('/'), visit('/services')])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('none of these requests is logged as an error', () => {
    expect(logged.filter((line) => line.includes('Unexpected'))).toEqual([])
  })
})

test('the site’s server closes connections without progress for 15 seconds, and takes no more than MAX_CONNECTIONS', async () => {
  const { server } = await startServer({ config: { maxConnections: 7 } })
  expect([server.timeout, server.maxConnections]).toEqual([15_000, 7])
})
