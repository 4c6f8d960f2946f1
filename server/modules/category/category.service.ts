import type { CategoryRow } from '../../database/tables'
import { found, type Loader } from '../../loader'
import type { CategoryRepository } from './category.repository'

export const createCategoryService = (categories: CategoryRepository, byId: Loader<CategoryRow | undefined>) => ({
  all: categories.all,
  bySlug: categories.bySlug,
  /** Of a row that refers to it, so it is there. */
  of: async (id: string) => found(await byId.load(id), id),
})

export type CategoryService = ReturnType<typeof createCategoryService>
