import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../database/connection'
import { migrateTo, migrationsOf } from '../database/migrate'
import { isFile, openDatabase, pathOf } from '../database/open-database'
import { prepareDatabase } from '../start/prepare-database'
import { databases } from '../testing/database/databases'
import { fillSample } from '../testing/database/open-sample'
import { startFakeS3 } from '../testing/fake-s3/fake-s3'
import { backUp } from './backup'
import { restore } from './restore'

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'marque-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Every row of every table, as texts. */
const contentOf = async (url: string) => {
  const db = openDatabase(url)
  const content: Record<string, string[]> = {}
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.id(name)}`.execute(db.withoutPlugins())
    content[name] = rows.map((row) => JSON.stringify(row)).sort()
  }
  await db.destroy()
  return content
}

const writeUpload = (dataDir: string, text = 'portrait') => {
  mkdirSync(join(dataDir, 'uploads/upl-1'), { recursive: true })
  writeFileSync(join(dataDir, 'uploads/upl-1/card.webp'), text)
}
const readUpload = (dataDir: string) => readFileSync(join(dataDir, 'uploads/upl-1/card.webp'), 'utf8')

/** Opens a database and its first connection. */
const connect = async (url: string) => {
  const db = openDatabase(url)
  await db.selectFrom('stat').select('id').execute()
  return db
}

const use = async (url: string, work: (db: Database) => Promise<unknown>) => {
  const db = openDatabase(url)
  await work(db)
  await db.destroy()
}

/** SQLite's driver keeps a closed file open until its statements are garbage. A server's end frees them. */
const collectStatements = async () => {
  setFlagsFromString('--expose-gc')
  const gc: () => void = runInNewContext('gc')
  // Native code is told of its garbage in a later turn, and what it frees then may have held more.
  for (let turn = 0; turn < 3; turn += 1) {
    gc()
    await setImmediate()
  }
}

describe.each(databases)('backup of $name', ({ newUrl, newSampleUrl }) => {
  const newSite = async () => ({ databaseUrl: await newUrl(), dataDir: newFolder() })
  const newSampleSite = async () => ({ databaseUrl: await newSampleUrl(), dataDir: newFolder() })

  test('is written while the server runs, is private, and restores every row and every upload', async () => {
    const site = await newSampleSite()
    const server = await connect(site.databaseUrl)
    writeUpload(site.dataDir)
    const backup = await backUp(site, undefined, new Date('2026-11-22T10:00:00.000Z'))
    await server.destroy()
    expect(backup).toBe(join(site.dataDir, 'backups/marque-2026-11-22T10-00-00-000Z'))
    expect(readdirSync(join(site.dataDir, 'backups'))).toEqual(['marque-2026-11-22T10-00-00-000Z'])
    for (const name of readdirSync(backup, { recursive: true, encoding: 'utf8' })) {
      const { mode } = statSync(join(backup, name))
      expect([name, (mode & 0o077).toString(8)]).toEqual([name, '0'])
    }

    const other = await newSite()
    await restore(other, backup, false)
    const [expected, restored] = [await contentOf(site.databaseUrl), await contentOf(other.databaseUrl)]
    expect(expected.user?.length).toBeGreaterThan(20)
    const { kysely_migration: _, ...rows } = expected
    expect(restored).toMatchObject(rows)
    expect(readUpload(other.dataDir)).toBe('portrait')

    // The restored database works: triggers and foreign keys are on.
    const db = await prepareDatabase({ databaseUrl: other.databaseUrl, sampleData: true }, () => {})
    onTestFinished(() => db.destroy())
    const changes = async () => (await sql`select sum(changes) as sum from catalogue_change`.execute(db)).rows
    const before = await changes()
    await db.updateTable('stat').set({ value: '10,001+' }).where('id', '=', 'sta-active-users').execute()
    expect(await changes()).not.toEqual(before)
    await expect(db.updateTable('listing').set({ sellerId: 'usr-nobody' }).execute()).rejects.toThrow(/foreign key/i)
  }, 60_000)

  test('is not restored over data unless that is said in words', async () => {
    const site = await newSampleSite()
    writeUpload(site.dataDir, 'at the backup')
    const backup = await backUp(site, newFolder())
    await use(site.databaseUrl, (db) => db.deleteFrom('stat').execute())
    writeUpload(site.dataDir, 'later')
    const withoutUploads = { ...site, dataDir: newFolder() }
    await expect(restore(withoutUploads, backup, false)).rejects.toThrow(/^The database is not empty\. Add --replace/)
    const withoutDatabase = { ...site, databaseUrl: await newUrl() }
    await expect(restore(withoutDatabase, backup, false)).rejects.toThrow(/uploads is not empty\. Add --replace/)
    const emptied = await contentOf(site.databaseUrl)
    expect([emptied.stat, readUpload(site.dataDir)]).toEqual([[], 'later'])
    await collectStatements()
    await restore(site, backup, true)
    expect((await contentOf(site.databaseUrl)).stat).toHaveLength(4)
    expect(readUpload(site.dataDir)).toBe('at the backup')
    const [former = ''] = readdirSync(site.dataDir).filter((name) => name.startsWith('uploads.replaced-'))
    expect(readFileSync(join(site.dataDir, former, 'upl-1/card.webp'), 'utf8')).toBe('later')
    if (!isFile(site.databaseUrl)) return
    const path = pathOf(site.databaseUrl)
    const [formerDatabase = ''] = readdirSync(dirname(path)).filter((name) =>
      name.startsWith(`${basename(path)}.replaced-`),
    )
    expect((await contentOf(`file:${join(dirname(path), formerDatabase)}`)).stat).toEqual([])
  }, 60_000)

  test('of an earlier version is migrated at the next start', async () => {
    const site = await newSite()
    await use(site.databaseUrl, async (db) => {
      await migrateTo(db, '0010-trade')
      await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
        values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'CUSTOMER', '/ada.svg', '2026-01-01T00:00:00.000Z')`.execute(
        db,
      )
    })
    const backup = await backUp(site, newFolder())
    const other = await newSite()
    await restore(other, backup, false)
    await use(other.databaseUrl, async (db) => {
      expect((await migrationsOf(db)).applied.at(-1)).toBe('0010-trade')
    })
    const db = await prepareDatabase({ databaseUrl: other.databaseUrl, sampleData: false }, () => {})
    expect((await migrationsOf(db)).pending).toEqual([])
    expect(await db.selectFrom('user').select('name').execute()).toEqual([{ name: 'Ada' }])
    await db.destroy()

    // Over a database of this version, too.
    await collectStatements()
    await restore(other, backup, true)
    await use(other.databaseUrl, async (restored) => {
      expect((await migrationsOf(restored)).applied.at(-1)).toBe('0010-trade')
    })
  }, 60_000)

  test('an unfinished backup is refused, naming its folder', async () => {
    const site = await newSite()
    const folder = newFolder()
    await expect(backUp(site, folder)).rejects.toThrow('The database has no tables yet')
    const [left = ''] = readdirSync(folder)
    expect(left).toMatch(/^marque-.+\.incomplete$/)
    await expect(restore(site, join(folder, left), true)).rejects.toThrow('is no complete backup')
  })

  test('is refused while the database is in use', async () => {
    const site = await newSampleSite()
    const server = await connect(site.databaseUrl)
    const backup = await backUp(site, newFolder())
    await expect(restore(site, backup, true)).rejects.toThrow(/^Stop the server first/)
    await server.destroy()
    expect((await contentOf(site.databaseUrl)).stat).toHaveLength(4)
  }, 60_000)

  test('is refused if it is damaged, not complete, of a later version or of another database; what is there stays', async () => {
    const site = await newSampleSite()
    writeUpload(site.dataDir)
    const backup = await backUp(site, newFolder())
    const refusal = () => restore(site, backup, true).catch((error: Error) => error.message)
    const [file = ''] = readdirSync(backup).filter((name) => name.startsWith('database.'))
    const [manifest, database, upload] = ['manifest.json', file, 'uploads/upl-1/card.webp'].map((name) => {
      const path = join(backup, name)
      const written = readFileSync(path)
      /** The refusal of the backup with another content of the file, or without it. */
      return async (change: (text: string) => string | undefined) => {
        const changed = change(written.toString('latin1'))
        if (changed === undefined) rmSync(path)
        else writeFileSync(path, changed, 'latin1')
        const message = await refusal()
        writeFileSync(path, written)
        return message
      }
    })
    if (!manifest || !database || !upload) throw new Error('No files')
    expect(await manifest(() => undefined)).toContain('is no complete backup')
    for (const text of ['no JSON', '{}']) expect(await manifest(() => text)).toContain('is damaged: manifest.json')
    expect(
      await manifest((text) => text.replace(/"lastMigration": "[^"]+"/, '"lastMigration": "9999-later"')),
    ).toContain('a newer version of Marque')
    const swapped = (text: string) =>
      text.replace(/"(SQLite|PostgreSQL)"/, (name) => (name === '"SQLite"' ? '"PostgreSQL"' : '"SQLite"'))
    expect(await manifest(swapped)).toContain('but DATABASE_URL names a database of')
    for (const change of [(text: string) => `${text}x`, (text: string) => text.slice(0, -1), () => undefined]) {
      expect(await database(change)).toContain(`is damaged: ${file}`)
      expect(await upload(change)).toContain('is damaged: its 1 uploads')
    }
    expect((await contentOf(site.databaseUrl)).stat).toHaveLength(4)
    expect([readUpload(site.dataDir), readdirSync(site.dataDir).filter((name) => name.includes('replaced'))]).toEqual([
      'portrait',
      [],
    ])
    await collectStatements()
    expect(await refusal()).toBeUndefined()
  }, 60_000)
})

