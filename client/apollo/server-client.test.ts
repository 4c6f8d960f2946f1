import { expect, test } from 'vitest'
import { CompanyDetailDocument } from '../screens/company-detail/company-detail.generated'
import { createServerClient } from './server-client'

test('server client: the clients of all pages share one transformed document', async () => {
  const documents: unknown[] = []
  for (const _ of ['one page', 'another']) {
    const client = createServerClient(async ({ query }) => {
      documents.push(query)
      return { data: null }
    })
    await client.query({ query: CompanyDetailDocument, variables: { id: 'com-1' }, errorPolicy: 'all' }).catch(() => {})
    client.stop()
  }
  expect(documents).toHaveLength(2)
  expect(documents[0]).toBe(documents[1])
})
