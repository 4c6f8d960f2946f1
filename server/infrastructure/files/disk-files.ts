import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '../../lib/errors'
import { assertKey, type FileContent, type FileStore, isKey } from './files'

/** Stores files in a folder, readable only by the user of the process. */
export const diskFiles = (folder: string): FileStore => {
  const pathOf = (key: string) => join(folder, assertKey(key))

  const put = async (key: string, content: Uint8Array | FileContent) => {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    // Renamed when it is complete, so that a crash leaves no incomplete file under the key.
    const temporaryPath = `${path}.${randomUUID()}`
    try {
      await write(temporaryPath, content)
      await rename(temporaryPath, path)
    } catch (error) {
      await rm(temporaryPath, { force: true })
      throw error
    }
  }

  return {
    put,
    putStream: put,
    putFile: async (key, { path: from }) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await flush(from)
      const error = await rename(from, path).catch((error: unknown) => error)
      if (error === undefined) return
      if (codeOf(error) !== 'EXDEV') throw error
      // The folder of incoming files is on another disk.
      await put(key, createReadStream(from))
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
    list: async function* () {
      for (const parent of await readdir(folder).catch(() => [])) {
        for (const name of await readdir(join(folder, parent)).catch(() => [])) {
          const key = `${parent}/${name}`
          const found = isKey(key) ? await stat(join(folder, key)).catch(() => undefined) : undefined
          if (found?.isFile()) yield { key, size: found.size }
        }
      }
    },
    folders: async function* (prefix, before) {
      for (const name of await readdir(folder).catch(() => [])) {
        if (!name.startsWith(prefix)) continue
        const found = await stat(join(folder, name)).catch(() => undefined)
        if (found && found.mtimeMs < before.getTime()) yield name
      }
    },
    removeFolders: async (names) => {
      for (const name of names) await rm(dirname(pathOf(`${name}/file.bin`)), { recursive: true, force: true })
    },
  }
}

const write = async (path: string, content: Uint8Array | FileContent) => {
  const file = await open(path, 'wx', 0o600)
  try {
    await writeFile(file, content)
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

const isMissing = (error: unknown) => codeOf(error) === 'ENOENT'
