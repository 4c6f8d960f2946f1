import type { Database } from '../../database/connection'
import type { FreelancerRow } from '../../database/tables'
import type { FreelancerSort } from '../../generated/resolvers'
import { fetchPage, type Order, type PageRequest } from '../../paging/page'

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
      .where((either) => either.or([either('id', '=', id), either('userId', '=', id)]))
      .executeTakeFirst(),

  page: ({ skill, maxRateCents }: FreelancerCriteria, sort: FreelancerSort, request: PageRequest) => {
    let query = db.selectFrom('freelancer').selectAll()
    if (maxRateCents !== undefined) query = query.where('hourlyRateCents', '<=', maxRateCents)
    if (skill !== undefined) {
      query = query.where('id', 'in', ({ selectFrom }) =>
        selectFrom('freelancerSkill').select('freelancerId').where('freelancerSkill.skill', '=', skill),
      )
    }
    return fetchPage(query, orders[sort], request)
  },
})

export type FreelancerRepository = ReturnType<typeof createFreelancerRepository>
