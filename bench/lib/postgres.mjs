// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const keeper = fileURLToPath(new URL('../../tools/testing/postgres-keeper.mjs', import.meta.url))

/** A real PostgreSQL for as long as we run: the one that the tests use. */
export const startPostgres = async () => {
  const child = spawn(process.execPath, [keeper], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [url] = await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')])
  if (typeof url !== 'string') throw new Error('PostgreSQL did not start.')
  return {
    url,
    stop: async () => {
      const exit = once(child, 'exit')
      child.stdin.end()
      await exit
    },
  }
}
