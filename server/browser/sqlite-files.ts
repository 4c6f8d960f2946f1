import type { Database } from '@sqlite.org/sqlite-wasm'
import { assertKey, bytesOf, contentOf, type FileStore } from '../infrastructure/files/files'

/** Stores files in a database of the browser, which has no disk. */
export const sqliteFiles = (database: Database): FileStore => {
  database.exec('create table if not exists file (key text primary key, content blob not null, put_at real not null)')
  const put = (key: string, bytes: Uint8Array) => {
    database.exec({ sql: 'replace into file values (?, ?, ?)', bind: [assertKey(key), bytes, Date.now()] })
  }
  const get = (key: string) => {
    const content = database.selectValue('select content from file where key = ?', assertKey(key))
    if (content === undefined) return undefined
    // SQLite has null for a content of no bytes.
    return content instanceof Uint8Array ? content : new Uint8Array()
  }
  return {
    put: async (key, bytes) => put(key, bytes),
    putFile: async (key, { read }) => put(key, await read()),
    putStream: async (key, content) => put(key, await bytesOf(content)),
    get: async (key) => get(key),
    read: async (key, range) => {
      const bytes = get(key)
      return bytes && contentOf(range ? bytes.subarray(range.start, range.end + 1) : bytes)
    },
    remove: async (keys) => {
      for (const key of keys) database.exec({ sql: 'delete from file where key = ?', bind: [assertKey(key)] })
    },
    list: async function* () {
      for (const [key, size] of database.selectArrays('select key, length(content) from file'))
        yield { key: String(key), size: Number(size) }
    },
    folders: async function* (prefix, before) {
      const folder = "substr(key, 1, instr(key, '/') - 1)"
      const sql = `select ${folder} from file where substr(key, 1, ?) = ? group by 1 having max(put_at) < ?`
      for (const name of database.selectValues(sql, [prefix.length, prefix, before.getTime()])) yield String(name)
    },
    removeFolders: async (folders) => {
      for (const folder of folders) {
        assertKey(`${folder}/file.bin`)
        database.exec({ sql: "delete from file where key >= ? || '/' and key < ? || '0'", bind: [folder, folder] })
      }
    },
  }
}
