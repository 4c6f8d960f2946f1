import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tool } from '../tools/lib/run.mjs'
import { freePort } from '../tools/testing/free-port.mjs'
import { expect, unwatchedTest } from './fixtures'

const mocks = `import { JobsDocument } from '/client/screens/jobs/jobs.generated.ts'
export const mocks = ({ mockOperation }) => mockOperation(JobsDocument, { jobs: { nodes: [{ title: 'Keeper of the Seal' }] } })`

/** A development server of its own, as `npm run dev:mocked` starts it. */
const test = unwatchedTest.extend<{ site: string }>({
  site: async ({ baseURL: _ }, use) => {
    const port = String(await freePort())
    const [node = '', ...args] = tool('tsx', 'server/main.ts')
    const env = { ...process.env, MOCKED: '1', DATABASE_URL: 'file::memory:', HOST: '127.0.0.1', PORT: port }
    const server = spawn(node, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    await once(server.stdout, 'data')
    await use(`http://127.0.0.1:${port}`)
    server.kill()
    await once(server, 'close')
  },
})

test('a mock shows on a direct visit, and the switch puts the screen into another state', async ({ page, site }) => {
  test.setTimeout(120_000)
  await page.route('**/client/testing/browser/mocks.ts', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: mocks }),
  )
  await page.goto(`${site}/jobs`)
  // Vite makes each module when it is first asked for.
  await expect(page.getByRole('heading', { name: 'Keeper of the Seal' })).toBeVisible({ timeout: 30_000 })
  const states = page.getByRole('group', { name: 'How this screen is shown' })
  await states.getByRole('button', { name: 'empty' }).click()
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Patent Filing' })).toBeVisible()
})
