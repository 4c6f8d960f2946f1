import { assertFound, loaderOfOne } from '../../database/loader'
import type { CategoryRepository } from './category.repository'

export const createCategoryQueries = ({ categoryRepository }: { categoryRepository: CategoryRepository }) => {
  const byId = loaderOfOne(categoryRepository.byIds, ({ id }) => id)
  return {
    all: categoryRepository.all,
    bySlug: categoryRepository.bySlug,
    find: (id: string) => byId.load(id),
    /** Throws if the id is unknown. */
    of: async (id: string) => assertFound(await byId.load(id), id),
  }
}

export type CategoryQueries = ReturnType<typeof createCategoryQueries>
