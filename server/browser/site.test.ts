import { GraphQLError } from 'graphql'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { errorFormatter } from './execute-operation'
import { NO_SPACE } from './no-space'
import { openCore } from './open-core'
import { createSite } from './site'

const origin = 'https://marque.example/demo'
const silent = { info: () => {}, warn: () => {}, error: () => {} }

describe('site of a browser', async () => {
  const core = await openCore(origin, silent)
  afterAll(() => core.close())
  const { answer } = createSite(core, origin, silent)
  const get = (path: string) => answer(new Request(origin + path))
  const post = (path: string, body: BodyInit) =>
    answer(new Request(origin + path, { method: 'POST', body, headers: { 'content-type': 'application/json' } }))
  const ask = async (query: string, variables = {}) =>
    (await post('/graphql', JSON.stringify({ query, variables }))).json()
  const signIn = (name: string) =>
    ask('mutation ($input: LoginInput!) { login(input: $input) { __typename } }', {
      input: { email: `${name}@example.com`, password: 'password123' },
    })

  test('operations are answered, with the session that an earlier one began', async () => {
    await ask('mutation { logout }')
    expect(await ask('{ viewer { email } }')).toEqual({ data: { viewer: null } })
    expect(await signIn('customer')).toEqual({ data: { login: { __typename: 'LoginSuccess' } } })
    expect(await ask('{ viewer { email } }')).toEqual({ data: { viewer: { email: 'customer@example.com' } } })
  })

  test('a mistake in a variable is named', async () => {
    const { errors } = await ask('query ($first: Int!) { jobs(first: $first) { totalCount } }', { first: 'many' })
    expect(errors).toMatchObject([
      { message: expect.stringContaining('"$first" got invalid value "many"'), extensions: { code: 'BAD_USER_INPUT' } },
    ])
  })

  test('a file is uploaded and downloaded by its owner, and refused without a name or a session', async () => {
    await signIn('customer')
    expect((await post('/files', 'hello')).status).toBe(400)
    const added = await post('/files?name=notes.txt', 'hello')
    const { id } = await added.json()
    expect(added.status).toBe(201)
    expect(await (await get(`/files/${id}`)).text()).toBe('hello')
    await ask('mutation { logout }')
    expect((await post('/files?name=notes.txt', 'hello')).status).toBe(401)
    expect((await get(`/files/${id}`)).status).toBe(404)
  })

  test('subscriptions are event streams, which begin with the position of the account', async () => {
    await signIn('customer')
    const query = 'subscription { liveEvents { kind } }'
    const { body, headers } = await post('/graphql/stream', JSON.stringify({ query }))
    expect(headers.get('content-type')).toMatch(/^text\/event-stream/)
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    let read = ''
    while (!read.includes('READY')) read += (await reader?.read())?.value
    expect(read).toContain('event: next\ndata: {"data":{"liveEvents":{"kind":"READY"}}}')
    await reader?.cancel()
  })

  test('a sign-in as another sample account ends the session and the subscription of the former one', async () => {
    await signIn('customer')
    const { body } = await post('/graphql/stream', JSON.stringify({ query: 'subscription { liveEvents { kind } }' }))
    await post('/demo/session', '"VENDOR"')
    expect(await new Response(body).text()).toContain('event: complete')
  })

  test('a browser without space left says so', async () => {
    await signIn('customer')
    const full = new DOMException('Full', 'QuotaExceededError')
    const put = vi.spyOn(core.infrastructure.fileStore, 'putFile').mockRejectedValue(full)
    const response = await post('/files?name=notes.txt', 'hello')
    put.mockRestore()
    expect([response.status, await response.json()]).toEqual([503, { message: NO_SPACE }])
  })

  test('a database without space left says so', () => {
    const originalError = Object.assign(new Error('disk I/O error'), { resultCode: 10 })
    const error = new GraphQLError('disk I/O error', { originalError })
    expect(errorFormatter(silent)(error.toJSON(), error)).toMatchObject({
      message: NO_SPACE,
      extensions: { code: 'SERVICE_UNAVAILABLE' },
    })
  })

  test('diagrams, mails and views have the addresses of the server, and other paths are not found', async () => {
    expect(await (await get('/artwork/process/engagement.svg')).text()).toMatch(/^<svg/)
    expect(await (await get('/dev/mail')).text()).toContain('no mail leaves this browser')
    expect((await post('/views/srv-1101', '')).status).toBe(204)
    expect((await post('/views/srv-0', '')).status).toBe(404)
    expect((await get('/graphql')).status).toBe(404)
    expect(await (await get('/graphql?sdl')).text()).toContain('type Query')
    expect((await answer(new Request('https://marque.example/healthz'))).status).toBe(404)
  })

  test('a demonstration signs in as a sample account whose password has changed, and tells why it refuses another', async () => {
    await signIn('vendor')
    const input = { currentPassword: 'password123', newPassword: 'a long new horse' }
    await ask('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }', { input })
    expect(await signIn('vendor')).toEqual({ data: { login: { __typename: 'InvalidCredentials' } } })
    expect(await (await post('/demo/session', '"ADMIN"')).json()).toEqual({})
    await ask('mutation ($input: SuspendUserInput!) { suspendUser(input: $input) { __typename } }', {
      input: { userId: 'usr-tomas-vidal', reason: 'A test.' },
    })
    expect(await (await post('/demo/session', '"VENDOR"')).json()).toEqual({})
    expect(await ask('{ viewer { email } }')).toEqual({ data: { viewer: { email: 'vendor@example.com' } } })
    expect((await (await post('/demo/session', '"FREELANCER"')).json()).refusal).toContain('suspended')
  })

  test('a demonstration moves the clock for whoever is signed in', async () => {
    await signIn('customer')
    expect(await (await post('/demo/clock', '7')).json()).toEqual({ daysAhead: 7 })
    expect(core.daysAhead()).toBe(7)
  })

  test('a request that fails is answered with 500', async () => {
    expect((await post('/graphql', 'no JSON')).status).toBe(500)
  })
})
