import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'
import { moment } from './columns'

/** Several charges may pay for an engagement: the ledger names them. An engagement has at most one open amendment. */
export const up = async (db: Kysely<unknown>) => {
  await nameCharges(db)
  await addAmendments(db)
}

const nameCharges = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('posting').addColumn('charge_key', 'text').execute()
  await unlocked(
    db,
    sql`update posting set charge_key = (select charge_key from engagement where engagement.id = engagement_id)
      where account = 'buyer'`,
  )
  await sql`create index posting_charge on posting (charge_key) where charge_key is not null`.execute(db)
  await db.schema.dropIndex('engagement_charge').execute()
  await db.schema.alterTable('engagement').dropColumn('charge_key').execute()
}

/** Changes ledger entries, which the database refuses otherwise. */
const unlocked = async (db: Kysely<unknown>, change: ReturnType<typeof sql>) => {
  if (isPostgres(db)) {
    await sql`alter table posting disable trigger posting_append_only`.execute(db)
    await change.execute(db)
    await sql`alter table posting enable trigger posting_append_only`.execute(db)
    return
  }
  await sql`drop trigger posting_no_update`.execute(db)
  await change.execute(db)
  await sql`create trigger posting_no_update before update on posting
    begin select raise(abort, 'posting is append-only'); end`.execute(db)
}

const addAmendments = async (db: Kysely<unknown>) => {
  const add = (column: string, type: Parameters<ReturnType<typeof db.schema.alterTable>['addColumn']>[1]) =>
    db.schema.alterTable('engagement').addColumn(column, type).execute()
  for (const column of ['amendment_kind', 'amendment_by']) await add(column, 'text')
  for (const column of ['amendment_cents', 'amendment_days', 'amendment_rounds']) await add(column, 'integer')
  await add('amendment_since', moment(db))
  await sql`alter table engagement add column added_cents integer not null default 0`.execute(db)
  await db.schema.alterTable('engagement_event').addColumn('rounds', 'integer').execute()
}
