import type { Selectable } from 'kysely'
import type { AccountTables } from './account-tables'
import type { CatalogueTables } from './catalogue-tables'
import type { ConversationTables } from './conversation-tables'
import type { CredentialTables } from './credential-tables'
import type { DocketTables } from './docket-tables'
import type { EngagementTables } from './engagement-tables'
import type { InvoiceTables } from './invoice-tables'
import type { JobTables } from './job-tables'
import type { ListingTables } from './listing-tables'
import type { MandateTables } from './mandate-tables'
import type { PaymentTables } from './payment-tables'
import type { PayoutTables } from './payout-tables'
import type { ReportTables } from './report-tables'
import type { SecondFactorTables } from './second-factor-tables'
import type { SharedTables } from './shared-tables'
import type { SiteNoticeTables } from './site-notice-tables'

/**
 * The tables of both databases. Moments are ISO 8601 texts, flags are 0 or 1, money is integer cents, lists are lines of text
 * (see columns.ts).
 */
export interface Tables
  extends AccountTables,
    CatalogueTables,
    ConversationTables,
    CredentialTables,
    DocketTables,
    EngagementTables,
    InvoiceTables,
    JobTables,
    ListingTables,
    MandateTables,
    PaymentTables,
    PayoutTables,
    SharedTables,
    ReportTables,
    SecondFactorTables,
    SiteNoticeTables {}

export type AccessTokenRow = Selectable<Tables['accessToken']>
export type ApplicationEventRow = Selectable<Tables['applicationEvent']>
export type ApplicationRow = Selectable<Tables['application']>
export type AttachmentRow = Selectable<Tables['attachment']>
export type AuditEventRow = Selectable<Tables['auditEvent']>
export type BillingDetailsRow = Selectable<Tables['billingDetails']>
export type CalendarFeedRow = Selectable<Tables['calendarFeed']>
export type CategoryRow = Selectable<Tables['category']>
export type ChargeRow = Selectable<Tables['charge']>
export type ChargebackRow = Selectable<Tables['chargeback']>
export type CompanyRow = Selectable<Tables['company']>
export type ConversationRow = Selectable<Tables['conversation']>
export type CredentialRow = Selectable<Tables['credential']>
export type DocketEntryRow = Selectable<Tables['docketEntry']>
/** With the columns of its entry that its text names. */
export type DocketEventRow = Selectable<Tables['docketEvent']> & Pick<DocketEntryRow, 'jurisdiction' | 'kind' | 'title'>
export type EngagementEventRow = Selectable<Tables['engagementEvent']>
/** Without the search text, which only queries compare. */
export type EngagementRow = Omit<Selectable<Tables['engagement']>, 'searchText'>
/** The columns that a step changes. Named, because the inferred type of all cases together has thousands of members. */
export type EngagementChange = Partial<EngagementRow>
export type FreelancerRow = Selectable<Tables['freelancer']>
export type InvoiceLineRow = Selectable<Tables['invoiceLine']>
export type InvoiceRow = Selectable<Tables['invoice']>
export type JobRow = Selectable<Tables['job']>
export type ListingAnnouncementRow = Selectable<Tables['listingAnnouncement']>
export type ListingDraftRow = Selectable<Tables['listingDraft']>
export type ListingRow = Selectable<Tables['listing']>
export type LiveEventRow = Selectable<Tables['liveEvent']>
export type MailRecordRow = Selectable<Tables['mailRecord']>
export type MailTokenRow = Selectable<Tables['mailToken']>
export type MandateRow = Selectable<Tables['mandate']>
export type MessageRow = Selectable<Tables['message']>
export type NotificationRow = Selectable<Tables['notification']>
export type OrderRow = Selectable<Tables['order']>
export type OutboxMailRow = Selectable<Tables['outboxMail']>
export type PasskeyRow = Selectable<Tables['passkey']>
export type PaymentAttemptRow = Selectable<Tables['paymentAttempt']>
export type PayoutAccountRow = Selectable<Tables['payoutAccount']>
export type PendingLoginRow = Selectable<Tables['pendingLogin']>
export type PostingRow = Selectable<Tables['posting']>
export type ProductFileRow = Selectable<Tables['productFile']>
export type RefundRow = Selectable<Tables['refund']>
export type ReportCaseRow = Selectable<Tables['reportCase']>
export type ContentReportRow = Selectable<Tables['report']>
export type ReviewRow = Selectable<Tables['review']>
export type SavedListingRow = Selectable<Tables['savedListing']>
export type SavedSearchRow = Selectable<Tables['savedSearch']>
export type SecurityEventRow = Selectable<Tables['securityEvent']>
export type SessionRow = Selectable<Tables['session']>
export type TrackRecordRow = Selectable<Tables['trackRecord']>
export type TransferReversalRow = Selectable<Tables['transferReversal']>
export type TransferRow = Selectable<Tables['transfer']>
export type UploadRow = Selectable<Tables['upload']>
export type SiteNoticeRow = Selectable<Tables['siteNotice']>
export type UserRow = Selectable<Tables['user']>
