import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

/** A buyer may ask for a check for conflicts of interest, and either party for a confidentiality agreement. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table engagement add column conflict_check text`.execute(db)
  await db.schema.alterTable('engagement').addColumn('conflict_asked_at', moment(db)).execute()
  await sql`alter table engagement add column other_parties text`.execute(db)
  await sql`alter table engagement add column nda_version integer`.execute(db)
  await sql`alter table engagement add column nda_asked_by text`.execute(db)
  await db.schema.alterTable('engagement').addColumn('nda_asked_at', moment(db)).execute()
  await db.schema.alterTable('engagement').addColumn('nda_accepted_at', moment(db)).execute()
  await sql`alter table engagement add column nda_buyer_name text`.execute(db)
  await sql`alter table engagement add column nda_seller_name text`.execute(db)
}
