import { expect, test } from 'vitest'
import { accountRoutes } from './account-routes'
import { dashboardRoutes } from './dashboard-routes'
import { discover } from './routes'

const paths = accountRoutes.flatMap(({ children = [] }) => children.map(({ path = '' }) => path.replace(':id', 'x')))

test.each(paths)('routes: %s is discovered', async (path) => expect(await discover(path)).toBe(accountRoutes))

test.each([
  ['/Terms', accountRoutes],
  ['/Dashboard/Docket', dashboardRoutes],
])('routes: %s is discovered without regard to case', async (path, routes) => expect(await discover(path)).toBe(routes))
