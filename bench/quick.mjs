import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startServer } from './lib/server.mjs'

const server = await startServer()
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
try {
  for (const p of (process.argv[2] ?? '/,/service/srv-1101,/marketplace').split(','))
    for (let i = 0; i < Number(process.argv[3] ?? 2); i++) {
      const chrome = await launch({ chromeFlags: flags, chromePath: '/usr/bin/chromium' })
      const { lhr } = await lighthouse(server.url + p, { port: chrome.port, logLevel: 'error', output: 'json' })
      const n = (k) => Math.round(lhr.audits[k]?.numericValue)
      const obs = lhr.audits.metrics.details.items[0]
      console.log(
        p,
        'perf',
        lhr.categories.performance.score,
        'FCP',
        n('first-contentful-paint'),
        'LCP',
        n('largest-contentful-paint'),
        'TBT',
        n('total-blocking-time'),
        'SI',
        n('speed-index'),
        'obsFCP',
        obs.observedFirstContentfulPaint,
        'obsLCP',
        obs.observedLargestContentfulPaint,
        'obsLoad',
        obs.observedLoad,
        lhr.audits['largest-contentful-paint-element']?.details?.items?.[0]?.items?.[0]?.node?.snippet?.slice(0, 80),
        'cpu',
        lhr.environment.benchmarkIndex,
      )
      chrome.kill()
    }
} finally {
  await server.stop()
}
