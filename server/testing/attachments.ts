import type { Database } from '../database/connection'
import { newId } from '../lib/ids'

/** Adds the row of a file that its owner has uploaded and not sent yet, without content. */
export const addAttachment = async (db: Database, ownerId: string, name = 'Sketches.pdf') => {
  const id = newId('fil')
  const file = { id, ownerId, eventId: null, messageId: null, position: 0, name, size: 8 }
  await db
    .insertInto('attachment')
    .values({ ...file, createdAt: new Date().toISOString() })
    .execute()
  return id
}
