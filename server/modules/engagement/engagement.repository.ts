import { type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../database/connection'
import { earliestFirst, fetchPage, latestFirst, type PageRequest } from '../../database/paging/page'
import { returnsRow } from '../../database/rows'
import type { EngagementRow, Tables } from '../../database/tables/tables'
import type { EngagementSide, EngagementState, EngagementTab } from '../../generated/resolvers'
import { anonymousChoice } from '../listing-option/choice'
import { emptyContent } from '../service-content/service-content'
import { type ListedSide, waitsFor } from './due/waits-for'
import { finalStates, workStates } from './engagement.states'
import { containsText, containsTextOrIsOf, engagementSearchText, ownColumns } from './search/engagement-search'

const lastChanged = latestFirst<EngagementRow>('ENGAGED', 'updatedAt', 'id')

const decidedFirst = earliestFirst<EngagementRow>('DECISION', 'decisionDueAt', 'id')

const firstDue = earliestFirst<EngagementRow>('DUE', 'nextDueAt', 'id')

/** Begins the titles that name the seller: those of quotes without a listing. Titles of briefs are the buyer's. */
export const WORK_BY = 'Work by '
const FORMER_TITLE = `${WORK_BY}a former member`

/** The column by which an engagement with a new title is found. */
const searchedBy = (title: string) => ({
  searchText: sql<string>`lower(number) || ${engagementSearchText('', title)}`,
})

interface Criteria {
  userId: string
  as: EngagementSide
  state: EngagementState | undefined
  /** Case-folded. */
  text: string | undefined
  /** The accounts that match the text, for admins. */
  accountIds?: readonly string[]
}

interface TabCriteria extends Criteria {
  as: ListedSide
  tab: EngagementTab
  now: string
}

export const createEngagementRepository = (db: Database) => {
  const engagements = () => db.selectFrom('engagement').selectAll('engagement')
  const matching = ({ userId, as, state, text, accountIds = [] }: Criteria) => {
    let query = engagements()
    if (as !== 'ADMIN') query = query.where(ownColumns[as], '=', userId)
    if (text && as !== 'ADMIN') query = query.where(containsText(db, as, text))
    if (text && as === 'ADMIN') query = query.where(containsTextOrIsOf(text, accountIds))
    return state ? query.where('state', '=', state) : query
  }
  return {
    find: (id: string) => engagements().where('id', '=', id).executeTakeFirst(),
    byIds: (ids: readonly string[]) => engagements().where('id', 'in', ids).execute(),
    byNumber: (number: string) => engagements().where('number', '=', number).executeTakeFirst(),

    page: (criteria: Criteria, request: PageRequest) => fetchPage(db, matching(criteria), lastChanged, request),

    pageOfTab: ({ tab, now, ...criteria }: TabCriteria, request: PageRequest) => {
      const query = matching(criteria)
      if (tab === 'DONE') return fetchPage(db, query.where('nextDueAt', 'is', null), lastChanged, request)
      const open = query.where('nextDueAt', 'is not', null)
      const ofTab = {
        ACTIVE: open,
        NEEDS_YOU: open
          .where(({ or, eb }) => or([eb('pausedAt', 'is', null), eb('state', '=', 'DISPUTED')]))
          .where(waitsFor(criteria.as)),
        LATE: open.where('state', 'in', workStates).where('nextDueAt', '<', now).where('pausedAt', 'is', null),
      }[tab]
      return fetchPage(db, ofTab, firstDue, request)
    },

    /** The engagements with held funds that an account sells or has brokered. */
    pageWithHeldFunds: (userId: string, request: PageRequest) => {
      const held = sql<boolean>`(
        select sum(cents) from posting where engagement_id = engagement.id and account = 'held') > 0`
      const isPayee = ({ or, eb }: ExpressionBuilder<Tables, 'engagement'>) =>
        or([eb('sellerId', '=', userId), eb('brokerId', '=', userId)])
      return fetchPage(db, engagements().where(isPayee).where(held), lastChanged, request)
    },

    lockOfCharge: (chargeKey: string) =>
      engagements()
        .where('id', 'in', db.selectFrom('posting').select('engagementId').where('chargeKey', '=', chargeKey))
        .orderBy('position')
        .orderBy('id')
        .forUpdate()
        .execute(),

    /** Open disputes, sorted by the time when the decision is due, the earliest first. */
    disputes: (request: PageRequest) =>
      fetchPage(db, engagements().where('decisionDueAt', 'is not', null), decidedFirst, request),

    /** The engagements that conversations are about. */
    ofConversations: (conversationIds: readonly string[]) =>
      engagements()
        .innerJoin('conversation', 'conversation.subjectId', 'engagement.id')
        .select('conversation.id as conversationId')
        .where('conversation.id', 'in', conversationIds)
        .where('conversation.subjectKind', '=', 'ENGAGEMENT')
        .execute(),

    ofOrders: (orderIds: readonly string[]) =>
      engagements().where('orderId', 'in', orderIds).orderBy('orderId').orderBy('position').execute(),

    /** The milestones of each plan, in their order. */
    ofPlans: (planIds: readonly string[]) =>
      engagements().where('planId', 'in', planIds).orderBy('planId').orderBy('position').execute(),

    /** The other milestones of a plan need no requirements of their own from now on. Returns those that are funded and wait for them. */
    markRequirementsSent: async (planId: string) => {
      const marked = await db
        .updateTable('engagement')
        .set({ requirementsSent: 1 })
        .where('planId', '=', planId)
        .where('state', 'in', ['AWAITING_FUNDING', 'AWAITING_REQUIREMENTS'])
        .returningAll()
        .execute()
      return marked.filter(({ state }) => state === 'AWAITING_REQUIREMENTS')
    },

    /** Engagements of a party that have not ended. */
    openOf: (userId: string) =>
      engagements()
        .where(({ or, eb }) => or([eb('buyerId', '=', userId), eb('sellerId', '=', userId)]))
        .where('state', 'not in', finalStates)
        .orderBy('createdAt')
        // Milestones begin at the same time.
        .orderBy('position')
        .orderBy('id')
        .execute(),

    /** Engagements that have not ended, of a broker. */
    openBrokeredBy: (brokerId: string) =>
      engagements().where('brokerId', '=', brokerId).where('state', 'not in', finalStates).execute(),

    /** Removes the broker from engagements in some states, with the fee. */
    removeBroker: (brokerId: string, states: readonly EngagementState[]) =>
      db
        .updateTable('engagement')
        .set({ brokerId: null, brokerFeePercent: null, mandateId: null })
        .where('brokerId', '=', brokerId)
        .where('state', 'in', states)
        .execute(),

    /**
     * Removes what a deleted account has left in its engagements. As a seller: the description, questions and options of its
     * listings, and its name in titles. As a buyer: the names of other parties.
     */
    anonymise: async (userId: string) => {
      await db
        .updateTable('engagement')
        .set({ otherParties: null })
        .where('buyerId', '=', userId)
        .where('otherParties', 'is not', null)
        .execute()
      await db
        .updateTable('engagement')
        .set({ listingDescription: null, questions: emptyContent.questions })
        .where('sellerId', '=', userId)
        .execute()
      const chosen = engagements().where('sellerId', '=', userId).where('choice', 'is not', null)
      for (const engagement of await chosen.execute())
        await db
          .updateTable('engagement')
          .set({ choice: anonymousChoice(engagement) })
          .where('id', '=', engagement.id)
          .execute()
      await db
        .updateTable('engagement')
        .set({ title: FORMER_TITLE, ...searchedBy(FORMER_TITLE) })
        .where('sellerId', '=', userId)
        .where('listingId', 'is', null)
        .where('orderId', 'is', null)
        .where('title', 'like', `${WORK_BY}%`)
        .execute()
    },

    /** Unanswered quote requests of a buyer to a seller. */
    waitingQuotes: (buyerId: string, sellerId: string) =>
      engagements()
        .innerJoin('engagementEvent', (join) =>
          join.onRef('engagementEvent.engagementId', '=', 'engagement.id').on('engagementEvent.version', '=', 1),
        )
        .select(['engagementEvent.id as requestId', 'engagementEvent.note as request'])
        .where('engagement.buyerId', '=', buyerId)
        .where('engagement.sellerId', '=', sellerId)
        .where('engagement.state', '=', 'QUOTE_REQUESTED')
        .execute(),

    /** Locks the engagement until the transaction ends. Undefined if another process has locked it. */
    claim: (id: string) => engagements().where('id', '=', id).forUpdate().skipLocked().executeTakeFirst(),

    /** Returns false if another engagement has the same number. */
    add: (engagement: Omit<Insertable<Tables['engagement']>, 'searchText'>) =>
      returnsRow(
        db
          .insertInto('engagement')
          .values({ ...engagement, searchText: engagementSearchText(engagement.number, engagement.title) })
          .onConflict((conflict) => conflict.column('number').doNothing())
          .returning('id'),
      ),

    /** Returns the changed engagement, or undefined if its version has changed. */
    change: (id: string, version: number, change: Updateable<Tables['engagement']>) =>
      db
        .updateTable('engagement')
        .set({ ...change, ...(typeof change.title === 'string' && searchedBy(change.title)), version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst(),

    addEvent: (event: Insertable<Tables['engagementEvent']>) =>
      db.insertInto('engagementEvent').values(event).execute(),

    eventsOf: (engagementIds: readonly string[]) =>
      db
        .selectFrom('engagementEvent')
        .selectAll()
        .where('engagementId', 'in', engagementIds)
        .orderBy('engagementId')
        .orderBy('version')
        .execute(),
  }
}

export type EngagementRepository = ReturnType<typeof createEngagementRepository>
