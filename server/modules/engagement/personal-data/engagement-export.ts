import { fromLines } from '../../../database/columns'
import { dollarsOrNull } from '../../../lib/money'
import { readChoice } from '../../listing-option/choice'
import { exportedChoice } from '../../listing-option/exported-options'
import type { AccountExport } from '../../module'
import { offered } from '../milestones/milestone.queries'
import { storedAnswers } from '../requirements/answers'

const betweenParties = [
  'conflictCheck',
  'ndaVersion',
  'ndaAskedBy',
  'ndaAskedAt',
  'ndaAcceptedAt',
  'ndaBuyerName',
  'ndaSellerName',
] as const

export const engagementExport: AccountExport = {
  /** Engagements in which the account is the buyer, the seller or the broker. */
  engagements: async (db, { id }) => {
    const engagements = await db
      .selectFrom('engagement')
      .select(['id', 'number', 'kind', 'title', 'quantity', 'buyerId', 'sellerId', 'orderId', 'state', 'priceCents'])
      .select(['days', 'dueAt', 'licence', 'choice', 'milestones'])
      .select(['brokerId', 'brokerFeePercent', 'createdAt', 'updatedAt'])
      // They are between the parties: the broker reads none.
      .select(({ eb, or, ref }) => {
        const isParty = or([eb('buyerId', '=', id), eb('sellerId', '=', id)])
        return betweenParties.map((column) => eb.case().when(isParty).then(ref(column)).end().as(column))
      })
      // They are the buyer's.
      .select(({ eb }) => eb.case().when('buyerId', '=', id).then(eb.ref('otherParties')).end().as('otherParties'))
      .where(({ or, eb }) => or([eb('buyerId', '=', id), eb('sellerId', '=', id), eb('brokerId', '=', id)]))
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    return engagements.map(({ priceCents, choice, milestones, ...engagement }) => ({
      ...engagement,
      choice: exportedChoice(readChoice({ choice })),
      milestones: offered({ milestones }),
      price: dollarsOrNull(priceCents),
    }))
  },

  engagementEvents: async (db, { id }) => {
    const events = await db
      .selectFrom('engagementEvent')
      .select(['engagementId', 'at', 'transition', 'state', 'note', 'amountCents', 'days', 'rounds'])
      .select(['links', 'answers', 'milestones'])
      .where('byId', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute()
    return events.map(({ amountCents, links, answers, milestones, ...event }) => ({
      ...event,
      amount: dollarsOrNull(amountCents),
      links: fromLines(links),
      answers: storedAnswers({ answers }),
      milestones: offered({ milestones }),
    }))
  },
}
