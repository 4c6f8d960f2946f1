import { writeFileSync } from 'node:fs'
import { logInAsSample, visit, waitUntilHydrated } from './lib/actions'
import { startDevelopmentSite } from './lib/development-site'
import { expect, unwatchedTest as test } from './lib/fixtures'
import { main } from './lib/locators'

type Edit = [file: string, from: string, to: string]
type Site = Awaited<ReturnType<typeof startDevelopmentSite>>

const row = 'client/features/job/job-row'
const resolvers = 'server/modules/job/job.resolvers.ts'
const overlay = 'vite-error-overlay'
/** Vite compiles each module on its first request, and other tests run beside it. */
const patient = { timeout: 180_000 }
const TEST_TIMEOUT_MS = 600_000

const isHealthy = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
const expectAnswer = ({ origin }: Site) => expect.poll(() => isHealthy(origin), patient).toBe(true)

let site: Site
// The tests share a site, one after the other: its first start bundles packages and generates code.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(TEST_TIMEOUT_MS)
  site = await startDevelopmentSite()
  await expectAnswer(site)
})
test.afterEach(async () => {
  const terminal = test.info().outputPath('terminal.txt')
  writeFileSync(terminal, site.output())
  await test.info().attach('terminal', { path: terminal })
})
test.afterAll(() => site.remove())

test('development: each save shows on the open page, and keeps what is typed and who is signed in', async ({
  page,
}) => {
  test.setTimeout(TEST_TIMEOUT_MS)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await visit(page, `${site.origin}/login`)
  await logInAsSample(page, 'Customer')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible(patient)
  await visit(page, `${site.origin}/jobs`)
  const typed = page.getByRole('search', { name: 'Site search' }).getByRole('searchbox')
  await typed.fill('half a word')
  const first = main(page).getByRole('article').first()
  const open = await first.getByRole('heading').innerText()
  const expectKept = async () => {
    await expect(typed).toHaveValue('half a word')
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  }
  /** Edits a file, expects an effect, and restores the file without its effect. */
  const save = async (edits: Edit[], isShown: () => Promise<void>) => {
    const began = performance.now()
    const restore = edits.map((edit) => site.edit(...edit))
    await isShown()
    if (process.env.TIMES) console.log(edits[0]?.[0], Math.round(performance.now() - began))
    for (const undo of restore) undo()
  }

  await test.step('a CSS module', async () => {
    await save([[`${row}.module.css`, '.text {', '.text { opacity: 0.5;']], () =>
      expect(first.locator('p').nth(1)).toHaveCSS('opacity', '0.5', patient),
    )
    await expect(first.locator('p').nth(1)).toHaveCSS('opacity', '1', patient)
    await expectKept()
  })

  await test.step('a component', async () => {
    await save([[`${row}.tsx`, '{job.title}', '{job.title.toUpperCase()}']], () =>
      expect(first.getByRole('heading')).toHaveText(open.toUpperCase(), patient),
    )
    await expect(first.getByRole('heading')).toHaveText(open, patient)
    await expectKept()
  })

  await test.step('a fragment', async () => {
    const edits: Edit[] = [
      [`${row}.graphql`, '  salary', '  salary\n  open'],
      [`${row}.tsx`, '{job.salary}', 'Open: {String(job.open)}'],
    ]
    await save(edits, () => expect(first).toContainText('Open: true', patient))
    await expect(first).not.toContainText('Open: true', patient)
    await expectKept()
  })

  await test.step('a resolver', async () => {
    await save([[resolvers, '.name,', '.name.toUpperCase(),']], () =>
      expect(
        main(page)
          .getByText(/WHITCOMBE MARKS/)
          .first(),
      ).toBeVisible(patient),
    )
    await expect(main(page).getByText(/WHITCOMBE MARKS/)).toHaveCount(0, patient)
    await expectKept()
  })

  await test.step('a fixture', async () => {
    await save([['fixtures/jobs.ts', "title: 'Trademark Paralegal'", "title: 'Keeper of the Seal'"]], () =>
      expect(main(page).getByRole('heading', { name: 'Keeper of the Seal' })).toBeVisible(patient),
    )
    await expect(main(page).getByRole('heading', { name: 'Keeper of the Seal' })).toHaveCount(0, patient)
    await expectKept()
  })

  await test.step('a fixture, while the server reloads for another file', async () => {
    const slow = "console.log('Half loaded')\nawait new Promise((resolve) => setTimeout(resolve, 1_000))\n"
    const restore = site.edit(resolvers, 'export const jobResolvers', `${slow}export const jobResolvers`)
    await expect.poll(site.output, patient).toContain('Half loaded')
    await save([['fixtures/jobs.ts', "title: 'Trademark Paralegal'", "title: 'Warden of the Rolls'"]], () =>
      expect(main(page).getByRole('heading', { name: 'Warden of the Rolls' })).toBeVisible(patient),
    )
    restore()
    await expect(main(page).getByRole('heading', { name: 'Warden of the Rolls' })).toHaveCount(0, patient)
    await expectKept()
  })

  await test.step('a fixture, while a page is rendered for longer than the old server waits', async () => {
    const slow =
      "if (import.meta.env.SSR) {\n  console.log('Half rendered')\n  await new Promise((resolve) => setTimeout(resolve, 4_000))\n}\n"
    const restore = site.edit('client/screens/jobs/jobs.tsx', 'export const Jobs', `${slow}export const Jobs`)
    const answers: Promise<Response>[] = []
    // A request that comes before the change is noticed shows the page as it was.
    const ask = () => {
      answers.push(fetch(`${site.origin}/jobs`))
      return site.output()
    }
    await expect.poll(ask, patient).toContain('Half rendered')
    const restoreFixture = site.edit('fixtures/jobs.ts', "title: 'Trademark Paralegal'", "title: 'Clerk of the Papers'")
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    restore()
    restoreFixture()
    await expect(main(page).getByRole('heading', { name: 'Clerk of the Papers' })).toHaveCount(0, patient)
    await expectKept()
  })

  await test.step('the schema', async () => {
    const sandbox = await page.context().newPage()
    await sandbox.goto(`${site.origin}/sandbox`)
    await expect(sandbox.getByRole('textbox', { name: 'Query' })).toBeVisible(patient)
    const freshSchema = sandbox.waitForResponse(
      async (response) =>
        response.url().endsWith('/graphql') && (await response.text()).includes('Length of the title.'),
      patient,
    )
    const began = performance.now()
    const sdl = async () => {
      const answer = await fetch(`${site.origin}/graphql?sdl`)
      const text = await answer.text()
      return answer.ok ? text : Promise.reject(new Error(text))
    }
    const shortenBack = site.edit(
      'schema/job.graphql',
      'type Job implements Node {',
      'type Job implements Node {\n  "Length of the title."\n  length: Int',
    )
    await expect.poll(sdl, patient).toContain('Length of the title.')
    if (process.env.TIMES) console.log('schema/job.graphql', Math.round(performance.now() - began))
    await freshSchema
    await sandbox.close()
    const edits: Edit[] = [
      [resolvers, '  Job: {', '  Job: {\n    length: ({ title }) => title.length,'],
      [`${row}.graphql`, '  salary', '  salary\n  length'],
      [`${row}.tsx`, '{job.salary}', '{job.length} letters'],
    ]
    await save(edits, () => expect(first).toContainText(`${open.length} letters`, patient))
    await expect(first).not.toContainText('letters', patient)
    shortenBack()
    await expect.poll(sdl, patient).not.toContain('Length of the title.')
    await expectKept()
  })

  await test.step('a restart', async () => {
    await site.restart()
    await expectAnswer(site)
    await visit(page, `${site.origin}/jobs`)
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible(patient)
  })
  expect(errors).toEqual([])
})

