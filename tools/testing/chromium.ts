import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser for the tests: one that is there already, else, on Linux, one that npm brings along. */
export const findChromium = async () => {
  const { CHROMIUM_PATH: given } = process.env
  const found = given ?? [chromium.executablePath(), ...installed].find((path) => existsSync(path))
  if (found) return found
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packed } = await import('@sparticuz/chromium')
    return packed.executablePath()
  }
  throw new Error(
    'No browser for the tests: run `npx playwright install chromium`, install Chrome or set CHROMIUM_PATH.',
  )
}

export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
