import { type AccessTokenModule, accessTokenModule } from './access-token/access-token.module'
import { type AccountModule, accountModule } from './account/account.module'
import { type ApplicationModule, applicationModule } from './application/application.module'
import { type AttachmentModule, attachmentModule } from './attachment/attachment.module'
import { type CartModule, cartModule } from './cart/cart.module'
import { type CategoryModule, categoryModule } from './category/category.module'
import { type ClockModule, clockModule } from './clock/clock.module'
import { type CompanyModule, companyModule } from './company/company.module'
import { type ConversationModule, conversationModule } from './conversation/conversation.module'
import { type CredentialModule, credentialModule } from './credential/credential.module'
import { type DocketModule, docketModule } from './docket/docket.module'
import { type EngagementModule, engagementModule } from './engagement/engagement.module'
import { type FreelancerModule, freelancerModule } from './freelancer/freelancer.module'
import { type InvoiceModule, invoiceModule } from './invoice/invoice.module'
import { type JobModule, jobModule } from './job/job.module'
import { type LanguageModule, languageModule } from './language/language.module'
import { type LedgerModule, ledgerModule } from './ledger/ledger.module'
import { type ListingModule, listingModule } from './listing/listing.module'
import { listingOptionModule } from './listing-option/listing-option.module'
import { type ListingViewModule, listingViewModule } from './listing-view/listing-view.module'
import { type LiveEventModule, liveEventModule } from './live-event/live-event.module'
import { type MandateModule, mandateModule } from './mandate/mandate.module'
import { type ModerationModule, moderationModule } from './moderation/moderation.module'
import type { Group } from './module'
import { type MonitoringModule, monitoringModule } from './monitoring/monitoring.module'
import { type NotificationModule, notificationModule } from './notification/notification.module'
import { type OrderModule, orderModule } from './order/order.module'
import { type OutboxModule, outboxModule } from './outbox/outbox.module'
import { type OwnListingModule, ownListingModule } from './own-listing/own-listing.module'
import { type PaymentModule, paymentModule } from './payment/payment.module'
import { type PayoutModule, payoutModule } from './payout/payout.module'
import { type PlatformReportModule, platformReportModule } from './platform-report/platform-report.module'
import { processModule } from './process/process.module'
import { type ProductFileModule, productFileModule } from './product-file/product-file.module'
import { type RateLimitModule, rateLimitModule } from './rate-limit/rate-limit.module'
import { type ReconciliationModule, reconciliationModule } from './reconciliation/reconciliation.module'
import { type ReportModule, reportModule } from './report/report.module'
import { type ReviewModule, reviewModule } from './review/review.module'
import { type SalesReportModule, salesReportModule } from './sales-report/sales-report.module'
import { type SavedModule, savedModule } from './saved/saved.module'
import type { RequestBase, TransactionBase } from './scopes'
import { type SearchModule, searchModule } from './search/search.module'
import { type SecondFactorModule, secondFactorModule } from './second-factor/second-factor.module'
import { type SecurityLogModule, securityLogModule } from './security-log/security-log.module'
import { serviceContentModule } from './service-content/service-content.module'
import { type SessionModule, sessionModule } from './session/session.module'
import { type SiteModule, siteModule } from './site/site.module'
import { type SiteNoticeModule, siteNoticeModule } from './site-notice/site-notice.module'
import { type TrackRecordModule, trackRecordModule } from './track-record/track-record.module'
import { type UploadModule, uploadModule } from './upload/upload.module'
import { type UserModule, userModule } from './user/user.module'

/** Every module of the server. A new module is listed here and in `AnyModule`. */
export const modules = [
  accessTokenModule,
  accountModule,
  applicationModule,
  attachmentModule,
  cartModule,
  categoryModule,
  clockModule,
  companyModule,
  conversationModule,
  credentialModule,
  docketModule,
  engagementModule,
  freelancerModule,
  invoiceModule,
  jobModule,
  languageModule,
  ledgerModule,
  listingModule,
  listingOptionModule,
  listingViewModule,
  liveEventModule,
  mandateModule,
  moderationModule,
  monitoringModule,
  notificationModule,
  orderModule,
  outboxModule,
  ownListingModule,
  paymentModule,
  payoutModule,
  platformReportModule,
  processModule,
  productFileModule,
  rateLimitModule,
  reconciliationModule,
  reportModule,
  reviewModule,
  salesReportModule,
  savedModule,
  searchModule,
  secondFactorModule,
  securityLogModule,
  serviceContentModule,
  sessionModule,
  siteModule,
  siteNoticeModule,
  trackRecordModule,
  uploadModule,
  userModule,
] as const

type AnyModule =
  | AccessTokenModule
  | AccountModule
  | ApplicationModule
  | AttachmentModule
  | CartModule
  | CategoryModule
  | ClockModule
  | CompanyModule
  | ConversationModule
  | CredentialModule
  | DocketModule
  | EngagementModule
  | FreelancerModule
  | InvoiceModule
  | JobModule
  | LanguageModule
  | LedgerModule
  | ListingModule
  | ListingViewModule
  | LiveEventModule
  | MandateModule
  | ModerationModule
  | MonitoringModule
  | NotificationModule
  | OrderModule
  | OutboxModule
  | OwnListingModule
  | PaymentModule
  | PayoutModule
  | PlatformReportModule
  | ProductFileModule
  | RateLimitModule
  | ReconciliationModule
  | ReportModule
  | ReviewModule
  | SalesReportModule
  | SavedModule
  | SearchModule
  | SecondFactorModule
  | SecurityLogModule
  | SessionModule
  | SiteModule
  | SiteNoticeModule
  | TrackRecordModule
  | UploadModule
  | UserModule

export type Queries = All<'queries'>
export type Commands = All<'commands'>
type Services = All<'services'>
type RequestServices = All<'requestServices'>

/** The services inside a transaction: all but commands and request services. */
export interface TransactionScope extends TransactionBase<RequestServices>, Queries, Services {}

/** All services of one request. */
export interface RequestScope extends TransactionScope, RequestBase<TransactionScope>, Commands, RequestServices {}

/** All services of a group, from all modules, as one type. */
type All<Name extends Group> = Intersection<Part<AnyModule, Name>>
type Part<Each, Name extends Group> = Each extends { [Own in Name]: infer Services } ? Services : never
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
