// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** As `npm start` has it. */
const YOUNG_HEAP = '--max-semi-space-size=32'
const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

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
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('The server did not start.')
    }),
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - start,
    stop: async () => {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
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
