import type DataLoader from 'dataloader'
import type { EngagementParent } from '../../../api/parents'
import type { Viewer } from '../../../api/viewer'
import type { EngagementRow } from '../../../database/tables/tables'
import { DAY_MS } from '../../../lib/dates'
import { cents } from '../../../lib/money'
import { sumOf } from '../../../lib/sum'
import type { AuditTrail } from '../../moderation/audit-trail'
import type { UserQueries } from '../../user/user.queries'
import { isActive } from '../../user/user.service'
import type { ConfirmationRefusal } from '../engagement.guards'

type Loader = Pick<DataLoader<string, EngagementRow[]>, 'load'>

interface Dependencies {
  auditTrail: Pick<AuditTrail, 'promotionsOf'>
  ofOrder: Loader
  ofPlan: Loader
  users: Pick<UserQueries, 'of'>
  twoAdminsAbove: number
  now: () => Date
}

/** Decides which resolutions need a second admin, and which admins may confirm them. */
export const createTwoAdmins = ({ auditTrail, ofOrder, ofPlan, users, twoAdminsAbove, now }: Dependencies) => {
  /** The engagements that were agreed on together: milestones of one offer, or lines of one order. */
  const agreedWith = ({ planId, orderId }: EngagementParent) => {
    if (planId !== null) return ofPlan.load(planId)
    return orderId === null ? [] : ofOrder.load(orderId)
  }

  /** Everybody who stands in the chain of admins that made an account an admin. */
  const promotersOf = async (userId: string, found = new Set<string>()) => {
    for (const { actorId } of await auditTrail.promotionsOf(userId)) {
      if (found.has(actorId)) continue
      found.add(actorId)
      await promotersOf(actorId, found)
    }
    return found
  }

  /** Whether the account has become an admin within the last day. */
  const isNew = async (userId: string) => {
    const [latest] = await auditTrail.promotionsOf(userId)
    return latest !== undefined && now().getTime() < Date.parse(latest.at) + DAY_MS
  }

  const isStillAdmin = async (userId: string) => {
    const user = await users.of(userId)
    return user.role === 'ADMIN' && isActive(user)
  }

  return {
    areNeeded: async (engagement: EngagementParent) => {
      const { id, state, priceCents } = engagement
      const limit = cents(twoAdminsAbove)
      if ((priceCents ?? 0) > limit) return true
      // Only then do admins decide.
      if (state !== 'DISPUTED' && state !== 'COMPLETED') return false
      const others = (await agreedWith(engagement)).filter((other) => other.id !== id)
      return (priceCents ?? 0) + sumOf(others, (other) => other.priceCents ?? 0) > limit
    },

    confirmationRefusal: async (
      { proposedById }: EngagementParent,
      viewer: Viewer,
    ): Promise<ConfirmationRefusal | null> => {
      if (proposedById === null || viewer?.role !== 'ADMIN') return null
      if (viewer.id === proposedById) return 'OWN_PROPOSAL'
      if (await isNew(viewer.id)) return 'NEW_ADMIN'
      if (!(await isStillAdmin(proposedById))) return 'FORMER_PROPOSER'
      if (await isNew(proposedById)) return 'NEW_PROPOSER'
      const isChain =
        (await promotersOf(viewer.id)).has(proposedById) || (await promotersOf(proposedById)).has(viewer.id)
      return isChain ? 'MADE_ADMIN_BY_THE_OTHER' : null
    },
  }
}