test('development: a mistake shows in the terminal and on the page, which recovers after the repair', async ({
  page,
}) => {
  test.setTimeout(TEST_TIMEOUT_MS)
  await visit(page, `${site.origin}/jobs`)
  const rows = main(page).getByRole('article')
  const shown = page.locator(overlay)
  const mistakes: [name: string, file: string, from: string, to: string, message: string][] = [
    ['syntax of a component', `${row}.tsx`, 'export const JobRow =', 'export const JobRow = <', 'job-row.tsx'],
    [
      'syntax of the server',
      resolvers,
      'export const jobResolvers',
      'const = \nexport const jobResolvers',
      'job.resolvers.ts',
    ],
    ['the schema', 'schema/job.graphql', 'title: String!', 'title: Sting!', 'Unknown type "Sting"'],
    ['a document', `${row}.graphql`, '  salary', '  celery', 'Cannot query field "celery"'],
  ]
  for (const [name, file, from, to, message] of mistakes) {
    await test.step(name, async () => {
      await waitUntilHydrated(page)
      const before = site.output().length
      const repair = site.edit(file, from, to)
      await expect(shown).toContainText(message, patient)
      repair()
      await expect(shown).toHaveCount(0, patient)
      await expect(rows.first()).toBeVisible(patient)
      expect(site.output().slice(before)).toContain(message)
    })
  }

  await test.step('a page loaded while its code is broken', async () => {
    const repair = site.edit(
      resolvers,
      'export const jobResolvers',
      'throw new Error("Not today")\nexport const jobResolvers',
    )
    await expect(shown).toContainText('Not today', patient)
    await page.reload()
    await expect(main(page)).toContainText('server/modules/job/job.resolvers.ts:', patient)
    repair()
    await expect(rows.first()).toBeVisible(patient)
    await waitUntilHydrated(page)
  })

  await test.step('a resolver that throws', async () => {
    const repair = site.edit(
      resolvers,
      'postedAt: ({',
      'salary: () => { throw new Error("No salary") },\n    postedAt: ({',
    )
    await expect(shown).toContainText('No salary', patient)
    const answer = await page.request.post(`${site.origin}/graphql`, {
      data: { query: '{ jobs { nodes { salary } } }' },
    })
    const { errors } = await answer.json()
    expect(errors[0]).toMatchObject({ message: 'No salary', extensions: { stacktrace: expect.any(Array) } })
    repair()
    await expect(shown).toHaveCount(0, patient)
    await expect(rows.first()).toBeVisible(patient)
  })
})
