import type { AccountExport } from '../module'
import { uploadPath } from './upload.service'

export const uploadExport: AccountExport = {
  pictures: async (db, { id }) => {
    const pictures = await db
      .selectFrom('upload')
      .select(['id', 'purpose', 'bytes', 'createdAt'])
      .where('ownerId', '=', id)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    return pictures.map((picture) => ({ ...picture, path: uploadPath(picture.id) }))
  },
}
