import type { Database } from '../database/connection'
import { registeredAs } from './accounts/register'
import { addListings } from './database/add-listings'
import { card, engagementsWith } from './engagements'
import type { Execute } from './execute'
import { expectValue } from './result'

/** The milestones of an offer for $600.00 and 12 days. */
export const threeMilestones = [
  { title: 'Sketches', price: 100, days: 3 },
  { title: 'Artwork', price: 300, days: 5 },
  { title: 'Files', price: 200, days: 4 },
]

export const accept = { acceptOffer: { payment: { token: card.pays } } }
export const fund = { fund: { payment: { token: card.pays } } }
export const offerOf = (milestones: readonly { title: string; price: number; days: number }[]) => ({
  sendOffer: { milestones: [...milestones], message: 'In parts.' },
})

/** New buyers and sellers with a quote, an offer with milestones, or the milestones that it has become. */
export const milestonesOn = (db: Database, execute: Execute, key = 'part') => {
  const { advance, readEngagement, requestQuote } = engagementsWith(execute)
  let count = 0

  const quoted = async () => {
    count += 1
    const buyer = await registeredAs(execute, `${key}-buyer-${count}@example.com`)
    const seller = await registeredAs(execute, `${key}-seller-${count}@example.com`, 'FREELANCER')
    const listingId = `srv-${key}-${count}`
    await addListings(db, [{ id: listingId, sellerId: seller.id }])
    const { id } = await requestQuote(buyer.visitor, { profileId: seller.id, listingId, message: 'How much?' })
    return { id, buyer, seller, listingId }
  }

  const offered = async () => {
    const work = await quoted()
    await advance(work.seller.visitor, work.id, offerOf(threeMilestones))
    return work
  }

  return {
    quoted,
    offered,
    /** The offer is accepted. `ids` are those of the milestones. */
    agreed: async () => {
      const work = await offered()
      await advance(work.buyer.visitor, work.id, accept)
      const { milestonePlan } = await readEngagement(work.buyer.visitor, work.id)
      const [first = '', second = '', third = ''] = expectValue(milestonePlan).milestones.map(
        ({ engagement }) => expectValue(engagement).id,
      )
      return { ...work, first, second, third }
    },
  }
}
