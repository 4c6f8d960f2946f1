import { type Kysely, sql } from 'kysely'
import { createRowTrigger } from './row-triggers'

/** Lists are filtered by the languages of sellers, as by their other traits. */
export const up = async (db: Kysely<unknown>) => {
  await createRowTrigger(
    db,
    'trait_language_insert',
    'insert on spoken_language',
    "insert into seller_trait (user_id, trait, value) values (new.user_id, 'LANGUAGE', new.language);",
  )
  await createRowTrigger(
    db,
    'trait_language_delete',
    'delete on spoken_language',
    "delete from seller_trait where user_id = old.user_id and trait = 'LANGUAGE' and value = old.language;",
  )
  await sql`insert into seller_trait select user_id, 'LANGUAGE', language from spoken_language`.execute(db)
}
