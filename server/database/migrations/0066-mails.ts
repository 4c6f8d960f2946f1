import type { Kysely } from 'kysely'

/** Queued mails have an HTML form, and name the other account that they are about, whose deletion removes them. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('outbox_mail')
    .addColumn('html', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('outbox_mail').addColumn('about_id', 'text').execute()
}
