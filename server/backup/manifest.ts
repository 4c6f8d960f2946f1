import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { propertyOf } from '../lib/property-of'
import { StartError } from '../lib/start-error'
import { filesIn } from './files'

/** Describes a backup. It is written last, so that a folder without it is no complete backup. */
export interface Manifest {
  madeAt: string
  database: 'SQLite' | 'PostgreSQL'
  /** The name of the newest migration that the database had. */
  lastMigration: string
  databaseFile: string
  /** The digest of the database file. */
  sha256: string
  uploads: number
  /** The digest of the names and contents of all uploads. */
  uploadsSha256: string
}

export const MANIFEST = 'manifest.json'

export const digestOf = async (path: string) => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

export const digestOfFolder = async (folder: string) => {
  const hash = createHash('sha256')
  for (const path of (await filesIn(folder)).sort()) hash.update(`${await digestOf(join(folder, path))} ${path}\n`)
  return hash.digest('hex')
}

/** Reads the manifest of a backup and checks its database file and its uploads. */
export const readManifest = async (backup: string): Promise<Manifest> => {
  const text = await readFile(join(backup, MANIFEST), 'utf8').catch(() => undefined)
  if (text === undefined) throw new StartError(`${backup} is no complete backup: it has no ${MANIFEST}.`)
  const manifest = parsed(text)
  if (!isManifest(manifest))
    throw new StartError(`The backup ${backup} is damaged: ${MANIFEST} is not as it was written.`)
  const digest = await digestOf(join(backup, manifest.databaseFile)).catch(() => undefined)
  if (digest !== manifest.sha256) {
    throw new StartError(`The backup ${backup} is damaged: ${manifest.databaseFile} is not as it was written.`)
  }
  if ((await digestOfFolder(join(backup, 'uploads'))) !== manifest.uploadsSha256) {
    throw new StartError(
      `The backup ${backup} is damaged: its ${manifest.uploads} uploads are not as they were written.`,
    )
  }
  return manifest
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const texts = ['madeAt', 'database', 'lastMigration', 'databaseFile', 'sha256', 'uploadsSha256']

const isManifest = (value: unknown): value is Manifest =>
  texts.every((name) => typeof propertyOf(value, name) === 'string') && typeof propertyOf(value, 'uploads') === 'number'
