import { expect, test } from 'vitest'
import { routesWithoutExample } from './route-examples'
import { routesIn } from './route-table'

const routes = [{ path: '/jobs' }, { path: '/jobs/:id' }, { path: '/jobs/post' }]
const find = (...examples: string[]) =>
  routesWithoutExample(routes, examples, 'e2e/lib/public-pages.ts').map(({ path }) => path)

test('route examples: a route without parameters needs none', () => {
  expect(find('/jobs/job-1')).toEqual(['/jobs', '/jobs/post'])
  expect(find('/jobs/job-1', '/jobs?show=48')).toEqual(['/jobs', '/jobs/post'])
  expect(find('/jobs/job-1', '/jobs/post')).toEqual(['/jobs'])
})

test('route examples: a route with a parameter needs one, and another route’s example is none', () => {
  expect(() => find('/jobs', '/jobs/post')).toThrow(
    'The route /jobs/:id has no example: add an address of it to e2e/lib/public-pages.ts.',
  )
})

test('route examples: an example that no route matches is refused', () => {
  expect(() => find('/jobs/job-1', '/boards')).toThrow(
    'No route matches the example /boards in e2e/lib/public-pages.ts.',
  )
})

test('route table: has the paths of the client’s routes, and the roles of the dashboards', async () => {
  const [pages, dashboards] = await Promise.all([routesIn('routes'), routesIn('dashboard-routes')])
  expect(pages).toEqual(expect.arrayContaining([{ path: '/' }, { path: '/jobs' }, { path: '/jobs/:id' }]))
  expect(dashboards).toEqual(
    expect.arrayContaining([
      { path: '/dashboard' },
      { path: '/dashboard/settings' },
      { path: '/dashboard/vendor/products/:id', role: 'vendor' },
    ]),
  )
})
