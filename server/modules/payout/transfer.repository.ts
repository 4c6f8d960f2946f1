import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../database/connection'
import { nextAfter } from '../../database/paging/page'
import { returnsRow } from '../../database/rows'
import type { Tables, TransferRow } from '../../database/tables/tables'

type State = TransferRow['state']

interface Due {
  nextAttemptAt: string
  id: string
}

export const createTransferRepository = (db: Database) => {
  const transfers = () => db.selectFrom('transfer').selectAll()
  const sendable = () =>
    transfers()
      .where('state', 'in', ['open', 'waiting'])
      .where(({ exists, not, selectFrom }) => {
        const held = selectFrom('engagement').select('engagement.id').where('onHold', '=', 1)
        return not(exists(held.whereRef('engagement.id', '=', 'transfer.engagementId')))
      })
  const dueOf = (query: ReturnType<typeof transfers>, by: string, after: Due, max: number) =>
    nextAfter(
      query.where('nextAttemptAt', '<=', by),
      ['nextAttemptAt', 'id'],
      [after.nextAttemptAt, after.id],
      max,
    ).execute()
  const moveAll = (chargeKey: string, from: State[], state: State) =>
    db.updateTable('transfer').set({ state }).where('chargeKey', '=', chargeKey).where('state', 'in', from).execute()

  return {
    add: (transfer: Insertable<Tables['transfer']>) => db.insertInto('transfer').values(transfer).execute(),

    /** Undefined unless the transfer may be sent: it is not frozen, its engagement not on hold, and its payee not suspended. */
    findSendable: (id: string) =>
      sendable()
        .where('id', '=', id)
        .where(({ exists, not, selectFrom }) => {
          const suspended = selectFrom('user').select('user.id').where('suspendedAt', 'is not', null)
          return not(exists(suspended.whereRef('user.id', '=', 'transfer.payeeId')))
        })
        .executeTakeFirst(),

    findAll: (ids: readonly string[]) => transfers().where('id', 'in', ids).execute(),

    /** Confirmed transfers, by the moment of their confirmation. */
    sentBetween: (from: string, until: string) =>
      transfers().where('sentAt', '>=', from).where('sentAt', '<=', until).execute(),

    /** A transfer, locked until the transaction ends. */
    lock: (id: string) => transfers().where('id', '=', id).forUpdate().executeTakeFirst(),

    /** The transfers of an engagement, one for each charge and payee, the newest first. */
    lockOfEngagement: (engagementId: string) =>
      transfers()
        .where('engagementId', '=', engagementId)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .forUpdate()
        .execute(),

    update: (id: string, changes: Updateable<Tables['transfer']>) =>
      db.updateTable('transfer').set(changes).where('id', '=', id).execute(),

    /** Transfers to send now, oldest first. `after` is the last one of the previous batch. */
    due: (by: string, after: Due, max: number) => dueOf(sendable(), by, after, max),

    /** Canceled transfers that the provider may have made, because the answer to a request was lost. */
    unanswered: (by: string, after: Due, max: number) => {
      const tried = transfers().where('triedAt', 'is not', null).where('sentAt', 'is', null)
      return dueOf(tried.where('state', '=', 'canceled'), by, after, max)
    },

    /** Undefined if it was frozen or canceled meanwhile: then the provider must not be asked. */
    markTried: (id: string, triedAt: string) =>
      db
        .updateTable('transfer')
        .set({ triedAt })
        .where('id', '=', id)
        .where('state', 'in', ['open', 'waiting'])
        .returningAll()
        .executeTakeFirst(),

    /** Returns false if the transfer was waiting before. */
    wait: (id: string) =>
      returnsRow(
        db
          .updateTable('transfer')
          .set({ state: 'waiting' })
          .where('id', '=', id)
          .where('state', '=', 'open')
          .returning('id'),
      ),

    /** Marks a waiting transfer as open, because its payee can receive money now. */
    endWait: (id: string) =>
      db.updateTable('transfer').set({ state: 'open' }).where('id', '=', id).where('state', '=', 'waiting').execute(),

    postpone: (id: string, attempts: number, nextAttemptAt: string) =>
      db.updateTable('transfer').set({ attempts, nextAttemptAt }).where('id', '=', id).execute(),

    /** The payee's transfers that wait are due now. The payee is told again of those that become open. */
    wake: (payeeId: string, nextAttemptAt: string, state: 'open' | 'waiting' = 'waiting') =>
      db
        .updateTable('transfer')
        .set({ nextAttemptAt, state, attempts: 0 })
        .where('payeeId', '=', payeeId)
        .where('state', '=', 'waiting')
        .execute(),

    /** The payee's transfers that are not sent, or that a bank's decision may take back: all, or those of one engagement. */
    unsettledOf: (payeeId: string, engagementId?: string) => {
      const unsettled = transfers().where('payeeId', '=', payeeId).where('state', 'in', ['open', 'waiting', 'frozen'])
      return (engagementId === undefined ? unsettled : unsettled.where('engagementId', '=', engagementId)).execute()
    },

    freeze: (chargeKey: string) => moveAll(chargeKey, ['open', 'waiting'], 'frozen'),

    unfreeze: async (chargeKey: string, nextAttemptAt: string) => {
      const ofCharge = db.updateTable('transfer').where('chargeKey', '=', chargeKey).where('state', '=', 'frozen')
      await ofCharge.where('sentAt', 'is not', null).set({ state: 'sent' }).execute()
      await ofCharge.where('sentAt', 'is', null).set({ state: 'open', attempts: 0, nextAttemptAt }).execute()
    },
  }
}

export type TransferRepository = ReturnType<typeof createTransferRepository>
