import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A real PostgreSQL; tests make databases of their own in it. */
    postgresUrl: string
  }
}

/** Vitest's global set-up: a PostgreSQL for the run, or the one that TEST_DATABASE_URL names. */
export const setup = async (project: TestProject) => {
  const { TEST_DATABASE_URL: given } = process.env
  if (given) return project.provide('postgresUrl', given)
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'postgres-keeper.mjs')], {
    // In a group of its own, so that Ctrl-C doesn't end it before it has tidied up; its input ends with us, however we end.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [url] = await Promise.race([once(createInterface(keeper.stdout), 'line'), once(keeper, 'exit')])
  if (typeof url !== 'string') throw new Error('PostgreSQL did not start: see above.')
  project.provide('postgresUrl', url)
  return async () => {
    keeper.stdin.end()
    await once(keeper, 'exit')
  }
}
