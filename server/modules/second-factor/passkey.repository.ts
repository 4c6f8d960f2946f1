import type { Database } from '../../database/connection'
import { returnsRow } from '../../database/rows'
import type { PasskeyRow } from '../../database/tables/tables'

export const createPasskeyRepository = (db: Database) => ({
  addChallenge: (challengeHash: string, registeringUserId: string | null, expiresAt: Date) =>
    db
      .insertInto('passkeyChallenge')
      .values({ challengeHash, registeringUserId, expiresAt: expiresAt.toISOString() })
      .execute(),

  /** Removes and returns the challenge. Of several callers at once, one gets it. */
  takeChallenge: (challengeHash: string) =>
    db.deleteFrom('passkeyChallenge').where('challengeHash', '=', challengeHash).returningAll().executeTakeFirst(),

  removeExpiredChallenges: (now: Date) =>
    db.deleteFrom('passkeyChallenge').where('expiresAt', '<=', now.toISOString()).execute(),

  /** Returns false if the passkey is registered already. */
  add: (passkey: PasskeyRow) =>
    returnsRow(
      db
        .insertInto('passkey')
        .values(passkey)
        .onConflict((conflict) => conflict.column('credentialId').doNothing())
        .returning('credentialId'),
    ),

  byCredentialId: (credentialId: string) =>
    db.selectFrom('passkey').selectAll().where('credentialId', '=', credentialId).executeTakeFirst(),

  /** The passkeys of a user, oldest first. */
  ofUser: (userId: string) =>
    db.selectFrom('passkey').selectAll().where('userId', '=', userId).orderBy('createdAt').orderBy('id').execute(),

  used: (id: string, counter: number, now: Date) =>
    db.updateTable('passkey').set({ counter, lastUsedAt: now.toISOString() }).where('id', '=', id).execute(),

  /** Removes a passkey of the user and returns its name. Undefined if there is none. */
  remove: (userId: string, id: string) =>
    db.deleteFrom('passkey').where('userId', '=', userId).where('id', '=', id).returning('name').executeTakeFirst(),

  /** Returns the renamed passkey. Undefined if the user has none with this id. */
  rename: (userId: string, id: string, name: string) =>
    db
      .updateTable('passkey')
      .set({ name })
      .where('userId', '=', userId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),

  removeAllOf: (userId: string) => db.deleteFrom('passkey').where('userId', '=', userId).execute(),
})

export type PasskeyRepository = ReturnType<typeof createPasskeyRepository>
