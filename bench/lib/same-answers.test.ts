import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { graphql } from 'graphql'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { startServer } from '../../server/testing/test-server'
import { readCatalogue } from './catalogue.mjs'
import { queries } from './queries.mjs'
import { execute } from './requests.mjs'

test('servers with objects in memory give the answers of Marque, so that `npm run bench` compares like with like', async () => {
  const { origin } = await startServer()
  const catalogue = join(inject('scratchFolder'), 'catalogue.json')
  writeFileSync(catalogue, JSON.stringify(await readCatalogue(origin)))
  vi.stubEnv('CATALOGUE', catalogue)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const { schema } = await import('../peers/schema.mjs')
  for (const { name, query, variables } of queries) {
    const { data, errors } = await graphql({ schema, source: query, variableValues: variables })
    expect(errors, name).toBeUndefined()
    expect(JSON.parse(JSON.stringify(data)), name).toEqual(await execute(origin, { query, variables }))
  }
})
