import type { Database } from './database/connection'
import { loaderOfMany, loaderOfOne } from './loader'
import { createClockRepository } from './modules/clock/clock.repository'
import { createClosingService } from './modules/engagement/closing.service'
import { createEngagementRepository } from './modules/engagement/engagement.repository'
import { createEngagementService } from './modules/engagement/engagement.service'
import { createFileRepository } from './modules/engagement/file.repository'
import { createStepsService } from './modules/engagement/steps.service'
import { createFiguresRepository } from './modules/figures/figures.repository'
import { createFiguresService } from './modules/figures/figures.service'
import { createLedgerRepository } from './modules/ledger/ledger.repository'
import { createLedgerService } from './modules/ledger/ledger.service'
import { createLetterRepository } from './modules/letter/letter.repository'
import { createLetterBox } from './modules/letter/letter-box'
import type { NotificationService } from './modules/notification/notification.service'
import { createOrderRepository } from './modules/order/order.repository'
import { createPaymentRepository } from './modules/payment/payment.repository'
import { createRefundRepository } from './modules/payment/refund.repository'
import { createRefundsOwed } from './modules/payment/refunding.service'
import type { UserService } from './modules/user/user.service'
import type { Outside } from './services'

/** Orders, engagements and their money, with what a transaction leaves to be done outside. */
export const createTrade = (
  db: Database,
  { commissionPercent, now, site }: Pick<Outside, 'commissionPercent' | 'now' | 'site'>,
  { user }: { user: UserService },
  { notification }: { notification: NotificationService },
) => {
  const engagements = createEngagementRepository(db)
  const engagementFiles = createFileRepository(db)
  const orders = createOrderRepository(db)
  const postings = createLedgerRepository(db)
  const ledger = createLedgerService(
    postings,
    loaderOfMany(postings.balancesOf, ({ engagementId }) => engagementId),
    { commissionPercent, now },
  )
  const letters = createLetterRepository(db)
  const letterBox = createLetterBox(letters, now)
  const refunds = createRefundRepository(db)
  const refundsOwed = createRefundsOwed(refunds, now)
  const steps = createStepsService({
    engagements,
    files: engagementFiles,
    ledger,
    letterBox,
    notification,
    refundsOwed,
    site,
    now,
  })
  return {
    clocks: createClockRepository(db),
    closing: createClosingService({ engagements, steps }),
    engagement: createEngagementService(
      engagements,
      {
        eventsOf: loaderOfMany(engagements.eventsOf, ({ engagementId }) => engagementId),
        filesOf: loaderOfMany(engagementFiles.ofEvents, ({ eventId }) => eventId ?? ''),
        ofOrder: loaderOfMany(engagements.ofOrders, ({ orderId }) => orderId ?? ''),
        openRefundsOf: loaderOfMany(refunds.openOf, ({ engagementId }) => engagementId),
      },
      ledger,
      user,
    ),
    engagementFiles,
    engagements,
    figures: createFiguresService(createFiguresRepository(db), now),
    ledger,
    letterBox,
    letters,
    now,
    orderById: loaderOfOne(orders.byIds, ({ id }) => id),
    orders,
    payments: createPaymentRepository(db),
    refunds,
    refundsOwed,
    address: site,
    steps,
  }
}
