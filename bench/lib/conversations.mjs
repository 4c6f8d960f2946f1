// @ts-check
import Sqlite from 'libsql'

const FIRST = Date.parse('2026-01-01T00:00:00.000Z')

/**
 * Inserts conversations into a server's database file, because rate limits make the API too slow for so many.
 * @param {string} file
 * @param {{ ownerId: string, otherId: string, count: number }} inbox
 */
export const addConversations = (file, { ownerId, otherId, count }) => {
  const db = new Sqlite(file)
  const [low, high] = [ownerId, otherId].sort()
  const insertConversation = db.prepare("insert into conversation values (?, 'COMPANY', ?, 'Much to say', ?, ?, 1, ?)")
  const insertParty =
    db.prepare(`insert into conversation_party (conversation_id, user_id, other_id, search_text, last_message_at,
    read_up_to, unread) values (?, ?, ?, 'much to say', ?, 0, ?)`)
  const insertMessage =
    db.prepare(`insert into message (conversation_id, sequence, id, sender_id, client_id, body, sent_at)
    values (?, 1, ?, ?, 'first', 'A word.', ?)`)
  db.exec('begin immediate')
  for (let i = 0; i < count; i++) {
    const id = `cnv-${ownerId}-${i}`
    const at = new Date(FIRST + i * 60_000).toISOString()
    insertConversation.run(id, `com-${ownerId}-${i}`, low, high, at)
    insertParty.run(id, ownerId, otherId, at, i % 100 === 0 ? 1 : 0)
    insertMessage.run(id, `msg-${ownerId}-${i}`, otherId, at)
  }
  db.exec('commit')
  db.close()
}
