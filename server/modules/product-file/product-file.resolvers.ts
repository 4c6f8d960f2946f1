import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import { licenceOf } from './licence'
import { pathOf } from './product-file.queries'

export const productFileResolvers = {
  Mutation: {
    removeProductFile: (_, { id }, { productFileCommands, viewer }) => productFileCommands.remove(signedIn(viewer), id),
  },
  ProductFile: { addedAt: ({ createdAt }) => createdAt, path: pathOf },
  OwnListing: {
    files: ({ id }, _, { productFiles }) => productFiles.ofListing(id),
    licence: (row) => (row.kind === 'product' ? licenceOf(row) : ''),
  },
  Product: { licence: licenceOf },
  Engagement: {
    purchasedFiles: (row, _, { productFiles, viewer }) => productFiles.ofEngagement(row, viewer),
    filesWithdrawn: (row, _, { productFiles }) => productFiles.areWithdrawn(row),
  },
} satisfies ModuleResolvers
