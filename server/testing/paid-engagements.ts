import type { Visitor } from '../api/visitor'
import type { Database } from '../database/connection'
import { AdvanceClockDocument } from '../modules/clock/clock.test.generated'
import { ReinstateUserDocument, SuspendUserDocument } from './accounts/moderation.generated'
import { registeredAs } from './accounts/register'
import { signedInAs } from './accounts/sign-in'
import { addListings } from './database/add-listings'
import { engagementsWith } from './engagements'
import type { Execute } from './execute'
import { expectType } from './result'

/** New buyers and sellers with work that is paid, and what admins do to them. */
export const paidEngagementsOn = async (db: Database, execute: Execute) => {
  const { advance, buy } = engagementsWith(execute)
  const admin = await signedInAs(execute, 'ADMIN')
  let count = 0

  const inProgress = async (price: number) => {
    count += 1
    const buyer = await registeredAs(execute, `buyer-${count}@example.com`)
    const seller = await registeredAs(execute, `seller-${count}@example.com`, 'FREELANCER')
    const listingId = `srv-trading-${count}`
    await addListings(db, [{ id: listingId, sellerId: seller.id, priceCents: price * 100 }])
    const { id } = await buy(buyer.visitor, listingId, price)
    await advance(buyer.visitor, id, { submitRequirements: { message: 'All of it.' } })
    return { id, buyer, seller }
  }

  return {
    admin,
    inProgress,

    /** A service for `price` dollars that is delivered and not accepted yet. */
    delivered: async (price = 100) => {
      const work = await inProgress(price)
      await advance(work.seller.visitor, work.id, { deliver: { message: 'Here.' } })
      return work
    },

    suspend: async ({ id: userId }: { id: string }) => {
      const { data } = await execute(SuspendUserDocument, { input: { userId, reason: 'Fraud.' } }, admin)
      expectType(data.suspendUser, 'UserSuspended')
    },

    reinstate: async ({ id: userId }: { id: string }) => {
      const { data } = await execute(ReinstateUserDocument, { input: { userId, reason: 'Cleared.' } }, admin)
      expectType(data.reinstateUser, 'UserReinstated')
    },

    /** Moves the clock, and takes every deadline that passes. */
    passDays: (days: number, by: Visitor = admin) => execute(AdvanceClockDocument, { days }, by),
  }
}
