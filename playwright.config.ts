import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './tools/testing/chromium'
import { freePort } from './tools/testing/free-port.mjs'

// Each worker reads this file again; through the environment they all see what the first one found.
process.env.CHROMIUM_PATH ??= await findChromium()
process.env.E2E_PORT ??= String(await freePort())
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

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
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      testMatch: 'browse.spec.ts',
    },
  ],
  webServer: {
    command: 'node dist/server/main.js',
    url: `${baseURL}/healthz`,
    env: { PORT: process.env.E2E_PORT, HOST: '127.0.0.1', DATABASE_URL: 'file::memory:', LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
