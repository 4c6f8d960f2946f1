import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folder, write } from '../testing/git-repository'
import { unusedDocuments, unusedHooks, unusedOperations } from './unused-documents.mjs'

test('unusedDocuments: a document that only tests, the sandbox or generated code import is unused', () => {
  const client = folder()
  write(client, {
    'screens/jobs/jobs.generated.ts': '',
    'screens/jobs/jobs.tsx': "import { useJobsQuery } from './jobs.generated'",
    'features/job/job-row.generated.ts': '',
    'screens/jobs/job-row.tsx': "import type { JobRow_JobFragment } from '../../features/job/job-row.generated'",
    'screens/cart/cart.generated.ts': '',
    'screens/cart/cart.tsx': "const { CartDocument } = await import('./cart.generated')",
    'screens/about/about.generated.ts': '',
    'screens/about/about.test.tsx': "import { AboutDocument } from './about.generated'",
    'testing/all.ts': "import { AboutDocument } from '../screens/about/about.generated'",
  })
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  expect(unusedDocuments(client, files)).toEqual(['screens/about/about.generated.ts'])
})

test('unusedHooks: a hook that only tests and the sandbox call is unused', () => {
  const client = folder()
  write(client, {
    'screens/jobs/jobs.generated.ts':
      'export const useJobsQuery = createQueryHook(JobsDocument)\nexport const useJobsLazyQuery = createLazyQueryHook(JobsDocument)\n',
    'screens/jobs/jobs.tsx': "import { useJobsQuery } from './jobs.generated'",
    'screens/jobs/jobs.test.tsx': "import { useJobsLazyQuery } from './jobs.generated'",
    'sandbox/sandbox.tsx': "import { useJobsLazyQuery } from '../screens/jobs/jobs.generated'",
  })
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  expect(unusedHooks(client, files)).toEqual(['screens/jobs/jobs.graphql: useJobsLazyQuery'])
})

test('unusedOperations: an operation of the server that no test sends is unused', () => {
  const server = folder()
  write(server, {
    'modules/cart/cart.test.generated.ts':
      'export const CartQuoteDocument = {}\nexport const CartDocument = {}\nexport const LineFragmentDoc = {}\n',
    'modules/cart/cart.test.ts': "import { CartQuoteDocument } from './cart.test.generated'",
  })
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
  expect(unusedOperations(server, files)).toEqual(['modules/cart/cart.test.generated.ts: CartDocument'])
})
