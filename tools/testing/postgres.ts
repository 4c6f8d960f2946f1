import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** A real PostgreSQL; tests make databases of their own in it. */
    postgresUrl: string
    /** The database that the first test with sample data makes, and others copy: of this run, as a PostgreSQL that is given outlasts it. */
    postgresTemplate: string
  }
}

/** Vitest's global set-up: a PostgreSQL for the run, or the one that TEST_DATABASE_URL names. */
export const setup = async (project: TestProject) => {
  project.provide('postgresTemplate', `sample_${randomUUID().replaceAll('-', '')}`)
  const { TEST_DATABASE_URL: given } = process.env
  if (given) return project.provide('postgresUrl', given)
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}
