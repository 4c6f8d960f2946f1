import type { AccountExport } from '../module'

export const productFileExport: AccountExport = {
  productFiles: async (db, { id }) => {
    const files = await db
      .selectFrom('productFile')
      .select(['id', 'listingId', 'name', 'version', 'size', 'createdAt', 'removedAt'])
      .where('sellerId', '=', id)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    return files.map((file) => ({ ...file, path: `/product-files/${file.id}` }))
  },
}
