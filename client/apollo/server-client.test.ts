import { expect, test } from 'vitest'
import { CompaniesDocument } from '../screens/companies/companies.generated'
import { createServerClient } from './server-client'

test('pages ask with the same document', async () => {
  const asked: unknown[] = []
  for (const _ of ['one page', 'another']) {
    const client = createServerClient(async ({ query }) => {
      asked.push(query)
      return { data: null }
    })
    await client.query({ query: CompaniesDocument, variables: { first: 1 }, errorPolicy: 'all' }).catch(() => {})
    client.stop()
  }
  expect(asked).toHaveLength(2)
  expect(asked[0]).toBe(asked[1])
})
