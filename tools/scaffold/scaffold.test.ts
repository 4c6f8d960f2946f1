import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root, run, tool } from '../lib/run.mjs'
import { planModule } from '../new-module/plan-module'
import { planScreen } from '../new-screen/plan-screen'
import { createFiles, generateAndFormat, type Plan, type PlannedFiles, writeFiles } from './create-files'

const ignored = ['node_modules', 'dist', '.git', '.data', 'test-results']
const copy = mkdtempSync(join(tmpdir(), 'marque-scaffold-'))
cpSync(root, copy, { recursive: true, filter: (file) => !ignored.includes(basename(file)) })
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const read = (file: string) => readFileSync(join(copy, file), 'utf8')
// One worker of Vitest, because each loads the whole site.
const inCopy = (...command: Parameters<typeof tool>) =>
  run(tool(...command), { cwd: copy, env: { VITEST_MAX_WORKERS: '1' } })
const done = { ok: true, output: '' }

const entries = 'data.stats.map(({ id, label }) => <li key={id}>{label}</li>)'

/** The variants of screens: their options, and what fills them in. */
const variants: Record<string, { options: string[]; edits: [from: string, to: string][] }> = {
  plain: {
    options: [],
    edits: [
      ['  useFilledPlain', '  const { data } = useFilledPlain'],
      ['return null', `return ${entries}`],
    ],
  },
  list: {
    options: ['--list'],
    edits: [
      ['({ id }) => (', '({ id, name }) => ('],
      ['ref={entryRef(id)} />', 'ref={entryRef(id)}>{name}</TextLink>'],
    ],
  },
  detail: { options: ['--detail'], edits: [['<h1>Filled detail</h1>', '<h1>{company.name}</h1>']] },
  dashboard: {
    options: ['--dashboard', 'vendor'],
    edits: [
      ['  useFilledDashboard', '  const { data } = useFilledDashboard'],
      ['<ul className={styles.entries} />', `<ul className={styles.entries}>{${entries}}</ul>`],
    ],
  },
  form: {
    options: ['--form'],
    edits: [
      [
        '<p>The fields are missing here.</p>',
        '<TextField label="Name" name="name" error={submit.errorOf(\'name\')} />',
      ],
      ['import styles', "import { TextField } from '../../ui/form/field'\nimport styles"],
    ],
  },
}

const created: PlannedFiles = {}
const create = ({ files }: Plan) => {
  writeFiles(copy, files)
  Object.assign(created, files)
}
const fillIn = (file: string, edits: [from: string, to: string][]) =>
  writeFileSync(
    join(copy, file),
    edits.reduce((text, [from, to]) => text.replace(from, () => to), read(file)),
  )

interface TestResult {
  title: string
  status: string
  failureMessages: string[]
}

/** Beginnings of tests that compare a table with the whole schema, or call all of its operations. */
const wholeSchema = [
  'the access table names every root field',
  'the table names every place of an id',
  'paging: every list among the root fields',
  'docs/other-databases.md: every table has',
  'docs/scaling.md: the table of jobs has',
  'a vendor gets the answer for an unknown id',
]
/** These, and the tests of what is new. The others run in the project itself. */
const concerned = ['([Ee]mpty|[Ff]illed)[ -]', '[Ww]orkshop', '[Rr]eview-?[Cc]ompan', ...wholeSchema].join('|')

/** Names of failed and of passed tests, and what the failed ones say. */
const vitest = async (...files: string[]) => {
  const report = join(copy, 'report.json')
  const options = [`--testNamePattern=${concerned}`, '--reporter=json', `--outputFile=${report}`]
  await inCopy('vitest', 'run', ...options, ...files)
  const { testResults }: { testResults: { assertionResults: TestResult[] }[] } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const having = (status: string) => all.filter((each) => each.status === status).map(({ title }) => title)
  const problems = all.flatMap(({ title, failureMessages }) => failureMessages.map((message) => `${title}: ${message}`))
  return { failed: having('failed').sort(), passed: having('passed'), problems: problems.join('\n') }
}

