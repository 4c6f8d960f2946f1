// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const runner = fileURLToPath(new URL('postgres-runner.mjs', import.meta.url))

/** Starts a temporary PostgreSQL with its data below a folder. It stops with this process at the latest. */
export const startPostgres = async (folder = tmpdir()) => {
  const child = spawn(process.execPath, [runner, folder], {
    // A process group of its own, so that Ctrl-C doesn't kill it before it has cleaned up; it stops when its input closes.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines = createInterface(child.stdout)
  const [url] = await Promise.race([once(lines, 'line'), exited])
  if (typeof url !== 'string') throw new Error('PostgreSQL did not start: see above.')
  /** @param {string} command */
  const send = async (command) => {
    child.stdin.write(`${command}\n`)
    /** @type {string[]} */
    const [answer = ''] = await once(lines, 'line')
    return answer
  }
  return {
    url,
    /** @param {'SIGINT' | 'SIGKILL'} signal SIGINT: a clean stop */
    beginOutage: (signal) => send(signal),
    endOutage: () => send('start'),
    /** Restarts it, and returns the address of a streaming replica. */
    addReplica: () => send('replica'),
    stop: async () => {
      child.stdin.end()
      await exited
    },
  }
}
