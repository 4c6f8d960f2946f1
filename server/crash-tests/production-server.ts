import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))

/** The built server as a process of its own, on a file in a folder and on whichever port is free. */
export const startProduction = async (folder: string) => {
  if (!existsSync(main)) throw new Error('There is no build to start: run `npm run build` first.')
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: `file:${join(folder, 'marque.db')}`,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  }
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  return {
    origin: `http://127.0.0.1:${await portOf(server)}`,
    /** As `kill -9` does: without a word of warning. */
    kill: async () => {
      server.kill('SIGKILL')
      await ended
    },
  }
}

/** The welcome names it. */
const portOf = async (server: ChildProcess) => {
  if (!server.stdout) throw new Error('The server has no output')
  let told = ''
  for await (const text of server.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    told += text
    const port = /http:\S+:(\d+)/.exec(told)?.[1]
    if (port !== undefined) return port
  }
  throw new Error(`The server did not start: ${told}`)
}
