import { auditServer } from 'graphql-http'
import { expect, test } from 'vitest'
import { refusal } from '../testing/refusal'
import { startServer } from '../testing/test-server'

test('GraphQL over HTTP: graphql-http’s audit finds no error and no warning', async () => {
  const { origin } = await startServer()
  const results = await auditServer({ url: `${origin}/graphql` })
  const failures = results.filter(({ status }) => status === 'warn' || status === 'error')
  expect(failures.map(({ id, name }) => `${id} ${name}`)).toEqual([])
  expect(results.filter(({ status }) => status === 'ok').length).toBeGreaterThanOrEqual(58)
})

test.each([
  ['application/json', 200],
  ['application/json; charset=utf-8', 200],
  ['application/graphql-response+json', 400],
  ['application/graphql-response+json,application/json;q=0.9', 400],
  ['*/*', 400],
])('GraphQL over HTTP: with accept %s a refused operation has the status %i', async (accept, status) => {
  const { ask, post } = await startServer()
  const refused = {
    GRAPHQL_PARSE_FAILED: await ask('{', {}, { accept }),
    GRAPHQL_VALIDATION_FAILED: await ask('{ nothing }', {}, { accept }),
    BAD_USER_INPUT: await ask('query ($id: ID!) { job(id: $id) { id } }', {}, { accept }),
    LIMIT_EXCEEDED: await ask(`{ ${'a: __typename '.repeat(31)} }`, {}, { accept }),
  }
  for (const [code, response] of Object.entries(refused))
    expect(await refusal(response)).toMatchObject({ code, status })
  // These have the same status for all clients.
  expect((await post('{}', { accept })).status).toBe(400)
  expect((await ask('{ orders { nodes { id } } }', {}, { accept })).status).toBe(401)
})
