import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../tools/lib/run.mjs'
import { freePort } from '../tools/testing/free-port.mjs'
import { expect, unwatchedTest } from './lib/fixtures'

const mocksOf = (jobs: string) => `import { JobsDocument } from '/client/screens/jobs/jobs.generated.ts'
export const mocks = ({ mockOperation }) => mockOperation(JobsDocument, { jobs: ${jobs} })`

/** A development server of its own, as `npm run dev:mocked` starts it. */
const test = unwatchedTest.extend<{ site: string }>({
  site: async ({ baseURL: _ }, use) => {
    const port = String(await freePort())
    const env = { ...process.env, DATABASE_URL: 'file::memory:', HOST: '127.0.0.1', PORT: port }
    const args = ['tools/dev/main.mjs', '--mocked']
    const server = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
    // The loop leaves the stream open, and the rest of the output is thrown away.
    for await (const text of server.stdout.iterator({ destroyOnReturn: false }))
      if (String(text).includes('Ctrl-C')) break
    server.stdout.resume()
    await use(`http://127.0.0.1:${port}`)
    const closed = once(server, 'close')
    server.kill()
    await closed
  },
})

test("mocked site: a mock shows on a visit, and the panel switches the screen's state and tells mistakes", async ({
  page,
  site,
}) => {
  test.setTimeout(300_000)
  let mocks = mocksOf("{ nodes: [{ title: 'Keeper of the Seal' }] }")
  await page.route('**/client/testing/browser/mocks.ts', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: mocks }),
  )
  await page.goto(`${site}/jobs`)
  // Vite compiles each module on its first request.
  await expect(page.getByRole('heading', { name: 'Keeper of the Seal' })).toBeVisible({ timeout: 120_000 })
  const states = page.getByRole('group', { name: 'How this screen is shown' })
  await states.getByRole('button', { name: 'empty' }).click()
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Patent Filing' })).toBeVisible()
  mocks = mocksOf('{ totalCount: -4 }')
  await page.reload()
  await expect(page.getByRole('group').getByRole('alert')).toContainText(
    'Jobs: jobs.totalCount is -4, not of type NonNegativeInt.',
  )
})
