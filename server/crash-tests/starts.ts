import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { migrateTo } from '../database/migrate'
import { openDatabase } from '../database/open-database'

const script = fileURLToPath(new URL('start-process.ts', import.meta.url))

export const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'marque-starts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Starts with a database in another process, and resolves once that process has begun. */
export const beginStart = async (file: string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', script, file], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  const errors = text(child.stderr)
  await once(child.stdout, 'data')
  return {
    /** Resolves at the end of the process with its exit code and errors. */
    finish: async () => {
      const [code] = await ended
      return { code, errors: await errors }
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Kills starts at moments spread over the time of a whole start. Returns the errors of the starts that follow a kill. */
export const killStarts = async (kills: number, newFile: () => Promise<string>) => {
  const whole = await beginStart(await newFile())
  const begun = performance.now()
  await whole.finish()
  const duration = performance.now() - begun
  const files: string[] = []
  const failures: string[] = []
  for (let kill = 0; kill < kills; kill++) {
    const file = await newFile()
    files.push(file)
    const killed = await beginStart(file)
    await wait((duration * (kill + 1)) / (kills + 1))
    await killed.kill()
    const { code, errors } = await (await beginStart(file)).finish()
    if (code !== 0) failures.push(errors)
  }
  return { files, failures }
}

/** A database file of an earlier version, with a row. */
export const writeOldDatabase = async (file: string) => {
  const db = openDatabase(`file:${file}`)
  await migrateTo(db, '0010-trade')
  await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
    values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'CUSTOMER', '/ada.svg', '2026-01-01T00:00:00.000Z')`.execute(db)
  await db.destroy()
  return file
}

export const namesIn = async (file: string) => {
  const db = openDatabase(`file:${file}`)
  const users = await db.selectFrom('user').select('name').where('id', '=', 'usr-ada').execute()
  await db.destroy()
  return users.map(({ name }) => name)
}
