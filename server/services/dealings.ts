import { createAccountService } from '../modules/account/account.service'
import { createKeptRepository, type KeptRepository } from '../modules/account/kept.repository'
import { createOwnPassword, type OwnPassword } from '../modules/account/own-password'
import { createPost, type Post } from '../modules/account/post'
import { createApplyingService } from '../modules/application/applying.service'
import { createAttemptRepository } from '../modules/attempt/attempt.repository'
import { type AttemptService, createAttemptService } from '../modules/attempt/attempt.service'
import { createClockService } from '../modules/clock/clock.service'
import { createCorrespondenceService } from '../modules/conversation/correspondence.service'
import { createAdvanceService } from '../modules/engagement/advance.service'
import { createDeadlineService } from '../modules/engagement/deadline.service'
import { createFileService } from '../modules/engagement/file.service'
import { createQuoteService } from '../modules/engagement/quote.service'
import { createPostingService } from '../modules/job/posting.service'
import { createDeliveryService } from '../modules/letter/delivery.service'
import { createModerationService } from '../modules/moderation/moderation.service'
import { createBellService } from '../modules/notification/bell.service'
import { createMissedService } from '../modules/notification/missed-mail'
import { finishPaid } from '../modules/order/finish'
import { createOrderService } from '../modules/order/order.service'
import { createPayingService, type PayingService } from '../modules/payment/paying.service'
import { createRefundingService } from '../modules/payment/refunding.service'
import { createReviewingService } from '../modules/review/reviewing.service'
import { createSellingService } from '../modules/selling/selling.service'
import { type Admission, createAdmission } from '../modules/session/admission'
import { createOwnSessionsService } from '../modules/session/own-sessions.service'
import { createSignInService } from '../modules/session/sign-in.service'
import { createSocialService, type SocialService } from '../modules/session/social.service'
import { createSocialTripRepository } from '../modules/session/social-trip.repository'
import { createSocialTripService, type SocialTripService } from '../modules/session/social-trip.service'
import { createUploadingService } from '../modules/upload/uploading.service'
import type { PaymentProvider } from '../ports/payment/payment'
import type { Visitor } from '../visitor'
import type { Domain, Given } from './domain'
import type { Makers } from './lazily'

export interface Dealings {
  account: ReturnType<typeof createAccountService>
  admission: Admission
  advance: ReturnType<typeof createAdvanceService>
  applying: ReturnType<typeof createApplyingService>
  attempts: AttemptService
  bell: ReturnType<typeof createBellService>
  correspondence: ReturnType<typeof createCorrespondenceService>
  deadline: ReturnType<typeof createDeadlineService>
  delivery: ReturnType<typeof createDeliveryService>
  file: ReturnType<typeof createFileService>
  fireDue: () => Promise<number>
  kept: KeptRepository
  missed: ReturnType<typeof createMissedService>
  moderation: ReturnType<typeof createModerationService>
  order: ReturnType<typeof createOrderService>
  ownPassword: OwnPassword
  ownSessions: ReturnType<typeof createOwnSessionsService>
  paying: PayingService
  post: Post
  posting: ReturnType<typeof createPostingService>
  provider: PaymentProvider
  quote: ReturnType<typeof createQuoteService>
  refunding: ReturnType<typeof createRefundingService>
  reviewing: ReturnType<typeof createReviewingService>
  selling: ReturnType<typeof createSellingService>
  signIn: ReturnType<typeof createSignInService>
  siteClock: ReturnType<typeof createClockService>
  social: SocialService
  trips: SocialTripService
  uploading: ReturnType<typeof createUploadingService>
}

export interface Around extends Given {
  visitor: Visitor
  /** What happens within happens whole or not at all. */
  inTransaction: <Result>(work: (within: Domain) => Promise<Result>) => Promise<Result>
}

/** What people do: with their visitor, and with transactions of its own. */
export const dealings: Makers<Dealings & Domain & Around, Dealings> = {
  account: createAccountService,
  admission: createAdmission,
  advance: createAdvanceService,
  applying: createApplyingService,
  attempts: ({ db, now }) => createAttemptService(createAttemptRepository(db), now),
  bell: createBellService,
  correspondence: createCorrespondenceService,
  deadline: createDeadlineService,
  delivery: createDeliveryService,
  file: createFileService,
  fireDue:
    ({ deadline, reviewing }) =>
    async () => {
      const fired = await deadline.fireDue()
      await reviewing.publishDue()
      return fired
    },
  kept: ({ db }) => createKeptRepository(db),
  missed: createMissedService,
  moderation: createModerationService,
  order: createOrderService,
  ownPassword: ({ attempts, visitor }) => createOwnPassword(attempts, visitor),
  ownSessions: createOwnSessionsService,
  paying: ({ payments, provider, attempts, visitor, now, inTransaction }) =>
    createPayingService({ payments, provider, attempts, visitor, now, inTransaction, finish: finishPaid }),
  post: createPost,
  posting: createPostingService,
  provider: ({ db, payment }) => payment(db),
  quote: createQuoteService,
  refunding: createRefundingService,
  reviewing: createReviewingService,
  selling: createSellingService,
  signIn: createSignInService,
  siteClock: createClockService,
  social: createSocialService,
  trips: ({ db, visitor, now }) => createSocialTripService({ trips: createSocialTripRepository(db), visitor, now }),
  uploading: createUploadingService,
}
