import { type Kysely, sql } from 'kysely'
import { createRowTrigger, dropRowTrigger } from './row-triggers'

const checked = "from credential where expires_at is not null and state in ('ASKED', 'CHECKED')"

/** The traits of an account by its registrations. A company register says where a company is, but not where its owner may practise. */
const traitsOf = (user: string) => `
  select user_id, trait, value from (
    select user_id, 'JURISDICTION' as trait, jurisdiction as value ${checked} and kind <> 'COMPANY'
    union select user_id, 'VERIFIED', '' ${checked}
  ) as traits where ${user}`

/** Companies are verified by a credential that names the register, like professionals, and no longer by a column that nobody wrote. */
export const up = async (db: Kysely<unknown>) => {
  for (const event of ['insert', 'delete', 'update']) {
    await dropRowTrigger(db, `trait_company_${event}`, 'company')
    await dropRowTrigger(db, `trait_credential_${event}`, 'credential')
  }
  for (const [event, row] of [
    ['insert', 'new'],
    ['delete', 'old'],
    ['update of state, expires_at, jurisdiction', 'new'],
  ] as const) {
    const user = `user_id = ${row}.user_id`
    await createRowTrigger(
      db,
      `trait_credential_${event.slice(0, 6)}`,
      `${event} on credential`,
      `delete from seller_trait where ${user} and trait in ('JURISDICTION', 'VERIFIED');
       insert into seller_trait (user_id, trait, value) ${traitsOf(user)};`,
    )
  }
  await sql
    .raw(`delete from seller_trait where trait = 'VERIFIED' and user_id not in (select user_id ${checked})`)
    .execute(db)
  await db.schema.alterTable('company').dropColumn('verified').execute()
}
