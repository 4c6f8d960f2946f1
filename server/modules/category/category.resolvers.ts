import type { ModuleResolvers } from '../../api/resolver-types'

export const categoryResolvers = {
  Query: {
    categories: (_, { featured }, { categories }) => categories.all(featured),
    category: (_, { slug }, { categories }) => categories.bySlug(slug),
  },
  Category: {
    featured: ({ featured }) => featured === 1,
    serviceCount: ({ id }, _, { listings }) => listings.countInCategory(id, 'service'),
    productCount: ({ id }, _, { listings }) => listings.countInCategory(id, 'product'),
  },
} satisfies ModuleResolvers
