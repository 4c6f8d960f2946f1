import { expect, test } from 'vitest'
import { isSchema, isWatched, testsImporting } from './affected-tests'

test.each([
  ['schema/job.graphql', true],
  ['schema/engagement/due.graphql', true],
  ['client/screens/jobs/jobs.graphql', true],
  ['client/screens/jobs/jobs.generated.ts', true],
  ['tools/lib/run.mjs', true],
  ['demo/page/ask-site.ts', true],
  ['bench/lib/scale-model/scale-model.ts', true],
  ['bench/node_modules/pg/index.d.ts', false],
  ['server/generated/schema.ts', true],
  ['server/generated/resolvers.ts', false],
  ['client/generated/schema.ts', false],
  ['server/testing/generated/schema.ts', false],
  ['schema/generated/schema.graphql', false],
  ['client/screens/jobs/.#jobs.tsx', false],
  ['client/ui/rating.module.css', false],
])('test:watch: %s is watched: %s', (file, expected) => expect(isWatched(file)).toBe(expected))

test('test:watch: the schema is what its authors save, and what code generation writes for the tests', () => {
  const files = [
    'schema/job.graphql',
    'server/generated/schema.ts',
    'schema/generated/schema.graphql',
    'client/a.graphql',
  ]
  expect(files.filter(isSchema)).toEqual(['schema/job.graphql', 'server/generated/schema.ts'])
})

const files = new Map([
  ['client/ui/rating.tsx', ''],
  ['client/ui/rating.test.tsx', "import './rating'; import './stars'"],
  ['client/features/job/job-row.graphql', ''],
  ['client/features/job/job-row.generated.ts', ''],
  ['client/features/job/job-row.tsx', "import './job-row.generated'"],
  ['client/screens/jobs/jobs.tsx', "import '../../features/job/job-row'"],
  ['client/screens/jobs/jobs.test.tsx', "import '../../testing/render-screen'"],
  ['client/screens/jobs/jobs.testing.ts', "import '../../testing/purchase'"],
  ['client/screens/jobs/sold.test.tsx', "import './jobs.testing'"],
  ['client/screens/about/about.tsx', "import '../../ui/rating'"],
  ['client/screens/about/about.test.tsx', "import '../../testing/render-screen'"],
  ['client/screen-route.ts', ''],
  ['client/routes.tsx', "import './screen-route'; import('./screens/jobs/jobs'); import('./screens/about/about')"],
  ['client/testing/render-screen.tsx', "import '../routes'; import './api'"],
  ['client/testing/mock-data.ts', ''],
  ['client/testing/api.ts', "import './mock-data'; import '../../server/api/schema'"],
  ['client/testing/purchase.ts', "import './api'; import '../features/order/place-order.generated'"],
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
const serverTests = ['server/modules/job/job.test.ts', 'server/modules/user/user.test.ts']

test.each([
  ['a component', 'client/ui/rating.tsx', ['client/ui/rating.test.tsx', about]],
  ['a deleted file', 'client/ui/stars.tsx', ['client/ui/rating.test.tsx']],
  ['a screen', 'client/screens/jobs/jobs.tsx', [jobs, sold]],
  ['a document', 'client/features/job/job-row.graphql', [jobs, sold, operations, 'server/http/examples.test.ts']],
  ['a document that tests share', 'client/features/order/place-order.generated.ts', [sold, operations]],
  ['a test', jobs, [jobs]],
  ["a helper of a screen's tests", 'client/screens/jobs/jobs.testing.ts', [sold]],
  ['a service', 'server/modules/job/job.service.ts', ['server/modules/job/job.test.ts']],
  ['a table of routes', 'client/routes.tsx', [jobs, about]],
  ['the route factory', 'client/screen-route.ts', [jobs, about]],
  ['the mock data', 'client/testing/mock-data.ts', [jobs, sold, about]],
  ['the whole schema', 'server/api/schema.ts', [jobs, sold, about]],
  ['the list of modules', 'server/modules/index.ts', serverTests],
  ['an unknown file', 'client/ui/gone.tsx', []],
])('test:watch: a change of %s affects the tests that depend on it', (_name, file, tests) => {
  expect(testsImporting([file], files)).toEqual(tests)
})
