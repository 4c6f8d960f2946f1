// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../tools/testing/free-port.mjs'

/** As `npm start` has it. */
const YOUNG_HEAP = '--max-semi-space-size=32'
const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))

/**
 * A server of its own process; it listens once it has printed its first line.
 * @param {string} script
 * @param {Record<string, string>} own more of its environment
 */
export const startScript = async (script, own = {}) => {
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', ...own }
  const start = performance.now()
  const child = spawn(process.execPath, [YOUNG_HEAP, script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => {
      throw new Error('The server did not start.')
    }),
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - start,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/**
 * The production build over sample data in memory.
 * @param {Record<string, string>} own more of its environment
 */
export const startServer = async (own = {}) => {
  if (!existsSync(main)) throw new Error('There is no build to measure: run `npm run build` first.')
  return startScript(main, { DATABASE_URL: 'file::memory:', LOG_LEVEL: 'error', ...own })
}
