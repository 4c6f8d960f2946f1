import { loaderOfOne } from '../../database/loader'
import { assertFound } from '../../database/rows'
import { invalidInput } from '../../lib/violations'
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

/** The result for input with a slug that no category has. */
export const unknownCategory = invalidInput('category', 'Choose one of the categories offered.')

export type CategoryQueries = ReturnType<typeof createCategoryQueries>
