import { expect, test } from 'vitest'
import { root } from '../lib/run.mjs'
import { folder, write } from '../testing/git-repository'
import { planScreen } from './plan-screen'

test.each([
  [[], 'Give the screen a name'],
  [['JobBoard'], 'Give the screen a name'],
  [['jobs'], 'There is a screen called jobs.'],
  [['board', '/jobs'], 'client/routes.tsx has a screen with the path /jobs already: give another path after the name.'],
  [['board', '/jobs/:slug'], 'client/routes.tsx has a screen with the path /jobs/:slug already'],
  [['basket', '/checkout'], 'client/account-routes.tsx has a screen with the path /checkout already'],
  [
    ['sales-table'],
    'client/features/sales-report/sales-table.module.css exists already, and names of style sheets are unique:',
  ],
  [['site-navigation'], 'client/features/navigation/site-navigation.graphql has an operation SiteNavigation already'],
  [['board', 'jobs'], 'jobs is no path of a screen'],
  [['board', '/dashboard/board'], 'Dashboard pages need a sign-in: name a role, for example --dashboard vendor.'],
  [['board', '/board', '--dashboard', 'vendor'], '/board is not below /dashboard.'],
  [['board', '--dashboard', 'pilot'], 'Name a role after --dashboard: customer, vendor,'],
  [['board', '--dashboard'], "Option '--dashboard <value>' argument missing"],
  [['board', '/boards', '--detail'], '/boards has no :id, by which --detail finds its data.'],
  [['board', '--list', '--form'], 'Choose one of --list and --form.'],
])('new:screen: %j is refused', (args, problem) => {
  expect(() => planScreen(root, args)).toThrow(problem)
})

test('new:screen: refuses a route table without the catch-all route', () => {
  const empty = folder()
  write(empty, { 'client/routes.tsx': 'export const routes = []\n' })
  expect(() => planScreen(empty, ['board'])).toThrow("client/routes.tsx has no screen('not-found'")
})

test.each([
  [['board', '--detail'], 'client/routes.tsx', "screen('board', '/board/:id'"],
  [['board', '--dashboard', 'broker'], 'client/dashboard-routes.tsx', "screen('board', '/dashboard/broker/board'"],
  [['board'], 'client/testing/screen-states.test.tsx', "\n  ['/board', 'visitor', BoardDocument, 'Loading'],\n]\n"],
  [
    ['board', '--dashboard', 'broker'],
    'client/testing/screen-states.test.tsx',
    "['/dashboard/broker/board', 'broker', BoardDocument, 'Loading'],",
  ],
  [['board', '/boards/:id', '--detail'], 'client/sandbox/examples/examples.ts', 'Board: {"variables":{"id":'],
])('new:screen: %j adds to %s', (args, file, text) => {
  expect(planScreen(root, args).files[file]).toContain(text)
})

test('new:screen: a form, which loads nothing, has no row in the tests of loading and failed screens', () => {
  expect(Object.keys(planScreen(root, ['board', '--form']).files)).not.toContain(
    'client/testing/screen-states.test.tsx',
  )
})
