import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { fastFolder } from './fast-folder'
import { startPostgres } from './start-postgres.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server; tests create their own databases on it. */
    postgresUrl: string
    /**
     * Name of the database that the first test with sample data creates and others copy. Unique for each run, because the
     * server of TEST_DATABASE_URL outlives the run.
     */
    postgresTemplate: string
  }
}

/** Vitest's global set-up: starts a PostgreSQL for the run, unless TEST_DATABASE_URL names one. */
export const setup = async (project: TestProject) => {
  const nameTemplate = () => project.provide('postgresTemplate', `sample_${randomUUID().replaceAll('-', '')}`)
  nameTemplate()
  // In watch mode the run goes on after a change of the schema or the sample data.
  project.vitest.vite.watcher.on('change', nameTemplate)
  const { TEST_DATABASE_URL: configuredUrl } = process.env
  if (configuredUrl) return project.provide('postgresUrl', configuredUrl)
  const { url, stop } = await startPostgres(fastFolder())
  project.provide('postgresUrl', url)
  // In watch mode the server stays, so the databases of the last run go.
  project.onTestsRerun(() => dropTestDatabases(url))
  return stop
}

const dropTestDatabases = async (url: string) => {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    "select datname as name from pg_database where datname ~ '^test_'",
  )
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
  await client.end()
}
