import { expect, test } from 'vitest'
import { modulesOf } from '../impact/modules'
import { testsOf } from './tests-of'

const files = new Map([
  ['client/ui/rating.tsx', ''],
  ['client/ui/rating.test.tsx', "import './rating'"],
  ['client/features/job/job-row.generated.ts', ''],
  ['client/features/job/job-row.tsx', "import './job-row.generated'"],
  ['client/screens/jobs/jobs.tsx', "import '../../features/job/job-row'"],
  ['client/screens/jobs/jobs.test.tsx', "import '../../testing/visit'"],
  ['client/screens/about/about.tsx', "import '../../ui/rating'"],
  ['client/screens/about/about.test.tsx', "import '../../testing/visit'"],
  ['client/routes.tsx', "import('./screens/jobs/jobs'); import('./screens/about/about')"],
  ['client/testing/visit.tsx', "import '../routes'"],
  ['server/modules/job/job.service.ts', ''],
  ['server/modules/job/job.test.ts', "import '../../testing/execute'"],
  ['server/modules/user/user.test.ts', "import '../../testing/execute'"],
  ['server/services/services.ts', "import '../modules/job/job.service'"],
  ['server/testing/execute.ts', "import '../services/services'"],
])

test.each([
  ['a leaf', 'client/ui/rating.tsx', ['client/ui/rating.test.tsx', 'client/screens/about/about.test.tsx']],
  ['a screen', 'client/screens/jobs/jobs.tsx', ['client/screens/jobs/jobs.test.tsx']],
  ['a document', 'client/features/job/job-row.graphql', ['client/screens/jobs/jobs.test.tsx']],
  ['a test', 'client/screens/about/about.test.tsx', ['client/screens/about/about.test.tsx']],
  ['a service', 'server/modules/job/job.service.ts', ['server/modules/job/job.test.ts']],
  ['nothing', 'client/ui/gone.tsx', []],
])('%s touches what hangs on it', (_what, file, tests) => {
  expect(testsOf([file], files, modulesOf(files))).toEqual(tests)
})
