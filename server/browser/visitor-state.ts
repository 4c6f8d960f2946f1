import type { Database } from '@sqlite.org/sqlite-wasm'
import { createLastingVisitor } from '../api/lasting-visitor'
import { KEY_BYTES } from '../infrastructure/secret-box/secret-box'
import { fromBase64, toBase64 } from '../lib/base64'

/** Texts by name, which outlive the worker where the storage does. */
const createKeyValueStore = (database: Database) => {
  database.exec('create table if not exists keepsake (name text primary key, value text not null)')
  return {
    read: (name: string) => {
      const value = database.selectValue('select value from keepsake where name = ?', name)
      return typeof value === 'string' ? value : undefined
    },
    write: (name: string, value: string) =>
      void database.exec({ sql: 'replace into keepsake values (?, ?)', bind: [name, value] }),
  }
}

/** Stores the session of the browser's visitor and the key of secrets, apart from the marketplace. */
export const openVisitorState = (database: Database) => {
  const { read, write } = createKeyValueStore(database)

  return {
    /** The key that encrypts secrets of the database, made at the first start. */
    secretKey: () => {
      const known = read('secret key')
      if (known !== undefined) return fromBase64(known)
      const key = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
      write('secret key', toBase64(key))
      return key
    },

    /** The visitor of all tabs. `save` keeps its tokens, if they have changed; a browser would store them as cookies. */
    visitor: (userAgent?: string) => {
      let kept = read('visitor') ?? '{}'
      const stored: unknown = JSON.parse(kept)
      const visitor = Object.assign(createLastingVisitor(), stored, { userAgent })
      const save = () => {
        const current = JSON.stringify({ token: visitor.token, otherTokens: visitor.otherTokens })
        if (current === kept) return
        kept = current
        write('visitor', current)
      }
      return { visitor, save }
    },
  }
}
