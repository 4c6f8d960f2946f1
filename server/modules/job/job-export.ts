import type { AccountExport } from '../module'

export const jobExport: AccountExport = {
  jobs: (db, { id }) =>
    db
      .selectFrom('job')
      .select(['id', 'kind', 'title', 'location', 'type', 'salary', 'description', 'postedAt', 'closedAt'])
      .where('ownerId', '=', id)
      .orderBy('postedAt')
      .orderBy('id')
      .execute(),
}