test('new:screen and new:module: what they write passes every check, and each has one test to fill in', {
  timeout: 600_000,
}, async () => {
  for (const [variant, { options, edits }] of Object.entries(variants)) {
    create(planScreen(copy, [`empty-${variant}`, ...options]))
    // An empty screen never shows its data, so its test need not wait as long as on a busy machine.
    fillIn(`client/screens/empty-${variant}/empty-${variant}.test.tsx`, [
      ["findByText('Seals pressed')", "findByText('Seals pressed', {}, { timeout: 2_000 })"],
    ])
    create(planScreen(copy, [`filled-${variant}`, ...options]))
    fillIn(`client/screens/filled-${variant}/filled-${variant}.tsx`, edits)
  }
  create(planModule(copy, ['workshop']))
  create(planModule(copy, ['review-company']))
  const rule = "[({ name }) => name !== '', 'name', 'Name is required'],"
  fillIn('server/modules/review-company/review-company.rules.ts', [['>[] = [', `>[] = [${rule}`]])
  await generateAndFormat(copy, created)

  const files = Object.keys(created)
  const [types, lint, graphql, deadCode, documents, tests] = await Promise.all([
    inCopy('typescript', '--incremental', 'false'),
    inCopy('@biomejs/biome', 'check', ...files),
    inCopy('eslint', ...files.filter((file) => file.endsWith('.graphql'))),
    inCopy('knip'),
    run([process.execPath, 'tools/unused-documents.mjs'], { cwd: copy }),
    vitest(
      ...['client/screens/empty-', 'client/screens/filled-', 'server/modules/workshop', 'modules/review-company'],
      ...['server/api/access.test.ts', 'server/api/foreign-ids.test.ts', 'server/database/documented-tables.test.ts'],
      ...['server/database/paging/paging.test.ts', 'client/testing/screen-states.test.tsx'],
    ),
  ])
  expect({ types, graphql, deadCode, documents }).toEqual({
    types: done,
    graphql: done,
    deadCode: done,
    documents: done,
  })
  expect(lint).toMatchObject({ ok: true, output: expect.stringContaining('No fixes applied') })
  expect(tests.failed, tests.problems).toEqual([
    'Empty dashboard: shows its data',
    'Empty detail: shows its data',
    'Empty form: saves its fields',
    'Empty list: shows its entries',
    'Empty plain: shows its data',
    'createWorkshop: a name is required',
  ])
  expect(tests.passed).toContain('createReviewCompany: a name is required')
  const passed = tests.passed.join()
  for (const beginning of wholeSchema) expect(passed).toContain(beginning)
  for (const variant of Object.keys(variants)) expect(passed).toContain(`Filled ${variant}: shows`)
  for (const path of ['/filled-plain', '/filled-list', '/filled-detail/1', '/dashboard/vendor/filled-dashboard'])
    for (const state of ['loading', 'error']) expect(passed).toContain(`${state}: ${path} of a v`)
})

test('new:screen and new:module: a failure leaves nothing behind, neither files nor generated code', {
  timeout: 120_000,
}, async () => {
  const state = () => ['client/routes.tsx', 'schema/generated/schema.graphql'].map(read)
  const before = state()
  const files = { ...planScreen(copy, ['broken']).files, 'schema/broken.graphql': 'type Broken {\n' }
  const leftovers = () =>
    ['client/screens/broken', 'schema/broken.graphql'].filter((file) => existsSync(join(copy, file)))
  await expect(createFiles(copy, files)).rejects.toThrow(/schema\/broken\.graphql:2:1: [\s\S]*Nothing is written/)
  expect([leftovers(), state()]).toEqual([[], before])

  const restore = writeFiles(copy, files)
  writeFileSync(join(copy, 'schema/generated/schema.graphql'), 'type Broken')
  writeFileSync(join(copy, 'client/screens/broken/broken.generated.ts'), '')
  expect(leftovers()).toHaveLength(2)
  restore()
  expect([leftovers(), state()]).toEqual([[], before])
})