describe.each(databases.filter(({ name }) => name === 'PostgreSQL'))('backup of $name', ({ openSample }) => {
  test('has no numbers that a restore must continue: the database numbers no column', async () => {
    const db = await openSample()
    onTestFinished(() => db.destroy())
    const sequences = sql`select from information_schema.sequences where sequence_schema = current_schema()`
    expect((await sequences.execute(db)).rows).toEqual([])
  })
})

test('a restore over a SQLite file whose log can’t be read keeps both', async () => {
  const site = { databaseUrl: `file:${join(newFolder(), 'marque.db')}`, dataDir: newFolder() }
  await (await fillSample(site.databaseUrl)).destroy()
  const backup = await backUp(site, newFolder())
  const path = pathOf(site.databaseUrl)
  await collectStatements()
  writeFileSync(`${path}-wal`, 'log')
  mkdirSync(`${path}-shm`)
  await restore(site, backup, true)
  const [log = ''] = readdirSync(dirname(path)).filter((name) => /\.replaced-.+-wal$/.test(name))
  expect(readFileSync(join(dirname(path), log), 'utf8')).toBe('log')
}, 60_000)

describe('backup of a site with object storage', async () => {
  const fakeS3 = await startFakeS3()
  afterAll(fakeS3.stop)
  const { config: s3, objects } = fakeS3
  const newSite = async () => ({ databaseUrl: `file:${join(newFolder(), 'marque.db')}`, dataDir: newFolder(), s3 })

  test('has the objects of the bucket, and restores them into an empty one or into a folder', async () => {
    const site = await newSite()
    await (await fillSample(site.databaseUrl)).destroy()
    objects.put('upl-1/card.webp', Buffer.from('portrait'), 'image/webp')
    const backup = await backUp(site, newFolder())
    expect(readUpload(backup)).toBe('portrait')

    await expect(restore(await newSite(), backup, false)).rejects.toThrow(
      'The bucket marque-test is not empty. Add --replace-existing-data',
    )
    objects.stored.clear()
    await restore(await newSite(), backup, false)
    expect(objects.find('upl-1/card.webp').bytes.toString()).toBe('portrait')

    const { s3: _, ...onDisk } = await newSite()
    await restore(onDisk, backup, false)
    expect(readUpload(onDisk.dataDir)).toBe('portrait')
  }, 60_000)

  test('is refused while the bucket fails', async () => {
    const site = await newSite()
    await (await fillSample(site.databaseUrl)).destroy()
    objects.put('upl-1/card.webp', Buffer.from('portrait'), 'image/webp')
    fakeS3.fail(/^GET upl-1/, { status: 403, code: 'AccessDenied' })
    const folder = newFolder()
    await expect(backUp(site, folder)).rejects.toThrow('1 of 1 files was not copied, such as upl-1/card.webp')
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.incomplete$/)])
    fakeS3.recover()
  }, 60_000)
})
