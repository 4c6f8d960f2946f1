import { VISIBLE } from '../../database/columns'
import type { Database } from '../../database/connection'

export const createSiteRepository = (db: Database) => ({
  testimonials: () => db.selectFrom('testimonial').selectAll().orderBy('position').execute(),
  stats: () => db.selectFrom('stat').selectAll().orderBy('position').execute(),
})

/** The limit of the sitemap protocol. */
const MAX_ADDRESSES = 50_000

/** The canonical paths of all public pages with an id. */
export const createSitemapRepository = (db: Database) => ({
  paths: async () => {
    const newest = (kind: 'product' | 'service') =>
      db
        .selectFrom('listing')
        .select('id')
        .where('kind', '=', kind)
        .where('visible', '=', VISIBLE)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_ADDRESSES)
        .execute()
    const categories = await db.selectFrom('category').select('slug').orderBy('position').execute()
    const services = await newest('service')
    const products = await newest('product')
    const companies = await db
      .selectFrom('company')
      .select('id')
      .where('visible', '=', VISIBLE)
      .orderBy('createdAt', 'desc')
      .limit(MAX_ADDRESSES)
      .execute()
    const freelancers = await db
      .selectFrom('freelancer')
      .select('id')
      .where('visible', '=', VISIBLE)
      .where('title', '<>', '')
      .limit(MAX_ADDRESSES)
      .execute()
    const jobs = await db
      .selectFrom('job')
      .innerJoin('company', 'company.id', 'job.companyId')
      .select('job.id')
      .where('company.visible', '=', VISIBLE)
      .where('job.closedAt', 'is', null)
      .orderBy('job.postedAt', 'desc')
      .limit(MAX_ADDRESSES)
      .execute()
    return [
      ...categories.map(({ slug }) => `/category/${slug}`),
      ...services.map(({ id }) => `/service/${id}`),
      ...products.map(({ id }) => `/products/${id}`),
      ...companies.map(({ id }) => `/company/${id}`),
      ...freelancers.map(({ id }) => `/freelancers/${id}`),
      ...jobs.map(({ id }) => `/jobs/${id}`),
    ].slice(0, MAX_ADDRESSES - 100)
  },
})
