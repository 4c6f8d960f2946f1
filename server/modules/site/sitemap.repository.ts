import { VISIBLE } from '../../database/columns'
import type { Database } from '../../database/connection'
import { nextAfter } from '../../database/paging/page'
import { listedCompanies } from '../company/listed-companies'
import { listedFreelancers } from '../freelancer/listed-freelancers'
import { isVisibleJob } from '../job/visible-jobs'

type PageOfIds = (after: string, max: number) => Promise<{ id: string }[]>

export const createSitemapRepository = (db: Database) => {
  const listings =
    (kind: 'product' | 'service'): PageOfIds =>
    (after, max) =>
      nextAfter(
        db.selectFrom('listing').select('id').where('kind', '=', kind).where('visible', '=', VISIBLE),
        ['id'],
        [after],
        max,
      ).execute()

  return {
    categories: async () => {
      const rows = await db.selectFrom('category').select('slug').orderBy('position').execute()
      return rows.map(({ slug }) => slug)
    },
    services: listings('service'),
    products: listings('product'),

    companies: (after: string, max: number) =>
      nextAfter(listedCompanies(db).select('id'), ['id'], [after], max).execute(),

    freelancers: (after: string, max: number) =>
      nextAfter(listedFreelancers(db).select('id'), ['id'], [after], max).execute(),

    jobs: (after: string, max: number) =>
      nextAfter(
        db
          .selectFrom('job')
          .select('id')
          .where(isVisibleJob)
          .where('kind', '=', 'POSITION')
          .where('closedAt', 'is', null),
        ['id'],
        [after],
        max,
      ).execute(),
  }
}

export type SitemapRepository = ReturnType<typeof createSitemapRepository>
