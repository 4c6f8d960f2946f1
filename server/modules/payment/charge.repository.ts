import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import { nextAfter } from '../../database/paging/page'
import { assertFound } from '../../database/rows'
import type { ChargeRow, Tables } from '../../database/tables/tables'

interface DueCharge {
  nextCheckAt: string
  key: string
}

export const createChargeRepository = (db: Database) => {
  const change = (key: string) => db.updateTable('charge').where('key', '=', key)
  /** Changes nothing if the next check was moved since the charge was read: a notification has asked for another check. */
  const changeNextCheck = ({ key, nextCheckAt: read }: ChargeRow, nextCheckAt: string | null) =>
    change(key).set({ nextCheckAt }).where('nextCheckAt', '=', read)

  return {
    add: (charge: Insertable<Tables['charge']>) => db.insertInto('charge').values(charge).execute(),

    find: (key: string) => db.selectFrom('charge').selectAll().where('key', '=', key).executeTakeFirst(),

    findAll: (keys: readonly string[]) => db.selectFrom('charge').selectAll().where('key', 'in', keys).execute(),

    /** Charges that were paid, by the moment of their creation. */
    paidBetween: (from: string, until: string) =>
      db
        .selectFrom('charge')
        .selectAll()
        .where('createdAt', '>=', from)
        .where('createdAt', '<=', until)
        .where('state', 'in', ['paid', 'refunded'])
        .execute(),

    lock: async (key: string) => {
      const charge = await db.selectFrom('charge').selectAll().where('key', '=', key).forUpdate().executeTakeFirst()
      return assertFound(charge, key)
    },

    /** The charge of an attempt that has no end yet. */
    openOf: (attemptId: string) =>
      db
        .selectFrom('charge')
        .selectAll()
        .where('attemptId', '=', attemptId)
        .where('state', '=', 'open')
        .executeTakeFirst(),

    /** The newest charge of an attempt. */
    latestOf: (attemptId: string) =>
      db
        .selectFrom('charge')
        .selectAll()
        .where('attemptId', '=', attemptId)
        .orderBy('createdAt', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Charges to ask the provider about, after the last one of the previous batch. */
    dueAfter: (after: DueCharge, now: string, max: number) =>
      nextAfter(
        db.selectFrom('charge').selectAll().where('nextCheckAt', '<=', now).where('leaseUntil', '<=', now),
        ['nextCheckAt', 'key'],
        [after.nextCheckAt, after.key],
        max,
      )
        .$narrowType<{ nextCheckAt: string }>()
        .execute(),

    /** Takes the lease of a charge if it has run out. Of several concurrent calls, one gets the charge. */
    claim: (key: string, now: string, leaseUntil: string) =>
      change(key).set({ leaseUntil }).where('leaseUntil', '<=', now).returningAll().executeTakeFirst(),

    /** Renews the lease of the process that is charging. */
    renewLease: (key: string, leaseUntil: string) => change(key).set({ leaseUntil }).execute(),

    /** Ends the lease and sets the time of the next check. */
    postpone: async (charge: ChargeRow, now: string, nextCheckAt: string) => {
      await changeNextCheck(charge, nextCheckAt).where('state', '=', 'open').execute()
      await change(charge.key)
        .set(({ eb }) => ({ leaseUntil: now, checks: eb('checks', '+', 1) }))
        .where('state', '=', 'open')
        .execute()
    },

    /** Makes a check due now, also of a charge that is not open. */
    recheck: (key: string, now: string) => change(key).set({ nextCheckAt: now }).execute(),

    end: (key: string, state: Exclude<ChargeRow['state'], 'open'>) =>
      change(key).set({ state, nextCheckAt: null }).execute(),

    /** Ends the checks of a charge that is not open. */
    endChecks: (charge: ChargeRow) => changeNextCheck(charge, null).where('state', '!=', 'open').execute(),
  }
}

export type ChargeRepository = ReturnType<typeof createChargeRepository>
