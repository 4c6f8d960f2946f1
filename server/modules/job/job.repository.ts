import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../database/connection'
import { COUNT_LIMIT, fetchPage, latestFirst, type Order, type PageRequest } from '../../database/paging/page'
import type { JobRow, Tables } from '../../database/tables/tables'
import type { JobSort } from '../../generated/resolvers'
import { MAX_DOLLARS } from '../../lib/money'
import { type JobCriteria, REMOTE } from './job-facets'
import { isVisibleJob } from './visible-jobs'

const latest = latestFirst<JobRow>('LATEST', 'postedAt', 'id')

const orders: Record<JobSort, Order<JobRow>> = {
  NEWEST: latest,
  PAY_HIGH: { name: 'PAY_HIGH', direction: 'desc', columns: ['yearlyPay', 'id'], kinds: ['integer', 'text'] },
}

export const createJobRepository = (db: Database) => {
  const visible = () => db.selectFrom('job').selectAll().where(isVisibleJob)
  return {
    visibleByIds: (ids: readonly string[]) => visible().where('id', 'in', ids).execute(),

    byIds: (ids: readonly string[]) => db.selectFrom('job').selectAll().where('id', 'in', ids).execute(),

    /** Open jobs. */
    page: ({ kind, type, place, minPay }: JobCriteria, sort: JobSort, request: PageRequest) => {
      let open = visible().where('closedAt', 'is', null)
      if (kind != null) open = open.where('kind', '=', kind)
      if (type != null) open = open.where('type', '=', type)
      if (place != null) open = place === REMOTE ? open.where('remote', '=', 1) : open.where('city', '=', place)
      if (minPay != null) open = open.where('yearlyPay', '>=', Math.ceil(Math.min(Math.max(minPay, 1), MAX_DOLLARS)))
      return fetchPage(db, open, orders[sort], request)
    },

    /** The latest 1,001 open jobs, which facets are counted by. */
    sample: () =>
      visible()
        .clearSelect()
        .select(['kind', 'type', 'city', 'remote', 'yearlyPay'])
        .where('closedAt', 'is', null)
        .orderBy('postedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(COUNT_LIMIT)
        .execute(),

    ofOwner: (ownerId: string, request: PageRequest) =>
      fetchPage(db, db.selectFrom('job').selectAll().where('ownerId', '=', ownerId), latest, request),

    postedAs: (ownerId: string, clientId: string) =>
      db
        .selectFrom('job')
        .selectAll()
        .where('ownerId', '=', ownerId)
        .where('clientId', '=', clientId)
        .executeTakeFirst(),

    /** Latest first. */
    idsOfOwner: async (ownerId: string, max: number) => {
      const rows = await db
        .selectFrom('job')
        .select('id')
        .where('ownerId', '=', ownerId)
        .orderBy('postedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(max)
        .execute()
      return rows.map(({ id }) => id)
    },

    titlesOfOwner: (ownerId: string) =>
      db.selectFrom('job').select(['id', 'title']).where('ownerId', '=', ownerId).execute(),

    /** Locks the row until the transaction ends. */
    lock: (id: string) => db.selectFrom('job').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

    setTakenDown: (id: string, takenDown: boolean) =>
      db
        .updateTable('job')
        .set({ takenDown: Number(takenDown) })
        .where('id', '=', id)
        .execute(),

    add: (job: Insertable<Tables['job']>) => db.insertInto('job').values(job).execute(),

    /** Removes the jobs of an account and the applications to them. */
    removeAllOf: (ownerId: string) => db.deleteFrom('job').where('ownerId', '=', ownerId).execute(),

    update: (id: string, change: Updateable<Tables['job']>) =>
      db.updateTable('job').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
  }
}

export type JobRepository = ReturnType<typeof createJobRepository>
