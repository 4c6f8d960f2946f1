import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root, run, tool } from '../lib/run.mjs'

const ignored = ['node_modules', 'dist', '.git', '.data', 'test-results']
const copy = mkdtempSync(join(tmpdir(), 'marque-new-screen-'))
cpSync(root, copy, { recursive: true, filter: (file) => !ignored.includes(basename(file)) })
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const inCopy = (...command: Parameters<typeof tool>) => run(tool(...command), { cwd: copy })
const create = (...args: string[]) => inCopy('tsx', 'tools/new-screen/main.ts', ...args)
const vitest = () => inCopy('vitest', 'run', '--project', 'client', 'client/screens/job-board')
const minutes = 60_000

test('a new screen passes every check, and its test once it shows its data', { timeout: 5 * minutes }, async () => {
  expect((await create('job-board', '/boards/:id')).output).toContain('client/screens/job-board/job-board.test.tsx')
  const folder = 'client/screens/job-board/'
  expect(await inCopy('@biomejs/biome', 'check', folder, 'client/routes.tsx')).toMatchObject({ ok: true })
  expect(await inCopy('eslint', `${folder}job-board.graphql`)).toEqual({ ok: true, output: '' })
  expect(await inCopy('typescript')).toEqual({ ok: true, output: '' })
  expect(await inCopy('knip')).toEqual({ ok: true, output: '' })

  const empty = await vitest()
  expect(empty.output).toMatch(/1 failed.*2 passed/)
  expect(empty.output).toContain('Unable to find an element with the text: Seals pressed')
  const screen = join(copy, folder, 'job-board.tsx')
  const text = readFileSync(screen, 'utf8')
    .replace('  useJobBoardSuspenseQuery()', '  const { data } = useJobBoardSuspenseQuery()')
    .replace('return null', 'return data.stats.map(({ id, label }) => <p key={id}>{label}</p>)')
  writeFileSync(screen, text)
  expect(await vitest()).toMatchObject({ ok: true, output: expect.stringContaining('3 passed') })
})

test.each([
  [[], 'Give the screen a name'],
  [['JobBoard'], 'Give the screen a name'],
  [['jobs'], 'There is a screen called jobs.'],
  [['board', '/jobs'], '/jobs leads to a screen already, by client/routes.tsx: give another path after the name.'],
  [['board', '/jobs/:slug'], '/jobs/:slug leads to a screen already, by client/routes.tsx'],
  [['basket', '/checkout'], '/checkout leads to a screen already, by client/account-routes.tsx'],
  [
    ['sales-table'],
    'client/features/sales-report/sales-table.module.css is there already, and styles are named by their file:',
  ],
  [['site-navigation'], 'client/features/navigation/site-navigation.graphql has an operation SiteNavigation already'],
  [['board', 'jobs'], 'jobs is no path of a screen'],
  [['board', '/dashboard/board'], 'client/dashboard-routes.tsx'],
])('%j is refused', { timeout: minutes }, async (args, problem) => {
  expect(await create(...args)).toEqual({ ok: false, output: expect.stringContaining(problem) })
})

test('a route table without the catch-all route is left alone', { timeout: minutes }, async () => {
  const table = join(copy, 'client/routes.tsx')
  writeFileSync(table, readFileSync(table, 'utf8').replace("screen('not-found'", "screen('nowhere'"))
  expect(await create('board')).toEqual({ ok: false, output: expect.stringContaining("no screen('not-found'") })
  expect(existsSync(join(copy, 'client/screens/board'))).toBe(false)
})
