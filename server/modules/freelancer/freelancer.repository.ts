import type { Insertable, Updateable } from 'kysely'
import { VISIBLE } from '../../database/columns'
import type { Database } from '../../database/connection'
import { fetchPage, type Order, type PageRequest } from '../../database/paging/page'
import { runTransaction } from '../../database/run-transaction'
import type { FreelancerRow, Tables } from '../../database/tables/tables'
import type { FreelancerSort } from '../../generated/resolvers'

export interface FreelancerCriteria {
  /** Case-folded. */
  skill?: string | undefined
  maxRateCents?: number | undefined
}

const orders: Record<FreelancerSort, Order<FreelancerRow>> = {
  RATING: {
    name: 'RATING',
    direction: 'desc',
    columns: ['rating', 'reviewCount', 'id'],
    kinds: ['decimal', 'integer', 'text'],
  },
  RATE_LOW: { name: 'RATE_LOW', direction: 'asc', columns: ['hourlyRateCents', 'id'], kinds: ['integer', 'text'] },
  RATE_HIGH: { name: 'RATE_HIGH', direction: 'desc', columns: ['hourlyRateCents', 'id'], kinds: ['integer', 'text'] },
}

export const createFreelancerRepository = (db: Database) => ({
  byIdOrUserId: (id: string) =>
    db
      .selectFrom('freelancer')
      .selectAll()
      .where('visible', '=', VISIBLE)
      .where((eb) => eb.or([eb('id', '=', id), eb('userId', '=', id)]))
      .executeTakeFirst(),

  page: ({ skill, maxRateCents }: FreelancerCriteria, sort: FreelancerSort, request: PageRequest) => {
    // A profile without a title has a page, but is not listed.
    let query = db.selectFrom('freelancer').selectAll().where('visible', '=', VISIBLE).where('title', '<>', '')
    if (maxRateCents !== undefined) query = query.where('hourlyRateCents', '<=', maxRateCents)
    if (skill !== undefined) {
      query = query.where('id', 'in', ({ selectFrom }) =>
        selectFrom('freelancerSkill').select('freelancerId').where('freelancerSkill.skill', '=', skill),
      )
    }
    return fetchPage(db, query, orders[sort], request)
  },

  byUserId: (userId: string) => db.selectFrom('freelancer').selectAll().where('userId', '=', userId).executeTakeFirst(),

  /** Adds the profile unless the user has one. */
  add: (freelancer: Insertable<Tables['freelancer']>) =>
    db
      .insertInto('freelancer')
      .values(freelancer)
      .onConflict((conflict) => conflict.column('userId').doNothing())
      .execute(),

  /** `skills` are case-folded and unique. */
  update: (freelancerId: string, change: Updateable<Tables['freelancer']>, skills: readonly string[]) =>
    runTransaction(db, async (transaction) => {
      const changed = await transaction
        .updateTable('freelancer')
        .set(change)
        .where('id', '=', freelancerId)
        .returningAll()
        .executeTakeFirst()
      await transaction.deleteFrom('freelancerSkill').where('freelancerId', '=', freelancerId).execute()
      const rows = skills.map((skill) => ({ freelancerId, skill }))
      if (rows.length > 0) await transaction.insertInto('freelancerSkill').values(rows).execute()
      return changed
    }),

  setVisible: (userId: string, visible: boolean) =>
    db
      .updateTable('freelancer')
      .set({ visible: Number(visible) })
      .where('userId', '=', userId)
      .where('takenDown', '=', 0)
      .execute(),

  setTakenDown: (id: string, takenDown: boolean, visible: boolean) =>
    db
      .updateTable('freelancer')
      .set({ takenDown: Number(takenDown), visible: Number(visible) })
      .where('id', '=', id)
      .execute(),

  removeOf: (userId: string) => db.deleteFrom('freelancer').where('userId', '=', userId).execute(),
})

export type FreelancerRepository = ReturnType<typeof createFreelancerRepository>
