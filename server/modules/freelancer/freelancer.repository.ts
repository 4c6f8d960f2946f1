import { type Insertable, sql, type Updateable } from 'kysely'
import { VISIBLE } from '../../database/columns'
import type { Database } from '../../database/connection'
import { COUNT_LIMIT, fetchPage, type Order, type Page, type PageRequest, withRows } from '../../database/paging/page'
import type { FreelancerRow, Tables } from '../../database/tables/tables'
import type { FreelancerFilter, FreelancerSort } from '../../generated/resolvers'
import { cents } from '../../lib/money'
import { foldCase } from '../../lib/text'
import { isNotEmpty, profilesWith, traitsIn, withTraits } from '../credential/seller-traits'
import { listedFreelancers } from './listed-freelancers'

const sortedColumns = ['id', 'rating', 'reviewCount', 'hourlyRateCents'] as const

/** A freelancer, or a trait of one. */
interface Sorted extends Pick<FreelancerRow, 'id' | 'rating' | 'reviewCount'> {
  hourlyRateCents: number | null
}

const orders: Record<FreelancerSort, Order<Sorted>> = {
  RATING: {
    name: 'RATING',
    direction: 'desc',
    columns: ['rating', 'reviewCount', 'id'],
    kinds: ['decimal', 'integer', 'text'],
  },
  RATE_LOW: { name: 'RATE_LOW', direction: 'asc', columns: ['hourlyRateCents', 'id'], kinds: ['integer', 'text'] },
  RATE_HIGH: { name: 'RATE_HIGH', direction: 'desc', columns: ['hourlyRateCents', 'id'], kinds: ['integer', 'text'] },
}

/** A condition on columns that freelancers and their traits have. */
const matching = (db: Database, { skill, maxRate, minRating }: FreelancerFilter) => {
  const withSkill = db
    .selectFrom('freelancerSkill')
    .select('freelancerId')
    .where('skill', '=', foldCase(skill ?? ''))
  return sql<boolean>`${sql.join(
    [
      sql`1 = 1`,
      ...(minRating == null ? [] : [sql`${sql.ref('rating')} >= ${minRating}`]),
      ...(maxRate == null ? [] : [sql`${sql.ref('hourlyRateCents')} <= ${cents(maxRate)}`]),
      ...(skill == null ? [] : [sql`${sql.ref('id')} in ${withSkill}`]),
    ],
    sql` and `,
  )}`
}

export const createFreelancerRepository = (db: Database) => ({
  byIdsOrUserIds: (ids: readonly string[]) =>
    db
      .selectFrom('freelancer')
      .selectAll()
      .where('visible', '=', VISIBLE)
      .where((eb) => eb.or([eb('id', 'in', ids), eb('userId', 'in', ids)]))
      .execute(),

  page: async (filter: FreelancerFilter, sort: FreelancerSort, request: PageRequest): Promise<Page<FreelancerRow>> => {
    const traits = traitsIn(filter)
    const matches = matching(db, filter)
    if (!isNotEmpty(traits))
      return fetchPage(db, listedFreelancers(db).selectAll().where(matches), orders[sort], request)
    const found = profilesWith(db, 'freelancer', traits).select(sortedColumns).where(matches)
    return withRows(await fetchPage(db, found, orders[sort], request), (ids) =>
      listedFreelancers(db).selectAll().where('id', 'in', ids).execute(),
    )
  },

  /** The best rated 1,001 freelancers, which facets are counted by. */
  best: async () => {
    const rows = await listedFreelancers(db)
      .select(['userId', 'rating', 'hourlyRateCents', 'skills'])
      .orderBy('rating', 'desc')
      .orderBy('reviewCount', 'desc')
      .orderBy('id', 'desc')
      .limit(COUNT_LIMIT)
      .execute()
    return withTraits(db, rows, ({ userId }) => userId)
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
  update: async (freelancerId: string, change: Updateable<Tables['freelancer']>, skills: readonly string[]) => {
    const changed = await db
      .updateTable('freelancer')
      .set(change)
      .where('id', '=', freelancerId)
      .returningAll()
      .executeTakeFirst()
    await db.deleteFrom('freelancerSkill').where('freelancerId', '=', freelancerId).execute()
    const rows = skills.map((skill) => ({ freelancerId, skill }))
    if (rows.length > 0) await db.insertInto('freelancerSkill').values(rows).execute()
    return changed
  },

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
