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

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } }, testIgnore: /(accounts|business|trade)\.spec/ },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      testMatch: 'browse.spec.ts',
    },
    {
      // Opens accounts and listings, and buys, which the others would count: it has a server of its own.
      name: 'accounts',
      use: { baseURL: siteAt(process.env.E2E_ACCOUNTS_PORT), viewport: { width: 1280, height: 900 } },
      testMatch: /(accounts|business|trade)\.spec/,
    },
  ],
  webServer: [server(process.env.E2E_PORT), server(process.env.E2E_ACCOUNTS_PORT)],
})
