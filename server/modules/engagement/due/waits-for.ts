import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '../../../database/tables/tables'
import type { EngagementSide } from '../../../generated/resolvers'
import { engagementProcess } from '../engagement.process'
import { finalStates, statesAnsweredBy } from '../engagement.states'
import { otherSide, type Party } from '../engagement.step'

/** The sides whose lists have tabs. */
export type ListedSide = Exclude<EngagementSide, 'ADMIN'>

type Engagements = ExpressionBuilder<Tables, 'engagement'>

/** Whether no milestone of the plan before it is still open. */
const isNextMilestone = sql<boolean>`not exists (
  select 1 from engagement as earlier where earlier.plan_id = engagement.plan_id
  and earlier.position < engagement.position and earlier.state not in (${sql.join(finalStates)}))`

/** Matches engagements that wait for an answer of a side. */
export const waitsFor = (side: ListedSide) => (side === 'BROKER' ? waitsForBroker : waitsForParty(side))

const waitsForParty =
  (side: Party) =>
  ({ or, and, eb }: Engagements) => {
    const other = otherSide(side)
    return or([
      eb('state', 'in', statesAnsweredBy(side)),
      eb('amendmentBy', 'in', [other, 'ADMIN']),
      and([eb('ndaAskedBy', '=', other), eb('ndaAcceptedAt', 'is', null)]),
      // IN_PROGRESS waits for nobody, but an open conflict check waits for the seller.
      ...(side === 'SELLER' ? [and([eb('conflictCheck', '=', 'ASKED'), eb('state', '=', 'IN_PROGRESS')])] : []),
      ...(side === 'BUYER' ? [and([eb('state', '=', 'AWAITING_FUNDING'), isNextMilestone])] : []),
      eb('unansweredBy', 'in', [side, 'BOTH']),
      eb('askedOf', 'in', [side, 'BOTH']),
    ])
  }

/** The states that wait for an offer. An offer that was sent can be revised, but waits for the buyer. */
const awaitingOffer = engagementProcess
  .step('SEND_OFFER')
  .from.filter((state) => statesAnsweredBy('SELLER').includes(state))

/** Brokers send offers for the seller, while their mandate is active and no check for conflicts of interest is open. */
const waitsForBroker = ({ and, eb }: Engagements) =>
  and([
    eb('state', 'in', awaitingOffer),
    eb(sql<string>`coalesce(${sql.ref('engagement.conflictCheck')}, '')`, '<>', 'ASKED'),
    sql<boolean>`(select ${sql.ref('mandate.state')} from ${sql.table('mandate')}
      where ${sql.ref('mandate.id')} = ${sql.ref('engagement.mandateId')}) = 'ACTIVE'`,
  ])
