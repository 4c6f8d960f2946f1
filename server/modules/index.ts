import * as accessToken from './access-token/access-token.module'
import * as account from './account/account.module'
import * as application from './application/application.module'
import * as attachment from './attachment/attachment.module'
import * as cart from './cart/cart.module'
import * as category from './category/category.module'
import * as clock from './clock/clock.module'
import * as company from './company/company.module'
import type { RequestBase, TransactionBase } from './container-scopes'
import * as conversation from './conversation/conversation.module'
import * as credential from './credential/credential.module'
import * as docket from './docket/docket.module'
import * as engagement from './engagement/engagement.module'
import * as freelancer from './freelancer/freelancer.module'
import * as invoice from './invoice/invoice.module'
import * as job from './job/job.module'
import * as language from './language/language.module'
import * as ledger from './ledger/ledger.module'
import * as listing from './listing/listing.module'
import * as listingOption from './listing-option/listing-option.module'
import * as listingView from './listing-view/listing-view.module'
import * as liveEvent from './live-event/live-event.module'
import * as mandate from './mandate/mandate.module'
import * as moderation from './moderation/moderation.module'
import type { Group, ServicesOf } from './module'
import * as monitoring from './monitoring/monitoring.module'
import * as notification from './notification/notification.module'
import * as order from './order/order.module'
import * as outbox from './outbox/outbox.module'
import * as ownListing from './own-listing/own-listing.module'
import * as payment from './payment/payment.module'
import * as payout from './payout/payout.module'
import * as platformReport from './platform-report/platform-report.module'
import * as process from './process/process.module'
import * as productFile from './product-file/product-file.module'
import * as rateLimit from './rate-limit/rate-limit.module'
import * as reconciliation from './reconciliation/reconciliation.module'
import * as report from './report/report.module'
import * as review from './review/review.module'
import * as salesReport from './sales-report/sales-report.module'
import * as saved from './saved/saved.module'
import * as search from './search/search.module'
import * as secondFactor from './second-factor/second-factor.module'
import * as securityLog from './security-log/security-log.module'
import * as serviceContent from './service-content/service-content.module'
import * as session from './session/session.module'
import * as site from './site/site.module'
import * as siteNotice from './site-notice/site-notice.module'
import * as trackRecord from './track-record/track-record.module'
import * as upload from './upload/upload.module'
import * as user from './user/user.module'

/** The files of all modules. A new module is listed here. */
const files = [
  accessToken,
  account,
  application,
  attachment,
  cart,
  category,
  clock,
  company,
  conversation,
  credential,
  docket,
  engagement,
  freelancer,
  invoice,
  job,
  language,
  ledger,
  listing,
  listingOption,
  listingView,
  liveEvent,
  mandate,
  moderation,
  monitoring,
  notification,
  order,
  outbox,
  ownListing,
  payment,
  payout,
  platformReport,
  process,
  productFile,
  rateLimit,
  reconciliation,
  report,
  review,
  salesReport,
  saved,
  search,
  secondFactor,
  securityLog,
  serviceContent,
  session,
  site,
  siteNotice,
  trackRecord,
  upload,
  user,
] as const

/** Every module of the server. */
export const modules = files.map(({ module }) => module)

export type Queries = All<'queries'>
export type Commands = All<'commands'>
type Services = All<'services'>
type RequestServices = All<'requestServices'>

/** The services inside a transaction: all but commands and request services. */
export interface TransactionScope extends TransactionBase<RequestServices>, Queries, Services {}

/** All services of one request. */
export interface RequestScope extends TransactionScope, RequestBase<TransactionScope>, Commands, RequestServices {}

/** All services of a group, from all modules, as one type. */
type All<Name extends Group> = Intersection<Part<(typeof files)[number], Name>>
type Part<File, Name extends Group> = File extends { factories: { [Own in Name]: infer Factories } }
  ? ServicesOf<Factories>
  : never
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
