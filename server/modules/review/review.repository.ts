import { sql } from 'kysely'
import type { Database } from '../../database/connection'
import { isPostgres } from '../../database/dialect'
import { fetchPage, type Order, type PageRequest } from '../../database/paging/page'
import type { ReviewRow } from '../../database/tables/tables'

const latestPublished: Order<ReviewRow> = {
  name: 'PUBLISHED',
  direction: 'desc',
  columns: ['publishedAt', 'id'],
  kinds: ['moment', 'text'],
}

const rated = ['listing', 'company', 'freelancer'] as const

export const createReviewRepository = (db: Database) => {
  /** Written into the statement, so that the index of published reviews is known to have them all. */
  const ofBuyers = () =>
    db
      .selectFrom('review')
      .selectAll()
      .where('publishedAt', 'is not', null)
      .where('side', '=', sql.lit('BUYER' as const))

  return {
    ofListing: (listingId: string, request: PageRequest) =>
      fetchPage(db, ofBuyers().where('listingId', '=', listingId), latestPublished, request),

    ofSeller: (sellerId: string, request: PageRequest) =>
      fetchPage(db, ofBuyers().where('subjectId', '=', sellerId), latestPublished, request),

    ofEngagements: (ids: readonly string[]) =>
      db.selectFrom('review').selectAll().where('engagementId', 'in', ids).orderBy('side').execute(),

    /** Within a transaction: nobody else reviews it meanwhile. SQLite lets in one writer anyway. */
    lockEngagement: (id: string) =>
      db
        .selectFrom('engagement')
        .selectAll()
        .where('id', '=', id)
        .$if(isPostgres(db), (query) => query.forNoKeyUpdate())
        .executeTakeFirst(),

    add: (review: ReviewRow) => db.insertInto('review').values(review).execute(),

    /** Those of an engagement that are published by it. */
    publish: (engagementId: string, publishedAt: string) =>
      db
        .updateTable('review')
        .set({ publishedAt })
        .where('engagementId', '=', engagementId)
        .where('publishedAt', 'is', null)
        .returningAll()
        .execute(),

    /** The review with a reply, or undefined where it can't have one of theirs. */
    reply: (id: string, subjectId: string, reply: string, repliedAt: string) =>
      db
        .updateTable('review')
        .set({ reply, repliedAt })
        .where('id', '=', id)
        .where('subjectId', '=', subjectId)
        .where('publishedAt', 'is not', null)
        .where('reply', 'is', null)
        .returningAll()
        .executeTakeFirst(),

    /** Engagements whose time for reviews is over while one waits, from the longest waiting on. */
    due: (by: string, after: { dueAt: string; engagementId: string }, max: number) =>
      db
        .selectFrom('review')
        .select(['dueAt', 'engagementId'])
        .where('publishedAt', 'is', null)
        .where('dueAt', '<=', by)
        .where(sql<boolean>`(due_at, engagement_id) > (${after.dueAt}, ${after.engagementId})`)
        .orderBy('dueAt')
        .orderBy('engagementId')
        .limit(max)
        .execute(),

    /** Adds a rating to those of a listing and of who sells it; what they had before is where it begins. */
    count: async ({ listingId, subjectId, rating }: Pick<ReviewRow, 'listingId' | 'subjectId' | 'rating'>) => {
      const owners = { listing: 'id', company: 'ownerId', freelancer: 'userId' } as const
      for (const table of rated) {
        const owner = table === 'listing' ? listingId : subjectId
        if (owner === null) continue
        const row = await db
          .selectFrom(table)
          .select(['id', 'rating', 'reviewCount'])
          .where(sql.ref(owners[table]), '=', owner)
          .executeTakeFirst()
        if (!row) continue
        await db
          .insertInto('ratingTally')
          .values({
            subjectId: row.id,
            baseSum: row.rating * row.reviewCount,
            baseCount: row.reviewCount,
            sum: 0,
            count: 0,
          })
          .onConflict((conflict) => conflict.column('subjectId').doNothing())
          .execute()
        const { baseSum, baseCount, sum, count } = await db
          .updateTable('ratingTally')
          .set((tally) => ({ sum: tally('sum', '+', rating), count: tally('count', '+', 1) }))
          .where('subjectId', '=', row.id)
          .returningAll()
          .executeTakeFirstOrThrow()
        const reviewCount = baseCount + count
        const average = Math.round(((baseSum + sum) / reviewCount) * 10) / 10
        await db.updateTable(table).set({ rating: average, reviewCount }).where('id', '=', row.id).execute()
      }
    },
  }
}

export type ReviewRepository = ReturnType<typeof createReviewRepository>
