import { gql } from '@apollo/client'
import { Router } from 'express'
import { expect, test } from 'vitest'
import { createServerClient } from '../../../client/apollo/server-client'
import { startServer } from '../../testing/test-server'

test('in development, a page sends its documents as they were last saved', async () => {
  let query = gql`query Edited { services(first: 1) { totalCount } }`
  const { visit } = await startServer({
    development: { sendError: (error) => expect.fail(error.message) },
    openRenderer: async () => ({
      render: async (_request, execute) => Response.json((await createServerClient(execute).query({ query })).data),
      createSandbox: () => Router(),
    }),
  })
  const readPage = async () => (await visit('/')).json()
  expect(await readPage()).toHaveProperty('services')
  query = gql`query Edited { jobs(first: 1) { totalCount } }`
  expect(await readPage()).toHaveProperty('jobs')
})
