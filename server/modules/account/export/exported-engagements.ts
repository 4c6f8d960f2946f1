import type { Database } from '../../../database/connection'

const betweenParties = [
  'conflictCheck',
  'ndaVersion',
  'ndaAskedBy',
  'ndaAskedAt',
  'ndaAcceptedAt',
  'ndaBuyerName',
  'ndaSellerName',
] as const

/** The part of an account's data that is about its engagements. */
export const engagementsIn = (db: Database) => ({
  /** Engagements in which the account is the buyer, the seller or the broker. */
  engagements: (userId: string) =>
    db
      .selectFrom('engagement')
      .select(['id', 'number', 'kind', 'title', 'quantity', 'buyerId', 'sellerId', 'orderId', 'state', 'priceCents'])
      .select(['days', 'dueAt', 'licence', 'choice', 'milestones'])
      .select(['brokerId', 'brokerFeePercent', 'createdAt', 'updatedAt'])
      // They are between the parties: the broker reads none.
      .select(({ eb, or, ref }) => {
        const isParty = or([eb('buyerId', '=', userId), eb('sellerId', '=', userId)])
        return betweenParties.map((column) => eb.case().when(isParty).then(ref(column)).end().as(column))
      })
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
