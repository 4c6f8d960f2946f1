import type { Database } from '../../../database/connection'

/** The part of an account's data that is about its engagements. */
export const engagementsIn = (db: Database) => ({
  /** Engagements in which the account is the buyer, the seller or the broker. */
  engagements: (userId: string) =>
    db
      .selectFrom('engagement')
      .select(['id', 'number', 'kind', 'title', 'quantity', 'buyerId', 'sellerId', 'orderId', 'state', 'priceCents'])
      .select(['days', 'dueAt', 'licence', 'choice', 'milestones'])
      .select(['brokerId', 'brokerFeePercent', 'createdAt', 'updatedAt'])
      .select([
        'conflictCheck',
        'ndaVersion',
        'ndaAskedBy',
        'ndaAskedAt',
        'ndaAcceptedAt',
        'ndaBuyerName',
        'ndaSellerName',
      ])
      // They are the buyer's.
      .select(({ eb }) => eb.case().when('buyerId', '=', userId).then(eb.ref('otherParties')).end().as('otherParties'))
      .where(({ or, eb }) => or([eb('buyerId', '=', userId), eb('sellerId', '=', userId), eb('brokerId', '=', userId)]))
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),

  engagementEvents: (userId: string) =>
    db
      .selectFrom('engagementEvent')
      .select(['engagementId', 'at', 'transition', 'state', 'note', 'amountCents', 'days', 'rounds'])
      .select(['links', 'answers', 'milestones'])
      .where('byId', '=', userId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
})
