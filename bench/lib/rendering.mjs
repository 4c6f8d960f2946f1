// @ts-check
import { Agent, get } from 'node:http'
import { cpuMs } from './cpu.mjs'
import { percentile } from './percentile.mjs'

const WARM_UP = 100
const MEASURED = 300

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Headers that bypass the page cache, or use it. */
const modes = { rendered: { 'cache-control': 'no-cache' }, cached: {} }

/**
 * Loads a page to its last byte. The first byte comes no sooner, because pages are sent whole.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<number>} bytes
 */
const load = (url, headers) =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      let bytes = 0
      response.on('data', (chunk) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })

/**
 * @param {{ url: string, pid: number }} server
 * @param {readonly (readonly string[])[]} pages
 */
export const measureRendering = async ({ url, pid }, pages) => {
  const rows = []
  for (const [name = '', path = ''] of pages) {
    for (const [mode, headers] of Object.entries(modes)) {
      for (let i = 0; i < WARM_UP; i++) await load(url + path, headers)
      const times = []
      const before = cpuMs(pid)
      let bytes = 0
      for (let i = 0; i < MEASURED; i++) {
        const start = performance.now()
        bytes = await load(url + path, headers)
        times.push(performance.now() - start)
      }
      rows.push({
        page: name,
        mode,
        p50: percentile(times, 0.5).toFixed(1),
        p99: percentile(times, 0.99).toFixed(1),
        CPU: ((cpuMs(pid) - before) / MEASURED).toFixed(1),
        'HTML, KB': (bytes / 1024).toFixed(0),
      })
    }
  }
  return rows
}
