import type { Kysely } from 'kysely'
import { moment } from './columns'

/** Accounts block each other, and see when their messages were read. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('account_block')
    .addColumn('blocker_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('blocked_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('at', moment(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('account_block_once', ['blocker_id', 'blocked_id'])
    .execute()
  await db.schema.createIndex('account_block_blocked').on('account_block').column('blocked_id').execute()
  await db.schema.alterTable('conversation_party').addColumn('read_at', moment(db)).execute()
}
