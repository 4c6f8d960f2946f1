import type { Database } from '../database/connection'
import type { OrderRow } from '../database/tables'
import { type Loader, loaderOfMany, loaderOfOne } from '../loader'
import { type ClockRepository, createClockRepository } from '../modules/clock/clock.repository'
import { type ClosingService, createClosingService } from '../modules/engagement/closing.service'
import { createEngagementRepository, type EngagementRepository } from '../modules/engagement/engagement.repository'
import { createEngagementService, type EngagementService } from '../modules/engagement/engagement.service'
import { createFileRepository, type FileRepository } from '../modules/engagement/file.repository'
import { createStepsService, type StepsService } from '../modules/engagement/steps.service'
import { createFiguresRepository } from '../modules/figures/figures.repository'
import { createFiguresService, type FiguresService } from '../modules/figures/figures.service'
import { createLedgerRepository, type LedgerRepository } from '../modules/ledger/ledger.repository'
import { createLedgerService, type LedgerService } from '../modules/ledger/ledger.service'
import { createLetterRepository, type LetterRepository } from '../modules/letter/letter.repository'
import { createLetterBox, type LetterBox } from '../modules/letter/letter-box'
import type { NotificationService } from '../modules/notification/notification.service'
import { createOrderRepository, type OrderRepository } from '../modules/order/order.repository'
import { createPaymentRepository, type PaymentRepository } from '../modules/payment/payment.repository'
import { createRefundRepository, type RefundRepository } from '../modules/payment/refund.repository'
import { createRefundsOwed, type RefundsOwed } from '../modules/payment/refunding.service'
import type { UserService } from '../modules/user/user.service'
import type { Makers } from './lazily'
import type { Outside } from './outside'

export interface Trade {
  clocks: ClockRepository
  closing: ClosingService
  engagement: EngagementService
  engagementFiles: FileRepository
  engagements: EngagementRepository
  figures: FiguresService
  ledger: LedgerService
  letterBox: LetterBox
  letters: LetterRepository
  orderById: Loader<OrderRow | undefined>
  orders: OrderRepository
  payments: PaymentRepository
  ledgerRows: LedgerRepository
  refunds: RefundRepository
  refundsOwed: RefundsOwed
  steps: StepsService
}

interface Given extends Pick<Outside, 'commissionPercent' | 'now' | 'site'> {
  db: Database
  notification: NotificationService
  user: UserService
}

/** Orders, engagements and their money, with what a transaction leaves to be done outside. */
export const trade: Makers<Trade & Given, Trade> = {
  clocks: ({ db }) => createClockRepository(db),
  closing: createClosingService,
  engagement: ({ engagements, engagementFiles, refunds, ledger, user }) =>
    createEngagementService(
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
  engagementFiles: ({ db }) => createFileRepository(db),
  engagements: ({ db }) => createEngagementRepository(db),
  figures: ({ db, now }) => createFiguresService(createFiguresRepository(db), now),
  ledger: ({ ledgerRows, commissionPercent, now }) =>
    createLedgerService(
      ledgerRows,
      loaderOfMany(ledgerRows.balancesOf, ({ engagementId }) => engagementId),
      { commissionPercent, now },
    ),
  ledgerRows: ({ db }) => createLedgerRepository(db),
  letterBox: ({ letters, now }) => createLetterBox(letters, now),
  letters: ({ db }) => createLetterRepository(db),
  orderById: ({ orders }) => loaderOfOne(orders.byIds, ({ id }) => id),
  orders: ({ db }) => createOrderRepository(db),
  payments: ({ db }) => createPaymentRepository(db),
  refunds: ({ db }) => createRefundRepository(db),
  refundsOwed: ({ refunds, now }) => createRefundsOwed(refunds, now),
  steps: ({ engagements, engagementFiles: files, ledger, letterBox, notification, refundsOwed, site, now }) =>
    createStepsService({ engagements, files, ledger, letterBox, notification, refundsOwed, site, now }),
}
