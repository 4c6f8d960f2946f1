import type { AccountExport } from '../module'

export const attachmentExport: AccountExport = {
  files: async (db, { id }) => {
    const files = await db
      .selectFrom('attachment')
      .select(['id', 'eventId', 'messageId', 'applicationId', 'name', 'size', 'createdAt'])
      .where('ownerId', '=', id)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    return files.map((file) => ({ ...file, path: `/files/${file.id}` }))
  },
}
