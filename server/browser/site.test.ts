import { afterAll, describe, expect, test } from 'vitest'
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
    expect(await ask('{ viewer { email } }')).toEqual({ data: { viewer: null } })
    expect(await signIn('customer')).toEqual({ data: { login: { __typename: 'LoginSuccess' } } })
    expect(await ask('{ viewer { email } }')).toEqual({ data: { viewer: { email: 'customer@example.com' } } })
  })

  test('a file is uploaded and downloaded by its owner, and refused without a name or a session', async () => {
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

  test('diagrams, mails and views have the addresses of the server, and other paths are not found', async () => {
    expect(await (await get('/artwork/process/engagement.svg')).text()).toMatch(/^<svg/)
    expect(await (await get('/dev/mail')).text()).toContain('no mail leaves this browser')
    expect((await post('/views/srv-1101', '')).status).toBe(204)
    expect((await post('/views/srv-0', '')).status).toBe(404)
    expect((await get('/graphql')).status).toBe(404)
    expect(await (await get('/graphql?sdl')).text()).toContain('type Query')
    expect((await answer(new Request('https://marque.example/healthz'))).status).toBe(404)
  })

  test('a request that fails is answered with 500', async () => {
    expect((await post('/graphql', 'no JSON')).status).toBe(500)
  })
})
