import { sql } from 'kysely'

/** True for the rows of accounts that are neither suspended nor deleted. */
export const isActiveAccount = sql<boolean>`suspended_at is null and deleted_at is null`
