import { sql } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'
import type { Month } from './month'

interface Sums {
  sales: number
  paid: number
  refunded: number
  commission: number
  brokerFee: number
  earned: number
  views: number
  /** The change of held funds. */
  held: number
}

/** `from` is included, `until` is not. */
interface Range {
  from: Month
  until: Month
}

const sums = sql`
  sum(is_sale) as sales,
  sum(case when account = 'held' and cents > 0 then cents else 0 end) as paid,
  sum(case when account = 'buyer' and cents > 0 then cents else 0 end) as refunded,
  sum(case when account = 'platform' then cents else 0 end) as commission,
  sum(case when account = 'broker' then cents else 0 end) as broker_fee,
  sum(case when account = 'seller' then cents else 0 end) as earned,
  sum(case when account = 'held' then cents else 0 end) as held,
  sum(views) as views`

/** The first payment of an engagement is its sale; later ones are additions to it. */
const isSale = sql`case when account = 'held' and cents > 0 and not exists (
    select 1 from posting as earlier
    where earlier.engagement_id = posting.engagement_id and earlier.account = 'held' and earlier.cents > 0
      and (earlier.at, earlier.id) < (posting.at, posting.id)
  ) then 1 else 0 end as is_sale`

export const createSalesReportRepository = (db: Database) => {
  const monthOfPosting = isPostgres(db)
    ? sql`to_char(posting.at at time zone 'UTC', 'YYYY-MM')`
    : sql`substr(posting.at, 1, 7)`
  const startOf = (month: Month) => `${month}-01T00:00:00.000Z`

  return {
    /**
     * Sums of each month with sales, views or fees of mandates. Months before `from` are summed in one row, whose month is an empty
     * text.
     */
    months: async (sellerId: string, { from, until }: Range) => {
      const { rows } = await sql<Sums & { month: Month; mandateFees: number }>`
        select case when month < ${from} then '' else month end as month, ${sums}, sum(mandate_fee) as mandate_fees
        from (
          select ${monthOfPosting} as month, account, cents, ${isSale}, 0 as views, 0 as mandate_fee
          from engagement join posting on posting.engagement_id = engagement.id
          where engagement.seller_id = ${sellerId} and posting.at < ${startOf(until)}
          union all
          select substr(day, 1, 7), null, 0, 0, count, 0
          from listing_views where seller_id = ${sellerId} and day < ${`${until}-01`}
          union all
          select ${monthOfPosting}, null, 0, 0, 0, cents
          from engagement join posting on posting.engagement_id = engagement.id
          where engagement.broker_id = ${sellerId} and posting.account = 'broker' and posting.at < ${startOf(until)}
        ) as movement
        group by 1 order by 1`.execute(db)
      return rows
    },

    listings: async (sellerId: string, { from, until }: Range, max: number) => {
      const { rows } = await sql<Sums & { id: string; title: string }>`
        select movement.id, coalesce(max(listing.title), max(movement.title)) as title, ${sums}
        from (
          select coalesce(engagement.listing_id, engagement.id) as id, engagement.title, account, cents, ${isSale},
            0 as views
          from engagement join posting on posting.engagement_id = engagement.id
          where engagement.seller_id = ${sellerId}
            and posting.at >= ${startOf(from)} and posting.at < ${startOf(until)}
          union all
          select listing_id, null, null, 0, 0, count
          from listing_views where seller_id = ${sellerId} and day >= ${`${from}-01`} and day < ${`${until}-01`}
        ) as movement
        left join listing on listing.id = movement.id
        group by movement.id
        having coalesce(max(listing.title), max(movement.title)) is not null
        order by paid desc, views desc, movement.id
        limit ${max}`.execute(db)
      return rows
    },

    held: async (sellerId: string) => {
      const { held } = await db
        .selectFrom('engagement')
        .innerJoin('posting', 'posting.engagementId', 'engagement.id')
        .select(({ fn }) => fn.sum<number | null>('cents').as('held'))
        .where('sellerId', '=', sellerId)
        .where('account', '=', 'held')
        .executeTakeFirstOrThrow()
      return held
    },
  }
}

export type SalesReportRepository = ReturnType<typeof createSalesReportRepository>
