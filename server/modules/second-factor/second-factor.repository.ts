import type { Database } from '../../database/connection'
import { countRows, rowCount } from '../../database/paging/page'
import { returnsRow } from '../../database/rows'

/** Authenticator apps and recovery codes. */
export const createSecondFactorRepository = (db: Database) => ({
  app: (userId: string) =>
    db.selectFrom('authenticatorApp').selectAll().where('userId', '=', userId).executeTakeFirst(),

  /** Replaces an app that was not confirmed. */
  addApp: (userId: string, encryptedSecret: string) =>
    db
      .insertInto('authenticatorApp')
      .values({ userId, encryptedSecret, confirmedAt: null, lastTimeStep: null })
      .onConflict((conflict) =>
        conflict
          .column('userId')
          .doUpdateSet({ encryptedSecret, lastTimeStep: null })
          .where('authenticatorApp.confirmedAt', 'is', null),
      )
      .execute(),

  confirmApp: (userId: string, now: Date) =>
    db.updateTable('authenticatorApp').set({ confirmedAt: now.toISOString() }).where('userId', '=', userId).execute(),

  /** Returns false if a code of this time step or of a later one was accepted before. */
  takeTimeStep: (userId: string, timeStep: number) =>
    returnsRow(
      db
        .updateTable('authenticatorApp')
        .set({ lastTimeStep: timeStep })
        .where('userId', '=', userId)
        .where(({ eb, or }) => or([eb('lastTimeStep', 'is', null), eb('lastTimeStep', '<', timeStep)]))
        .returning('userId'),
    ),

  removeApp: async (userId: string) => {
    const removed = await db
      .deleteFrom('authenticatorApp')
      .where('userId', '=', userId)
      .returning('confirmedAt')
      .executeTakeFirst()
    return removed !== undefined && removed.confirmedAt !== null
  },

  addRecoveryCodes: (userId: string, codeHashes: readonly string[]) =>
    db
      .insertInto('recoveryCode')
      .values(codeHashes.map((codeHash) => ({ userId, codeHash })))
      .execute(),

  countRecoveryCodes: (userId: string) =>
    countRows(db.selectFrom('recoveryCode').select(rowCount).where('userId', '=', userId)),

  /** Removes a code. Returns false if there is none: of several uses at once, one gets true. */
  takeRecoveryCode: (userId: string, codeHash: string) =>
    returnsRow(
      db.deleteFrom('recoveryCode').where('userId', '=', userId).where('codeHash', '=', codeHash).returning('userId'),
    ),

  removeRecoveryCodes: (userId: string) => db.deleteFrom('recoveryCode').where('userId', '=', userId).execute(),
})

export type SecondFactorRepository = ReturnType<typeof createSecondFactorRepository>
