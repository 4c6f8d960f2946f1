import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { type CategoryQueries, createCategoryQueries } from './category.queries'
import { type CategoryRepository, createCategoryRepository } from './category.repository'
import { categoryResolvers } from './category.resolvers'

export interface CategoryModule {
  services: { categoryRepository: CategoryRepository }
  queries: { categories: CategoryQueries }
}

export const categoryModule = {
  resolvers: categoryResolvers,
  access: { Query: { categories: 'anyone', category: 'anyone' } },
  services: { categoryRepository: fromDatabase(createCategoryRepository) },
  queries: { categories: createCategoryQueries },
} satisfies Module<CategoryModule>
