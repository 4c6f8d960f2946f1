import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import manifest from '../../client/generated/trusted-documents.json'
import { signedInAs } from '../testing/accounts/sign-in'
import { openSample } from '../testing/database/open-sample'
import { executor } from '../testing/execute'
import { refusal } from '../testing/refusal'
import { startServer } from '../testing/test-server'

const operationOf = (name: string) => {
  const operation = manifest.operations.find((each) => each.name === name)
  if (!operation) throw new Error(`The manifest has no operation ${name}`)
  return operation
}
const jobs = operationOf('Jobs')
const variables = { first: 2 }
const byHash = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } })
const untrusted = { status: 403, code: 'UNTRUSTED_OPERATION' }

describe('trusted documents only', async () => {
  const db = await openSample()
  const { ask, post, visit, origin } = await startServer({
    db,
    config: { trustedDocumentsOnly: true, sandbox: false },
    until: afterAll,
  })
  afterAll(() => db.destroy())

  const { token } = await signedInAs(executor(db), 'CUSTOMER')
  const get = (parameters: Record<string, string>) =>
    visit(`/graphql?${new URLSearchParams(parameters)}`, { headers: { 'apollo-require-preflight': '1' } })
  const subscribe = (body: object) =>
    fetch(`${origin}/graphql/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `session=${token}` },
      body: JSON.stringify(body),
    })
  const titlesIn = async (response: Response) => (await response.json()).data.jobs.nodes.length

  test.each(manifest.operations)('$name of the client runs by its text', async ({ body, id, type }) => {
    expect(createHash('sha256').update(body).digest('hex')).toBe(id)
    const response = type === 'subscription' ? await subscribe({ query: body }) : await ask(body)
    expect(response.status).not.toBe(403)
    await response.body?.cancel()
  })

  test('a query of the client runs by text and by hash, with POST and GET', async () => {
    const extensions = byHash(jobs.id)
    expect(await titlesIn(await ask(jobs.body, variables))).toBe(2)
    expect(await titlesIn(await post(JSON.stringify({ extensions, variables })))).toBe(2)
    const sent = { variables: JSON.stringify(variables) }
    expect(await titlesIn(await get({ ...sent, query: jobs.body }))).toBe(2)
    expect(await titlesIn(await get({ ...sent, extensions: JSON.stringify(extensions) }))).toBe(2)
  })

  test('a subscription of the client runs by text and by hash', async () => {
    const { id, body } = operationOf('LiveEvents')
    for (const request of [{ query: body }, { extensions: byHash(id) }]) {
      const response = await subscribe(request)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
      await response.body?.cancel()
    }
  })

  test.each([
    '{ __schema { types { name } } }',
    '{ jobs(first: 2) { nodes { id } } }',
    '{ nonsense }',
    '{',
    '',
    `${jobs.body} `,
    `${jobs.body} query Other { stats { label } }`,
  ])('the operation %j is refused', async (query) => {
    expect(await refusal(await ask(query, variables))).toMatchObject(untrusted)
    expect(await refusal(await get({ query }))).toMatchObject(untrusted)
    expect(await refusal(await subscribe({ query }))).toMatchObject(untrusted)
  })

  test('other hashes, and the hash of a trusted operation with another text, are refused', async () => {
    expect(await refusal(await post(JSON.stringify({ extensions: byHash('0'.repeat(64)) })))).toMatchObject(untrusted)
    expect(await refusal(await get({ extensions: JSON.stringify(byHash('0'.repeat(64))) }))).toMatchObject(untrusted)
    const query = '{ stats { label } }'
    expect(await refusal(await post(JSON.stringify({ query, extensions: byHash(jobs.id) })))).toMatchObject(untrusted)
    expect(await refusal(await get({ query, extensions: JSON.stringify(byHash(jobs.id)) }))).toMatchObject(untrusted)
  })

  test.each(['{}', '{"query":5}', '{"extensions":5}', '{"extensions":{"persistedQuery":"x"}}'])(
    'the malformed request %s is refused',
    async (body) => {
      expect((await post(body)).status).toBeGreaterThanOrEqual(400)
    },
  )

  test('pages are rendered with their data', async () => {
    const response = await visit('/jobs')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Trademark Paralegal')
  })

  test('there is no sandbox and no printed schema', async () => {
    expect((await visit('/graphql?sdl')).status).toBe(400)
    expect((await visit('/sandbox')).status).toBe(404)
  })
})

test('trusted documents: by default all operations run', async () => {
  const { ask } = await startServer()
  expect((await ask('{ stats { label } }')).status).toBe(200)
})
