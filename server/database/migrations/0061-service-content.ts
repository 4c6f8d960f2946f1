import type { Kysely } from 'kysely'

/** Adds the sellers' questions, FAQ and included lines of services, and the buyers' answers: lists as JSON. */
export const up = async (db: Kysely<unknown>) => {
  const addList = (table: string, column: string) =>
    db.schema
      .alterTable(table)
      .addColumn(column, 'text', (added) => added.notNull().defaultTo('[]'))
      .execute()
  for (const table of ['listing', 'listing_draft'])
    for (const column of ['questions', 'faq', 'included']) await addList(table, column)
  await addList('engagement', 'questions')
  await addList('engagement_event', 'answers')
}
