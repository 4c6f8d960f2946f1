import { expect, test } from 'vitest'
import { accountRoutes } from './account-routes'
import { discover } from './routes'

const paths = accountRoutes.flatMap(({ children = [] }) => children.map(({ path = '' }) => path.replace(':id', 'x')))

test.each(paths)('routes: %s is discovered', async (path) => expect(await discover(path)).toBe(accountRoutes))
