import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './tools/testing/chromium'
import { freePort } from './tools/testing/free-port.mjs'

// Each worker reads this file again; through the environment they all see what the first one found.
process.env.CHROMIUM_PATH ??= await findChromium()
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_ACCOUNTS_PORT ??= String(await freePort())
const siteAt = (port: string) => `http://127.0.0.1:${port}`
const baseURL = siteAt(process.env.E2E_PORT)

const server = (port: string) => ({
  command: 'node dist/server/main.js',
  url: `${siteAt(port)}/healthz`,
  env: { PORT: port, HOST: '127.0.0.1', DATABASE_URL: 'file::memory:', LOG_LEVEL: 'warn' },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
})

/** They register accounts, publish listings and buy, which the other tests would count: they have a server of their own. */
const writing = /(accounts|checkout|engagements|jobs|messages|reviews|sales-report|saved-listings)\.spec/

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the usual cores: a browser test waits now and then.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 900 } },
      testIgnore: writing,
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      testMatch: 'back-navigation.spec.ts',
    },
    {
      name: 'accounts',
      use: { baseURL: siteAt(process.env.E2E_ACCOUNTS_PORT), viewport: { width: 1280, height: 900 } },
      testMatch: writing,
    },
  ],
  webServer: [server(process.env.E2E_PORT), server(process.env.E2E_ACCOUNTS_PORT)],
})
