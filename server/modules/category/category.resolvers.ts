import type { ModuleResolvers } from '../../resolver-types'

export const categoryResolvers = {
  Query: {
    categories: (_, { featured }, { category }) => category.all(featured),
    category: (_, { slug }, { category }) => category.bySlug(slug),
  },
  Category: {
    featured: ({ featured }) => featured === 1,
    serviceCount: ({ id }, _, { listing }) => listing.countInCategory(id, 'service'),
    productCount: ({ id }, _, { listing }) => listing.countInCategory(id, 'product'),
  },
} satisfies ModuleResolvers
