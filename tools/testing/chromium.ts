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

/** The headless shell, a devDependency on Linux x64. Tests need a quarter less time in it than in an installed browser. */
const packedHeadlessShell = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}

/** The path of CHROMIUM_PATH, of Playwright's browser, of a packed or of an installed one. Throws without one. */
export const findChromium = async () => {
  const existing = (paths: string[]) => paths.find((path) => existsSync(path))
  const found =
    process.env.CHROMIUM_PATH ??
    existing([chromium.executablePath()]) ??
    (await packedHeadlessShell()) ??
    existing(installed)
  if (found) return found
  throw new Error(
    'No browser for the tests: run `npx playwright install chromium`, install Chrome or set CHROMIUM_PATH.',
  )
}

/** Alone for the demonstration: without optimised code its first visit takes a minute. */
export const commonFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--renderer-process-limit=1',
]

/** Pages of tests live for seconds: compiling their scripts twice costs more than it saves. */
export const unoptimizedFlags = [...commonFlags, '--js-flags=--no-opt,--no-maglev']
