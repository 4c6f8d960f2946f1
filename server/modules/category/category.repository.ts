import type { Database } from '../../database/connection'

export const createCategoryRepository = (db: Database) => ({
  all: (featured?: boolean | null) => {
    const categories = db.selectFrom('category').selectAll().orderBy('position')
    return (featured == null ? categories : categories.where('featured', '=', Number(featured))).execute()
  },

  byIds: (ids: readonly string[]) => db.selectFrom('category').selectAll().where('id', 'in', ids).execute(),

  bySlug: (slug: string) => db.selectFrom('category').selectAll().where('slug', '=', slug).executeTakeFirst(),
})

export type CategoryRepository = ReturnType<typeof createCategoryRepository>
