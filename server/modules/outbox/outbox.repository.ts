import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import { returnsRow } from '../../database/rows'
import type { OutboxMailRow, Tables } from '../../database/tables/tables'

export const createOutboxRepository = (db: Database) => {
  const change = (id: string) => db.updateTable('outboxMail').where('id', '=', id)

  return {
    /** Adds a mail. Returns false if the account has one with its topic. */
    add: (mail: Insertable<Tables['outboxMail']>) =>
      returnsRow(
        db
          .insertInto('outboxMail')
          .values(mail)
          .onConflict((conflict) => conflict.columns(['userId', 'topic']).doNothing())
          .returning('id'),
      ),

    /** Replaces the account's mail with a topic by a newer one, and returns its id. One that was sent is sent again, at `next(sentAt)`. */
    replace: async (
      userId: string,
      topic: string,
      mail: Pick<OutboxMailRow, 'subject' | 'text' | 'html'>,
      next: (sentAt: string) => Date,
    ) => {
      const replaced = await db
        .updateTable('outboxMail')
        .set(mail)
        .where('userId', '=', userId)
        .where('topic', '=', topic)
        .returning(['id', 'sentAt'])
        .executeTakeFirst()
      if (!replaced?.sentAt) return replaced?.id
      const nextAttemptAt = next(replaced.sentAt).toISOString()
      await change(replaced.id).set({ sentAt: null, attempts: 0, nextAttemptAt }).execute()
      return replaced.id
    },

    /**
     * Claims one mail that is due, new ones before those that failed. No other process can claim it before `retryAt`. `except`
     * lists domains whose mails are left out.
     */
    claim: (now: Date, retryAt: Date, except: readonly string[]) =>
      db
        .updateTable('outboxMail')
        .set(({ eb }) => ({ nextAttemptAt: retryAt.toISOString(), attempts: eb('attempts', '+', 1) }))
        .where('id', '=', (from) =>
          from
            .selectFrom('outboxMail as due')
            .select('due.id')
            .where('due.nextAttemptAt', '<=', now.toISOString())
            .where('due.sentAt', 'is', null)
            .$if(except.length > 0, (query) => query.where('due.domain', 'not in', except))
            .orderBy('due.attempts')
            .orderBy('due.nextAttemptAt')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .executeTakeFirst(),

    reschedule: (id: string, at: Date) => change(id).set({ nextAttemptAt: at.toISOString() }).execute(),

    /** Marks a mail as sent. Returns false if it was replaced while it was being sent. */
    markSent: ({ id, text }: OutboxMailRow, at: Date) =>
      returnsRow(change(id).where('text', '=', text).set({ sentAt: at.toISOString() }).returning('id')),

    /** Removes the account's mail with a topic that has not been sent. */
    removeWaiting: (userId: string, topic: string) =>
      db
        .deleteFrom('outboxMail')
        .where('userId', '=', userId)
        .where('topic', '=', topic)
        .where('sentAt', 'is', null)
        .returning('id')
        .execute(),

    remove: (id: string) => db.deleteFrom('outboxMail').where('id', '=', id).execute(),

    removeSentBefore: (before: Date) =>
      db.deleteFrom('outboxMail').where('sentAt', '<', before.toISOString()).execute(),

    /** Removes the mails to an account, and those to others that name it. */
    removeAllOf: (userId: string) =>
      db
        .deleteFrom('outboxMail')
        .where(({ or, eb }) => or([eb('userId', '=', userId), eb('aboutId', '=', userId)]))
        .execute(),
  }
}

export type OutboxRepository = ReturnType<typeof createOutboxRepository>
