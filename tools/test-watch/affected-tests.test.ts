import { expect, test } from 'vitest'
import { repository, write } from '../impact/testing/repository'
import { affectedTests, isWatched, testsImporting } from './affected-tests'

test('a save in the schema affects the tests that query what changed', async () => {
  const root = repository({
    'schema/shop.graphql': 'type Query { tool: Int book: Int }',
    'server/modules/shop/tool.test.ts': "execute('{ tool }')",
    'server/modules/shop/book.test.ts': "execute('{ book }')",
    'client/ui/rating.ts': '',
    'client/ui/rating.test.ts': "import './rating'",
  })
  const affected = (...saved: string[]) => affectedTests(root, saved)
  expect(await affected('schema/shop.graphql')).toEqual([])
  write(root, { 'schema/shop.graphql': 'type Query { tool: String book: Int }' })
  expect(await affected('schema/shop.graphql')).toEqual(['server/modules/shop/tool.test.ts'])
  expect(await affected('client/ui/rating.ts')).toEqual(['client/ui/rating.test.ts'])
  expect(await affected('schema/shop.graphql', 'client/ui/rating.ts')).toHaveLength(2)
})

test.each([
  ['schema/job.graphql', true],
  ['client/screens/jobs/jobs.graphql', true],
  ['client/screens/jobs/jobs.generated.ts', true],
  ['tools/lib/run.mjs', true],
  ['server/generated/resolvers.ts', false],
  ['client/generated/schema.ts', false],
  ['server/testing/generated/schema.ts', false],
  ['schema/generated/schema.graphql', false],
  ['client/screens/jobs/.#jobs.tsx', false],
  ['client/ui/rating.module.css', false],
])('%s is watched: %s', (file, expected) => expect(isWatched(file)).toBe(expected))

const files = new Map([
  ['client/ui/rating.tsx', ''],
  ['client/ui/rating.test.tsx', "import './rating'; import './stars'"],
  ['client/features/job/job-row.graphql', ''],
  ['client/features/job/job-row.generated.ts', ''],
  ['client/features/job/job-row.tsx', "import './job-row.generated'"],
  ['client/screens/jobs/jobs.tsx', "import '../../features/job/job-row'"],
  ['client/screens/jobs/jobs.test.tsx', "import '../../testing/render-screen'"],
  ['client/screens/jobs/jobs.testing.ts', "import '../../testing/trade'"],
  ['client/screens/jobs/sold.test.tsx', "import './jobs.testing'"],
  ['client/screens/about/about.tsx', "import '../../ui/rating'"],
  ['client/screens/about/about.test.tsx', "import '../../testing/render-screen'"],
  ['client/screen-route.ts', ''],
  ['client/routes.tsx', "import './screen-route'; import('./screens/jobs/jobs'); import('./screens/about/about')"],
  ['client/testing/render-screen.tsx', "import '../routes'; import './api'"],
  ['client/testing/mock-data.ts', ''],
  ['client/testing/api.ts', "import './mock-data'; import '../../server/api/schema'"],
  ['client/testing/trade.ts', "import './api'; import '../features/order/place-order.generated'"],
  ['client/testing/operations.test.ts', "import.meta.glob('../**/*.generated.ts')"],
  ['client/features/order/place-order.generated.ts', ''],
  ['server/modules/job/job.service.ts', ''],
  ['server/modules/job/job.test.ts', "import '../../testing/execute'"],
  ['server/modules/user/user.test.ts', "import '../../testing/execute'"],
  ['server/http/examples.test.ts', "import.meta.glob('../../client/features/**/*.graphql')"],
  ['server/api/schema.ts', ''],
  ['server/modules/index.ts', "import './job/job.service'"],
  ['server/testing/execute.ts', "import '../modules/index'"],
])

const jobs = 'client/screens/jobs/jobs.test.tsx'
const sold = 'client/screens/jobs/sold.test.tsx'
const about = 'client/screens/about/about.test.tsx'
const operations = 'client/testing/operations.test.ts'
const ofServer = ['server/modules/job/job.test.ts', 'server/modules/user/user.test.ts']

test.each([
  ['a leaf', 'client/ui/rating.tsx', ['client/ui/rating.test.tsx', about]],
  ['a leaf that is gone', 'client/ui/stars.tsx', ['client/ui/rating.test.tsx']],
  ['a screen', 'client/screens/jobs/jobs.tsx', [jobs, sold]],
  ['a document', 'client/features/job/job-row.graphql', [jobs, sold, operations, 'server/http/examples.test.ts']],
  ['a document that tests share', 'client/features/order/place-order.generated.ts', [sold, operations]],
  ['a test', jobs, [jobs]],
  ['what the tests of a screen share', 'client/screens/jobs/jobs.testing.ts', [sold]],
  ['a service', 'server/modules/job/job.service.ts', ['server/modules/job/job.test.ts']],
  ['a table of routes', 'client/routes.tsx', [jobs, about]],
  ['what tables are made of', 'client/screen-route.ts', [jobs, about]],
  ['what mocks are made of', 'client/testing/mock-data.ts', [jobs, sold, about]],
  ['the whole schema', 'server/api/schema.ts', [jobs, sold, about]],
  ['the list of modules', 'server/modules/index.ts', ofServer],
  ['nothing', 'client/ui/gone.tsx', []],
])('a change of %s affects the tests that depend on it', (_what, file, tests) => {
  expect(testsImporting([file], files)).toEqual(tests)
})
