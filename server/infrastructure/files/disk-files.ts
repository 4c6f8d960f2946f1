import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './files'

/** Stores files in a folder, readable only by the user of the process. */
export const diskFiles = (folder: string): FileStore => {
  const pathOf = (key: string) => {
    if (!/^[a-z0-9-]+\/[a-z0-9-]+\.[a-z0-9]+$/.test(key)) throw new Error(`${JSON.stringify(key)} is no key of a file`)
    return join(folder, key)
  }
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Renamed when it is complete, so that a crash leaves no incomplete file under the key.
      const temporaryPath = `${path}.${randomUUID()}`
      await write(temporaryPath, bytes)
      await rename(temporaryPath, path)
    },
    putFile: async (key, from) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await flush(from)
      const error = await rename(from, path).catch((error: unknown) => error)
      if (error === undefined) return
      if (codeOf(error) !== 'EXDEV') throw error
      // The folder of incoming files is on another disk.
      const temporaryPath = `${path}.${randomUUID()}`
      await copyFile(from, temporaryPath)
      await flush(temporaryPath)
      await rename(temporaryPath, path)
    },
    read: async (key, range) => {
      try {
        const file = await open(pathOf(key))
        return file.createReadStream(range)
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
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
      // Fails for folders that are not empty, which stay.
      for (const parent of new Set(keys.map((key) => dirname(pathOf(key))))) await rmdir(parent).catch(() => {})
    },
    folders: async (before) => {
      const names = await readdir(folder).catch(() => [])
      const stats = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => undefined)))
      return names.filter((_, index) => (stats[index]?.mtimeMs ?? Number.POSITIVE_INFINITY) < before.getTime())
    },
    removeFolders: async (names) => {
      for (const name of names) await rm(dirname(pathOf(`${name}/file.bin`)), { recursive: true, force: true })
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

const flush = async (path: string) => {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

const isMissing = (error: unknown) => codeOf(error) === 'ENOENT'
