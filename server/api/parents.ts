import type { Page } from '../database/paging/page'
import type {
  AccessTokenRow,
  ApplicationRow,
  AuditEventRow,
  ChargebackRow,
  CompanyRow,
  CredentialRow,
  DocketEntryRow,
  EngagementEventRow,
  EngagementRow,
  FreelancerRow,
  JobRow,
  ListingRow,
  MandateRow,
  MessageRow,
  NotificationRow,
  OrderRow,
  PasskeyRow,
  ProductFileRow,
  ReportCaseRow,
  ReviewRow,
  SessionRow,
  SiteNoticeRow,
  UserRow,
} from '../database/tables/tables'

/**
 * Parents of resolvers whose rows hold secrets or internal columns. They leave these out, so that an SDL field of such a name
 * doesn't compile.
 */
export type AccessTokenParent = Omit<AccessTokenRow, 'tokenHash'>
export type ChargebackParent = Omit<ChargebackRow, 'chargeKey'>
export type PasskeyParent = Omit<PasskeyRow, 'credentialId' | 'publicKey'>
/** `engagementId`: of the purchase that it is part of, if it was read as one. */
export type ProductFileParent = ProductFileRow & { engagementId?: string }
export type SessionParent = Omit<SessionRow, 'tokenHash'> & { current: boolean }
export type UserParent = Omit<UserRow, 'passwordHash' | 'searchText'>

/** The code is part of the link, which only an active mandate has. */
export type MandateParent = MandateRow

/** Its files have resolvers of their own, and the queries return it only to its owner and to admins. */
export type CredentialParent = CredentialRow

/**
 * `withheld`: its files and answers are not for the viewer. `withheldText`: says what one of the parties does not see yet, if the
 * event has any of it.
 */
export type EngagementEventParent = EngagementEventRow & {
  withheld?: true
  withheldText?: { everything: boolean; text: string } | undefined
}

/** The names of other parties are for the parties alone: `ConflictCheck.names` serves them. */
export type EngagementParent = Omit<EngagementRow, 'otherParties'>

export type ApplicationPage = Page<ApplicationRow>
export type AuditEventPage = Page<AuditEventRow>
export type CompanyPage = Page<CompanyRow>
export type CredentialPage = Page<CredentialRow>
export type DocketEntryPage = Page<DocketEntryRow>
export type EngagementPage = Page<EngagementRow>
export type FreelancerPage = Page<FreelancerRow>
export type JobPage = Page<JobRow>
export type ListingPage = Page<ListingRow>
export type MandatePage = Page<MandateRow>
export type MessagePage = Page<MessageRow>
export type NotificationPage = Page<NotificationRow>
export type OrderPage = Page<OrderRow>
export type ReportCasePage = Page<ReportCaseRow>
export type ReviewPage = Page<ReviewRow>
export type SiteNoticePage = Page<SiteNoticeRow>
export type UserPage = Page<UserRow>
