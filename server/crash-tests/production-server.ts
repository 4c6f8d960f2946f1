import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../tools/testing/free-port.mjs'

const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))

/** Starts the built server as a process, on a free port and with its files and, unless `environment` says more, its database in a folder. */
export const startProduction = async (folder: string, environment: Record<string, string> = {}) => {
  if (!existsSync(main)) throw new Error('There is no build to start: run `npm run build` first.')
  const port = String(await freePort())
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: port,
    HOST: '127.0.0.1',
    DATABASE_URL: `file:${join(folder, 'marque.db')}`,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    ...environment,
  }
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  return {
    origin: `http://127.0.0.1:${await portOf(server)}`,
    pid: server.pid,
    /** Sends SIGTERM and returns the exit code. */
    stop: async () => {
      server.kill('SIGTERM')
      const [code] = await ended
      return code
    },
    /** Sends SIGKILL and waits for the end of the process. */
    kill: async () => {
      server.kill('SIGKILL')
      await ended
    },
  }
}

/** Reads the port from the banner. */
const portOf = async (server: ChildProcess) => {
  if (!server.stdout) throw new Error('The server has no output')
  let output = ''
  for await (const text of server.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += text
    const port = /http:\S+:(\d+)/.exec(output)?.[1]
    if (port === undefined) continue
    // A full pipe would stop the server when it logs.
    server.stdout.resume()
    return port
  }
  throw new Error(`The server did not start: ${output}`)
}
