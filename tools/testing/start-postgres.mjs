// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const runner = fileURLToPath(new URL('postgres-runner.mjs', import.meta.url))

/** A real PostgreSQL until it is stopped, or until we end. */
export const startPostgres = async () => {
  const child = spawn(process.execPath, [runner], {
    // In a group of its own, so that Ctrl-C doesn't end it before it has tidied up; its input ends with us, however we end.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const [url] = await Promise.race([once(createInterface(child.stdout), 'line'), exited])
  if (typeof url !== 'string') throw new Error('PostgreSQL did not start: see above.')
  return {
    url,
    stop: async () => {
      child.stdin.end()
      await exited
    },
  }
}
