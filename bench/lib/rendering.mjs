// @ts-check
import { Agent, get } from 'node:http'
import { percentile } from './percentile.mjs'

const WARM_UP = 100
const MEASURED = 300

/** Seconds to first and last byte would differ by nothing here: pages are sent whole. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/**
 * @param {string} url
 * @returns {Promise<number>} bytes
 */
const load = (url) =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      let bytes = 0
      response.on('data', (chunk) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })

/**
 * @param {string} origin
 * @param {readonly (readonly string[])[]} pages
 */
export const measureRendering = async (origin, pages) => {
  const rows = []
  for (const [name = '', path = ''] of pages) {
    for (let i = 0; i < WARM_UP; i++) await load(origin + path)
    const times = []
    let bytes = 0
    for (let i = 0; i < MEASURED; i++) {
      const start = performance.now()
      bytes = await load(origin + path)
      times.push(performance.now() - start)
    }
    rows.push({
      page: name,
      p50: percentile(times, 0.5).toFixed(1),
      p99: percentile(times, 0.99).toFixed(1),
      'HTML, KB': (bytes / 1024).toFixed(0),
    })
  }
  return rows
}
