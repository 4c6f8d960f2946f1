import type { EngagementRow, UserRow } from '../../database/tables'
import type { EngagementActor } from '../../generated/resolvers'
import type { Outside } from '../../services'
import { engagementLetter, receiptLetter } from './engagement.mails'
import type { EngagementStep } from './engagement.process'

/** A step that was taken, and by whom. */
export interface Happened {
  engagement: EngagementRow
  step: EngagementStep
  actor: EngagementActor
  /** Where the receipt of the checkout goes. */
  receiptTo?: string
}

export type Announce = (happened: readonly Happened[]) => void

interface Dependencies extends Pick<Outside, 'mail' | 'site' | 'later'> {
  user: { of: (id: string) => Promise<UserRow> }
}

/** Tells those who have not done it themselves, once it is written down. No answer waits for it, and none fails with it. */
export const createAnnounce =
  ({ mail, site, later, user }: Dependencies): Announce =>
  (happened) => {
    for (const { engagement, step, actor } of happened) {
      const { buyerId, sellerId } = engagement
      const told = [...(actor === 'BUYER' ? [] : [buyerId]), ...(actor === 'SELLER' ? [] : [sellerId])]
      for (const id of told) {
        later('mail', async () => {
          const { email, deletedAt } = await user.of(id)
          const letter = engagementLetter(engagement, step, actor, `${site()}/dashboard/engagements/${engagement.id}`)
          if (deletedAt === null) await mail.send({ to: email, ...letter })
        })
      }
    }
    const bought = happened.filter(({ receiptTo }) => receiptTo !== undefined)
    const [first] = bought
    const { receiptTo, engagement } = first ?? {}
    if (receiptTo === undefined || engagement?.orderId == null) return
    const letter = receiptLetter(
      bought.map(({ engagement }) => engagement),
      `${site()}/dashboard/customer/orders`,
    )
    later('mail', () => mail.send({ to: receiptTo, ...letter }))
  }
