import type { EngagementParent } from '../../api/parents'
import type { Viewer } from '../../api/viewer'
import type { EngagementRow, UserRow } from '../../database/tables/tables'
import type { EngagementSide } from '../../generated/resolvers'
import { FORMER_MEMBER, isActive } from '../user/user.service'
import type { EngagementWithParties } from './engagement.guards'
import type { Party } from './engagement.step'

type GuardValues = Pick<
  EngagementWithParties,
  'needsTwoAdmins' | 'confirmationRefusal' | 'refundableCents' | 'heldCents' | 'isNextMilestone' | 'mandateIsActive'
>

/** The values where no guard asks for money, and no dispute, milestone or mandate concerns the engagement. */
export const noGuardValues: GuardValues = {
  needsTwoAdmins: false,
  confirmationRefusal: null,
  refundableCents: 0,
  heldCents: 0,
  isNextMilestone: false,
  mandateIsActive: false,
}

/** Adds the sides whose account is suspended or deleted, for the guards of the process table, and the parties' names. */
export const withPartyStatus = (
  engagement: EngagementParent,
  accounts: readonly UserRow[],
  guardValues = noGuardValues,
): EngagementWithParties => {
  const hasActive = (id: string) => accounts.some((account) => account.id === id && isActive(account))
  const firstName = (userId: string) => firstNameOf(accounts.find(({ id }) => id === userId)?.name ?? FORMER_MEMBER)
  return {
    ...engagement,
    ...guardValues,
    inactiveSides: [
      ...(hasActive(engagement.buyerId) ? [] : ['BUYER' as const]),
      ...(hasActive(engagement.sellerId) ? [] : ['SELLER' as const]),
    ],
    firstNames: { BUYER: firstName(engagement.buyerId), SELLER: firstName(engagement.sellerId) },
  }
}

const firstNameOf = (name: string) => (name === FORMER_MEMBER ? name : (name.split(' ')[0] ?? name))

/** The side of a party. Undefined for everybody else: the broker, and admins. */
export const partyOf = (viewer: Viewer, engagement: EngagementParent) => {
  const side = sideOf(viewer, engagement)
  return side === 'BUYER' || side === 'SELLER' ? side : undefined
}

/** The viewer's side. Undefined unless the viewer is a party, the broker or an admin. */
export const sideOf = (
  viewer: Viewer,
  { buyerId, sellerId, brokerId }: EngagementParent,
): EngagementSide | undefined => {
  if (viewer?.id === buyerId) return 'BUYER'
  if (viewer?.id === sellerId) return 'SELLER'
  if (viewer && viewer.id === brokerId) return 'BROKER'
  return viewer?.role === 'ADMIN' ? 'ADMIN' : undefined
}

type PartyIds = Pick<EngagementRow, 'buyerId' | 'sellerId'>

/** The account of the party that is not the given one. */
export const otherPartyOf = (userId: string, { buyerId, sellerId }: PartyIds) =>
  userId === buyerId ? sellerId : buyerId

/** The account of a side, and the other party's. */
export const accountsOf = (side: Party, { buyerId, sellerId }: PartyIds) =>
  side === 'BUYER' ? ([buyerId, sellerId] as const) : ([sellerId, buyerId] as const)
