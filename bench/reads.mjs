// @ts-check
import { startPostgres } from '../tools/testing/start-postgres.mjs'
import { measureReads } from './lib/measure-reads.mjs'
import { printTable } from './lib/table.mjs'

const postgres = await startPostgres()
try {
  const sqlite = await measureReads('file::memory:')
  const onPostgres = await measureReads(postgres.url)
  console.log('Reads of a catalogue of 50,000 listings, milliseconds\n')
  printTable(
    sqlite.map(({ read, before, now }, index) => ({
      read,
      'SQLite before': before,
      'SQLite now': now,
      'PostgreSQL before': onPostgres[index]?.before ?? '',
      'PostgreSQL now': onPostgres[index]?.now ?? '',
    })),
  )
} finally {
  await postgres.stop()
}
