import type { Database } from '../../database/connection'

/** Reads the credentials of an account, for its export. */
export const createCredentialExport = (db: Database) => ({
  of: (userId: string) =>
    db
      .selectFrom('credential')
      .select([
        'id',
        'kind',
        'jurisdiction',
        'number',
        'ownerName',
        'companyName',
        'state',
        'note',
        'askedAt',
        'checkedAt',
        'expiresAt',
      ])
      .where('userId', '=', userId)
      .orderBy('askedAt')
      .orderBy('id')
      .execute(),
})

export type CredentialExport = ReturnType<typeof createCredentialExport>
