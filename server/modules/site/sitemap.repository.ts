import { VISIBLE } from '../../database/columns'
import type { Database } from '../../database/connection'

type PageOfIds = (after: string, max: number) => Promise<{ id: string }[]>

export const createSitemapRepository = (db: Database) => {
  const listings =
    (kind: 'product' | 'service'): PageOfIds =>
    (after, max) =>
      db
        .selectFrom('listing')
        .select('id')
        .where('kind', '=', kind)
        .where('visible', '=', VISIBLE)
        .where('id', '>', after)
        .orderBy('id')
        .limit(max)
        .execute()

  return {
    categories: async () => {
      const rows = await db.selectFrom('category').select('slug').orderBy('position').execute()
      return rows.map(({ slug }) => slug)
    },
    services: listings('service'),
    products: listings('product'),

    companies: (after: string, max: number) =>
      db
        .selectFrom('company')
        .select('id')
        .where('visible', '=', VISIBLE)
        .where('id', '>', after)
        .orderBy('id')
        .limit(max)
        .execute(),

    freelancers: (after: string, max: number) =>
      db
        .selectFrom('freelancer')
        .select('id')
        .where('visible', '=', VISIBLE)
        .where('title', '<>', '')
        .where('id', '>', after)
        .orderBy('id')
        .limit(max)
        .execute(),

    jobs: (after: string, max: number) =>
      db
        .selectFrom('job')
        .innerJoin('company', 'company.id', 'job.companyId')
        .select('job.id')
        .where('company.visible', '=', VISIBLE)
        .where('job.closedAt', 'is', null)
        .where('job.takenDown', '=', 0)
        .where('job.id', '>', after)
        .orderBy('job.id')
        .limit(max)
        .execute(),
  }
}

export type SitemapRepository = ReturnType<typeof createSitemapRepository>
