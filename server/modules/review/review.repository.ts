import { sql } from 'kysely'
import type { Database } from '../../database/connection'
import { fetchPage, latestFirst, nextAfter, type Order, type PageRequest } from '../../database/paging/page'
import type { ReviewRow } from '../../database/tables/tables'
import type { ReviewSort } from '../../generated/resolvers'

const orders: Record<ReviewSort, Order<ReviewRow>> = {
  NEWEST: latestFirst('PUBLISHED', 'publishedAt', 'id'),
  HIGHEST: {
    name: 'HIGHEST',
    direction: 'desc',
    columns: ['rating', 'publishedAt', 'id'],
    kinds: ['integer', 'moment', 'text'],
  },
  LOWEST: {
    name: 'LOWEST',
    direction: 'asc',
    columns: ['rating', 'publishedAt', 'id'],
    kinds: ['integer', 'moment', 'text'],
  },
  MOST_HELPFUL: {
    name: 'MOST_HELPFUL',
    direction: 'desc',
    columns: ['helpfulCount', 'publishedAt', 'id'],
    kinds: ['integer', 'moment', 'text'],
  },
}

/** A literal, because the database can't use a partial index with a parameter. */
const COUNTED = sql.lit(1)
const SHOWN = sql.lit(0)

const ratedTables = ['listing', 'company', 'freelancer'] as const

export const createReviewRepository = (db: Database) => {
  /** The side is a literal, because the database can't use a partial index with a parameter. */
  const ofBuyers = () =>
    db
      .selectFrom('review')
      .selectAll()
      .where('publishedAt', 'is not', null)
      .where('side', '=', sql.lit('BUYER' as const))
      .where('takenDown', '=', SHOWN)

  return {
    /** A published review by a buyer that is not taken down. */
    find: (id: string) => ofBuyers().where('id', '=', id).executeTakeFirst(),

    byIds: (ids: readonly string[]) => ofBuyers().where('id', 'in', ids).execute(),

    ofListing: (listingId: string, sort: ReviewSort, request: PageRequest) =>
      fetchPage(db, ofBuyers().where('listingId', '=', listingId), orders[sort], request),

    ofSeller: (sellerId: string, sort: ReviewSort, request: PageRequest) =>
      fetchPage(db, ofBuyers().where('subjectId', '=', sellerId), orders[sort], request),

    starCounts: (subjectId: string) =>
      db.selectFrom('starCount').select(['stars', 'count']).where('subjectId', '=', subjectId).execute(),

    ofEngagements: (ids: readonly string[]) =>
      db.selectFrom('review').selectAll().where('engagementId', 'in', ids).orderBy('side').execute(),

    /** Locks the engagement until the transaction ends. */
    lockEngagement: (id: string) =>
      db.selectFrom('engagement').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

    add: (review: ReviewRow) => db.insertInto('review').values(review).execute(),

    /** Publishes an engagement's unpublished reviews and returns them. */
    publish: (engagementId: string, publishedAt: string) =>
      db
        .updateTable('review')
        .set({ publishedAt })
        .where('engagementId', '=', engagementId)
        .where('publishedAt', 'is', null)
        .returningAll()
        .execute(),

    /** Returns the review with the reply, or undefined if the account can't reply to it. */
    reply: (id: string, subjectId: string, reply: string, repliedAt: string) =>
      db
        .updateTable('review')
        .set({ reply, repliedAt })
        .where('id', '=', id)
        .where('subjectId', '=', subjectId)
        .where('publishedAt', 'is not', null)
        .where('reply', 'is', null)
        .where('takenDown', '=', SHOWN)
        .returningAll()
        .executeTakeFirst(),

    /** Engagements with an unpublished review whose window has ended, oldest first. `after` ends the previous batch. */
    due: (by: string, after: { dueAt: string; engagementId: string }, max: number) =>
      nextAfter(
        db
          .selectFrom('review')
          .select(['dueAt', 'engagementId'])
          .where('publishedAt', 'is', null)
          .where('dueAt', '<=', by),
        ['dueAt', 'engagementId'],
        [after.dueAt, after.engagementId],
        max,
      ).execute(),

    /** The review of the same buyer about the same listing, or about the seller without a listing, that is part of ratings. */
    countedLike: ({ authorId, subjectId, listingId }: ReviewRow) =>
      db
        .selectFrom('review')
        .select('id')
        .where('counted', '=', COUNTED)
        .where('authorId', '=', authorId)
        .where('subjectId', '=', subjectId)
        .where('listingId', listingId === null ? 'is' : '=', listingId)
        .executeTakeFirst(),

    markCounted: (id: string) => db.updateTable('review').set({ counted: COUNTED }).where('id', '=', id).execute(),

    /** Returns the review, or undefined if nothing changes. */
    setTakenDown: (id: string, takenDown: boolean) =>
      db
        .updateTable('review')
        .set({ takenDown: Number(takenDown) })
        .where('id', '=', id)
        .where('takenDown', '!=', Number(takenDown))
        .returningAll()
        .executeTakeFirst(),

    anyById: (id: string) => db.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirst(),

    /**
     * Adds a rating to the averages of the listing and its seller's profiles, or with -1 removes it. The first tally is based on the
     * stored average.
     */
    changeRating: async (
      { listingId, subjectId, rating }: Pick<ReviewRow, 'listingId' | 'subjectId' | 'rating'>,
      change: 1 | -1,
    ) => {
      const owners = { listing: 'id', company: 'ownerId', freelancer: 'userId' } as const
      for (const table of ratedTables) {
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
          .set((tally) => ({ sum: tally('sum', '+', rating * change), count: tally('count', '+', change) }))
          .where('subjectId', '=', row.id)
          .returningAll()
          .executeTakeFirstOrThrow()
        const reviewCount = baseCount + count
        const average = reviewCount > 0 ? Math.round(((baseSum + sum) / reviewCount) * 10) / 10 : 0
        await db.updateTable(table).set({ rating: average, reviewCount }).where('id', '=', row.id).execute()
        await db
          .insertInto('starCount')
          .values({ subjectId: row.id, stars: rating, count: change })
          .onConflict((conflict) =>
            conflict
              .columns(['subjectId', 'stars'])
              .doUpdateSet((stars) => ({ count: stars('starCount.count', '+', change) })),
          )
          .execute()
      }
    },
  }
}

export type ReviewRepository = ReturnType<typeof createReviewRepository>
