import { type Kysely, sql } from 'kysely'
import { randomToken } from '../../lib/secure-random'
import { isPostgres } from '../connection'
import { moment } from './columns'

export const up = async (db: Kysely<unknown>) => {
  await addServerSecret(db)
  await db.schema.alterTable('user').addColumn('email_confirmed_at', moment(db)).execute()
  // Identity providers have confirmed the addresses of their accounts.
  await sql`update "user" set email_confirmed_at = created_at where social_provider is not null`.execute(db)
  await addOrigin(db)
  await (isPostgres(db) ? protectPostgres(db) : protectSqlite(db))
}

type ServerSecret = { serverSecret: { name: string; value: string } }

const addServerSecret = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('server_secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await db
    .withTables<ServerSecret>()
    .insertInto('serverSecret')
    .values({ name: 'hmac', value: randomToken() })
    .execute()
}

/** Security events get the device and the network that caused them. Earlier sign-ins have the device in their details. */
const addOrigin = async (db: Kysely<unknown>) => {
  for (const name of ['device', 'network'])
    await db.schema
      .alterTable('security_event')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  await sql`update security_event set device = details, details = '' where kind = 'SIGNED_IN'`.execute(db)
  await sql`create index security_event_age on security_event (at)`.execute(db)
}

/*
 * Security events are append-only: they can't be changed, and deleted only after a year or with their account. The triggers read
 * the clock of the database, so that a moved clock of sample data deletes nothing early.
 */
const MESSAGE = 'Security events are append-only'

const protectSqlite = async (db: Kysely<unknown>) => {
  await sql`
    create trigger security_event_no_update before update on security_event
    begin select raise(abort, ${sql.lit(MESSAGE)}); end
  `.execute(db)
  await sql`
    create trigger security_event_no_delete before delete on security_event
    when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 year')
      and exists (select 1 from user where user.id = old.user_id and user.deleted_at is null)
    begin select raise(abort, ${sql.lit(MESSAGE)}); end
  `.execute(db)
}

const protectPostgres = async (db: Kysely<unknown>) => {
  await sql`
    create function protect_security_event() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and (old.at <= now() - interval '1 year'
        or not exists (select from "user" where "user".id = old.user_id and "user".deleted_at is null)) then
        return old;
      end if;
      raise exception ${sql.lit(MESSAGE)};
    end $$
  `.execute(db)
  await sql`
    create trigger security_event_append_only before update or delete on security_event
    for each row execute function protect_security_event()
  `.execute(db)
  await sql`
    create trigger security_event_no_truncate before truncate on security_event
    for each statement execute function protect_security_event()
  `.execute(db)
}
