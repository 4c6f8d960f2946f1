import type { Database } from '../../database/connection'

export const createSiteRepository = (db: Database) => ({
  testimonials: () => db.selectFrom('testimonial').selectAll().orderBy('position').execute(),
  stats: () => db.selectFrom('stat').selectAll().orderBy('position').execute(),
})
