import { fromDatabase, type Module } from '../module'
import { createCategoryQueries } from './category.queries'
import { createCategoryRepository } from './category.repository'
import { categoryResolvers } from './category.resolvers'

export const factories = {
  services: { categoryRepository: fromDatabase(createCategoryRepository) },
  queries: { categories: createCategoryQueries },
}

export const module = {
  resolvers: categoryResolvers,
  access: { Query: { categories: 'anyone', category: 'anyone' } },
  nodes: {
    Category: { prefix: 'cat', access: 'anyone', load: (id, { categories }) => categories.find(id) },
  },
  tokenAccess: { READ: ['categories', 'category'] },
  ...factories,
} satisfies Module
