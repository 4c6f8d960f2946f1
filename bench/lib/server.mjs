// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../tools/testing/free-port.mjs'

/** The same as for `npm start`. */
const YOUNG_HEAP = '--max-semi-space-size=32'
const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))

/**
 * Starts a server script as a process. It listens once it has printed its first line.
 * @param {string} script
 * @param {Record<string, string>} env added to this process's environment
 */
const startScript = async (script, env = {}) => {
  const port = await freePort()
  const start = performance.now()
  const child = spawn(process.execPath, [YOUNG_HEAP, script], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
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
 * Starts the production build on sample data in memory.
 * @param {Record<string, string>} env changes of its environment
 */
export const startServer = async (env = {}) => {
  if (!existsSync(main)) throw new Error('There is no build to measure: run `npm run build` first.')
  // Without a limit of cost, because all requests come from one address.
  return startScript(main, { DATABASE_URL: 'file::memory:', LOG_LEVEL: 'error', COST_PER_SECOND: '0', ...env })
}

/**
 * Starts a server of `peers/`.
 * @param {string} name
 * @param {Record<string, string>} env
 */
export const startPeer = (name, env) =>
  startScript(fileURLToPath(new URL(`../peers/${name}.mjs`, import.meta.url)), env)
