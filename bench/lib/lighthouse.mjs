// @ts-check
import { existsSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { percentile } from './percentile.mjs'

const RUNS = 3
const browsers = ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser']

/** The path of `CHROMIUM_PATH`, of an installed browser or of the packed headless shell. Without one, the launcher looks for Chrome. */
const findBrowser = async () => {
  const installed = process.env.CHROMIUM_PATH ?? browsers.find((path) => existsSync(path))
  if (installed || process.platform !== 'linux' || process.arch !== 'x64') return installed
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}
const chromePath = await findBrowser()
const chromeFlags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** @param {string} url */
const audit = async (url) => {
  const chrome = await launch({ chromeFlags, ...(chromePath && { chromePath }) })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' })
    if (!result) throw new Error(`Lighthouse has no result for ${url}`)
    const { categories, audits } = result.lhr
    const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100)
    const number = (/** @type {string} */ name) => audits[name]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      SEO: score('seo'),
      'LCP, s': number('largest-contentful-paint') / 1000,
      CLS: number('cumulative-layout-shift'),
      'TBT, ms': number('total-blocking-time'),
      'transfer, KB': number('total-byte-weight') / 1024,
    }
  } finally {
    chrome.kill()
  }
}

const digits = { 'LCP, s': 2, CLS: 2 }

/**
 * @param {string} origin
 * @param {readonly (readonly string[])[]} pages
 */
export const runLighthouse = async (origin, pages) => {
  const rows = []
  for (const [name = '', path = ''] of pages) {
    /** @type {Awaited<ReturnType<typeof audit>>[]} */
    const runs = []
    for (let i = 0; i < RUNS; i++) runs.push(await audit(origin + path))
    const keys = Object.keys(runs[0] ?? {})
    /** @param {string} key */
    const median = (key) =>
      percentile(
        runs.map((run) => run[/** @type {keyof typeof run} */ (key)]),
        0.5,
      )
    rows.push({
      page: name,
      ...Object.fromEntries(
        keys.map((key) => [key, median(key).toFixed(digits[/** @type {keyof typeof digits} */ (key)] ?? 0)]),
      ),
    })
  }
  return rows
}
