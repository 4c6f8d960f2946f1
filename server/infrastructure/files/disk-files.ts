import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './files'

/** Files below a folder, readable by their owner alone. */
export const diskFiles = (folder: string): FileStore => {
  const pathOf = (key: string) => {
    if (!/^[a-z0-9-]+\/[a-z0-9-]+\.[a-z0-9]+$/.test(key)) throw new Error(`${JSON.stringify(key)} is no key of a file`)
    return join(folder, key)
  }
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Written under another name first, so that a crash leaves no half file.
      const half = `${path}.${randomUUID()}`
      await write(half, bytes)
      await rename(half, path)
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: async (keys) => {
      for (const key of keys) await rm(pathOf(key), { force: true })
      // Leaves folders that are not empty.
      for (const parent of new Set(keys.map((key) => dirname(pathOf(key))))) await rmdir(parent).catch(() => {})
    },
  }
}

const write = async (path: string, bytes: Uint8Array) => {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
