import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { demoProject } from './e2e/lib/demo-page'
import { commonFlags, findChromium, unoptimizedFlags } from './tools/testing/chromium'
import { fastFolder } from './tools/testing/fast-folder'
import { freePort } from './tools/testing/free-port.mjs'

/** A folder that is removed at the end of the run. */
const newFolder = () => {
  const folder = mkdtempSync(join(fastFolder(), 'marque-browsers-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

// Each worker loads this file again, so the values of the first load are kept in the environment.
process.env.CHROMIUM_PATH ??= await findChromium()
// Browsers keep their profiles in this folder, and what their processes share.
process.env.E2E_FOLDER ??= newFolder()
process.env.TMPDIR = process.env.E2E_FOLDER
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_JOURNEYS_PORT ??= String(await freePort())
process.env.E2E_DEMO_PORT ??= String(await freePort())
// Browsers refuse passkeys on an IP address.
const siteAt = (port: string) => `http://localhost:${port}`
const baseURL = siteAt(process.env.E2E_PORT)

const server = (port: string) => ({
  command: 'node dist/server/main.js',
  url: `${siteAt(port)}/healthz`,
  env: {
    PORT: port,
    HOST: '127.0.0.1',
    DATABASE_URL: 'file::memory:',
    LOG_LEVEL: 'warn',
    COST_PER_SECOND: '10000',
    // Browsers and servers share a machine: a server that waits for its turn is late, not overloaded.
    MAX_LAG_MS: '60000',
    // A test may read in one browser what it wrote in another.
    STALE_SECONDS: '0',
    PUBLIC_URL: siteAt(port),
    // Registrations, which are counted by address, come from one each.
    TRUST_PROXY: '1',
  },
  // Three processes start at once.
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
})

/** Its tests create accounts, listings and orders, which other tests would count, so they have a second server. */
const journeys = 'e2e/journeys'

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More than the two cores of a usual pipeline, because browser tests also wait.
  workers: 3,
  // Pipelines may be several times slower than a developer's machine.
  timeout: 120_000,
  // A machine that is busy with other work may be too slow once. The summary of `npm test` names the tests that needed it.
  retries: 1,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    // No trace of a second attempt: its script would stay in the page that a worker's tests share.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: unoptimizedFlags },
  },
  projects: [
    {
      // The journeys of one person that need no cookie and no server's log, on the demonstration.
      name: demoProject,
      testDir: journeys,
      grep: /@demo/,
      // A worker keeps one browser, whose first visit fills a database. First, so that the others don't wait for it at the end.
      workers: 1,
      use: {
        baseURL: siteAt(process.env.E2E_DEMO_PORT),
        viewport: { width: 1280, height: 900 },
        launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: commonFlags },
      },
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 900 } },
      testIgnore: `${journeys}/**`,
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      testMatch: 'back-navigation.spec.ts',
    },
    {
      name: 'journeys',
      testDir: journeys,
      use: { baseURL: siteAt(process.env.E2E_JOURNEYS_PORT), viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: [
    server(process.env.E2E_PORT),
    server(process.env.E2E_JOURNEYS_PORT),
    {
      command: 'npx tsx demo/build/serve-demo.ts',
      url: siteAt(process.env.E2E_DEMO_PORT),
      timeout: 180_000,
      env: { PORT: process.env.E2E_DEMO_PORT },
    },
  ],
})
