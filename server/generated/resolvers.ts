import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AccessTokenParent, ApplicationPage, AuditEventPage, ChargebackParent, CompanyPage, CredentialParent, CredentialPage, DocketEntryPage, EngagementParent, EngagementPage, EngagementEventParent, FreelancerPage, JobPage, MandateParent, MandatePage, MessagePage, NotificationPage, OrderPage, PasskeyParent, ProductFileParent, ReportCasePage, ReviewPage, SessionParent, SiteNoticePage, UserParent, UserPage, ListingPage } from '../api/parents';
import type { ApplicationRow, ApplicationEventRow, AuditEventRow, CategoryRow, CompanyRow, DocketEntryRow, FreelancerRow, InvoiceRow, JobRow, MessageRow, NotificationRow, OrderRow, ReportCaseRow, ReviewRow, SavedSearchRow, SecurityEventRow, SiteNoticeRow, BillingDetailsRow, ContentReportRow, AttachmentRow, DocketEventRow, InvoiceLineRow, MailRecordRow, ListingRow, SavedListingRow } from '../database/tables/tables';
import type { ViewedConversationRow, ViewedConversationPage } from '../modules/conversation/conversation.row';
import type { OwnListingRow, OwnListingPage } from '../modules/own-listing/own-listing.row';
import type { StatementPage, StatementRow } from '../modules/payout/statement.row';
import type { PricedGroup, PricedLine, Quote, WithdrawnLine } from '../modules/cart/cart.queries';
import type { DisputeView } from '../modules/engagement/disputes/dispute.queries';
import type { AmendmentView } from '../modules/engagement/amendments/amendment-view';
import type { OfficialRule } from '../modules/docket/official-rules';
import type { Introduced } from '../modules/mandate/mandate.queries';
import type { ListingReport, MonthReport, Report, Totals } from '../modules/sales-report/sales-report.queries';
import type { PayoutSums } from '../modules/payout/payout.queries';
import type { StoredAddress } from '../modules/invoice/invoice-party';
import type { CloseListings, SearchPage } from '../modules/search/search.queries';
import type { Synonym } from '../modules/search/synonyms/synonym.repository';
import type { Context } from '../api/context';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in UTC, ISO 8601 with milliseconds: `2026-03-12T09:00:00.000Z`. */
  DateTime: { input: Date; output: Date | string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A calendar day without time and time zone: `2027-02-03`. */
  LocalDate: { input: string; output: string; }
  /** A whole number, zero or more: `24`. */
  NonNegativeInt: { input: number; output: number; }
  /** An absolute web address, http or https: `https://www.ashgrove.example`. */
  URL: { input: URL; output: URL | string; }
};

/** The fields of ACCEPT_ADDITION. */
export type AcceptAdditionInput = {
  /** The payment. Null only if the price is 0, or if the provider's `checkout` is HOSTED. */
  payment?: InputMaybe<PaymentInput>;
};

/** The fields of ACCEPT_OFFER. */
export type AcceptOfferInput = {
  /** The payment. Null only if the price is 0, or if the provider's `checkout` is HOSTED. */
  payment?: InputMaybe<PaymentInput>;
};

/** The fields of ACCEPT_ROUND. */
export type AcceptRoundInput = {
  /** The payment. Null only if the price is 0, or if the provider's `checkout` is HOSTED. */
  payment?: InputMaybe<PaymentInput>;
};

/** A personal access token, without its secret. */
export type AccessToken = {
  __typename?: 'AccessToken';
  /** The time when it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The time when it stops working. */
  expiresAt: Scalars['DateTime']['output'];
  /** Unique across all types: `tok-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The time when it was last used, to the minute. Null before the first use. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name that its owner gave it: `Nightly report`. */
  name: Scalars['String']['output'];
  /** Its first characters, to recognise it: `mq_x7Kd2`. */
  prefix: Scalars['String']['output'];
  /** The operations that it may run. */
  scope: AccessTokenScope;
};

/** The token was created. */
export type AccessTokenCreated = {
  __typename?: 'AccessTokenCreated';
  /** The entry in the list of tokens. */
  accessToken: AccessToken;
  /** The token itself: `mq_` and 43 letters, digits, `-` and `_`. Only its hash is stored. */
  token: Scalars['String']['output'];
};

/** The lifetime of an access token. */
export type AccessTokenLifetime =
  /** 30 days. */
  | 'DAYS_30'
  /** 90 days. */
  | 'DAYS_90'
  /** 365 days. */
  | 'DAYS_365';

/** The viewer has no token with this id, or it no longer works. */
export type AccessTokenNotFound = Failure & {
  __typename?: 'AccessTokenNotFound';
  /** The message: `This token no longer works.` */
  message: Scalars['String']['output'];
};

/** The token is revoked. */
export type AccessTokenRevoked = {
  __typename?: 'AccessTokenRevoked';
  /** The id of the token, which is no longer listed. */
  id: Scalars['ID']['output'];
};

/** The operations that an access token may run. No token changes the account's security, whatever its scope. */
export type AccessTokenScope =
  /** Queries and subscriptions. */
  | 'READ'
  /** Queries, subscriptions and mutations. */
  | 'WRITE';

/** The account was deleted, and the session cookie was removed. */
export type AccountDeleted = {
  __typename?: 'AccountDeleted';
  /** `Your account is deleted.` */
  message: Scalars['String']['output'];
};

/** The account is suspended. Returned only after the right password, or a successful login at the identity provider. */
export type AccountSuspended = Failure & {
  __typename?: 'AccountSuspended';
  /** `This account is suspended. Write to support@marque.example to have it looked at.` */
  message: Scalars['String']['output'];
};

/** The fields of ADD_EVIDENCE. Limit: 30 times per account and hour. */
export type AddEvidenceInput = {
  /** Ids of at most 10 files that the viewer uploaded, as for DELIVER. */
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The evidence in words, or the answer to a question, up to 5,000 characters. Both parties can read it. */
  message: Scalars['String']['input'];
};

/** Input of addPasskey. */
export type AddPasskeyInput = {
  /** Its name, up to 60 characters: `Work laptop`. */
  name: Scalars['String']['input'];
  /** The response of the passkey to the options of beginPasskey. */
  passkey: Scalars['JSON']['input'];
};

/** Result of addPasskey. InvalidInput has the field `name` or `passkey`. */
export type AddPasskeyResult = InvalidInput | SecondFactorAdded;

/** Input of advanceApplication. */
export type AdvanceApplicationInput = {
  /** The application's id: `app-` and a UUID. */
  id: Scalars['ID']['input'];
  /** The transition with its fields. */
  transition: ApplicationTransitionInput;
  /** The `version` of the application that the client has read. */
  version: Scalars['Int']['input'];
};

/** Result of advanceApplication. InvalidInput has the name of the invalid field: `message`, also if one party has blocked the other. */
export type AdvanceApplicationResult = ApplicationAdvanced | ApplicationNotFound | ApplicationRefused | InvalidInput;

/** Result of advanceClock. InvalidInput has the field `days`. */
export type AdvanceClockResult = ClockAdvanced | InvalidInput;

/** Input of advanceCredential. */
export type AdvanceCredentialInput = {
  /** The credential's id: `crd-` and a UUID. */
  id: Scalars['ID']['input'];
  /** The reason for its owner, up to 500 characters. Required for REFUSE. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The transition. */
  transition: CredentialTransition;
  /** The version that the viewer has seen. */
  version: Scalars['Int']['input'];
};

/** Result of advanceCredential. InvalidInput has the field `note`. */
export type AdvanceCredentialResult = CredentialAdvanced | CredentialNotFound | CredentialRefused | InvalidInput;

/** Input of advanceEngagement. */
export type AdvanceEngagementInput = {
  /** The engagement's id: `eng-` and a UUID. */
  id: Scalars['ID']['input'];
  /** The transition with its fields. */
  transition: EngagementTransitionInput;
  /** The `version` of the engagement that the client has read. */
  version: Scalars['Int']['input'];
};

/**
 * Result of advanceEngagement. InvalidInput has the name of the missing or invalid field: `price`, or of a text or a transition
 * (`askNda`) for which the viewer's part of the page is too full.
 */
export type AdvanceEngagementResult = EngagementAdvanced | EngagementNotFound | InvalidInput | PaymentDeclined | PaymentRedirect | TooManyAttempts | TransitionRefused;

/** Input of advanceMandate. */
export type AdvanceMandateInput = {
  /** The mandate's id: `mnd-` and a UUID. */
  id: Scalars['ID']['input'];
  /** The transition: one of `Mandate.availableTransitions`. */
  transition: MandateTransition;
  /** The `version` of the mandate that the client has read. */
  version: Scalars['Int']['input'];
};

/** Result of advanceMandate. */
export type AdvanceMandateResult = MandateAdvanced | MandateNotFound | MandateRefused;

/** Input of advanceReportCase. */
export type AdvanceReportCaseInput = {
  /** The report case's id: `rpc-` and a UUID. */
  id: Scalars['ID']['input'];
  /** The reason for the owner, or the owner's appeal, up to 1,000 characters. Required for all transitions but DISMISS. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** The transition. */
  transition: ReportCaseTransition;
  /** The version that the viewer has seen. */
  version: Scalars['Int']['input'];
};

/** Result of advanceReportCase. InvalidInput has the field `text`. */
export type AdvanceReportCaseResult = InvalidInput | ReportCaseAdvanced | ReportCaseNotFound | ReportCaseRefused;

/** The viewer has already applied to this job. Nothing was added. */
export type AlreadyApplied = Failure & {
  __typename?: 'AlreadyApplied';
  /** The existing application. */
  application: Application;
  /**
   * The message: `You have applied already. You find your application on your dashboard, under Applications.` For a brief:
   * `You have made an offer already. You find it on your dashboard, under Applications.`
   */
  message: Scalars['String']['output'];
};

/** The kind of an amendment. */
export type AmendmentKind =
  /** Another round of changes or more work, for a price that is held like the first. Asked for by the buyer or offered by the seller. */
  | 'ADDITION'
  /** The due date moves. Proposed by the seller. */
  | 'EXTENSION'
  /** The order ends: a part of the price is refunded, the rest released. Proposed by either party, or suggested by an admin in a dispute. */
  | 'SETTLEMENT';

/** The fields of ANSWER_DISPUTE. */
export type AnswerDisputeInput = {
  /** Ids of at most 10 files that the viewer uploaded, as for DELIVER. */
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The answer to the dispute, up to 5,000 characters. Both parties can read it. */
  message: Scalars['String']['input'];
  /** The refund to the buyer that the side would accept, in US dollars, from 0 to what is held: `120`. Null to name none. */
  refund?: InputMaybe<Scalars['Float']['input']>;
};

/** The buyer's answer to one of the seller's questions: `questionId`, and the member for the question's kind. */
export type AnswerInput = {
  /** The answer to a CHOICE question: one of the field's `options`. */
  choice?: InputMaybe<Scalars['String']['input']>;
  /** The answer to a FILE question: ids of at most 10 files that the viewer uploaded, as for `DeliverInput.files`. */
  fileIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The `questionId` of the field: `q1`. */
  questionId: Scalars['ID']['input'];
  /** The answer to a TEXT question, up to 5,000 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Numbers of applications to a job, by tab. */
export type ApplicantCounts = {
  __typename?: 'ApplicantCounts';
  /** The number in the tab HIRED. */
  hired: Scalars['NonNegativeInt']['output'];
  /** The number in the tab NEW. */
  new: Scalars['NonNegativeInt']['output'];
  /** The number in the tab NOT_CHOSEN. */
  notChosen: Scalars['NonNegativeInt']['output'];
  /** The number in the tab SHORTLISTED. */
  shortlisted: Scalars['NonNegativeInt']['output'];
};

/** The tabs of the applications to a job. */
export type ApplicantTab =
  /** HIRED. */
  | 'HIRED'
  /** Sent and not decided: SUBMITTED. */
  | 'NEW'
  /** DECLINED, NOT_CHOSEN and WITHDRAWN. */
  | 'NOT_CHOSEN'
  /** Considered by the owner of the job: SHORTLISTED. */
  | 'SHORTLISTED';

/** An application to a job. */
export type Application = Node & {
  __typename?: 'Application';
  /** The applicant. */
  applicant: Profile;
  /** The transitions that the viewer can take now, with everything their buttons and forms need. In the order of the process table. */
  availableTransitions: Array<AvailableApplicationTransition>;
  /**
   * The text of the brief when the offer was sent or last edited, if it has changed since: the offer stands for it. Null while the text is the same,
   * for a position, once the application has ended, and for the applicant while the brief is taken down.
   */
  briefAsOffered?: Maybe<BriefAsOffered>;
  /** The conversation between its two sides. Null until the first message. */
  conversation?: Maybe<Conversation>;
  /** The time when the application was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** The days that the work for a brief takes: `10`. Null for a position. */
  days?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Whether the viewer can edit it: the applicant, while it and the job are open, and neither side has blocked the other. */
  editable: Scalars['Boolean']['output'];
  /** The time when the applicant last edited it. Null before that. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the state is final. */
  ended: Scalars['Boolean']['output'];
  /** The engagement that began with the offer when the applicant was hired. Null for a position, and before that. */
  engagement?: Maybe<Engagement>;
  /** All events, oldest first. */
  events: Array<ApplicationEvent>;
  /** The pay that the applicant expects: `$55,000`. May be empty. */
  expectedPay: Scalars['String']['output'];
  /** The files beside it. */
  files: Array<ApplicationFile>;
  /** Unique across all types: `app-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The job. */
  job: Job;
  /** A link to more about the applicant, https only. */
  link?: Maybe<Scalars['URL']['output']>;
  /** The cover letter, or the words of an offer: plain text with line breaks. */
  note: Scalars['String']['output'];
  /** The price offered for a brief, in US dollars: `1250`. Null for a position. */
  price?: Maybe<Scalars['Float']['output']>;
  /** The state. */
  state: ApplicationState;
  /** The display name of the state: `Shortlisted`. */
  stateLabel: Scalars['String']['output'];
  /** The time when the last transition was taken, or when it was last edited. */
  updatedAt: Scalars['DateTime']['output'];
  /** Increases by one with every transition and edit, and when the text of the brief is changed. `advanceApplication` and `editApplication` take it as input. */
  version: Scalars['NonNegativeInt']['output'];
};

/** The transition was taken, and the other side was notified. */
export type ApplicationAdvanced = {
  __typename?: 'ApplicationAdvanced';
  /** The current application. */
  application: Application;
};

/** The owner's answer to an application. */
export type ApplicationAnswerInput = {
  /** A message to the applicant, up to 2,000 characters. Optional. Refused while one of the two has blocked the other. */
  message?: InputMaybe<Scalars['String']['input']>;
};

/** A list of applications, page by page. */
export type ApplicationConnection = {
  __typename?: 'ApplicationConnection';
  /** The applications of this page, each with its cursor. */
  edges: Array<ApplicationEdge>;
  /** The applications of this page. */
  nodes: Array<Application>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** An application in a list. */
export type ApplicationEdge = {
  __typename?: 'ApplicationEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The application. */
  node: Application;
};

/** The application was changed, and the owner of the job was notified. */
export type ApplicationEdited = {
  __typename?: 'ApplicationEdited';
  /** The current application. */
  application: Application;
};

/** A transition that was taken. Events never change. */
export type ApplicationEvent = {
  __typename?: 'ApplicationEvent';
  /** The time when it happened. */
  at: Scalars['DateTime']['output'];
  /** The account that took the transition. For FILL, the owner of the job. */
  by: Profile;
  /** Unique across all types: `evt-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The display name of the event: `Shortlisted`. */
  label: Scalars['String']['output'];
  /** The message of the transition. */
  note?: Maybe<Scalars['String']['output']>;
  /** The transition. */
  transition: ApplicationTransition;
};

/** A file beside an application, such as a CV. The applicant and the owner of the job can download it. */
export type ApplicationFile = Attachment & {
  __typename?: 'ApplicationFile';
  /** Unique across all types: `fil-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The name it was uploaded under: `CV.pdf`. */
  name: Scalars['String']['output'];
  /** Root-relative path of the download. It answers range requests. */
  path: Scalars['String']['output'];
  /** Its size in bytes, at most 1 GB. */
  size: Scalars['NonNegativeInt']['output'];
};

/** The viewer has no application with this id. */
export type ApplicationNotFound = Failure & {
  __typename?: 'ApplicationNotFound';
  /** `This application no longer exists.` */
  message: Scalars['String']['output'];
};

/** The transition was refused. Nothing has changed. */
export type ApplicationRefused = Failure & {
  __typename?: 'ApplicationRefused';
  /** The current application. */
  application: Application;
  /** The reason in words: `This was changed in the meantime. It is now “Hired”.` */
  message: Scalars['String']['output'];
  /** The reason. */
  reason: RefusalReason;
};

/** The state of an application. */
export type ApplicationState =
  /** The owner of the job has declined it. */
  | 'DECLINED'
  /** The applicant is hired. */
  | 'HIRED'
  /** Another applicant was hired, and the job is closed. */
  | 'NOT_CHOSEN'
  /** The owner of the job considers it. */
  | 'SHORTLISTED'
  /** Sent. The owner of the job has not decided. */
  | 'SUBMITTED'
  /** The applicant has withdrawn it. */
  | 'WITHDRAWN';

/** The transitions of an application. */
export type ApplicationTransition =
  /** The applicant applies. This begins the process. */
  | 'APPLY'
  /** The owner of the job declines it. */
  | 'DECLINE'
  /** The job is filled by another applicant. Taken with HIRE_AND_CLOSE for all other open applications. */
  | 'FILL'
  /** The owner of the job hires the applicant. */
  | 'HIRE'
  /** The owner of the job hires the applicant and closes the job. */
  | 'HIRE_AND_CLOSE'
  /** The owner of the job shortlists it. */
  | 'SHORTLIST'
  /** The applicant withdraws it. */
  | 'WITHDRAW';

/** A transition with its fields: exactly one member. `Application.availableTransitions` lists the possible ones. */
export type ApplicationTransitionInput =
  /** Declines it. By the owner of the job. */
  { decline: ApplicationAnswerInput; hire?: never; hireAndClose?: never; shortlist?: never; withdraw?: never; }
  |  /** Hires the applicant. By the owner of the job, which stays open. For a brief, an engagement with the offer begins. */
  { decline?: never; hire: ApplicationAnswerInput; hireAndClose?: never; shortlist?: never; withdraw?: never; }
  |  /** Hires as `hire` does, and closes the job. By the owner of the job. All other open applications become NOT_CHOSEN, and their applicants are notified. */
  { decline?: never; hire?: never; hireAndClose: ApplicationAnswerInput; shortlist?: never; withdraw?: never; }
  |  /** Shortlists it. By the owner of the job. */
  { decline?: never; hire?: never; hireAndClose?: never; shortlist: ApplicationAnswerInput; withdraw?: never; }
  |  /** Withdraws it: `true`. By the applicant. */
  { decline?: never; hire?: never; hireAndClose?: never; shortlist?: never; withdraw: Scalars['Boolean']['input']; };

/** The application was sent, and the owner of the job was notified. */
export type Applied = {
  __typename?: 'Applied';
  /** The application. */
  application: Application;
};

/** Input of applyToJob. */
export type ApplyToJobInput = {
  /** The days that the work for a brief takes, 1 to 365. Required for a brief, and omitted for a position. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** The pay that the applicant expects from a position, up to 100 characters: `$55,000`. May be empty. */
  expectedPay?: Scalars['String']['input'];
  /** The ids of up to 10 uploaded files beside it, such as a CV. */
  files?: Array<Scalars['ID']['input']>;
  /** The job: `job-3101`. */
  jobId: Scalars['ID']['input'];
  /** A link to more about the applicant, https only, up to 500 characters. */
  link?: InputMaybe<Scalars['String']['input']>;
  /** The cover letter, 1 to 5,000 characters. */
  note: Scalars['String']['input'];
  /** The price offered for a brief, in US dollars, from 1 to 1,000,000 with at most two decimals: `1250`. Required for a brief, and omitted for a position. */
  price?: InputMaybe<Scalars['Float']['input']>;
};

/** Result of applyToJob. InvalidInput has the field `jobId` for the viewer's own job, and for a brief if the account doesn't sell. */
export type ApplyToJobResult = AlreadyApplied | Applied | InvalidInput | JobClosed | JobNotFound | TooManyAttempts;

/** Input of askCredentialCheck. */
export type AskCredentialCheckInput = {
  /** Ids of uploaded files that prove it, 1 to 10. */
  files: Array<Scalars['ID']['input']>;
  /** The state, country or office that keeps the register, 2 to 60 characters: `California`. */
  jurisdiction: Scalars['String']['input'];
  /** The profession, or the company. */
  kind: CredentialKind;
  /** The number in the register, 1 to 40 characters: `287431`. */
  number: Scalars['String']['input'];
};

/**
 * Result of askCredentialCheck. InvalidInput has the field `jurisdiction`, `files`, or `number`, also if ten registrations of the
 * viewer are waiting or checked.
 */
export type AskCredentialCheckResult = CredentialAsked | InvalidInput | TooManyAttempts;

/** The fields of ASK_PARTIES. */
export type AskPartiesInput = {
  /** The question, up to 5,000 characters. Both parties can read it. */
  message: Scalars['String']['input'];
  /** The parties that should answer. They are notified. */
  to: OneOrBothParties;
};

/** A file beside what somebody has written: of an event of an engagement, a message, a credential or an application. */
export type Attachment = {
  /** Unique across all types: `fil-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The name it was uploaded under: `Written opinion.pdf`. */
  name: Scalars['String']['output'];
  /** Root-relative path of the download. It answers range requests. */
  path: Scalars['String']['output'];
  /** Its size in bytes, at most 1 GB. */
  size: Scalars['NonNegativeInt']['output'];
};

/** An action of an admin. */
export type AuditAction =
  /** An admin read what admins alone may read, such as the list of accounts. The note says what. Recorded once an hour. */
  | 'ADMIN_READ'
  /** An appeal of the owner was rejected. */
  | 'APPEAL_REJECTED'
  /** The clock of the sample data was moved forward. The note has the days. */
  | 'CLOCK_MOVED'
  /** Content that was taken down is shown again. */
  | 'CONTENT_RESTORED'
  /** Reported content was taken down. */
  | 'CONTENT_TAKEN_DOWN'
  /** An admin opened a conversation, to read its messages for an hour. The note has the reason. */
  | 'CONVERSATION_OPENED'
  /** An admin read messages of a conversation. Recorded once an hour. */
  | 'CONVERSATION_READ'
  /** An admin confirmed a registration. */
  | 'CREDENTIAL_CHECKED'
  /** An admin read a file that proves a registration. Recorded once an hour. */
  | 'CREDENTIAL_READ'
  /** An admin refused a registration. */
  | 'CREDENTIAL_REFUSED'
  /** An admin opened a dispute. */
  | 'DISPUTE_OPENED'
  /** A dispute was decided. */
  | 'DISPUTE_RESOLVED'
  /** An admin withdrew a dispute that an admin had opened. */
  | 'DISPUTE_WITHDRAWN'
  /** An admin read an engagement. Recorded once an hour. */
  | 'ENGAGEMENT_READ'
  /** The hold of an engagement was lifted. */
  | 'HOLD_LIFTED'
  /** An admin read parties or lines of an invoice, or its PDF. Recorded once an hour. */
  | 'INVOICE_READ'
  /** A site notice was ended. The note has its text. */
  | 'NOTICE_ENDED'
  /** A site notice was published. The note has its text. */
  | 'NOTICE_PUBLISHED'
  /** An admin searched the orders of all accounts. The note has the text. Recorded once an hour for each text. */
  | 'ORDERS_SEARCHED'
  /** An admin read an order with its receipt. Recorded once an hour, for the buyer. */
  | 'ORDER_READ'
  /** An admin asked a party of a dispute, or both. */
  | 'PARTIES_ASKED'
  /** The proposal was withdrawn. */
  | 'PROPOSAL_WITHDRAWN'
  /** An engagement of the account was put on hold. */
  | 'PUT_ON_HOLD'
  /** The buyer was refunded after completion. */
  | 'REFUNDED'
  /** A refund after completion was proposed to the other admins. */
  | 'REFUND_PROPOSED'
  /** The account was reinstated. */
  | 'REINSTATED'
  /** An admin found nothing wrong with reported content. */
  | 'REPORT_DISMISSED'
  /** A decision of a dispute was proposed to the other admins. */
  | 'RESOLUTION_PROPOSED'
  /** The role of the account was changed. */
  | 'ROLE_CHANGED'
  /** An admin suggested to the parties of a dispute how to settle it. */
  | 'SETTLEMENT_SUGGESTED'
  /** The account was suspended. */
  | 'SUSPENDED'
  /** An admin saved or removed a synonym of searches. The note has it. */
  | 'SYNONYM_CHANGED';

/** An action of an admin that concerns an account. What concerns both parties of an engagement has an event for each. Events never change. */
export type AuditEvent = Node & {
  __typename?: 'AuditEvent';
  /** The action. */
  action: AuditAction;
  /** The admin. */
  actor: User;
  /** The refund that was proposed or decided, in US dollars. Null for other actions. */
  amount?: Maybe<Scalars['Float']['output']>;
  /** The price of the engagement, of which `amount` is a part, in US dollars. Null if `amount` is null. */
  amountOf?: Maybe<Scalars['Float']['output']>;
  /** The time when it happened. */
  at: Scalars['DateTime']['output'];
  /** The engagement. Null for actions on anything else, such as an account, an order or a conversation. */
  engagement?: Maybe<Engagement>;
  /** The previous role. Null for other actions. */
  fromRole?: Maybe<UserRole>;
  /** Unique across all types: `aud-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The admin's reason, or the details that the description of the action names. Empty for CREDENTIAL_CHECKED, ENGAGEMENT_READ, CONVERSATION_READ, INVOICE_READ, CREDENTIAL_READ and ORDER_READ, and often for REPORT_DISMISSED. */
  note: Scalars['String']['output'];
  /** The affected account. For what concerns no single account, such as CLOCK_MOVED and ORDERS_SEARCHED, the admin's own. */
  subject: User;
  /** The new role. Null for other actions. */
  toRole?: Maybe<UserRole>;
};

/** A list of audit events, page by page. */
export type AuditEventConnection = {
  __typename?: 'AuditEventConnection';
  /** The events of this page, each with its cursor. */
  edges: Array<AuditEventEdge>;
  /** The events of this page. */
  nodes: Array<AuditEvent>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** An event in a list. */
export type AuditEventEdge = {
  __typename?: 'AuditEventEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The event. */
  node: AuditEvent;
};

/** The account has an authenticator app already. */
export type AuthenticatorAppExists = Failure & {
  __typename?: 'AuthenticatorAppExists';
  /** `Remove your current app first.` */
  message: Scalars['String']['output'];
};

/** The secret of an authenticator app that is not confirmed yet. */
export type AuthenticatorAppSecret = {
  __typename?: 'AuthenticatorAppSecret';
  /** The address that the app reads from a QR code: `otpauth://totp/Marque:vendor%40example.com?secret=...`. */
  address: Scalars['String']['output'];
  /** The secret in base 32, for typing it in: `JBSWY3DPEHPK3PXP`. */
  secret: Scalars['String']['output'];
};

/** A transition that the viewer can take, with everything its button and form need. */
export type AvailableApplicationTransition = {
  __typename?: 'AvailableApplicationTransition';
  /** The effect, in one or two sentences. */
  explanation: Scalars['String']['output'];
  /** The form's fields, in their order. Empty if there is no form. */
  fields: Array<TransitionField>;
  /** The member of ApplicationTransitionInput for it: `hireAndClose`. Its value is `true` if `fields` is empty. */
  input: Scalars['String']['output'];
  /** The button's text: `Hire and close the job`. */
  label: Scalars['String']['output'];
  /** The transition. */
  name: ApplicationTransition;
};

/** A transition of a credential that the viewer can take. */
export type AvailableCredentialTransition = {
  __typename?: 'AvailableCredentialTransition';
  /** The effect, in one or two sentences. */
  explanation: Scalars['String']['output'];
  /** The button's text: `Withdraw`. */
  label: Scalars['String']['output'];
  /** The transition. */
  name: CredentialTransition;
};

/** A transition of a mandate that the viewer can take. */
export type AvailableMandateTransition = {
  __typename?: 'AvailableMandateTransition';
  /** The effect, in one or two sentences. */
  explanation: Scalars['String']['output'];
  /** The button's text: `Accept`. */
  label: Scalars['String']['output'];
  /** The transition. */
  name: MandateTransition;
};

/** A transition of a report case that the viewer can take. */
export type AvailableReportCaseTransition = {
  __typename?: 'AvailableReportCaseTransition';
  /** The effect, in one or two sentences. */
  explanation: Scalars['String']['output'];
  /** The button's text: `Take down`. */
  label: Scalars['String']['output'];
  /** The transition. */
  name: ReportCaseTransition;
};

/** A transition that the viewer can take, with everything its button and form need. */
export type AvailableTransition = {
  __typename?: 'AvailableTransition';
  /**
   * The question that a client asks before it sends a form with a sum that can't be taken back:
   * `{amount} goes back to Clara, from your earnings. This cannot be undone.` Clients replace `{amount}` by the sum that is typed,
   * such as `$649.50`. Null for all others; a form with `split` has the shares of its sum instead.
   */
  amountQuestion?: Maybe<Scalars['String']['output']>;
  /** The time when it is taken automatically, unless another transition comes first. Null if it has no deadline. */
  automaticAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it takes something away that does not come back: a cancellation, a refund, a decline, an end. Its button warns. */
  ending: Scalars['Boolean']['output'];
  /** The effect, in one or two sentences. */
  explanation: Scalars['String']['output'];
  /** The form's fields, in their order. Empty if there is no form. */
  fields: Array<TransitionField>;
  /** The member of EngagementTransitionInput for it: `requestChanges`. Its value is `true` if `fields` is empty. */
  input: Scalars['String']['output'];
  /**
   * The text of the button that takes it, with every sum that it moves: `Accept and pay $1,400.00`, `Request changes`. A sum that
   * the form decides is not in it.
   */
  label: Scalars['String']['output'];
  /** Whether it leads toward completion, agrees to what the other party has proposed, or gives the answer that a dispute waits for: true for accepting, false for declining. */
  leadsToCompletion: Scalars['Boolean']['output'];
  /** The transition. */
  name: EngagementTransition;
  /** Other actors that can also take it now. */
  otherActors: Array<EngagementActor>;
  /** The question that a client asks before it takes a transition that moves money and has no form. Null for all others. */
  question?: Maybe<Scalars['String']['output']>;
  /** The split of the held money, for a form that decides it. Null for all others. */
  split?: Maybe<MoneySplit>;
  /** The terms that the viewer agrees to, such as the price and the days. Empty for most transitions. */
  terms: Array<TransitionTerm>;
  /** The heading: `Accept offer`. */
  title: Scalars['String']['output'];
};

/** Result of beginAuthenticatorApp. */
export type BeginAuthenticatorAppResult = AuthenticatorAppExists | AuthenticatorAppSecret;

/** Result of beginPasskey. */
export type BeginPasskeyResult = PasskeyOptions;

/** Result of beginPasskeyUse. */
export type BeginPasskeyUseResult = PasskeyOptions | TooManyAttempts;

/** The details on an account's invoices. */
export type BillingDetails = {
  __typename?: 'BillingDetails';
  /** The postal address. */
  address?: Maybe<PostalAddress>;
  /** The company's name: `Fernwell Sensors`. */
  company?: Maybe<Scalars['String']['output']>;
  /** Full name: `Ada Fernwell`. */
  name: Scalars['String']['output'];
  /** The tax number, as the account wrote it: `GB 123 4567 89`. */
  taxNumber?: Maybe<Scalars['String']['output']>;
  /** The tax that a seller's prices include, in percent: `20`. Null if the seller charges none. */
  taxRate?: Maybe<Scalars['Float']['output']>;
};

/** Input of updateBillingDetails. */
export type BillingDetailsInput = {
  /** The postal address. Null for none. */
  address?: InputMaybe<PostalAddressInput>;
  /** The company's name, up to 100 characters. Null or empty for none. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Full name, up to 100 characters: `Ada Fernwell`. */
  name: Scalars['String']['input'];
  /** The tax number, up to 40 characters: `GB 123 4567 89`. Null or empty for none. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** For sellers: the tax that their prices include, in percent, above 0 and below 100 with at most three decimals: `20`. Null removes it; without this field the saved rate stays. */
  taxRate?: InputMaybe<Scalars['Float']['input']>;
};

/** The details were saved. */
export type BillingDetailsUpdated = {
  __typename?: 'BillingDetailsUpdated';
  /** The changed account. */
  user: User;
};

/** Result of blockOtherParty. */
export type BlockOtherPartyResult = ConversationNotFound | OtherPartyBlocked;

/** The text of a brief that an offer was made for. */
export type BriefAsOffered = {
  __typename?: 'BriefAsOffered';
  /** Paragraphs with a blank line between them. */
  description: Scalars['String']['output'];
  /** The title: `Register Our Name in the EU and the UK`. */
  title: Scalars['String']['output'];
};

/** The split of a brokered order, in US dollars. The parts that the viewer sees add up to `sum`. */
export type BrokeredSplit = {
  __typename?: 'BrokeredSplit';
  /** The broker's fee, from the seller's part: `57.6`. */
  brokerFee: Scalars['Float']['output'];
  /** The marketplace's commission: `72`. Null for the buyer. */
  commission?: Maybe<Scalars['Float']['output']>;
  /** The seller's share: `590.4`. For the buyer it includes the commission of the marketplace: `662.4`. */
  sellerSide: Scalars['Float']['output'];
  /** The sum that is split, in US dollars: `720`. */
  sum: Scalars['Float']['output'];
};

/** The fields of BUY_EXTRA. */
export type BuyExtraInput = {
  /** The key of an extra, one of the options of the field `extra`: `rush`. */
  extra: Scalars['String']['input'];
  /** The payment. Null only if the provider's `checkout` is HOSTED. */
  payment?: InputMaybe<PaymentInput>;
};

/** A question of a seller to the buyer of a service. An engagement keeps those of the day of sale. */
export type BuyerQuestion = {
  __typename?: 'BuyerQuestion';
  /** The answers to choose from, 2 to 10 for CHOICE. Empty for other kinds. */
  choices: Array<Scalars['String']['output']>;
  /** The kind of answer. */
  kind: QuestionKind;
  /** Whether the buyer has to answer it before work begins. */
  required: Scalars['Boolean']['output'];
  /** The question: `In which countries do you sell?` */
  text: Scalars['String']['output'];
};

/** A question of a seller to the buyer. */
export type BuyerQuestionInput = {
  /** The answers to choose from, for CHOICE: 2 to 10, each up to 100 characters. Ignored for other kinds. */
  choices?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The kind of answer. */
  kind: QuestionKind;
  /** Whether the buyer has to answer it before work begins. */
  required: Scalars['Boolean']['input'];
  /** The question, up to 300 characters. */
  text: Scalars['String']['input'];
};

/**
 * A calendar (iCalendar, RFC 5545) of the dates in a person's dockets, which calendar programs subscribe to: those of the last 90
 * days and all later ones, at most 1,000.
 */
export type CalendarFeed = {
  __typename?: 'CalendarFeed';
  /** The time when its address was created. */
  createdAt: Scalars['DateTime']['output'];
};

/** The calendar feed was created. */
export type CalendarFeedCreated = {
  __typename?: 'CalendarFeedCreated';
  /** The feed. */
  feed: CalendarFeed;
  /** Its address. Everybody who has it can read the dates. */
  url: Scalars['URL']['output'];
};

/** The viewer has no calendar feed. */
export type CalendarFeedNotFound = Failure & {
  __typename?: 'CalendarFeedNotFound';
  /** The message: `Your calendar was removed already.` */
  message: Scalars['String']['output'];
};

/** The calendar feed was removed. */
export type CalendarFeedRemoved = {
  __typename?: 'CalendarFeedRemoved';
  /** The feed, whose address no longer works. */
  feed: CalendarFeed;
};

/** The fields of CANCEL. */
export type CancelInput = {
  /** The reason, up to 2,000 characters. Both parties can read it. */
  reason: Scalars['String']['input'];
};

/** The fields of CANCEL_MILESTONE. */
export type CancelMilestoneInput = {
  /** The reason, up to 2,000 characters. Both parties can read it. */
  reason: Scalars['String']['input'];
};

/** The fields of CANCEL_WORK. */
export type CancelWorkInput = {
  /** The reason, up to 2,000 characters. Both parties can read it. */
  reason: Scalars['String']['input'];
};

/** The lines of one seller. */
export type CartGroup = {
  __typename?: 'CartGroup';
  /** One line for each listing and choice. */
  lines: Array<CartLine>;
  /** The seller. */
  seller: Profile;
  /** The sum of its lines, in US dollars: `1299`. */
  subtotal: Scalars['Float']['output'];
};

/** A listing, what is chosen of it, and its quantity, with prices. */
export type CartLine = {
  __typename?: 'CartLine';
  /** The first code of a broker's link that was sent with a line of this listing. Null without one. */
  broker?: Maybe<Scalars['String']['output']>;
  /** The choice, at today’s prices. Null for a listing that offers no choice. */
  choice?: Maybe<Choice>;
  /** Days from the requirements to the delivery, as chosen: `10`. 0 for a product, which is delivered at once. */
  deliveryDays: Scalars['NonNegativeInt']['output'];
  /**
   * The broker who has introduced the buyer to the listing. The first introduction whose mandate is active holds for all lines of a
   * listing. Null without one.
   */
  introduction?: Maybe<Introduction>;
  /** The listing. */
  listing: Listing;
  /** The quantity, 1 to 99; 1 for a product. */
  quantity: Scalars['NonNegativeInt']['output'];
  /**
   * An opaque text that stands for the terms: it changes with the listing's title, unit price, delivery time, package, extras, rounds
   * of changes, licence and what is included. `PlaceOrderInput.expectedTerms` takes it.
   */
  terms: Scalars['String']['output'];
  /** Unit price times quantity, in US dollars: `297`. */
  total: Scalars['Float']['output'];
  /** Today's price of one with everything that is chosen, in US dollars: `99`. */
  unitPrice: Scalars['Float']['output'];
};

/** A listing, what is chosen of it, and its quantity. */
export type CartLineInput = {
  /**
   * The code of the broker's link: `k7m2xq9p`. Ignored unless it belongs to an active mandate of the listing, and if an earlier line
   * of the listing has such a code.
   */
  broker?: InputMaybe<Scalars['String']['input']>;
  /** Keys of extras: `rush`. At most five. Omitted for none. */
  extraIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** For how many people a product’s licence is: `25`. Null for one. */
  licence?: InputMaybe<Scalars['Int']['input']>;
  /** Id of a product or service: `srv-1101`. */
  listingId: Scalars['ID']['input'];
  /** Key of a package: `standard`. Required for a service that has packages. */
  packageId?: InputMaybe<Scalars['ID']['input']>;
  /** The quantity, 1 to 99. A product is priced and sold once, whatever the quantity. */
  quantity: Scalars['Int']['input'];
};

/** A cart with prices. */
export type CartQuote = {
  __typename?: 'CartQuote';
  /** The available lines grouped by seller, in the order of the input. */
  groups: Array<CartGroup>;
  /** The sum of all groups, in US dollars: `1698`. */
  total: Scalars['Float']['output'];
  /** Lines whose listing is on offer, but no longer as they were chosen. They are not part of any sum. */
  unavailableChoices: Array<UnavailableChoice>;
  /** Ids of listings that are no longer on offer, each once. They are not part of any sum. */
  unavailableListingIds: Array<Scalars['ID']['output']>;
  /** The listings of `unavailableListingIds` that were public once, without deleted ones, those that are taken down, and those of suspended sellers. */
  withdrawnListings: Array<WithdrawnListing>;
};

/** A field of business that listings belong to. */
export type Category = Node & {
  __typename?: 'Category';
  /** A description in one sentence. */
  description: Scalars['String']['output'];
  /** Whether the home page shows it. */
  featured: Scalars['Boolean']['output'];
  /** Root-relative path of the icon: `/artwork/category/patent-filing.svg`. 84x84 pixels, or 320x320 with `?size=large`. */
  icon: Scalars['String']['output'];
  /** Unique across all types: `cat-patent-filing`. */
  id: Scalars['ID']['output'];
  /** The display name: `Patent Filing`. */
  name: Scalars['String']['output'];
  /** Number of products on offer. */
  productCount: Scalars['NonNegativeInt']['output'];
  /** Number of services on offer. */
  serviceCount: Scalars['NonNegativeInt']['output'];
  /** The name in URLs: `patent-filing`. */
  slug: Scalars['String']['output'];
};

/** Input of changePassword. */
export type ChangePasswordInput = {
  /** The current password; null if the account has none. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** A password that follows `passwordRule`, up to 200 characters. */
  newPassword: Scalars['String']['input'];
};

/** Result of changePassword. */
export type ChangePasswordResult = InvalidInput | PasswordChanged | TooManyAttempts | WrongPassword;

/** Input of changeUserRole. */
export type ChangeUserRoleInput = {
  /** The reason, up to 500 characters, for the audit trail. */
  reason: Scalars['String']['input'];
  /** The new role. */
  role: UserRole;
  /** The account's id: `usr-priya-raman`. */
  userId: Scalars['ID']['input'];
};

/**
 * Result of changeUserRole. InvalidInput: the account is unknown, already has the role or, for ADMIN, has to confirm its email
 * address first, or the reason is missing.
 */
export type ChangeUserRoleResult = InvalidInput | LastAdmin | UserRoleChanged;

/**
 * A demand of the buyer's bank to take a payment back, or the bank's inquiry before it, which moves no money. While either is
 * open, the seller is not paid.
 */
export type Chargeback = {
  __typename?: 'Chargeback';
  /** The demanded sum in US dollars. It may cover all engagements of an order: `699`. */
  amount: Scalars['Float']['output'];
  /** The bank takes evidence until then. Null if it has named no time. */
  evidenceDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** The text to show: `The bank has decided: $699.00 went back to the buyer.` */
  explanation: Scalars['String']['output'];
  /** The provider's id. */
  id: Scalars['ID']['output'];
  /** The time when we learned of it. */
  openedAt: Scalars['DateTime']['output'];
  /** The bank's decision. */
  state: ChargebackState;
};

/** The state of a chargeback. */
export type ChargebackState =
  /** The bank has closed its inquiry, and takes no money. */
  | 'CLOSED'
  /** The bank asks about the payment, and has taken no money. */
  | 'INQUIRY'
  /** The money went back to the buyer. */
  | 'LOST'
  /** The bank has taken the money, and has not decided. */
  | 'OPEN'
  /** The payment stands. */
  | 'WON';

/** A registration that the marketplace has checked within the last year. */
export type CheckedCredential = {
  __typename?: 'CheckedCredential';
  /** The moment of the check. */
  checkedAt: Scalars['DateTime']['output'];
  /** The registration in words: `California bar number 287431`. */
  title: Scalars['String']['output'];
};

/** A buyer's choice of package, extras and licence, with today’s prices or, in an engagement, with everything as it was on the day of sale. */
export type Choice = {
  __typename?: 'Choice';
  /** Price of one without the extras, in US dollars: `450`. */
  basePrice: Scalars['Float']['output'];
  /** The extras, in the order of the listing. */
  extras: Array<ServiceExtra>;
  /** The package. Null for a service without packages, and for a product. */
  package?: Maybe<ServicePackage>;
  /** Rounds of changes that are included, with those of the extras: `2`. */
  rounds: Scalars['NonNegativeInt']['output'];
  /** The licence for more people. Null for a service, and for a product with the licence for one. */
  teamLicence?: Maybe<TeamLicence>;
};

/** The marketplace's clock, which decides when deadlines pass. */
export type Clock = {
  __typename?: 'Clock';
  /** The number of days that it is ahead of real time. Always 0 without sample data. */
  daysAhead: Scalars['NonNegativeInt']['output'];
  /** Whether it can be moved: true with sample data. */
  movable: Scalars['Boolean']['output'];
  /** Its current time. */
  now: Scalars['DateTime']['output'];
};

/** The clock was moved. */
export type ClockAdvanced = {
  __typename?: 'ClockAdvanced';
  /** The current clock. */
  clock: Clock;
  /** Number of deadlines that passed and led to a transition. */
  processedDeadlines: Scalars['NonNegativeInt']['output'];
};

/** Result of closeJob. */
export type CloseJobResult = JobNotFound | JobSaved;

/**
 * Listings that have the words of a text in any order, in another form, by synonyms or spelt nearly so. Words that no listing has in any
 * of these ways are left out.
 */
export type CloseMatches = {
  __typename?: 'CloseMatches';
  /** The text with its spelling corrected: `trademark` for `trademrk`. Null if there is nothing to correct. */
  correction?: Maybe<Scalars['String']['output']>;
  /** At most 12 listings in the order of the search: for BEST_MATCH those with all words in the title first, then newest first. Results of the search itself are left out. */
  nodes: Array<SearchResult>;
};

/** The public profile of a seller's company. */
export type Company = Node & {
  __typename?: 'Company';
  /** Root-relative path of the banner, 1280x272 pixels. */
  banner: Scalars['String']['output'];
  /** Registrations of it and its owner that the marketplace has checked within the last year, earliest check first. */
  checkedCredentials: Array<CheckedCredential>;
  /** Email address for customers: `hello@ashgrove.example`. May be empty. */
  contactEmail: Scalars['String']['output'];
  /** Telephone number: `+44 161 496 0123`. May be empty. */
  contactPhone: Scalars['String']['output'];
  /** The time when it joined the marketplace. */
  createdAt: Scalars['DateTime']['output'];
  /** Paragraphs with a blank line between them. Cards show the first one. */
  description: Scalars['String']['output'];
  /** Number of employees as a range: `11–50`. */
  employeeCount: Scalars['String']['output'];
  /** Year of foundation, four digits; null if unknown. */
  foundedYear?: Maybe<Scalars['Int']['output']>;
  /** Unique across all types: `com-ashgrove-patents`. */
  id: Scalars['ID']['output'];
  /** The languages that the company works in, by name. They are those of its owner: a freelancer's two profiles name the same ones. */
  languages: Array<Language>;
  /** The services that its owner has on offer, newest first, at most 24. */
  listedServices: Array<Service>;
  /** City and country: `Manchester, United Kingdom`. */
  location: Scalars['String']['output'];
  /** Root-relative path of the logo. 112x112 pixels, or 176x176 with `?size=large`. */
  logo: Scalars['String']['output'];
  /** The company's name: `Ashgrove Patents`. */
  name: Scalars['String']['output'];
  /** Average of its reviews, 0 to 5 with one decimal; 0 without reviews. */
  rating: Scalars['Float']['output'];
  /** Number of reviews behind the rating. */
  reviewCount: Scalars['NonNegativeInt']['output'];
  /** Buyers' reviews of its owner, latest published first. */
  reviews: ReviewConnection;
  /** Names of the services it offers: `Freedom-to-operate opinions`. */
  services: Array<Scalars['String']['output']>;
  /** The track record of the company's owner. */
  trackRecord: TrackRecord;
  /** The check that the badge Verified rests on. Null unless the company is verified. */
  verification?: Maybe<CheckedCredential>;
  /** Whether the marketplace has checked its registration in a register of companies within the last year. */
  verified: Scalars['Boolean']['output'];
  /** Increases by one with every edit of its content. The mutation that edits it takes it as input. */
  version: Scalars['NonNegativeInt']['output'];
  /** Its website. */
  website?: Maybe<Scalars['URL']['output']>;
};


/** The public profile of a seller's company. */
export type CompanyReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A list of companies, page by page. */
export type CompanyConnection = {
  __typename?: 'CompanyConnection';
  /** The companies of this page, each with its cursor. */
  edges: Array<CompanyEdge>;
  /** The filters of this list. */
  facets: Array<Facet>;
  /** The companies of this page. */
  nodes: Array<Company>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A company in a list. */
export type CompanyEdge = {
  __typename?: 'CompanyEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The company. */
  node: Company;
};

/** A filter for companies. Omitted fields don't filter. */
export type CompanyFilter = {
  /** Only companies whose owner has a checked registration in this jurisdiction: `California`. */
  jurisdiction?: InputMaybe<Scalars['String']['input']>;
  /** Only companies that work in this language, by its code: `DE`. Case is ignored; an unknown one matches nothing. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Minimum rating, 0 to 5: `4.5`. */
  minRating?: InputMaybe<Scalars['Float']['input']>;
  /** Only companies that the marketplace has checked, or whose owner has a checked registration. False doesn't filter. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The profile was changed. */
export type CompanyUpdated = {
  __typename?: 'CompanyUpdated';
  /** The changed profile. */
  company: Company;
};

/** Result of completeLogin. */
export type CompleteLoginResult = AccountSuspended | LoginExpired | LoginSuccess | TooManyAttempts | WrongSecondFactor;

/** Result of confirmAuthenticatorApp. */
export type ConfirmAuthenticatorAppResult = SecondFactorAdded | TooManyAttempts | WrongSecondFactor;

/** Result of confirmEmailChange. */
export type ConfirmEmailChangeResult = EmailChanged | EmailConfirmed | EmailTaken | InvalidLink;

/** A check for conflicts of interest: the seller reads the names of the other parties before anything else that the buyer sends. */
export type ConflictCheck = {
  __typename?: 'ConflictCheck';
  /** Whether the check waits for the viewer's answer. */
  awaitsViewer: Scalars['Boolean']['output'];
  /** The meaning of the check for the viewer, in a sentence. */
  explanation: Scalars['String']['output'];
  /**
   * The names of the other parties: `Norrland Sensors AB`. Only the buyer reads them, and the seller until a conflict is reported or
   * the engagement ends without an answer: for all others the list is empty, as it is once the buyer's account is deleted.
   */
  names: Array<Scalars['String']['output']>;
  /** The answer so far. */
  status: ConflictCheckStatus;
};

/** The state of a check for conflicts of interest. */
export type ConflictCheckStatus =
  /** The seller has not answered. */
  | 'ASKED'
  /** The seller has no conflict of interest. */
  | 'CLEARED'
  /** The seller has a conflict of interest, which has ended the engagement. */
  | 'CONFLICT';

/** A report of one account. For admins. */
export type ContentReport = {
  __typename?: 'ContentReport';
  /** The moment of the report. */
  at: Scalars['DateTime']['output'];
  /** The reason. */
  reason: ReportReason;
  /** The account that reported it. */
  reporter: Profile;
  /** The problem in the reporter's words. May be empty. */
  text: Scalars['String']['output'];
};

/** The admins have been notified. */
export type ContentReported = {
  __typename?: 'ContentReported';
  /** `Thank you. We will look at it, and nobody else learns that you reported it.` Other words for a message, whose sender may guess it. */
  message: Scalars['String']['output'];
};

/** Messages between two accounts about one subject. */
export type Conversation = Node & {
  __typename?: 'Conversation';
  /** The subject. */
  about: ConversationSubject;
  /** Whether the viewer has blocked the other party. False if the other party has blocked the viewer. */
  blocked: Scalars['Boolean']['output'];
  /**
   * Whether the viewer can send messages: they are a party, the other party's account is active, neither has blocked the other, and no
   * check for conflicts of interest is open.
   */
  canWrite: Scalars['Boolean']['output'];
  /** Unique across all types: `cnv-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The last message. Null unless the conversation is `readable`. */
  lastMessage?: Maybe<Message>;
  /** The messages, newest first. Null unless the conversation is `readable`. */
  messages?: Maybe<MessageConnection>;
  /** The party that is not the viewer. For an admin who is not a party, either of the two. */
  otherParty: Profile;
  /** Whether the viewer can read its messages: they are a party, or an admin who has opened it within the last hour. */
  readable: Scalars['Boolean']['output'];
  /** The moment at which the other party read that message. Null before, and for an admin who is not a party. */
  seenAt?: Maybe<Scalars['DateTime']['output']>;
  /** `sequence` of the last message that the other party has read. 0 for an admin who is not a party. */
  seenUpTo: Scalars['NonNegativeInt']['output'];
  /** Number of messages that the viewer has not read. 0 for an admin who is not a party. */
  unreadCount: Scalars['NonNegativeInt']['output'];
};


/** Messages between two accounts about one subject. */
export type ConversationMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** The subject of a conversation: exactly one member. */
export type ConversationAbout =
  /** An application to a job: `app-` and a UUID. The other side receives the message. */
  { applicationId: Scalars['ID']['input']; companyId?: never; engagementId?: never; freelancerId?: never; listingId?: never; }
  |  /** A company, by its own id or its owner's id: `com-ashgrove-patents`. */
  { applicationId?: never; companyId: Scalars['ID']['input']; engagementId?: never; freelancerId?: never; listingId?: never; }
  |  /** An engagement: `eng-` and a UUID, or `MQ-2F7K9`. The other party receives the message. */
  { applicationId?: never; companyId?: never; engagementId: Scalars['ID']['input']; freelancerId?: never; listingId?: never; }
  |  /** A freelancer, by the profile's id or the user's id: `fre-jun-watanabe`. */
  { applicationId?: never; companyId?: never; engagementId?: never; freelancerId: Scalars['ID']['input']; listingId?: never; }
  |  /** A product or service: `srv-1101`. The seller receives the message. */
  { applicationId?: never; companyId?: never; engagementId?: never; freelancerId?: never; listingId: Scalars['ID']['input']; };

/** A list of conversations, page by page. */
export type ConversationConnection = {
  __typename?: 'ConversationConnection';
  /** The conversations of this page, each with its cursor. */
  edges: Array<ConversationEdge>;
  /** The conversations of this page. */
  nodes: Array<Conversation>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A conversation in a list. */
export type ConversationEdge = {
  __typename?: 'ConversationEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The conversation. */
  node: Conversation;
};

/** The viewer has no conversation with this id. */
export type ConversationNotFound = Failure & {
  __typename?: 'ConversationNotFound';
  /** `This conversation no longer exists.` */
  message: Scalars['String']['output'];
};

/** The admin can read the messages for an hour. */
export type ConversationOpened = {
  __typename?: 'ConversationOpened';
  /** The conversation. */
  conversation: Conversation;
};

/** The messages are read. */
export type ConversationRead = {
  __typename?: 'ConversationRead';
  /** The conversation with its new `unreadCount`. */
  conversation: Conversation;
  /** The viewer with the new `unreadMessages`. */
  viewer: User;
};

/** The subject of a conversation, as it was when the conversation began. The subject itself may have been deleted. */
export type ConversationSubject = {
  __typename?: 'ConversationSubject';
  /** The kind of subject. */
  kind: ConversationSubjectKind;
  /**
   * Root-relative path of its page: `/company/com-ashgrove-patents`. For an application, the viewer's own applications, or the applicants
   * of the job if it is the viewer's: `/dashboard/jobs?job=job-3101`.
   */
  path: Scalars['String']['output'];
  /** The subject's id: `com-ashgrove-patents`. */
  subjectId: Scalars['ID']['output'];
  /** Its title when the conversation began: `Ashgrove Patents`. */
  title: Scalars['String']['output'];
};

/** The kind of a conversation's subject. */
export type ConversationSubjectKind =
  /** An application to a job. */
  | 'APPLICATION'
  /** A company. */
  | 'COMPANY'
  /** An engagement between the two parties. */
  | 'ENGAGEMENT'
  /** A freelancer. */
  | 'FREELANCER'
  /** A product. */
  | 'PRODUCT'
  /** A service. */
  | 'SERVICE';

/** The fields of COUNTER. Limit: 60 offers and proposals of an account per hour. */
export type CounterInput = {
  /** Ids of uploaded files, at most 10: see DeliverInput. */
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The reason, up to 5,000 characters. */
  message: Scalars['String']['input'];
  /** Price of the whole work in US dollars, 1 to 1,000,000 with at most two decimals: `690`. */
  price: Scalars['Float']['input'];
};

/** Input of createAccessToken. */
export type CreateAccessTokenInput = {
  /** Its lifetime. */
  lifetime: AccessTokenLifetime;
  /** Its name, up to 60 characters: `Nightly report`. */
  name: Scalars['String']['input'];
  /** The account's password; null if it has none. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The operations that it may run. */
  scope: AccessTokenScope;
};

/** Result of createAccessToken. */
export type CreateAccessTokenResult = AccessTokenCreated | InvalidInput | TooManyAccessTokens | TooManyAttempts | WrongPassword;

/** Result of createCalendarFeed. */
export type CreateCalendarFeedResult = CalendarFeedCreated;

/** Result of createListing. */
export type CreateListingResult = ListingCreated | TooManyListings;

/** A registration of a professional or a company that the marketplace checks. Its owner and admins see it. */
export type Credential = Node & {
  __typename?: 'Credential';
  /** The moment of the request for a check. */
  askedAt: Scalars['DateTime']['output'];
  /** The transitions that the viewer can take now. */
  availableTransitions: Array<AvailableCredentialTransition>;
  /** The moment of the last check. Null before. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The expiry of the check, a year after it. Null before a check. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The evidence. */
  files: Array<CredentialFile>;
  /** The names when it was asked for or, after that, last checked. Null while they are the same. */
  formerNames?: Maybe<Scalars['String']['output']>;
  /** Unique across all types: `crd-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The state, country or office that keeps the register: `California`. */
  jurisdiction: Scalars['String']['output'];
  /** The profession, or the company. */
  kind: CredentialKind;
  /** The names of the account and of its company now: `Priya Raman, Raman IP`. */
  names: Scalars['String']['output'];
  /** The reason of a refusal. Empty without one. */
  note: Scalars['String']['output'];
  /** The number in the register: `287431`. */
  number: Scalars['String']['output'];
  /** The account that is registered. */
  owner: Profile;
  /** The state. */
  state: CredentialState;
  /** The state in words: `Waiting for a check`. */
  stateLabel: Scalars['String']['output'];
  /** The registration in words: `California bar number 287431`. */
  title: Scalars['String']['output'];
  /** Increases by one with every transition. */
  version: Scalars['NonNegativeInt']['output'];
};

/** The transition was taken. */
export type CredentialAdvanced = {
  __typename?: 'CredentialAdvanced';
  /** The credential in its new state. */
  credential: Credential;
};

/** The credential waits for a check. */
export type CredentialAsked = {
  __typename?: 'CredentialAsked';
  /** The credential. */
  credential: Credential;
};

/** A list of credentials, page by page. */
export type CredentialConnection = {
  __typename?: 'CredentialConnection';
  /** The credentials of this page, each with its cursor. */
  edges: Array<CredentialEdge>;
  /** The credentials of this page. */
  nodes: Array<Credential>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A credential in a list. */
export type CredentialEdge = {
  __typename?: 'CredentialEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The credential. */
  node: Credential;
};

/** A file that proves a registration. Its owner and admins can download it. */
export type CredentialFile = Attachment & {
  __typename?: 'CredentialFile';
  /** Unique across all types: `fil-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The name it was uploaded under: `Bar card.pdf`. */
  name: Scalars['String']['output'];
  /** Root-relative path of the download. It answers range requests. */
  path: Scalars['String']['output'];
  /** Its size in bytes, at most 1 GB. */
  size: Scalars['NonNegativeInt']['output'];
};

/** A kind of registration: of a profession, or of a company. */
export type CredentialKind =
  /** An accountant. */
  | 'ACCOUNTANT'
  /** A lawyer with a bar number. */
  | 'ATTORNEY'
  /** A company in a register of companies. Its check gives the company the badge Verified. */
  | 'COMPANY'
  /** A notary. */
  | 'NOTARY'
  /** A patent agent. */
  | 'PATENT_AGENT'
  /** A sworn translator. */
  | 'SWORN_TRANSLATOR'
  /** A trademark agent. */
  | 'TRADEMARK_AGENT';

/** The viewer may see no credential with this id. */
export type CredentialNotFound = Failure & {
  __typename?: 'CredentialNotFound';
  /** `There is no such registration.` */
  message: Scalars['String']['output'];
};

/** The transition is not possible. */
export type CredentialRefused = Failure & {
  __typename?: 'CredentialRefused';
  /** The credential as it is now. */
  credential: Credential;
  /** The reason as a sentence: `This is not possible while it is “Checked”.` */
  message: Scalars['String']['output'];
  /** The reason. */
  reason: RefusalReason;
};

/** The state of a credential. */
export type CredentialState =
  /** It waits for a check by an admin. A renewal keeps its badge until it expires. */
  | 'ASKED'
  /** An admin has checked it. Others see it. */
  | 'CHECKED'
  /** The check is a year old. Others no longer see it. */
  | 'EXPIRED'
  /** An admin has refused it. Final. */
  | 'REFUSED'
  /** Its owner has withdrawn it. Final. */
  | 'WITHDRAWN';

/** The transitions of a credential. */
export type CredentialTransition =
  /** Its owner asks for a check. This begins the process. */
  | 'ASK'
  /** An admin has compared it with the register. */
  | 'CHECK'
  /** The check expires after a year. Taken automatically. */
  | 'EXPIRE'
  /** An admin refuses it, with a reason. */
  | 'REFUSE'
  /** The account or its company changes its name, so that the check no longer counts. Taken automatically. */
  | 'RENAME'
  /** Its owner asks for the yearly check. */
  | 'RENEW'
  /** Its owner withdraws it. */
  | 'WITHDRAW';

/** The fields of DECLINE_AMENDMENT. */
export type DeclineAmendmentInput = {
  /** A message to the other party, up to 2,000 characters. Null for none. */
  message?: InputMaybe<Scalars['String']['input']>;
};

/** The fields of DECLINE. */
export type DeclineInput = {
  /** The reason, up to 2,000 characters. */
  message: Scalars['String']['input'];
};

/** Input of deleteAccount. */
export type DeleteAccountInput = {
  /** The account's password; null if it has none. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Result of deleteAccount. */
export type DeleteAccountResult = AccountDeleted | LastAdmin | OpenBusiness | TooManyAttempts | WrongPassword;

/** Result of deleteListing. */
export type DeleteListingResult = ListingDeleted | ListingNotFound | TooManyAttempts;

/** The fields of DELIVER. */
export type DeliverInput = {
  /**
   * Ids of files that the viewer has uploaded, at most 10. Upload a file as the body of a POST to `/files?name=<its name>`, up to
   * 1 GB. The response is `{ id, name, size }`, or `{ message }` with a status of 400 or more.
   */
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Links to the work, https only, at most 10 of 500 characters each. */
  links?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A message about the delivery, up to 5,000 characters. */
  message: Scalars['String']['input'];
};

/** Result of dismissSellerChecklist. */
export type DismissSellerChecklistResult = SellerChecklistDismissed | SellerChecklistUnfinished;

/** An open dispute. */
export type Dispute = {
  __typename?: 'Dispute';
  /** The time by which the other side is asked to answer: 3 days after it was opened. Nothing follows automatically. */
  answerDueAt: Scalars['DateTime']['output'];
  /** The events with a message, links or files before it was opened, oldest first: requests, offers, deliveries, changes. */
  background: Array<EngagementEvent>;
  /**
   * Other engagements of the two parties that had a dispute, each with anybody, the last changed first. At most 10. Empty for the
   * parties.
   */
  earlierDisputes: Array<Engagement>;
  /** The time when it was opened. */
  openedAt: Scalars['DateTime']['output'];
  /** The side that opened it. ADMIN for an admin of the marketplace. */
  openedBy: EngagementSide;
  /** What the buyer and the seller want, in this order. */
  parties: Array<DisputeParty>;
  /** The events since it was opened, oldest first. Proposals between admins are left out for the parties. */
  thread: Array<EngagementEvent>;
};

/** What one party of a dispute wants. */
export type DisputeParty = {
  __typename?: 'DisputeParty';
  /** Its account. */
  account: Profile;
  /** Whether its answer is still awaited. */
  awaited: Scalars['Boolean']['output'];
  /** A sentence that names the refund it wants: `Wants $1,250.00 of $2,499.00 back.`, `Has not answered.` */
  sentence: Scalars['String']['output'];
  /** The party. */
  side: EngagementParty;
};

/** A change of a date in a docket. */
export type DocketAction =
  /** It was added. */
  | 'ADDED'
  /** Its day, kind, office, subject, actor or fees were changed. */
  | 'CHANGED'
  /** It was marked as met. */
  | 'MET'
  /** It was removed. */
  | 'REMOVED'
  /** It was marked as still to be met. */
  | 'REOPENED';

/** A date of an official procedure: a response to an office action, an opposition, a renewal, a priority. */
export type DocketEntry = Node & {
  __typename?: 'DocketEntry';
  /** The party that has to act. */
  actor: EngagementParty;
  /** Days from today, by the server's clock in UTC. Negative once the day has passed. */
  daysLeft: Scalars['Int']['output'];
  /** The time when it was marked as met. Null if it was not. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last day. */
  dueOn: Scalars['LocalDate']['output'];
  /** The engagement to whose docket it belongs. */
  engagement: Engagement;
  /** Unique across all types: `dkt-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The office where it has to be met. */
  jurisdiction: Jurisdiction;
  /** The display name of the office: `European Union (EUIPO)`. */
  jurisdictionLabel: Scalars['String']['output'];
  /** The kind of date. */
  kind: DocketKind;
  /** The display name of the kind: `Response to office action`. */
  kindLabel: Scalars['String']['output'];
  /** The currency of the official fee, by ISO 4217: `EUR`. */
  officialCurrency: Scalars['String']['output'];
  /** The fee of the office, in the office's currency. Null if it is unknown or there is none. */
  officialFee?: Maybe<Scalars['Float']['output']>;
  /** Whether the viewer has added it, and may change and remove it. */
  own: Scalars['Boolean']['output'];
  /** The seller's fee for it, in US dollars. Null if it is agreed otherwise. It is not charged by the marketplace. */
  serviceFee?: Maybe<Scalars['Float']['output']>;
  /** The subject, up to 100 characters: `Class 9 and 42, QUILLON`. Empty if the kind says enough. */
  title: Scalars['String']['output'];
};

/** A page of dates. */
export type DocketEntryConnection = {
  __typename?: 'DocketEntryConnection';
  /** The dates of this page, each with its cursor. */
  edges: Array<DocketEntryEdge>;
  /** The dates of this page. */
  nodes: Array<DocketEntry>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A date in a list. */
export type DocketEntryEdge = {
  __typename?: 'DocketEntryEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The date. */
  node: DocketEntry;
};

/** Input of saveDocketEntry. */
export type DocketEntryInput = {
  /** The party that has to act. */
  actor: EngagementParty;
  /** The client's own id for a new date, 1 to 64 characters. It makes the request idempotent. Ignored for an entry that is changed. */
  clientId?: InputMaybe<Scalars['ID']['input']>;
  /** The last day, in years from 1900 to 2200. */
  dueOn: Scalars['LocalDate']['input'];
  /** Id of the engagement. Ignored for an entry that is changed. */
  engagementId: Scalars['ID']['input'];
  /** Id of the entry to change, which the viewer has added. Null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The office. */
  jurisdiction: Jurisdiction;
  /** The kind of date. */
  kind: DocketKind;
  /** The fee of the office, in its currency, 0 to 1,000,000 with at most two decimals. Null if it is unknown. */
  officialFee?: InputMaybe<Scalars['Float']['input']>;
  /** The seller's fee, in US dollars, 0 to 1,000,000 with at most two decimals. Null if it is agreed otherwise. */
  serviceFee?: InputMaybe<Scalars['Float']['input']>;
  /** The subject, up to 100 characters. Required for the kind OTHER. */
  title: Scalars['String']['input'];
};

/** The date is marked. */
export type DocketEntryMarked = {
  __typename?: 'DocketEntryMarked';
  /** The entry. */
  entry: DocketEntry;
};

/** The date was removed, or the viewer may not change it. */
export type DocketEntryNotFound = Failure & {
  __typename?: 'DocketEntryNotFound';
  /** The message: `This date no longer exists.` */
  message: Scalars['String']['output'];
};

/** The date was removed. */
export type DocketEntryRemoved = {
  __typename?: 'DocketEntryRemoved';
  /** The engagement, whose docket lacks it now. */
  engagement: Engagement;
};

/** The date is in the docket. */
export type DocketEntrySaved = {
  __typename?: 'DocketEntrySaved';
  /** The entry. */
  entry: DocketEntry;
};

/** A change of a date in a docket. It never changes. */
export type DocketEvent = {
  __typename?: 'DocketEvent';
  /** The change. */
  action: DocketAction;
  /** The time of the change. */
  at: Scalars['DateTime']['output'];
  /** The party that made it. */
  by: Profile;
  /** The change in words: `Removed: Renewal, European Union (EUIPO), FERNWELL, due February 3, 2027`. */
  text: Scalars['String']['output'];
};

/** The kind of a date in a docket. */
export type DocketKind =
  /** An appeal against a decision. */
  | 'APPEAL'
  /** A response to an office action or an examination report. */
  | 'OFFICE_ACTION'
  /** The end of the opposition period. */
  | 'OPPOSITION'
  /** Another date. */
  | 'OTHER'
  /** The end of a priority period. */
  | 'PRIORITY'
  /** A renewal or maintenance of a registration. */
  | 'RENEWAL'
  /** A statement or declaration of use. */
  | 'USE';

/** A rule for a date of an official procedure, with its source. */
export type DocketRule = {
  __typename?: 'DocketRule';
  /** The day from which it counts: `Publication in the Official Gazette`. */
  countsFrom: Scalars['String']['output'];
  /** The last day of the period. A weekend or holiday at the office isn't taken into account, so that the day is never too late. */
  dueOn: Scalars['LocalDate']['output'];
  /** The office. */
  jurisdiction: Jurisdiction;
  /** The kind of date. */
  kind: DocketKind;
  /** Its display name: `US trademark: opposition`. */
  label: Scalars['String']['output'];
  /** Extensions, grace periods and exceptions. */
  note: Scalars['String']['output'];
  /** Its period: `30 days`. */
  period: Scalars['String']['output'];
  /** Unique among the rules: `us-opposition`. */
  slug: Scalars['String']['output'];
  /** The law or treaty: `37 CFR 2.101(c)`. */
  source: Scalars['String']['output'];
};


/** A rule for a date of an official procedure, with its source. */
export type DocketRuleDueOnArgs = {
  from: Scalars['LocalDate']['input'];
};

/** Input of editApplication. */
export type EditApplicationInput = {
  /** The days that the work for a brief takes, 1 to 365. Required for a brief, and omitted for a position. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** The pay that the applicant expects from a position, up to 100 characters: `$55,000`. May be empty. */
  expectedPay?: Scalars['String']['input'];
  /** The ids of all files beside it from now on, up to 10: kept and newly uploaded ones. */
  files?: Array<Scalars['ID']['input']>;
  /** The application's id: `app-` and a UUID. */
  id: Scalars['ID']['input'];
  /** A link to more about the applicant, https only, up to 500 characters. */
  link?: InputMaybe<Scalars['String']['input']>;
  /** The cover letter, 1 to 5,000 characters. */
  note: Scalars['String']['input'];
  /** The price offered for a brief, in US dollars, from 1 to 1,000,000 with at most two decimals: `1250`. Required for a brief, and omitted for a position. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** The `version` of the application that the client has read. */
  version: Scalars['Int']['input'];
};

/** Result of editApplication. */
export type EditApplicationResult = ApplicationEdited | ApplicationNotFound | ApplicationRefused | InvalidInput | TooManyAttempts;

/** The listing was changed elsewhere, for example in another tab. Nothing was saved or published. */
export type EditConflict = Failure & {
  __typename?: 'EditConflict';
  /** The current listing. */
  current: OwnListing;
  /** The message: `It was changed elsewhere, so nothing was saved.` Or `nothing was published.` */
  message: Scalars['String']['output'];
};

/** Result of editJob. InvalidInput has the field `kind` for another kind than that of the job. */
export type EditJobResult = InvalidInput | JobNotFound | JobSaved | TooManyAttempts | VersionConflict;

/** The whole content of a listing. It replaces the existing content. */
export type EditListingInput = {
  /** Slug of the category: `logo-design`. Null until it is chosen. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Days from the requirements to the delivery, 1 to 365: `14`. Null until it is set. Ignored for a product. */
  deliveryDays?: InputMaybe<Scalars['Int']['input']>;
  /** Paragraphs with a blank line between them, up to 10,000 characters. May be empty. */
  description: Scalars['String']['input'];
  /** The extras of a service, at most five. Omitted for none. Ignored for a product. The field of InvalidInput: `extras.0.name`. */
  extras?: InputMaybe<Array<ExtraInput>>;
  /** The FAQ, at most 10 entries, in their order. Publishing needs them complete. Null keeps those that are there. Ignored for a product. */
  faq?: InputMaybe<Array<FaqEntryInput>>;
  /** The listing: `srv-1101`. */
  id: Scalars['ID']['input'];
  /**
   * Paths of images that the viewer uploaded for listings, or of the generated cover; the cover first, at most 8. Empty for the
   * generated cover alone.
   */
  images: Array<Scalars['String']['input']>;
  /**
   * The lines that the seller includes, at most 10 lines of up to 120 characters. Publishing needs each line filled in. Null keeps those that
   * are there. Ignored for a product.
   */
  included?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The licence of a product, up to 10,000 characters. Null or empty for the standard licence. */
  licence?: InputMaybe<Scalars['String']['input']>;
  /**
   * The packages of a service, at most three. With packages, `price` and `deliveryDays` are ignored: those of the cheapest package
   * count. Omitted for none. Ignored for a product. The field of InvalidInput names the place: `packages.0.price`.
   */
  packages?: InputMaybe<Array<PackageInput>>;
  /** Price in US dollars, 0 to 1,000,000, at most two decimals: `2999.99`. Null until it is set. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /**
   * The questions to the buyer, at most 10, in their order. Publishing needs them complete. Null keeps those that are there. Ignored
   * for a product.
   */
  questions?: InputMaybe<Array<BuyerQuestionInput>>;
  /** Tags: at most 10, each up to 40 characters. */
  tags: Array<Scalars['String']['input']>;
  /** The licence of a product for more people. Omitted for none. Ignored for a service. The field of InvalidInput: `teamLicence.people`. */
  teamLicence?: InputMaybe<TeamLicenceInput>;
  /** The title, up to 120 characters. May be empty. */
  title: Scalars['String']['input'];
  /** The `updatedAt` that the editor last read or saved. If the listing has changed since, the result is EditConflict. */
  updatedAt: Scalars['DateTime']['input'];
};

/** Result of editListing. */
export type EditListingResult = EditConflict | InvalidInput | ListingNotFound | ListingSaved | TooManyAttempts;

/** A link was sent to the address, unless another account uses it. */
export type EmailChangeRequested = {
  __typename?: 'EmailChangeRequested';
  /** The normalized address: `ada@example.com`. */
  email: Scalars['String']['output'];
};

/** The email address was changed. The account now signs in with it. */
export type EmailChanged = {
  __typename?: 'EmailChanged';
  /** The new address: `ada@example.com`. */
  email: Scalars['String']['output'];
};

/** A link was sent, unless the address is confirmed already. The link is valid for 24 hours or until the next request. */
export type EmailConfirmationSent = {
  __typename?: 'EmailConfirmationSent';
  /** The address: `ada@example.com`. */
  email: Scalars['String']['output'];
};

/** The email address of the account is confirmed. */
export type EmailConfirmed = {
  __typename?: 'EmailConfirmed';
  /** The address: `ada@example.com`. */
  email: Scalars['String']['output'];
};

/** Another account uses this email address. */
export type EmailTaken = Failure & {
  __typename?: 'EmailTaken';
  /** `Registration failed. Email might already be in use.` For a new address: `Another account already uses this email address.` */
  message: Scalars['String']['output'];
};

/** Result of endOtherSessions. */
export type EndOtherSessionsResult = OtherSessionsEnded;

/** Result of endSession. */
export type EndSessionResult = SessionEnded | SessionNotFound;

/** Result of endSiteNotice. */
export type EndSiteNoticeResult = SiteNoticeEnded | SiteNoticeNotFound;

/** One piece of business between a buyer and a seller: a purchase, or a quote that may lead to one. */
export type Engagement = Node & {
  __typename?: 'Engagement';
  /** The extras that the buyer has added after the sale, at the prices of that day, the oldest first. An extra that adds rounds can appear more than once. */
  addedExtras: Array<ServiceExtra>;
  /** The proposed change that waits for an answer. Null without one, and for brokers. */
  amendment?: Maybe<EngagementAmendment>;
  /** The transitions that the viewer can take now, with everything their buttons and forms need. In the order of the process table. */
  availableTransitions: Array<AvailableTransition>;
  /** The buyer. */
  buyer: Profile;
  /** Whether the viewer can add dates: buyer and seller can, once it is paid, unless it is cancelled or a check for conflicts of interest is open. */
  canKeepDocket: Scalars['Boolean']['output'];
  /** Whether the viewer can write to the other party: false for admins and brokers, while the other account is suspended or deleted, while one of them blocks the other, and until a check for conflicts of interest is answered. */
  canMessage: Scalars['Boolean']['output'];
  /**
   * The demand of the buyer's bank to take the payment back, or the bank's inquiry before it. Null if there is none. The latest, if
   * there are several.
   */
  chargeback?: Maybe<Chargeback>;
  /** The choice on the day of sale. Later changes of the listing leave it as it is. Null if the listing offered no choice. */
  choice?: Maybe<Choice>;
  /** The check for conflicts of interest that the buyer has asked for. Null without one, and for brokers. */
  conflictCheck?: Maybe<ConflictCheck>;
  /** The conversation between its two sides. Null until the first message. */
  conversation?: Maybe<Conversation>;
  /** The time when the engagement began. */
  createdAt: Scalars['DateTime']['output'];
  /** Days that the work takes after the requirements are sent. Null for a product, and before an offer. */
  days?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** The transition that is taken automatically unless somebody acts before. Null if there is no deadline, or if deadlines stand still. */
  deadline?: Maybe<EngagementDeadline>;
  /** The time by which an admin is due to decide the dispute. Null without an open dispute. */
  decisionDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the dispute should have been decided by now. */
  decisionOverdue: Scalars['Boolean']['output'];
  /** The open dispute, as both parties and admins read it. Null without one, and for brokers. */
  dispute?: Maybe<Dispute>;
  /** A sentence that names who opened the dispute, and how long ago by the clock of the server: `Opened by Clara 4 days ago`. Null without one, and for brokers. */
  disputeOpened?: Maybe<Scalars['String']['output']>;
  /** The dates of the official procedure that buyer and seller keep, the earliest first. At most 50. */
  docket: Array<DocketEntry>;
  /** The latest 200 changes of its dates, oldest first, including those of removed dates. */
  docketEvents: Array<DocketEvent>;
  /** The time when the work is due. Null until the requirements are sent, and for a product. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the state is final. */
  ended: Scalars['Boolean']['output'];
  /** All events, oldest first. Proposals are left out for the parties, and for the broker. */
  events: Array<EngagementEvent>;
  /**
   * The meaning of the state for the viewer, in one or two sentences: `Look at the delivery, then accept it or say what is
   * wrong.`
   */
  explanation: Scalars['String']['output'];
  /** Whether a full refund has ended the buyer's right to the files. */
  filesWithdrawn: Scalars['Boolean']['output'];
  /** The state, and whether it is the viewer's turn: `Delivered. It is your turn.` */
  headline: Scalars['String']['output'];
  /** Unique across all types: `eng-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The broker who has introduced the buyer, and the fee, fixed since the beginning. Null without a broker. */
  introduction?: Maybe<Introduction>;
  /** The invoice that it is on and the credit notes for what was refunded, oldest first. Empty until it is paid. */
  invoices: Array<Invoice>;
  /** A product or a service. */
  kind: ListingKind;
  /** The licence of the day of sale, in paragraphs. Null for a service, and for sales from before licences were recorded. */
  licence?: Maybe<Scalars['String']['output']>;
  /** The listing. Null if it is no longer on offer, or for a quote without a listing. */
  listing?: Maybe<Listing>;
  /**
   * The listing's description of the day of sale, or of the request for a quote, in paragraphs. Null for a quote without a
   * listing, for engagements from before descriptions were recorded, and after the deletion of the seller's account.
   */
  listingDescription?: Maybe<Scalars['String']['output']>;
  /** The mails that it has caused, last queued first, at most 200. For admins who have no part in it; empty for all others. */
  mails: Array<MailRecord>;
  /** The number of this milestone in its plan: `2`. Null without milestones, and before the offer is accepted. */
  milestoneNumber?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** The milestones of the offer, or of the order that it is part of. Null without milestones. */
  milestonePlan?: Maybe<MilestonePlan>;
  /** The money of the engagement. */
  money: EngagementMoney;
  /** The confidentiality agreement that a party has asked for. Null without one, and for brokers. */
  nda?: Maybe<Nda>;
  /** The next due date, by the clock of the server. Null after the end, and while deadlines stand still. The decision of a dispute stays due. */
  nextDue?: Maybe<EngagementDue>;
  /** A short number to show: `MQ-2F7K9`. Its letters and digits can't be confused with each other. */
  number: Scalars['String']['output'];
  /** Whether an admin has put it on hold: deadlines stand still, and no money moves but an admin’s refund. */
  onHold: Scalars['Boolean']['output'];
  /** The order that it belongs to. Null for a quote, and for the seller and the broker. */
  order?: Maybe<Order>;
  /**
   * The transitions that other actors can take now, but the viewer can't. Buyer, seller and broker don't see what admins alone can do:
   * put the order on hold, ask the parties of a dispute, suggest or propose its decision, and refund.
   */
  otherActorTransitions: Array<OtherActorTransition>;
  /**
   * What each other actor can do now, in a sentence, in the order buyer, seller, broker, admin. Actors that can do nothing are left out,
   * and so is what `otherActorTransitions` leaves out.
   */
  otherActors: Array<OtherActor>;
  /**
   * The time since which its deadlines stand still, because it is on hold or because the account of a party is suspended. Null if they run.
   * Afterwards they run on for the time that was left. The decision of a dispute stays due all the while.
   */
  pausedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The states that it has passed, its current state, and the states that usually follow. */
  progress: Array<ProgressStep>;
  /** The decision of the dispute, or the refund, that waits for another admin. Null without one, and for all but admins. */
  proposedResolution?: Maybe<ProposedResolution>;
  /** The files of a bought product. Empty for a service, and for a buyer who was refunded in full. */
  purchasedFiles: Array<PurchasedFile>;
  /** The quantity, 1 to 99. A quote has 1. */
  quantity: Scalars['NonNegativeInt']['output'];
  /** The end of the viewer's time to review it. Null if they can't review it, or already have. */
  reviewUntil?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The published reviews of both parties, and the viewer's own unpublished one. The broker sees the buyer's alone: the seller's
   * is not public.
   */
  reviews: Array<Review>;
  /** Rounds of changes that the buyer can still ask for: `1`. 0 for a product. */
  roundsLeft: Scalars['NonNegativeInt']['output'];
  /** The seller. */
  seller: Profile;
  /** The state. */
  state: EngagementState;
  /** The display name of the state: `Awaiting requirements`. */
  stateLabel: Scalars['String']['output'];
  /** The listing's title when the engagement began: `Prior-Art Search with Written Opinion`. */
  title: Scalars['String']['output'];
  /** The time when the last transition was taken. */
  updatedAt: Scalars['DateTime']['output'];
  /** Increases by one with every transition, and when deadlines stop or run on. `advanceEngagement` takes it as input. */
  version: Scalars['NonNegativeInt']['output'];
  /** The viewer's side. ADMIN for an admin who is neither buyer, seller nor broker. */
  viewerSide: EngagementSide;
  /**
   * The seller's earnings, or for the broker the fee, in US dollars: of the agreed or last offered price, or, once released, of
   * what was released. Null for the buyer, and before an offer.
   */
  youWillEarn?: Maybe<Scalars['Float']['output']>;
};

/** An actor that takes transitions. */
export type EngagementActor =
  /** An admin of the marketplace. */
  | 'ADMIN'
  /** The broker, who may send offers for the seller. */
  | 'BROKER'
  /** The buyer. */
  | 'BUYER'
  /** The clock: a deadline passed, and the transition was taken automatically. */
  | 'CLOCK'
  /** The seller. */
  | 'SELLER';

/** The transition was taken. */
export type EngagementAdvanced = {
  __typename?: 'EngagementAdvanced';
  /** The current engagement. */
  engagement: Engagement;
  /** A sentence to the viewer about the result: `Tomás has your requirements. The work is due in 14 days.` */
  message: Scalars['String']['output'];
};

/**
 * A change to a running order that one party has proposed, or an admin suggested, and that is not answered yet. An engagement has
 * at most one. It expires after seven days without an answer, and ends when another transition changes the state.
 */
export type EngagementAmendment = {
  __typename?: 'EngagementAmendment';
  /** Whether it waits for the viewer's answer. */
  awaitsViewer: Scalars['Boolean']['output'];
  /** The party that has proposed it, or an admin who has suggested a settlement. */
  by: EngagementSide;
  /** The time when it expires without an answer. Null while deadlines stand still. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The kind of change. */
  kind: AmendmentKind;
  /** The message of its proposer. */
  message: Scalars['String']['output'];
  /** The due date with it. Null if the due date stays as it is. */
  newDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** The price of the whole work with it, in US dollars: `779`. Null if the price stays as it is. */
  newPrice?: Maybe<Scalars['Float']['output']>;
  /** Its price in US dollars: `80`. Null if it has none, and while the seller has not named it. */
  price?: Maybe<Scalars['Float']['output']>;
  /** The refund to the buyer in a settlement, in US dollars: `200`. Null for other kinds. */
  refund?: Maybe<Scalars['Float']['output']>;
  /** The sum that a settlement releases to the seller, in US dollars: `499`. Null for other kinds. */
  release?: Maybe<Scalars['Float']['output']>;
  /** Rounds of changes that it adds: `1`. 0 for none. */
  rounds: Scalars['NonNegativeInt']['output'];
  /** The time when it was proposed, or later if deadlines stood still since. */
  since: Scalars['DateTime']['output'];
  /** A sentence to the viewer that names the proposal: `Tomás asks for 5 more days`. */
  title: Scalars['String']['output'];
};

/** A list of engagements, page by page. */
export type EngagementConnection = {
  __typename?: 'EngagementConnection';
  /** The engagements of this page, each with its cursor. */
  edges: Array<EngagementEdge>;
  /** The engagements of this page. */
  nodes: Array<Engagement>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A transition that is taken automatically. */
export type EngagementDeadline = {
  __typename?: 'EngagementDeadline';
  /** The time when the transition is taken. */
  at: Scalars['DateTime']['output'];
  /** Whether this deadline is counted from the due date of the work, which is still to be delivered. */
  followsDueDate: Scalars['Boolean']['output'];
  /** The display name of the transition: `Accept delivery`. */
  label: Scalars['String']['output'];
  /** The purpose of the time, from the viewer's side; completes `12 days left …`: `to answer`, `for Lucia to answer`. */
  purpose: Scalars['String']['output'];
  /** The consequence of silence: `Say nothing, and it counts as accepted then.` */
  silence: Scalars['String']['output'];
  /** The transition. */
  transition: EngagementTransition;
};

/** The next due date of an engagement. */
export type EngagementDue = {
  __typename?: 'EngagementDue';
  /** The time when it is due. */
  at: Scalars['DateTime']['output'];
  /** The side that has to act by then. */
  by: EngagementSide;
  /** Calendar days in UTC from the server's today until it is due: `3`. Negative after that day: `-4` is four days late. */
  inDays: Scalars['Int']['output'];
  /** The kind of due date. */
  kind: EngagementDueKind;
  /** Whether the time has passed. */
  late: Scalars['Boolean']['output'];
};

/** The kind of a due date. */
export type EngagementDueKind =
  /** An answer of one side. Without it, the transition of `deadline` is taken automatically. */
  | 'ANSWER'
  /** An admin's decision of the dispute. */
  | 'DECISION'
  /** The buyer's payment of a milestone. Without it, the milestone is cancelled automatically. */
  | 'FUNDING'
  /** The seller's delivery. */
  | 'WORK';

/** An engagement in a list. */
export type EngagementEdge = {
  __typename?: 'EngagementEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The engagement. */
  node: Engagement;
};

/** A transition that was taken. Events never change. */
export type EngagementEvent = {
  __typename?: 'EngagementEvent';
  /** The actor's side. */
  actor: EngagementActor;
  /**
   * The price, the sum of an amendment, or the refund that was decided, suggested or would be accepted, in US dollars. Null for
   * other transitions.
   */
  amount?: Maybe<Scalars['Float']['output']>;
  /** The buyer's answers to the seller's questions, in their order. Empty for other transitions than SUBMIT_REQUIREMENTS. */
  answers: Array<EventAnswer>;
  /** The time when it happened. */
  at: Scalars['DateTime']['output'];
  /** The account that took the transition. Null for automatic transitions and, unless the viewer is an admin, for admins. */
  by?: Maybe<Profile>;
  /** A sentence about an amendment that it has ended: `The open proposal has ended with it.` Null for nothing. */
  consequence?: Maybe<Scalars['String']['output']>;
  /** The days of an offer or an amendment. Null for other transitions. */
  days?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Files beside the message, at most 10. Without those of `answers`. */
  files: Array<EngagementFile>;
  /** Unique across all types: `evt-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The display name of the event: `Changes requested`, `Offer revised`. */
  label: Scalars['String']['output'];
  /** Links of a delivery, https only. */
  links: Array<Scalars['URL']['output']>;
  /** The milestones of an offer. Empty for an offer without milestones and for other transitions. */
  milestones: Array<OfferedMilestone>;
  /** The message of the transition. For the broker only that of a quote's request, offers and end: null for other transitions, and while it is withheld. */
  note?: Maybe<Scalars['String']['output']>;
  /**
   * Each side's share after the decision of a dispute, in a sentence to the viewer: `You get $200.00 of $600.00 back. $400.00 goes to
   * the seller.` Null for other transitions.
   */
  outcome?: Maybe<Scalars['String']['output']>;
  /** The rounds of changes of an addition. Null for other transitions. */
  rounds?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** The state after the transition. */
  state: EngagementState;
  /** The transition. */
  transition: EngagementTransition;
  /**
   * Says that the viewer or the other party does not see a part of it yet: `Anna sees the files once the confidentiality agreement is
   * accepted.` After the end it says why it stays withheld: `Anna does not see the files, because the confidentiality agreement was
   * not accepted before the end.` Null if nothing is withheld.
   */
  withheld?: Maybe<Scalars['String']['output']>;
};

/** A file of an event or of an answer. Both parties and admins can read it, unless it is withheld. */
export type EngagementFile = Attachment & {
  __typename?: 'EngagementFile';
  /** Unique across all types: `fil-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The name it was uploaded under: `Written opinion.pdf`. */
  name: Scalars['String']['output'];
  /** Root-relative path of the download. It answers range requests. */
  path: Scalars['String']['output'];
  /** Its size in bytes, at most 1 GB. */
  size: Scalars['NonNegativeInt']['output'];
};

/** The money of an engagement, in US dollars, from the ledger. `paid` is always the sum of `held`, `released` and `refunded`. */
export type EngagementMoney = {
  __typename?: 'EngagementMoney';
  /** The broker's fee on the released amount: `0`. Null without a broker. */
  brokerFee?: Maybe<Scalars['Float']['output']>;
  /** Last four digits of the card of the first payment. Null until something is paid, and for seller and broker. */
  cardLastFour?: Maybe<Scalars['String']['output']>;
  /** The marketplace's commission on the released amount, by the percentage of the day of sale: `0`. Null for the buyer. */
  commission?: Maybe<Scalars['Float']['output']>;
  /** Earned by the seller, released less commission and the broker's fee: `0`. Null for the buyer. */
  earned?: Maybe<Scalars['Float']['output']>;
  /** Part of `earned` that is not paid out because the seller's account is suspended: `0`. For the broker, part of the fee. Null for the buyer. */
  frozen?: Maybe<Scalars['Float']['output']>;
  /** Held by the marketplace: `720`. */
  held: Scalars['Float']['output'];
  /** Paid by the buyer: `720`. */
  paid: Scalars['Float']['output'];
  /** Part of `paid` without what was paid later for additions: `640`. The sum of an order's engagements is the order's total. */
  paidAtFirst: Scalars['Float']['output'];
  /** The agreed or last offered price. Null before an offer. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Part of `refunded` that the payment provider has not confirmed yet: `0`. The server retries until it does. */
  refundPending: Scalars['Float']['output'];
  /** Refunded to the buyer: `0`. */
  refunded: Scalars['Float']['output'];
  /** Released, including commission and the broker's fee: `0`. */
  released: Scalars['Float']['output'];
  /**
   * The shares of seller, broker and marketplace in a brokered order: the released money once it has ended, before that the held
   * money, and the price until it is paid. Null without a broker, and if there is nothing to split.
   */
  split?: Maybe<BrokeredSplit>;
};

/** The viewer has no engagement with this id. */
export type EngagementNotFound = Failure & {
  __typename?: 'EngagementNotFound';
  /** `You have no such order.` */
  message: Scalars['String']['output'];
};

/** A party of an engagement. */
export type EngagementParty =
  /** The buyer. */
  | 'BUYER'
  /** The seller. */
  | 'SELLER';

/** The side from which an account sees an engagement. */
export type EngagementSide =
  /** An admin of the marketplace. */
  | 'ADMIN'
  /** The broker, who has introduced the buyer. */
  | 'BROKER'
  /** The buyer. */
  | 'BUYER'
  /** The seller. */
  | 'SELLER';

/** The state of an engagement. */
export type EngagementState =
  /** The milestone is agreed, and the buyer has not paid for it yet. */
  | 'AWAITING_FUNDING'
  /** The buyer has paid and has not sent the requirements yet. */
  | 'AWAITING_REQUIREMENTS'
  /** The money is refunded to the buyer. Final. */
  | 'CANCELLED'
  /** The buyer has asked for changes to the delivery. */
  | 'CHANGES_REQUESTED'
  /** The money is released to the seller, except what was refunded. The seller or an admin may still refund the buyer. */
  | 'COMPLETED'
  /** The buyer has answered the offer with another price. */
  | 'COUNTERED'
  /** The quote ended without an agreement. Final. */
  | 'DECLINED'
  /** The seller has delivered; the buyer has not answered yet. */
  | 'DELIVERED'
  /** A dispute is open; an admin has to decide it. */
  | 'DISPUTED'
  /** The seller is working. */
  | 'IN_PROGRESS'
  /** The seller has sent an offer. */
  | 'OFFERED'
  /** The buyer has requested a quote. */
  | 'QUOTE_REQUESTED';

/** The number of quotes and orders in a state. */
export type EngagementStateCount = {
  __typename?: 'EngagementStateCount';
  /** Their number: `14`. */
  count: Scalars['NonNegativeInt']['output'];
  /** The state. */
  state: EngagementState;
};

/** A tab of a list of engagements. ACTIVE contains NEEDS_YOU and LATE. */
export type EngagementTab =
  /** It has not ended. */
  | 'ACTIVE'
  /** It has ended. */
  | 'DONE'
  /** The work should have been delivered by now. Without engagements whose deadlines stand still. */
  | 'LATE'
  /** It waits for an answer of the viewer's side. For brokers: a quote that waits for an offer, which their mandate lets them send. */
  | 'NEEDS_YOU';

/** The transitions of an engagement. */
export type EngagementTransition =
  /** The buyer accepts the addition while work is under way, and pays. The state stays. */
  | 'ACCEPT_ADDITION'
  /** The buyer accepts the delivery, and the money is released. Also taken automatically. */
  | 'ACCEPT_DELIVERY'
  /** The buyer accepts the later due date. The state stays. */
  | 'ACCEPT_EXTENSION'
  /** A party accepts the confidentiality agreement that the other one has asked for. The state stays. */
  | 'ACCEPT_NDA'
  /** The buyer accepts the offer and pays. */
  | 'ACCEPT_OFFER'
  /** The buyer accepts and pays an addition to what was delivered. The seller delivers again. */
  | 'ACCEPT_ROUND'
  /** A party accepts the settlement: the refund goes back, the rest is released. The order is cancelled if all goes back. */
  | 'ACCEPT_SETTLEMENT'
  /** A party adds evidence to a dispute. The state stays. */
  | 'ADD_EVIDENCE'
  /** Begins every milestone but the first, once the buyer has accepted the offer. The milestone is not funded yet. Only taken automatically. */
  | 'AGREE_MILESTONE'
  /** One party agrees to what an admin suggests. The state stays, until the other party accepts the settlement, too. */
  | 'AGREE_TO_SETTLEMENT'
  /** The side that did not open the dispute answers it. The state stays. */
  | 'ANSWER_DISPUTE'
  /** A party asks the other one to accept the confidentiality agreement. The state stays. */
  | 'ASK_NDA'
  /** An admin asks one party or both. The state stays. */
  | 'ASK_PARTIES'
  /** The buyer buys a listing. This begins the process. */
  | 'BUY'
  /** The buyer buys an extra that the listing offered on the day of sale, and pays. The state stays. */
  | 'BUY_EXTRA'
  /** A party cancels before work has begun. Also taken automatically. */
  | 'CANCEL'
  /** A party cancels a milestone that is not funded. Also taken automatically. */
  | 'CANCEL_MILESTONE'
  /** A party cancels while work is in progress. Also taken automatically. */
  | 'CANCEL_WORK'
  /** Another admin confirms the proposed refund. The state stays. */
  | 'CONFIRM_REFUND'
  /** Another admin confirms the proposal, which decides the dispute. */
  | 'CONFIRM_RESOLUTION'
  /** The buyer answers the offer with another price. */
  | 'COUNTER'
  /** A party ends the quote before anything is paid. Also taken automatically. */
  | 'DECLINE'
  /** A party declines the open amendment. The state stays. */
  | 'DECLINE_AMENDMENT'
  /** The seller delivers the work. */
  | 'DELIVER'
  /** The open amendment expires without an answer. Only taken automatically. The state stays. */
  | 'EXPIRE_AMENDMENT'
  /** The buyer funds a milestone: its price is held. */
  | 'FUND'
  /** An admin ends the hold. The state stays. */
  | 'LIFT_HOLD'
  /** The seller offers another round of changes or more work, for a price. The state stays. */
  | 'OFFER_ADDITION'
  /** A party or an admin opens a dispute. */
  | 'OPEN_DISPUTE'
  /** The seller proposes a later due date. The state stays. */
  | 'PROPOSE_EXTENSION'
  /** An admin proposes a refund that another admin has to confirm. The state stays. */
  | 'PROPOSE_REFUND'
  /** An admin proposes a decision that another admin has to confirm. The state stays. */
  | 'PROPOSE_RESOLUTION'
  /** A party proposes to end the order together, with a refund. The state stays. */
  | 'PROPOSE_SETTLEMENT'
  /** An admin stops deadlines, payments, releases, transfers of earnings and refunds by the parties. The state stays. */
  | 'PUT_ON_HOLD'
  /** The seller or an admin refunds the buyer after completion. The state stays. */
  | 'REFUND'
  /** The seller says that there is a conflict of interest. This ends the engagement, with a full refund. */
  | 'REPORT_CONFLICT'
  /** The seller says that there is no conflict of interest. The state stays. */
  | 'REPORT_NO_CONFLICT'
  /** The buyer asks for another round of changes or more work. The state stays. */
  | 'REQUEST_ADDITION'
  /** The buyer asks for a round of changes. */
  | 'REQUEST_CHANGES'
  /** The buyer requests a quote. This begins the process. */
  | 'REQUEST_QUOTE'
  /** An admin decides the dispute. */
  | 'RESOLVE'
  /** The seller, or the broker of an active mandate, sends an offer. */
  | 'SEND_OFFER'
  /** Begins the work on a funded milestone that waits for requirements, because the buyer has sent them for another milestone. Only taken automatically. */
  | 'START_MILESTONE'
  /** The buyer sends the requirements. */
  | 'SUBMIT_REQUIREMENTS'
  /** An admin suggests to both parties of a dispute how to share what is held. The state stays. */
  | 'SUGGEST_SETTLEMENT'
  /** A party withdraws its open amendment. The state stays. */
  | 'WITHDRAW_AMENDMENT'
  /** The side that opened a dispute withdraws it. The order goes back to the state before it. */
  | 'WITHDRAW_DISPUTE'
  /** A party withdraws its request for a confidentiality agreement. The state stays. */
  | 'WITHDRAW_NDA'
  /** An admin withdraws the proposal. The state stays. */
  | 'WITHDRAW_PROPOSAL';

/** A transition with its fields: exactly one member. `Engagement.availableTransitions` lists the possible ones. */
export type EngagementTransitionInput =
  /** Accepts an addition while work is under way, and pays. By the buyer. */
  { acceptAddition: AcceptAdditionInput; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Accepts the delivery and releases the money: `true`. By the buyer. */
  { acceptAddition?: never; acceptDelivery: Scalars['Boolean']['input']; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Accepts the later due date: `true`. By the buyer. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension: Scalars['Boolean']['input']; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Accepts the confidentiality agreement: `true`. By the party that has not asked for it. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda: Scalars['Boolean']['input']; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Accepts the offer and pays. By the buyer. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer: AcceptOfferInput; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Accepts an addition to what was delivered, and pays. The seller delivers again. By the buyer. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound: AcceptRoundInput; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Ends the order as the other party has proposed: `true`. By either party. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement: Scalars['Boolean']['input']; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Adds evidence to a dispute. By either party. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence: AddEvidenceInput; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Agrees to what an admin suggests: `true`. By either party, the first; the other accepts the settlement. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement: Scalars['Boolean']['input']; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Answers a dispute, once. By the side that did not open it. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute: AnswerDisputeInput; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Asks the other party to accept the confidentiality agreement: `true`. By either party. Limit: 30 times per account and hour. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda: Scalars['Boolean']['input']; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Asks one party or both. By an admin. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties: AskPartiesInput; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Buys an extra of the listing, and pays. By the buyer. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra: BuyExtraInput; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Cancels before work has begun, with a full refund. By either party. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel: CancelInput; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Cancels a milestone that is not funded. By either party. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone: CancelMilestoneInput; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Cancels while work is in progress, with a full refund. By the seller, or by the buyer if the work is late. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork: CancelWorkInput; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Refunds as another admin has proposed: `true`. By an admin. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund: Scalars['Boolean']['input']; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Decides a dispute as another admin has proposed: `true`. By an admin. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution: Scalars['Boolean']['input']; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Answers an offer with another price. By the buyer. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter: CounterInput; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Ends a quote before anything is paid. By either party. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline: DeclineInput; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Declines the open amendment. By the party that has not proposed it. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment: DeclineAmendmentInput; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Delivers the work. By the seller. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver: DeliverInput; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Funds a milestone: pays its price, which is held. By the buyer. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund: FundInput; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Ends the hold. Deadlines run on for the time that was left. By an admin. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold: LiftHoldInput; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Offers another round of changes or more work, or prices what the buyer has asked for. By the seller. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition: OfferAdditionInput; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Opens a dispute for the marketplace to decide. By either party or an admin. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute: OpenDisputeInput; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Proposes a later due date. By the seller. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension: ProposeExtensionInput; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Proposes a larger refund after completion. By an admin. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund: ProposeRefundInput; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Proposes how to decide a dispute over a larger sum. By an admin. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution: ProposeResolutionInput; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Proposes to end the order together. By either party. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement: ProposeSettlementInput; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Stops deadlines, payments, releases, transfers of earnings, and refunds by the parties. By an admin. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold: PutOnHoldInput; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Refunds the buyer after completion. By the seller, or by an admin up to the sum that one admin may decide. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund: RefundInput; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Says that there is a conflict of interest, which ends the engagement with a full refund: `true`. By the seller. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict: Scalars['Boolean']['input']; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Says that there is no conflict of interest: `true`. By the seller. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict: Scalars['Boolean']['input']; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Asks for another round of changes or more work. By the buyer. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition: RequestAdditionInput; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Asks for a round of changes. By the buyer. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges: RequestChangesInput; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Decides a dispute. By an admin, up to the sum that one admin may decide. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve: ResolveInput; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Sends an offer. By the seller, or by the broker while the mandate is active. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer: SendOfferInput; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Sends the requirements. By the buyer. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements: SubmitRequirementsInput; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Suggests to both parties of a dispute how to share what is held. By an admin. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement: SuggestSettlementInput; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Withdraws the open amendment: `true`. By the party that has proposed it. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment: Scalars['Boolean']['input']; withdrawDispute?: never; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Withdraws a dispute. By the side that opened it. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute: WithdrawDisputeInput; withdrawNda?: never; withdrawProposal?: never; }
  |  /** Withdraws the request for a confidentiality agreement: `true`. By the party that has asked for it. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda: Scalars['Boolean']['input']; withdrawProposal?: never; }
  |  /** Withdraws the proposal: `true`. By an admin. */
  { acceptAddition?: never; acceptDelivery?: never; acceptExtension?: never; acceptNda?: never; acceptOffer?: never; acceptRound?: never; acceptSettlement?: never; addEvidence?: never; agreeToSettlement?: never; answerDispute?: never; askNda?: never; askParties?: never; buyExtra?: never; cancel?: never; cancelMilestone?: never; cancelWork?: never; confirmRefund?: never; confirmResolution?: never; counter?: never; decline?: never; declineAmendment?: never; deliver?: never; fund?: never; liftHold?: never; offerAddition?: never; openDispute?: never; proposeExtension?: never; proposeRefund?: never; proposeResolution?: never; proposeSettlement?: never; putOnHold?: never; refund?: never; reportConflict?: never; reportNoConflict?: never; requestAddition?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; suggestSettlement?: never; withdrawAmendment?: never; withdrawDispute?: never; withdrawNda?: never; withdrawProposal: Scalars['Boolean']['input']; };

/** A question of the seller with the buyer's answer. */
export type EventAnswer = {
  __typename?: 'EventAnswer';
  /** The files of the answer. Empty for other answers. */
  files: Array<EngagementFile>;
  /** The question as it was on the day of sale: `In which countries do you sell?` */
  question: Scalars['String']['output'];
  /** The text or the chosen answer: `Spain and Portugal`. Null if the answer is files. */
  text?: Maybe<Scalars['String']['output']>;
};

/** An extra in a draft. */
export type ExtraDraft = {
  __typename?: 'ExtraDraft';
  /** Days that it adds to the delivery time, or takes away if it is negative, -364 to 365: `-4`. */
  days: Scalars['Int']['output'];
  /** Unique in its listing: `rush`. */
  key: Scalars['ID']['output'];
  /** Its name, up to 40 characters. Publishing needs one. */
  name: Scalars['String']['output'];
  /** Price in US dollars, 0 to 1,000,000: `120`. Null until it is set. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Rounds of changes that it adds, 0 to 9: `1`. */
  rounds: Scalars['NonNegativeInt']['output'];
};

/** An extra of EditListingInput. */
export type ExtraInput = {
  /** Days that it adds to the delivery time, or takes away if it is negative, -364 to 365: `-4`. */
  days: Scalars['Int']['input'];
  /** Chosen by the client and unique in the listing, 1 to 40 lower-case letters, digits and `-`: `rush`. Carts name it. */
  key: Scalars['ID']['input'];
  /** Its name, up to 40 characters. May be empty. */
  name: Scalars['String']['input'];
  /** Price in US dollars, 0 to 1,000,000, at most two decimals: `120`. Null until it is set. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** Rounds of changes that it adds, 0 to 9: `1`. */
  rounds: Scalars['Int']['input'];
};

/** A filter of a list, with its choices and the number of entries that each would leave. */
export type Facet = {
  __typename?: 'Facet';
  /** The choices that leave entries, the one that is set and, in lists of one kind, all categories, in their order on pages. */
  choices: Array<FacetChoice>;
  /** The filter in words: `Delivery`. */
  label: Scalars['String']['output'];
  /** The filter. */
  name: FacetName;
};

/** A choice of a filter. */
export type FacetChoice = {
  __typename?: 'FacetChoice';
  /**
   * Number of entries that match it and all other filters of the list. There are at least as many if `countIsExact` is false, where
   * counting stops at 1,001.
   */
  count: Scalars['NonNegativeInt']['output'];
  /** Whether `count` is exact: false if not all entries were read. */
  countIsExact: Scalars['Boolean']['output'];
  /** The choice in words: `4.5 and up`. */
  label: Scalars['String']['output'];
  /** Whether the list is filtered by it. */
  selected: Scalars['Boolean']['output'];
  /** The value in addresses of pages: `logo-design`, `4.5` or, for a range of prices, `100-499.99`. */
  value: Scalars['String']['output'];
};

/** The filters of lists. */
export type FacetName =
  /** The category of a listing. */
  | 'CATEGORY'
  /** The maximum delivery time. */
  | 'DAYS'
  /** The jurisdiction of a registration that the marketplace has checked. */
  | 'JURISDICTION'
  /** Products or services, or positions or briefs. */
  | 'KIND'
  /** A language that the seller works in. */
  | 'LANGUAGE'
  /** The minimum pay. */
  | 'PAY'
  /** The place of work. */
  | 'PLACE'
  /** A range of prices. */
  | 'PRICE'
  /** The maximum hourly rate of a freelancer. */
  | 'RATE'
  /** The minimum rating. */
  | 'RATING'
  /** The role of the seller. */
  | 'ROLE'
  /** A skill of a freelancer. */
  | 'SKILL'
  /** The type of employment. */
  | 'TYPE'
  /** Only companies that the marketplace has checked, and accounts with a registration that it has checked. */
  | 'VERIFIED';

/** An expected failure of a mutation. */
export type Failure = {
  /** What to tell the person, in one or two sentences: `This application no longer exists.` */
  message: Scalars['String']['output'];
};

/** A question that buyers often have. */
export type FaqEntry = {
  __typename?: 'FaqEntry';
  /** The answer, in paragraphs: `Yes, in 30 countries.` */
  answer: Scalars['String']['output'];
  /** The question: `Do you also file abroad?` */
  question: Scalars['String']['output'];
};

/** A question that buyers often have. */
export type FaqEntryInput = {
  /** The answer, in paragraphs, up to 2,000 characters. */
  answer: Scalars['String']['input'];
  /** The question, up to 200 characters. */
  question: Scalars['String']['input'];
};

/** The public profile of a freelancer. */
export type Freelancer = Node & {
  __typename?: 'Freelancer';
  /** Root-relative path of the portrait. */
  avatar: Scalars['String']['output'];
  /** Paragraphs with a blank line between them. Cards show the first one. */
  description: Scalars['String']['output'];
  /** Experience in the freelancer's own words: `9 years`. */
  experience: Scalars['String']['output'];
  /** Hourly rate in US dollars: `150`. */
  hourlyRate: Scalars['Float']['output'];
  /** Unique across all types: `fre-jun-watanabe`. */
  id: Scalars['ID']['output'];
  /** The languages that the freelancer works in, by name. */
  languages: Array<Language>;
  /** City and country: `Kyoto, Japan`. */
  location: Scalars['String']['output'];
  /** Full name: `Jun Watanabe`. */
  name: Scalars['String']['output'];
  /** The public profile of the account. */
  profile: Profile;
  /** Average of their reviews, 0 to 5 with one decimal; 0 without reviews. */
  rating: Scalars['Float']['output'];
  /** Number of reviews behind the rating. */
  reviewCount: Scalars['NonNegativeInt']['output'];
  /** Buyers' reviews of the freelancer, latest published first. */
  reviews: ReviewConnection;
  /** Skills: `TypeScript`. */
  skills: Array<Scalars['String']['output']>;
  /** Professional title: `Product engineer`. */
  title: Scalars['String']['output'];
  /** Increases by one with every edit of its content. The mutation that edits it takes it as input. */
  version: Scalars['NonNegativeInt']['output'];
};


/** The public profile of a freelancer. */
export type FreelancerReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A list of freelancers, page by page. */
export type FreelancerConnection = {
  __typename?: 'FreelancerConnection';
  /** The freelancers of this page, each with its cursor. */
  edges: Array<FreelancerEdge>;
  /** The filters of this list. */
  facets: Array<Facet>;
  /** The freelancers of this page. */
  nodes: Array<Freelancer>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A freelancer in a list. */
export type FreelancerEdge = {
  __typename?: 'FreelancerEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The freelancer. */
  node: Freelancer;
};

/** A filter for freelancers. Omitted fields don't filter. */
export type FreelancerFilter = {
  /** Only freelancers with a checked registration in this jurisdiction: `California`. */
  jurisdiction?: InputMaybe<Scalars['String']['input']>;
  /** Only freelancers who work in this language, by its code: `DE`. Case is ignored; an unknown one matches nothing. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Maximum hourly rate in US dollars: `120`. */
  maxRate?: InputMaybe<Scalars['Float']['input']>;
  /** Minimum rating, 0 to 5: `4.5`. */
  minRating?: InputMaybe<Scalars['Float']['input']>;
  /** Only freelancers with this skill: `typescript`. Case is ignored. */
  skill?: InputMaybe<Scalars['String']['input']>;
  /** Only freelancers whom the marketplace has verified: by a checked company or registration. False doesn't filter. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The sort order of freelancers. Ties are sorted by id. */
export type FreelancerSort =
  /** Highest hourly rate first. */
  | 'RATE_HIGH'
  /** Lowest hourly rate first. */
  | 'RATE_LOW'
  /** Best rated first. */
  | 'RATING';

/** The profile was changed. */
export type FreelancerUpdated = {
  __typename?: 'FreelancerUpdated';
  /** The changed profile. */
  freelancer: Freelancer;
};

/** The fields of FUND. */
export type FundInput = {
  /** The payment. Null only if the provider's `checkout` is HOSTED. */
  payment?: InputMaybe<PaymentInput>;
};

/** A broker who has introduced a buyer to a listing, with the fee that the seller pays. */
export type Introduction = {
  __typename?: 'Introduction';
  /** The broker. */
  broker: Profile;
  /** The broker's fee in percent of the price: `8`. */
  feePercent: Scalars['NonNegativeInt']['output'];
  /** The sentence for the buyer: `Introduced by Grace Okafor, who receives 8% of the price from the seller.` */
  text: Scalars['String']['output'];
};

/** The email address or the password is wrong. */
export type InvalidCredentials = Failure & {
  __typename?: 'InvalidCredentials';
  /** `Invalid email or password. Please try again or use a social login option.` */
  message: Scalars['String']['output'];
};

/** The input breaks a rule. The message is meant for the user. */
export type InvalidInput = Failure & {
  __typename?: 'InvalidInput';
  /** The input field that breaks the rule: `password`. */
  field: Scalars['String']['output'];
  /** The message: `Password must be at least 6 characters`. */
  message: Scalars['String']['output'];
};

/** The link was used, has expired, or was replaced by a newer one. */
export type InvalidLink = Failure & {
  __typename?: 'InvalidLink';
  /** `This link is no longer valid. Please ask for a new one.` */
  message: Scalars['String']['output'];
};

/**
 * An invoice of one seller to one buyer, or a credit note. It is issued in the transaction of the payment or refund and keeps what
 * was true on that day; ten years later its names and texts are cleared.
 */
export type Invoice = Node & {
  __typename?: 'Invoice';
  /** The buyer on that day. */
  buyer: InvoiceParty;
  /** Last four digits of the buyer's card: `4242`. For the buyer only. */
  cardLastFour?: Maybe<Scalars['String']['output']>;
  /** The invoice that a credit note corrects. Null for an invoice. */
  corrects?: Maybe<Invoice>;
  /** The credit notes of an invoice, oldest first. */
  creditNotes: Array<Invoice>;
  /** The sum that was paid or refunded, in US dollars: `699`. */
  gross: Scalars['Float']['output'];
  /** Unique across all types: `inv-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The time when it was issued, by the marketplace's clock. */
  issuedAt: Scalars['DateTime']['output'];
  /** Invoice or credit note. */
  kind: InvoiceKind;
  /** One line for each engagement. */
  lines: Array<InvoiceLine>;
  /** The sum without the tax, in US dollars: `582.5`. */
  net: Scalars['Float']['output'];
  /**
   * The number, with a code of the seller: `INV-2026-7K3QX-0123`, or `CN-2026-7K3QX-0007` for a credit note. Both are counted without a
   * gap for each seller and year. Older ones have no code: `INV-2026-000123`.
   */
  number: Scalars['String']['output'];
  /** The order that it is of. Null for an accepted offer, and for everybody but the buyer and admins. */
  order?: Maybe<Order>;
  /** Root-relative path of the PDF file, for the same readers: `/invoices/INV-2026-7K3QX-0123.pdf`. */
  pdf: Scalars['String']['output'];
  /** The seller on that day. */
  seller: InvoiceParty;
  /** The tax, in US dollars: `116.5`. 0 without a rate. */
  tax: Scalars['Float']['output'];
  /** The tax that the prices include, in percent: `20`. Null if the seller has given none. */
  taxRate?: Maybe<Scalars['Float']['output']>;
};

/** Whether a document asks for money or gives it back. */
export type InvoiceKind =
  /** A credit note: what was refunded. It names its invoice. */
  | 'CREDIT_NOTE'
  /** An invoice: what was sold and paid. */
  | 'INVOICE';

/** A line of an invoice. */
export type InvoiceLine = {
  __typename?: 'InvoiceLine';
  /** Quantity times price, in US dollars: `699`. */
  amount: Scalars['Float']['output'];
  /** The names of the package or the team licence and of the extras on that day: `Standard`, `Rush delivery`. Empty for what is sold in one form, for additions and for refunds. */
  choice: Array<Scalars['String']['output']>;
  /** The engagement's id: `eng-` and a UUID. */
  engagementId: Scalars['ID']['output'];
  /** The engagement's number: `MQ-2F7K9`. */
  engagementNumber: Scalars['String']['output'];
  /** The quantity. */
  quantity: Scalars['NonNegativeInt']['output'];
  /** The title on that day: `Logo Design in Three Directions`. */
  title: Scalars['String']['output'];
  /** The price of one, in US dollars: `699`. */
  unitPrice: Scalars['Float']['output'];
};

/** A party of an invoice, as it was on that day. */
export type InvoiceParty = {
  __typename?: 'InvoiceParty';
  /** The postal address. */
  address?: Maybe<PostalAddress>;
  /** The company's name. */
  company?: Maybe<Scalars['String']['output']>;
  /** Full name: `Ada Fernwell`. */
  name: Scalars['String']['output'];
  /** The tax number: `GB 123 4567 89`. */
  taxNumber?: Maybe<Scalars['String']['output']>;
};

/** An open position that a company posts, or a piece of work that an account needs done. */
export type Job = Node & {
  __typename?: 'Job';
  /** Number of applications. Null unless the viewer is its owner. */
  applicantCount?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Numbers of applications by tab. Null unless the viewer is its owner. */
  applicantCounts?: Maybe<ApplicantCounts>;
  /** Its applications, latest first. Null unless the viewer is its owner. */
  applications?: Maybe<ApplicationConnection>;
  /** Name of the company: `Whitcombe Marks`. For a brief of an account without a visible company, the account's name. */
  company: Scalars['String']['output'];
  /** The time when it was posted. */
  createdAt: Scalars['DateTime']['output'];
  /** Paragraphs with a blank line between them. Empty for others than its owner and admins if it is taken down. */
  description: Scalars['String']['output'];
  /** Unique across all types: `job-3101`. */
  id: Scalars['ID']['output'];
  /** The kind. */
  kind: JobKind;
  /** Place of work: `Edinburgh` or `Lisbon or remote`. */
  location: Scalars['String']['output'];
  /** Root-relative path of the company's emblem. For a brief of an account without a visible company, of the account's portrait. */
  logo: Scalars['String']['output'];
  /** Whether it takes applications. */
  open: Scalars['Boolean']['output'];
  /** Whether it is the viewer's own job. */
  own: Scalars['Boolean']['output'];
  /** The time since it was posted, in words: `3 days ago`. */
  postedAt: Scalars['String']['output'];
  /** The company that posted it. Null for a brief of an account without a visible company, and for a position of a hidden company. */
  postedBy?: Maybe<Company>;
  /** The account that posted a brief. Null for a position. */
  poster?: Maybe<Profile>;
  /** Salary as a range: `$52,000–$61,000`. For a brief, the budget. */
  salary: Scalars['String']['output'];
  /**
   * Whether an admin has taken it down. Only its owner finds it then, among the own jobs: see `takeDowns`. Its applicants read its
   * title, and nobody can be hired for it.
   */
  takenDown: Scalars['Boolean']['output'];
  /** The job title: `Trademark Paralegal`. */
  title: Scalars['String']['output'];
  /** Type of employment: `Full-time`. `Project` for a brief. */
  type: Scalars['String']['output'];
  /** Increases by one with every edit of its content. The mutation that edits it takes it as input. */
  version: Scalars['NonNegativeInt']['output'];
  /** The viewer's own application to it. */
  viewerApplication?: Maybe<Application>;
};


/** An open position that a company posts, or a piece of work that an account needs done. */
export type JobApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  tab?: InputMaybe<ApplicantTab>;
};

/** The job takes no more applications, or none from the viewer, because the viewer or its owner has blocked the other. */
export type JobClosed = Failure & {
  __typename?: 'JobClosed';
  /** `This job is closed.` After a block: `This job takes no applications from this account.` */
  message: Scalars['String']['output'];
};

/** A list of jobs, page by page. */
export type JobConnection = {
  __typename?: 'JobConnection';
  /** The jobs of this page, each with its cursor. */
  edges: Array<JobEdge>;
  /** The filters of this list. Empty for `ownJobs`, which has none. */
  facets: Array<Facet>;
  /** The jobs of this page. */
  nodes: Array<Job>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A job in a list. */
export type JobEdge = {
  __typename?: 'JobEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The job. */
  node: Job;
};

/** A filter for jobs. Omitted fields don't filter. */
export type JobFilter = {
  /**
   * Minimum pay of a full year in US dollars: `50000`. The lower end of a job's range counts; pay by the hour, day, week or month is
   * converted to a year. Jobs without an amount don't match.
   */
  minPay?: InputMaybe<Scalars['Float']['input']>;
  /** Place of work: `Lisbon`, or `Remote` for jobs that can be done from anywhere. */
  place?: InputMaybe<Scalars['String']['input']>;
  /** Type of employment: `Part-time`. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** The content of a job. */
export type JobInput = {
  /** Paragraphs with a blank line between them, 20 to 10,000 characters. */
  description: Scalars['String']['input'];
  /** The kind. It can't be changed afterwards. */
  kind?: JobKind;
  /** Place of work, up to 100 characters: `Lisbon or remote`. An empty text means `Remote` for a brief. */
  location: Scalars['String']['input'];
  /** Salary of a position or budget of a brief, up to 60 characters: `$52,000–$61,000`. */
  salary: Scalars['String']['input'];
  /** The job title, 3 to 100 characters: `Trademark Paralegal`. */
  title: Scalars['String']['input'];
  /** Type of employment, up to 40 characters: `Part-time`. An empty text means the default. Briefs always have the type `Project`. */
  type?: Scalars['String']['input'];
};

/** The kind of a job. */
export type JobKind =
  /** A piece of work that an account needs done. Vendors, freelancers and brokers answer it with an offer. */
  | 'BRIEF'
  /** An open position at a company. */
  | 'POSITION';

/** There is no job with this id, or it is not the viewer's. */
export type JobNotFound = Failure & {
  __typename?: 'JobNotFound';
  /** `This job no longer exists.` */
  message: Scalars['String']['output'];
};

/** The job was saved. */
export type JobSaved = {
  __typename?: 'JobSaved';
  /** The saved job. */
  job: Job;
};

/** The sort order of jobs. Ties are sorted by id. */
export type JobSort =
  /** Latest first. */
  | 'NEWEST'
  /** Highest pay first: by the lower end of the range, for a full year. Jobs without an amount come last. */
  | 'PAY_HIGH';

/** The office of an official procedure. */
export type Jurisdiction =
  /** European Union Intellectual Property Office. */
  | 'EU'
  /** United Kingdom Intellectual Property Office. */
  | 'GB'
  /** Another office. */
  | 'OTHER'
  /** All member states of the Paris Convention. */
  | 'PARIS'
  /** United States Patent and Trademark Office. */
  | 'US'
  /** World Intellectual Property Organization. */
  | 'WIPO';

/** A language that a seller works in. */
export type Language = {
  __typename?: 'Language';
  /** The code by ISO 639-1, in capitals: `DE`. */
  code: LanguageCode;
  /** The English name: `German`. */
  name: Scalars['String']['output'];
};

/** A language by its code of ISO 639-1, in capitals. */
export type LanguageCode =
  /** Akan. */
  | 'AK'
  /** Arabic. */
  | 'AR'
  /** Bulgarian. */
  | 'BG'
  /** Bengali. */
  | 'BN'
  /** Catalan. */
  | 'CA'
  /** Czech. */
  | 'CS'
  /** Welsh. */
  | 'CY'
  /** Danish. */
  | 'DA'
  /** German. */
  | 'DE'
  /** Greek. */
  | 'EL'
  /** English. */
  | 'EN'
  /** Spanish. */
  | 'ES'
  /** Estonian. */
  | 'ET'
  /** Persian. */
  | 'FA'
  /** Finnish. */
  | 'FI'
  /** French. */
  | 'FR'
  /** Irish. */
  | 'GA'
  /** Hebrew. */
  | 'HE'
  /** Hindi. */
  | 'HI'
  /** Croatian. */
  | 'HR'
  /** Hungarian. */
  | 'HU'
  /** Indonesian. */
  | 'ID'
  /** Igbo. */
  | 'IG'
  /** Italian. */
  | 'IT'
  /** Japanese. */
  | 'JA'
  /** Korean. */
  | 'KO'
  /** Lithuanian. */
  | 'LT'
  /** Latvian. */
  | 'LV'
  /** Malay. */
  | 'MS'
  /** Dutch. */
  | 'NL'
  /** Norwegian. */
  | 'NO'
  /** Polish. */
  | 'PL'
  /** Portuguese. */
  | 'PT'
  /** Romanian. */
  | 'RO'
  /** Russian. */
  | 'RU'
  /** Slovak. */
  | 'SK'
  /** Slovenian. */
  | 'SL'
  /** Serbian. */
  | 'SR'
  /** Swedish. */
  | 'SV'
  /** Swahili. */
  | 'SW'
  /** Tamil. */
  | 'TA'
  /** Thai. */
  | 'TH'
  /** Turkish. */
  | 'TR'
  /** Ukrainian. */
  | 'UK'
  /** Urdu. */
  | 'UR'
  /** Vietnamese. */
  | 'VI'
  /** Yoruba. */
  | 'YO'
  /** Chinese. */
  | 'ZH';

/** The account is the last active admin. */
export type LastAdmin = Failure & {
  __typename?: 'LastAdmin';
  /** `This is the last admin account. Make somebody else an admin first.` */
  message: Scalars['String']['output'];
};

/** The fields of LIFT_HOLD. */
export type LiftHoldInput = {
  /** The reason, up to 2,000 characters. Both parties can read it. */
  reason: Scalars['String']['input'];
};

/**
 * A listing in the cart is no longer on offer, or not as it was chosen. Nothing was charged, or the payment is being refunded:
 * `message` tells which.
 */
export type LineUnavailable = Failure & {
  __typename?: 'LineUnavailable';
  /** Ids of the unavailable listings, also of those whose choice is no longer on offer, each once. */
  listingIds: Array<Scalars['ID']['output']>;
  /** `Something in your cart is no longer offered. Nothing was charged.` */
  message: Scalars['String']['output'];
  /** The current prices of the rest of the cart. */
  quote: CartQuote;
};

/** A product or service on offer. */
export type Listing = {
  /** Its category. */
  category: Category;
  /** Root-relative path of the cover. `?size=thumb`, `card` or `large` returns 112x84, 320x200 or 720x480 pixels. */
  cover: Scalars['String']['output'];
  /** The time when it was first published. */
  createdAt: Scalars['DateTime']['output'];
  /** Days from the requirements to the delivery: `14`. 0 for a product, which is delivered at once. */
  deliveryDays: Scalars['NonNegativeInt']['output'];
  /** Paragraphs with a blank line between them. Cards show the first one. */
  description: Scalars['String']['output'];
  /**
   * An excerpt of the description for lists, about 200 characters: its beginning or, if the first match comes later, the sentence
   * with the match.
   */
  excerpt: Scalars['String']['output'];
  /** Whether it is sold in packages. Then `price` and `deliveryDays` are those of the cheapest one. */
  hasPackages: Scalars['Boolean']['output'];
  /** Unique across all types: `srv-1101`. */
  id: Scalars['ID']['output'];
  /** Price in US dollars: `2999.99`. */
  price: Scalars['Float']['output'];
  /** Average of its reviews, 0 to 5 with one decimal; 0 without reviews. */
  rating: Scalars['Float']['output'];
  /** Other listings of its category, best rated first. */
  related: Array<Listing>;
  /** Number of reviews behind the rating. */
  reviewCount: Scalars['NonNegativeInt']['output'];
  /** Buyers' reviews of it, latest published first. */
  reviews: ReviewConnection;
  /** Whether the viewer has saved it. False for signed-out visitors. */
  saved: Scalars['Boolean']['output'];
  /** The viewer's record of saving it. Null if they have not saved it. */
  savedListing?: Maybe<SavedListing>;
  /** The seller: a product's vendor, or a service's provider. */
  seller: Profile;
  /** Its title: `Utility Patent Drafting and Filing`. */
  title: Scalars['String']['output'];
};


/** A product or service on offer. */
export type ListingExcerptArgs = {
  around?: InputMaybe<Scalars['String']['input']>;
};


/** A product or service on offer. */
export type ListingRelatedArgs = {
  first?: Scalars['Int']['input'];
};


/** A product or service on offer. */
export type ListingReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** The draft was created. */
export type ListingCreated = {
  __typename?: 'ListingCreated';
  /** The draft. */
  listing: OwnListing;
};

/** The listing was deleted. */
export type ListingDeleted = {
  __typename?: 'ListingDeleted';
  /** Its former id: `srv-1101`. */
  id: Scalars['ID']['output'];
};

/** A filter for listings. Omitted fields don't filter. */
export type ListingFilter = {
  /** Slug of the category: `logo-design`. An unknown one matches nothing. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Only of sellers with a checked registration in this jurisdiction: `California`. */
  jurisdiction?: InputMaybe<Scalars['String']['input']>;
  /** Only of sellers who work in this language, by its code: `DE`. Case is ignored; an unknown one matches nothing. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Maximum delivery time in days: `3`. Products pass, because they are delivered at once. */
  maxDeliveryDays?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum price in US dollars: `499.99`. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Minimum price in US dollars: `50`. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Minimum rating, 0 to 5: `4.5`. */
  minRating?: InputMaybe<Scalars['Float']['input']>;
  /** Only listings of sellers with this role. */
  sellerRole?: InputMaybe<UserRole>;
  /** Only of sellers that the marketplace has verified: a checked company or a checked registration. False doesn't filter. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The kind of a listing. */
export type ListingKind =
  /** Ready-made; sold by vendors. */
  | 'PRODUCT'
  /** Work for a price; sold by freelancers and brokers. */
  | 'SERVICE';

/** The viewer has no listing with this id, or it is not on offer. */
export type ListingNotFound = Failure & {
  __typename?: 'ListingNotFound';
  /** `This listing no longer exists.` Of saved listings: `This listing is no longer on offer.` or `You have not saved this listing.` */
  message: Scalars['String']['output'];
};

/** The sales of a listing. */
export type ListingSales = {
  __typename?: 'ListingSales';
  /** The public listing. Null if it is not on offer. */
  listing?: Maybe<Listing>;
  /** The id of the listing, which may have been deleted: `srv-1101`. For a quote without a listing, the id of the engagement. */
  listingId: Scalars['ID']['output'];
  /** Its title. For a deleted listing, the title under which it was sold. */
  title: Scalars['String']['output'];
  /** The totals of the listing. */
  totals: SalesTotals;
};

/** The change was saved. */
export type ListingSaved = {
  __typename?: 'ListingSaved';
  /** The current listing. */
  listing: OwnListing;
};

/** The sort order of listings. Ties are sorted by id. */
export type ListingSort =
  /** Latest `createdAt` first. */
  | 'NEWEST'
  /** Most expensive first. */
  | 'PRICE_HIGH'
  /** Cheapest first. */
  | 'PRICE_LOW'
  /** Best rated first, then by number of reviews. */
  | 'RATING';

/** The status of a listing. */
export type ListingStatus =
  /** It was never published. */
  | 'DRAFT'
  /** It is public. */
  | 'PUBLISHED'
  /** It was published, and is hidden now. */
  | 'UNPUBLISHED';

/** The listing is not saved. */
export type ListingUnsaved = {
  __typename?: 'ListingUnsaved';
  /** The listing. */
  listing: Listing;
};

/** A change to the viewer's data, or somebody who types. It carries no data: the client queries the changed object. */
export type LiveEvent = {
  __typename?: 'LiveEvent';
  /** The kind of the change. */
  kind: LiveEventKind;
  /** Its number among the account's events, without gaps. Pass the last one as `after` to resume. */
  sequence: Scalars['NonNegativeInt']['output'];
  /** Id of the conversation (`MESSAGE`, `READ`, `TYPING`), of the notification or of the engagement; null for `READY` and `RESUMED`. */
  subjectId?: Maybe<Scalars['ID']['output']>;
};

/** The kind of a live event. The first event of a subscription is `READY` or `RESUMED`. */
export type LiveEventKind =
  /**
   * A transition of one of the viewer's engagements was taken, by the viewer or by another actor, or its deadlines stopped or run on,
   * because the other party was suspended or reinstated.
   */
  | 'ENGAGEMENT'
  /** A message was sent in one of the viewer's conversations. */
  | 'MESSAGE'
  /** A notification was added or read. */
  | 'NOTIFICATION'
  /** The viewer or the other party read a conversation, or one of them blocked or unblocked the other. */
  | 'READ'
  /** Events before this one may be missing, so that data which the client read earlier may be outdated. */
  | 'READY'
  /** All events since `after` are stored; those that the client has not received follow. */
  | 'RESUMED'
  /**
   * The other party of a conversation types now. It is not stored, and has no number of its own: `sequence` is that of the last
   * event before.
   */
  | 'TYPING';

/** No sign-in waits for a second factor: five minutes have passed, five attempts were wrong, or the password was changed. */
export type LoginExpired = Failure & {
  __typename?: 'LoginExpired';
  /** `This sign-in has expired. Please log in again.` */
  message: Scalars['String']['output'];
};

/** Input of login. */
export type LoginInput = {
  /** The account's email address: `customer@example.com`. Case and outer spaces are ignored. */
  email: Scalars['String']['input'];
  /** The password, up to 200 characters. */
  password: Scalars['String']['input'];
  /** Whether the session outlives the browser: it lasts 30 days instead of at most 12 hours. */
  remember?: Scalars['Boolean']['input'];
};

/** Result of login. */
export type LoginResult = AccountSuspended | InvalidCredentials | LoginSuccess | SecondFactorRequired | TooManyAttempts;

/** Signed in. The session cookie is set. */
export type LoginSuccess = {
  __typename?: 'LoginSuccess';
  /** The signed-in account. */
  user: User;
};

/** Input of loginWithPasskey. */
export type LoginWithPasskeyInput = {
  /** The response of a passkey to the options of beginPasskeyUse. */
  passkey: Scalars['JSON']['input'];
  /** Whether the session outlives the browser, as in login. */
  remember?: Scalars['Boolean']['input'];
};

/** Result of loginWithPasskey. */
export type LoginWithPasskeyResult = AccountSuspended | LoginSuccess | TooManyAttempts | WrongSecondFactor;

/** A mail about an engagement. Its text is not kept. */
export type MailRecord = {
  __typename?: 'MailRecord';
  /** The time when it was queued. */
  queuedAt: Scalars['DateTime']['output'];
  /** The account that it was sent to. */
  recipient: Profile;
  /** The state. */
  state: MailState;
  /** The subject: `MQ-2F7K9 was delivered`. Empty once the recipient has deleted the account. */
  subject: Scalars['String']['output'];
  /** The time when it came into its state. */
  updatedAt: Scalars['DateTime']['output'];
};

/** The state of a mail. */
export type MailState =
  /** It could not be sent: the address was refused, the mail server could not be reached for a day, or the site has none. */
  | 'FAILED'
  /** A later mail about the same order took its place before it was sent. */
  | 'REPLACED'
  /** The mail server has accepted it. */
  | 'SENT'
  /** It waits to be sent, or to be tried again. */
  | 'WAITING';

/** An agreement by which a broker may bring buyers to the listing of another account, and send offers for its owner. */
export type Mandate = Node & {
  __typename?: 'Mandate';
  /** The transitions that the viewer can take now, in the order of the process table. */
  availableTransitions: Array<AvailableMandateTransition>;
  /** The broker. */
  broker: Profile;
  /** The time when the mandate was proposed. */
  createdAt: Scalars['DateTime']['output'];
  /** The time when the proposal expires without an answer. Null once it is answered. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The broker's fee in percent of the price, 1 to 50. It never changes. */
  feePercent: Scalars['NonNegativeInt']['output'];
  /** Unique across all types: `mnd-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The listing. Null if it is no longer on offer. */
  listing?: Maybe<Listing>;
  /** The broker's message to the owner. May be empty. */
  message: Scalars['String']['output'];
  /** The owner of the listing. */
  owner: Profile;
  /** Root-relative path of the listing by which the broker brings buyers: `/service/srv-1101?broker=k7m2xq9p`. Null unless it is active. */
  path?: Maybe<Scalars['String']['output']>;
  /** The state. */
  state: MandateState;
  /** The display name of the state: `Active`. */
  stateLabel: Scalars['String']['output'];
  /** The listing's title when the mandate was proposed. */
  title: Scalars['String']['output'];
  /** The time when the last transition was taken. */
  updatedAt: Scalars['DateTime']['output'];
  /** Increases by one with every transition. `advanceMandate` takes it as input. */
  version: Scalars['NonNegativeInt']['output'];
  /** The viewer's side. */
  viewerSide: MandateSide;
};

/** The transition was taken, and the other side was notified. */
export type MandateAdvanced = {
  __typename?: 'MandateAdvanced';
  /** The current mandate. */
  mandate: Mandate;
};

/** A list of mandates, page by page. */
export type MandateConnection = {
  __typename?: 'MandateConnection';
  /** The mandates of this page, each with its cursor. */
  edges: Array<MandateEdge>;
  /** The mandates of this page. */
  nodes: Array<Mandate>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A mandate in a list. */
export type MandateEdge = {
  __typename?: 'MandateEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The mandate. */
  node: Mandate;
};

/** The broker has a proposed or active mandate of this listing already. Nothing was added. */
export type MandateExists = Failure & {
  __typename?: 'MandateExists';
  /** The existing mandate. */
  mandate: Mandate;
  /** The message: `You have proposed to broker this listing already.` */
  message: Scalars['String']['output'];
};

/** The viewer has no mandate with this id. */
export type MandateNotFound = Failure & {
  __typename?: 'MandateNotFound';
  /** `You have no such mandate.` */
  message: Scalars['String']['output'];
};

/** The mandate was proposed, and the owner was notified. */
export type MandateProposed = {
  __typename?: 'MandateProposed';
  /** The new mandate. */
  mandate: Mandate;
};

/** The transition was refused. Nothing has changed. */
export type MandateRefused = Failure & {
  __typename?: 'MandateRefused';
  /** The current mandate. */
  mandate: Mandate;
  /** The reason in words: `This was changed in the meantime. It is now “Active”.` */
  message: Scalars['String']['output'];
  /** The reason. */
  reason: RefusalReason;
};

/** The side of an account in a mandate. */
export type MandateSide =
  /** The broker. */
  | 'BROKER'
  /** The owner of the listing. */
  | 'OWNER';

/** The state of a mandate. */
export type MandateState =
  /** The owner has accepted. Purchases through the broker's link are engagements with the broker. */
  | 'ACTIVE'
  /** The owner has declined it. Final. */
  | 'DECLINED'
  /** One side has ended it. Running engagements keep the broker and the fee. Final. */
  | 'ENDED'
  /** The owner has not answered within 14 days. Final. */
  | 'EXPIRED'
  /** The broker has proposed it. The owner has not answered. */
  | 'PROPOSED'
  /** The broker has withdrawn the proposal. Final. */
  | 'WITHDRAWN';

/** The transitions of a mandate. */
export type MandateTransition =
  /** The owner accepts it. */
  | 'ACCEPT'
  /** The owner declines it. */
  | 'DECLINE'
  /** One side ends the active mandate. */
  | 'END'
  /** The proposal expires without an answer. Taken automatically. */
  | 'EXPIRE'
  /** The broker proposes it. This begins the process. */
  | 'PROPOSE'
  /** The broker withdraws the proposal. */
  | 'WITHDRAW';

/** Result of markDocketEntry. */
export type MarkDocketEntryResult = DocketEntryMarked | DocketEntryNotFound | TooManyAttempts;

/** Result of markNotificationsRead. InvalidInput has the field `ids`. */
export type MarkNotificationsReadResult = InvalidInput | NotificationsRead;

/** Result of markRead. */
export type MarkReadResult = ConversationNotFound | ConversationRead;

/** Input of markReviewHelpful. */
export type MarkReviewHelpfulInput = {
  /** True to mark it, false to take the mark back. */
  helpful: Scalars['Boolean']['input'];
  /** The review's id: `rev-` and a UUID. */
  reviewId: Scalars['ID']['input'];
};

/** Result of markReviewHelpful. */
export type MarkReviewHelpfulResult = ReviewMarked | ReviewNotFound | TooManyAttempts;

/** A message in a conversation. Messages never change, but an admin can take one down. */
export type Message = {
  __typename?: 'Message';
  /** Plain text with line breaks, up to 5,000 characters. Empty only beside files, or if it is taken down and the viewer is not its sender. */
  body: Scalars['String']['output'];
  /** The sender's own id for it. Null unless the viewer is the sender. */
  clientId?: Maybe<Scalars['ID']['output']>;
  /** Files beside the text, at most 10. Empty for their receiver while they are withheld. */
  files: Array<MessageFile>;
  /** Unique across all types: `msg-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The author. */
  sender: Profile;
  /** The time when it was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** Its number in the conversation: from 1, without gaps, in the order of sending. */
  sequence: Scalars['NonNegativeInt']['output'];
  /** Whether an admin has taken it down. */
  takenDown: Scalars['Boolean']['output'];
  /**
   * Says that the receiver can't open the files, because a confidentiality agreement is open or the check for conflicts of
   * interest is not cleared: `You can open 2 files once the confidentiality agreement is accepted.` After the end it says why they
   * stay withheld: `You can’t open 2 files, because of a conflict of interest.` Null if nothing is withheld.
   */
  withheld?: Maybe<Scalars['String']['output']>;
};

/** A list of messages, page by page. */
export type MessageConnection = {
  __typename?: 'MessageConnection';
  /** The messages of this page, each with its cursor. */
  edges: Array<MessageEdge>;
  /** The messages of this page. */
  nodes: Array<Message>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact. Always true. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A message in a list. */
export type MessageEdge = {
  __typename?: 'MessageEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: Message;
};

/** A file of a message. Both parties of the conversation can read it, and admins while the conversation is `readable` for them. */
export type MessageFile = Attachment & {
  __typename?: 'MessageFile';
  /** Unique across all types: `fil-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The name it was uploaded under: `Sketches.pdf`. */
  name: Scalars['String']['output'];
  /** Root-relative path of the download. It answers range requests. */
  path: Scalars['String']['output'];
  /** Its size in bytes, at most 1 GB. */
  size: Scalars['NonNegativeInt']['output'];
};

/** The message was sent, and the other party was notified. */
export type MessageSent = {
  __typename?: 'MessageSent';
  /** The conversation after the message. */
  conversation: Conversation;
  /** The message. */
  sent: Message;
};

/** A part of the work with a price and a time of its own. */
export type Milestone = {
  __typename?: 'Milestone';
  /** Whether it is the first of those that have not ended. False until the offer is accepted. */
  current: Scalars['Boolean']['output'];
  /** Days that it takes: `7`. They count from its requirements, or from its funding once requirements were sent. */
  days: Scalars['NonNegativeInt']['output'];
  /** The engagement. Null until the offer is accepted. */
  engagement?: Maybe<Engagement>;
  /** Its number in the plan, from 1: `2`. */
  number: Scalars['NonNegativeInt']['output'];
  /** Its price in US dollars, with additions: `480`. */
  price: Scalars['Float']['output'];
  /** Its title: `Data sheet`. */
  title: Scalars['String']['output'];
};

/** A milestone of an offer. */
export type MilestoneInput = {
  /** Days that it takes, 1 or more: `7`. The days of all are 365 at most. */
  days: Scalars['Int']['input'];
  /** Its price in US dollars, 1 to 1,000,000 with at most two decimals: `480`. */
  price: Scalars['Float']['input'];
  /** Its title, one line of up to 100 characters: `Data sheet`. */
  title: Scalars['String']['input'];
};

/**
 * The milestones of an offer. Once the buyer accepts it, each is an engagement of its own that is funded, delivered and accepted
 * apart.
 */
export type MilestonePlan = {
  __typename?: 'MilestonePlan';
  /** Number of milestones: `4`. */
  milestoneCount: Scalars['NonNegativeInt']['output'];
  /** The milestones, in their order. */
  milestones: Array<Milestone>;
  /** The number of the engagement with which it began, and that of the first milestone: `MQ-2F7K9`. */
  number: Scalars['String']['output'];
  /** Number of milestones whose money is released to the seller, except what was refunded: `2`. */
  releasedCount: Scalars['NonNegativeInt']['output'];
  /** The state of the whole, derived from its milestones. Null until the offer is accepted. */
  state?: Maybe<OrderState>;
  /** The display name of the state: `In progress`. Null until the offer is accepted. */
  stateLabel?: Maybe<Scalars['String']['output']>;
  /** The title of the whole work: `Packaging and Print`. */
  title: Scalars['String']['output'];
  /** The sum of the prices, in US dollars: `1480`. */
  total: Scalars['Float']['output'];
};

/** The split of the held money by a form with a refund: the refund goes to the buyer, and the rest to the seller. */
export type MoneySplit = {
  __typename?: 'MoneySplit';
  /** The broker's fee on the seller's part, in percent: `8`. It is rounded half-up to a cent, and at most what the commission leaves. Null without a broker. */
  brokerFeePercent?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** The buyer's first name: `Clara`. */
  buyer: Scalars['String']['output'];
  /** The marketplace's commission on the seller's part, in percent: `10`. It is rounded half-up to a cent. */
  commissionPercent: Scalars['NonNegativeInt']['output'];
  /** The name of the form's field with the refund: `refund`. */
  field: Scalars['String']['output'];
  /** Whether it is final once it is sent. A proposal is not: another admin confirms it. */
  final: Scalars['Boolean']['output'];
  /** The sum that is split, in US dollars: `600`. */
  held: Scalars['Float']['output'];
  /** The seller's first name: `Priya`. */
  seller: Scalars['String']['output'];
};

/** The sales of a month. */
export type MonthSales = {
  __typename?: 'MonthSales';
  /** Held funds at the end of the month, or now for the current month: `720`. */
  held: Scalars['Float']['output'];
  /** The month: `2026-11`. */
  month: Scalars['String']['output'];
  /** The totals of the month. */
  totals: SalesTotals;
};

/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** Registers a passkey. Needs a sign-in within the last 15 minutes. Limit: 20 per account. */
  addPasskey: AddPasskeyResult;
  /**
   * Takes a transition of the application process. It is refused if the application has changed since `version`; the refusal
   * contains the current application. While one of applicant and owner of the job has blocked the other, the owner can only
   * decline it, without a message.
   */
  advanceApplication: AdvanceApplicationResult;
  /**
   * Moves the clock forward and processes all deadlines that pass in these days. Sessions don't expire by it. For admins, with
   * sample data only: otherwise the error FORBIDDEN.
   */
  advanceClock: AdvanceClockResult;
  /**
   * Takes a transition of a credential: of one's own, or, as an admin, of another account's. For all roles but
   * CUSTOMER.
   */
  advanceCredential: AdvanceCredentialResult;
  /**
   * Takes a transition of the engagement process. It is refused if the engagement has changed since `version`, so a double click
   * or a second tab does no harm. The refusal contains the current engagement. ACCEPT_DELIVERY, PROPOSE_SETTLEMENT,
   * ACCEPT_SETTLEMENT, AGREE_TO_SETTLEMENT and REFUND need a sign-in within the last 15 minutes, so access tokens can't take them;
   * admins need it for all transitions.
   */
  advanceEngagement: AdvanceEngagementResult;
  /**
   * Takes a transition of the mandate process. It is refused if the mandate has changed since `version`; the refusal contains the
   * current mandate. For vendors, freelancers and brokers.
   */
  advanceMandate: AdvanceMandateResult;
  /** Takes a transition of a report case: the owner of the content appeals, an admin decides. */
  advanceReportCase: AdvanceReportCaseResult;
  /** Applies to a position, or answers a brief with an offer. Each account can apply once per job. Limit: 30 per hour. */
  applyToJob: ApplyToJobResult;
  /**
   * Asks the marketplace to check a registration of the viewer or of the viewer's company. Admins alone see the evidence. Limit: 20
   * per day. For vendors, freelancers and brokers.
   */
  askCredentialCheck: AskCredentialCheckResult;
  /**
   * Creates the secret of an authenticator app. It replaces one that was not confirmed, and counts once it is confirmed. Needs a sign-in
   * within the last 15 minutes.
   */
  beginAuthenticatorApp: BeginAuthenticatorAppResult;
  /**
   * Starts the registration of a passkey. The options are for `navigator.credentials.create`; they work once, within five minutes. Needs a
   * sign-in within the last 15 minutes.
   */
  beginPasskey: BeginPasskeyResult;
  /**
   * Starts the use of a passkey. The options are for `navigator.credentials.get`; they work once, within five minutes. Limit: 60 per
   * network address in 15 minutes.
   */
  beginPasskeyUse: BeginPasskeyUseResult;
  /**
   * Blocks the other party of a conversation, or unblocks it. While one of two accounts has blocked the other, neither can send
   * messages to the other or hire it; orders between them go on. For its parties.
   */
  blockOtherParty: BlockOtherPartyResult;
  /**
   * Changes the viewer's password, or sets the first one of an account that has none, which needs a sign-in within the last 15 minutes.
   * Ends all other sessions and gives the current one a new token; access tokens stay valid. Limit: 10 wrong passwords per account in 15
   * minutes, and 60 in a day.
   */
  changePassword: ChangePasswordResult;
  /**
   * Changes the role of an account. Creates the profiles that the new role needs and the account lacks: a company profile for
   * sellers, and a freelancer profile for FREELANCER. Existing profiles stay. The other admins are notified of a new admin. For
   * admins. Needs a sign-in within the last 15 minutes.
   */
  changeUserRole: ChangeUserRoleResult;
  /** Closes one of the viewer's jobs and notifies its open applicants. Closing a closed job changes nothing. */
  closeJob: CloseJobResult;
  /**
   * Completes a sign-in that waits for a second factor, and sets the session cookie. Limits: 5 attempts for one sign-in, 20 wrong codes
   * per account in 15 minutes, and 60 in a day.
   */
  completeLogin: CompleteLoginResult;
  /**
   * Confirms the authenticator app by its first code; from now on a sign-in with the password needs a second factor. Needs a sign-in
   * within the last 15 minutes. Limit: 20 attempts in 15 minutes.
   */
  confirmAuthenticatorApp: ConfirmAuthenticatorAppResult;
  /**
   * Confirms a new email address, or that of a new account, with the token from the link. Works signed in or signed out. An old
   * address is notified by mail.
   */
  confirmEmailChange: ConfirmEmailChangeResult;
  /**
   * Creates a personal access token for programs that use this API as the viewer: `Authorization: Bearer mq_...`. The result holds
   * the token; it can't be read again later. An account without a password needs a sign-in within the last 15 minutes. Wrong
   * passwords count as in changePassword. For all roles but ADMIN, whose tokens would be refused.
   */
  createAccessToken: CreateAccessTokenResult;
  /**
   * Creates a calendar feed of the viewer's dockets. An earlier feed stops working. The result holds the address;
   * it can't be read again later. Needs a sign-in within the last 15 minutes.
   */
  createCalendarFeed: CreateCalendarFeedResult;
  /**
   * Creates an empty draft that only the viewer can see: a product for a vendor, a service for a freelancer or broker. Limit: 200
   * listings per account. For vendors, freelancers and brokers.
   */
  createListing: CreateListingResult;
  /**
   * Deletes the viewer's account permanently, with its sessions, listings, company, jobs, freelancer profile and all notifications
   * about it. Orders, messages and reviews stay, without the name; receipts and invoices stay for ten years. An account
   * without a password needs a sign-in within the last 15 minutes. Wrong passwords count as in changePassword.
   */
  deleteAccount: DeleteAccountResult;
  /** Deletes the listing and its pictures permanently. Limit: 120 public changes per hour. For vendors, freelancers and brokers. */
  deleteListing: DeleteListingResult;
  /**
   * Deletes the draft of a published listing. An unpublished draft stays as it is. Limit: 120 public changes per hour.
   * For vendors, freelancers and brokers.
   */
  discardListingChanges: OwnListingResult;
  /**
   * Removes the checklist of new sellers from the viewer's overview, for good, once a listing was published. For vendors, freelancers
   * and brokers.
   */
  dismissSellerChecklist: DismissSellerChecklistResult;
  /**
   * Replaces the content of one of the viewer's applications while it and the job are open, and notifies the owner of the job. It is
   * refused if the application has changed since `version`. If nothing differs, it changes and notifies nothing. Limit: 60 per hour.
   */
  editApplication: EditApplicationResult;
  /**
   * Replaces the content of one of the viewer's jobs, open or closed. Open offers for a brief stand for its earlier text, see
   * `Application.briefAsOffered`, and their applicants are notified if its title, description or budget changes. Limit: 60 per hour.
   */
  editJob: EditJobResult;
  /**
   * Saves a draft, which may be incomplete. A published listing stays unchanged until the draft is published. Saving the same
   * content again changes nothing, so a client can retry after a lost response. Limit: 1,000 per hour. For vendors, freelancers
   * and brokers.
   */
  editListing: EditListingResult;
  /** Ends all sessions of the viewer except the current one. */
  endOtherSessions: EndOtherSessionsResult;
  /** Ends one of the viewer's sessions, which may be the current one. */
  endSession: EndSessionResult;
  /** Ends a notice now. Ending one again changes nothing. For admins. */
  endSiteNotice: EndSiteNoticeResult;
  /**
   * Signs in with email and password, and sets the session cookie. Limits in 15 minutes: 10 failed attempts per account and
   * network address, 100 per network address. After 20 failed attempts for an account in a day, others wait longer and longer,
   * except in a browser in which the account has signed in before.
   */
  login: LoginResult;
  /**
   * Signs in with a passkey alone, without email address and password, and sets the session cookie. The passkey verifies its user. Counts
   * for the limit of beginPasskeyUse.
   */
  loginWithPasskey: LoginWithPasskeyResult;
  /** Ends the current session and removes its cookie. Always returns true. */
  logout: Scalars['Boolean']['output'];
  /**
   * Marks a date as met, or as still to be met, and notifies the other party. For buyer and seller. It counts for the limit of
   * saveDocketEntry.
   */
  markDocketEntry: MarkDocketEntryResult;
  /** Marks notifications as read. Ids of other accounts' notifications are ignored. */
  markNotificationsRead: MarkNotificationsReadResult;
  /** Marks messages of a conversation as read. For its parties. */
  markRead: MarkReadResult;
  /** Marks a published review of somebody else as helpful, or takes the mark back. Repeating it changes nothing. Limit: 60 per hour. */
  markReviewHelpful: MarkReviewHelpfulResult;
  /** Writes the viewer's private note about a saved listing. An empty text removes it. */
  noteSavedListing: NoteSavedListingResult;
  /**
   * Opens a conversation for an admin who is not a party, to read its messages within an hour. The reason is in the audit trail of
   * both parties. For admins.
   */
  openConversation: OpenConversationResult;
  /** Opens the viewer's account at the payment provider, for earnings. Repeating it continues. Needs a sign-in within the last 15 minutes. */
  openPayoutAccount: OpenPayoutAccountResult;
  /**
   * Places an order and pays for it. For all roles but ADMIN; nobody can buy their own listings. Idempotent by `idempotencyKey`: a
   * repeated request returns the same order, and nothing is charged or ordered twice. Limit: 60 orders per account and hour.
   */
  placeOrder: PlaceOrderResult;
  /**
   * Posts a job. Vendors and brokers post positions for their company, and everybody posts briefs. For all roles but ADMIN.
   * Idempotent by `clientId`: a repeated request returns the same job, so a client can retry after a lost response. Limit: 20 per
   * hour.
   */
  postJob: PostJobResult;
  /**
   * Proposes to broker the listing of another account. The owner is notified and has 14 days to answer. For brokers. Limits: 30
   * proposals per hour, and 3 of a listing per day.
   */
  proposeMandate: ProposeMandateResult;
  /**
   * Publishes the listing with the content of its draft. Lists, counts and search show it at once. Limit: 120 public changes per hour.
   * For vendors, freelancers and brokers.
   */
  publishListing: PublishListingResult;
  /** Publishes a notice, which stands at the top of pages. For admins. Needs a sign-in within the last 15 minutes. */
  publishSiteNotice: PublishSiteNoticeResult;
  /** Creates an account and signs it in. Limit: 30 attempts per network address and hour. */
  register: RegisterResult;
  /**
   * Reinstates a suspended account and shows its published listings again. Notifies by mail its owner and everybody with whom deadlines run
   * on. For admins. Needs a sign-in within the last 15 minutes.
   */
  reinstateUser: ReinstateUserResult;
  /** Removes the authenticator app. Needs a sign-in within the last 15 minutes. */
  removeAuthenticatorApp: RemoveSecondFactorResult;
  /** Removes the viewer's calendar feed. */
  removeCalendarFeed: RemoveCalendarFeedResult;
  /**
   * Removes a date that the viewer has added, and notifies the other party. Its history stays. It counts for the limit of
   * saveDocketEntry.
   */
  removeDocketEntry: RemoveDocketEntryResult;
  /** Removes a passkey. Needs a sign-in within the last 15 minutes. */
  removePasskey: RemoveSecondFactorResult;
  /**
   * Removes a file from a product, with all its versions. Earlier buyers keep it. Files are added by a POST of the content to
   * `/product-files?listing=prd-2801&name=Report.pdf`; a name that the product has already, or `&versionOf=pfl-…`, makes a new version.
   * Limit: 20 files per product. For vendors.
   */
  removeProductFile: RemoveProductFileResult;
  /** Removes a saved search. */
  removeSavedSearch: RemoveSavedSearchResult;
  /** Removes a synonym. For admins. */
  removeSearchSynonym: RemoveSearchSynonymResult;
  /** Renames a passkey. */
  renamePasskey: RenamePasskeyResult;
  /** Replaces the recovery codes; the former ones stop working. Needs a sign-in within the last 15 minutes. */
  replaceRecoveryCodes: ReplaceRecoveryCodesResult;
  /** Replies to a published review of the viewer. Each review can have one reply. */
  replyToReview: ReplyToReviewResult;
  /**
   * Reports public content, or a message that the viewer has received, to the admins. Reporting the same content again changes
   * nothing. Limit: 20 per day.
   */
  report: ReportResult;
  /**
   * Sends a confirmation link to a new email address. The link is valid for 24 hours or until the next request. The result is the
   * same if another account uses the address. Wrong passwords count as in changePassword. Limits: 5 mails per account and hour, 5 per
   * email address and hour.
   */
  requestEmailChange: RequestEmailChangeResult;
  /** Sends the link that confirms the viewer's email address, unless that is done or not needed. Limit: 5 mails per account and hour. */
  requestEmailConfirmation: RequestEmailConfirmationResult;
  /**
   * Sends a link for setting a new password. The result and its timing are the same if no account has the email address. Limits:
   * 10 requests per network address and hour, 5 per email address and hour.
   */
  requestPasswordReset: RequestPasswordResetResult;
  /**
   * Requests a quote from a seller. For all roles but ADMIN. Repeating an unanswered request returns the same engagement.
   * Limit: 30 requests per account and hour.
   */
  requestQuote: RequestQuoteResult;
  /** Sets a new password with the token from the link. Ends all sessions of the account and revokes its access tokens. */
  resetPassword: ResetPasswordResult;
  /**
   * Reviews the other party of a completed engagement. Each party can review once, within 14 days of completion. Both reviews are
   * published together, or when the 14 days are over.
   */
  reviewEngagement: ReviewEngagementResult;
  /** Revokes one of the viewer's personal access tokens at once. Not available to access tokens. */
  revokeAccessToken: RevokeAccessTokenResult;
  /**
   * Adds a date to the docket of an engagement, or changes one, and notifies the other party. For buyer and seller of an engagement
   * that was paid. After a cancellation none can be added; while a check for conflicts of interest is open, and after a conflict, none
   * can be added or changed. Both are reminded 30 days, 7 days and 1 day before, and on the day. A new date is idempotent by
   * `clientId`: a repeated request returns the same date, so a client can retry after a lost response.
   * Limit: 60 changes of dockets per account and hour, with marks and removals.
   */
  saveDocketEntry: SaveDocketEntryResult;
  /**
   * Saves a product or service for later. Saving it again changes nothing. The viewer is notified once of each lower price. Limit:
   * 500 per account.
   */
  saveListing: SaveListingResult;
  /**
   * Saves a search. The viewer is notified of new listings that match. Saving the same criteria again returns the existing search.
   * Limit: 20 per account.
   */
  saveSearch: SaveSearchResult;
  /** Adds a synonym, or replaces the meanings of one. For admins. */
  saveSearchSynonym: SaveSearchSynonymResult;
  /**
   * Sends a message in a conversation. Idempotent by `clientId`: a repeated request returns the same message, so a client can
   * retry after a lost response. Limit: 30 messages per minute.
   */
  sendMessage: SendMessageResult;
  /**
   * Confirms that the viewer is still the owner of the account. Some mutations need a sign-in within the last 15 minutes, and fail
   * with the code `REAUTHENTICATION_REQUIRED` otherwise. Wrong passwords count as in changePassword, wrong codes as in completeLogin.
   */
  signInAgain: SignInAgainResult;
  /**
   * Tells the other party that the viewer types now. Send it at most every three seconds while the viewer types. Returns false if
   * nobody is notified: the viewer is not one of its parties, or one of them has blocked the other.
   */
  signalTyping: Scalars['Boolean']['output'];
  /**
   * Signs in, or creates an account, through an identity provider. An OpenID Connect provider redirects the browser back to
   * `/auth/callback/google` within ten minutes. From there the browser is redirected to `/login?social=done&provider=google`, with
   * the session cookie set and `next` as given; to `/register?...` for REGISTRATION. `social=failed` and `social=suspended` report
   * a failed login and a suspended account; a sign-in that waits for a
   * second factor is redirected to `/login#second-factor`.
   */
  socialLogin: SocialLoginResult;
  /**
   * Sends a message about a subject to its owner. Starts a conversation, or continues the one that the two parties have about the
   * subject. Limit: 20 per hour.
   */
  startConversation: StartConversationResult;
  /**
   * Suspends an account: ends its sessions, blocks signing in, and hides its listings, until it is reinstated. Notifies
   * by mail its owner and everybody who has an open order or quote with it. Admins can't suspend their own account. For admins. Needs a sign-in
   * within the last 15 minutes.
   */
  suspendUser: SuspendUserResult;
  /** Hides the listing from everybody but its seller. Limit: 120 public changes per hour. For vendors, freelancers and brokers. */
  unpublishListing: OwnListingResult;
  /** Removes a saved listing. Removing it again changes nothing. */
  unsaveListing: UnsaveListingResult;
  /**
   * Saves what stands on the viewer's invoices from now on, as buyer and as seller. Invoices that exist stay as they are. Limit: 60
   * changes per account and hour.
   */
  updateBillingDetails: UpdateBillingDetailsResult;
  /** Replaces the viewer's company profile. For vendors, freelancers and brokers. Limit: 60 edits of profiles per hour. */
  updateCompany: UpdateCompanyResult;
  /** Replaces the viewer's freelancer profile. For freelancers. Limit: 60 edits of profiles per hour. */
  updateFreelancer: UpdateFreelancerResult;
  /** Changes the viewer's email notifications. Limit: 60 changes per hour. */
  updateNotificationSettings: UpdateNotificationSettingsResult;
  /** Changes the viewer's public name and portrait. Limit: 60 edits of profiles per hour. */
  updateProfile: UpdateProfileResult;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationAdvanceApplicationArgs = {
  input: AdvanceApplicationInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationAdvanceClockArgs = {
  days: Scalars['Int']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationAdvanceCredentialArgs = {
  input: AdvanceCredentialInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationAdvanceEngagementArgs = {
  input: AdvanceEngagementInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationAdvanceMandateArgs = {
  input: AdvanceMandateInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationAdvanceReportCaseArgs = {
  input: AdvanceReportCaseInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationApplyToJobArgs = {
  input: ApplyToJobInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationAskCredentialCheckArgs = {
  input: AskCredentialCheckInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationBlockOtherPartyArgs = {
  blocked: Scalars['Boolean']['input'];
  conversationId: Scalars['ID']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationChangeUserRoleArgs = {
  input: ChangeUserRoleInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationCloseJobArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationCompleteLoginArgs = {
  input: SecondFactorInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationConfirmAuthenticatorAppArgs = {
  code: Scalars['String']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationConfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationDeleteListingArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationDiscardListingChangesArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationEditApplicationArgs = {
  input: EditApplicationInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationEditJobArgs = {
  id: Scalars['ID']['input'];
  input: JobInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationEditListingArgs = {
  input: EditListingInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationEndSiteNoticeArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationLoginArgs = {
  input: LoginInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationLoginWithPasskeyArgs = {
  input: LoginWithPasskeyInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationMarkDocketEntryArgs = {
  done: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationMarkNotificationsReadArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  path?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationMarkReadArgs = {
  conversationId: Scalars['ID']['input'];
  upTo?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationMarkReviewHelpfulArgs = {
  input: MarkReviewHelpfulInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationNoteSavedListingArgs = {
  input: NoteSavedListingInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationOpenConversationArgs = {
  input: OpenConversationInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationPostJobArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
  input: JobInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationProposeMandateArgs = {
  input: ProposeMandateInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationPublishListingArgs = {
  id: Scalars['ID']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationPublishSiteNoticeArgs = {
  input: PublishSiteNoticeInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationReinstateUserArgs = {
  input: ReinstateUserInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationRemoveDocketEntryArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationRemoveProductFileArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationRemoveSavedSearchArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationRemoveSearchSynonymArgs = {
  input: RemoveSearchSynonymInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationRenamePasskeyArgs = {
  input: RenamePasskeyInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationReplyToReviewArgs = {
  input: ReplyToReviewInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationReportArgs = {
  input: ReportInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationRequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationRequestQuoteArgs = {
  input: RequestQuoteInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationReviewEngagementArgs = {
  input: ReviewEngagementInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationRevokeAccessTokenArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationSaveDocketEntryArgs = {
  input: DocketEntryInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationSaveListingArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationSaveSearchArgs = {
  input: SaveSearchInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationSaveSearchSynonymArgs = {
  input: SaveSearchSynonymInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationSignInAgainArgs = {
  input: SignInAgainInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationSignalTypingArgs = {
  conversationId: Scalars['ID']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationSocialLoginArgs = {
  input: SocialLoginInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationStartConversationArgs = {
  input: StartConversationInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationSuspendUserArgs = {
  input: SuspendUserInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationUnpublishListingArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationUnsaveListingArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationUpdateBillingDetailsArgs = {
  input: BillingDetailsInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationUpdateCompanyArgs = {
  input: UpdateCompanyInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationUpdateFreelancerArgs = {
  input: UpdateFreelancerInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationUpdateNotificationSettingsArgs = {
  input: NotificationSettingsInput;
};


/**
 * All mutations. Each returns a union of what has changed and its expected failures, which implement `Failure`; only unexpected failures
 * are GraphQL errors. `logout` and `signalTyping` return a Boolean, because they can't fail in a way that matters to anybody.
 */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};

/** A confidentiality agreement between the parties of an engagement. The party that asks for it accepts it by that. */
export type Nda = {
  __typename?: 'Nda';
  /** The time when the other party accepted it. Null until then. */
  acceptedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The time when it was asked for. */
  askedAt: Scalars['DateTime']['output'];
  /** The party that has asked for it. */
  askedBy: EngagementParty;
  /** Whether it waits for the viewer's answer. */
  awaitsViewer: Scalars['Boolean']['output'];
  /** The buyer's name: as it was when the agreement was accepted. */
  buyerName: Scalars['String']['output'];
  /** The meaning of the agreement for the viewer now, in a sentence. */
  explanation: Scalars['String']['output'];
  /** The seller's name: as it was when the agreement was accepted. */
  sellerName: Scalars['String']['output'];
  /** The text, in the version that was asked for. */
  text: NdaText;
};

/** A clause of the confidentiality agreement. */
export type NdaClause = {
  __typename?: 'NdaClause';
  /** Its text. */
  text: Scalars['String']['output'];
  /** Its heading: `What is confidential`. */
  title: Scalars['String']['output'];
};

/** A version of the standard text of the confidentiality agreement. A version never changes. */
export type NdaText = {
  __typename?: 'NdaText';
  /** Its clauses, in their order. */
  clauses: Array<NdaClause>;
  /** Its title: `Mutual Confidentiality Agreement`. */
  title: Scalars['String']['output'];
  /** Its version, from 1. */
  version: Scalars['NonNegativeInt']['output'];
};

/** The account has no second factor, so that it needs no recovery codes. */
export type NoSecondFactor = Failure & {
  __typename?: 'NoSecondFactor';
  /** `Add an authenticator app or a passkey first.` */
  message: Scalars['String']['output'];
};

/**
 * An object that can be read again by its id. Ids never change, and no two objects that implement Node have the same one. `Profile`
 * has the id of its `User`, and `OwnListing` that of its `Product` or `Service`; these two don't implement Node.
 */
export type Node = {
  /** Unique across all types, such as `job-3101`. The part before the first `-` names the type. */
  id: Scalars['ID']['output'];
};

/** Input of noteSavedListing. */
export type NoteSavedListingInput = {
  /** Id of the listing: `srv-1101`. */
  id: Scalars['ID']['input'];
  /** Plain text with line breaks, up to 500 characters. */
  note: Scalars['String']['input'];
};

/** Result of noteSavedListing. ListingNotFound if the viewer has not saved the listing, or it is no longer on offer. */
export type NoteSavedListingResult = InvalidInput | ListingNotFound | SavedListingNoted;

/** A notification for the viewer. */
export type Notification = {
  __typename?: 'Notification';
  /** The time when it happened. Unread messages of one conversation share a notification; then it is the time of the last one. */
  at: Scalars['DateTime']['output'];
  /** Unique across all types: `ntf-` and a UUID. */
  id: Scalars['ID']['output'];
  /** Its subject. */
  kind: NotificationKind;
  /** Path of the page to open: `/dashboard/messages?conversation=cnv-1`. */
  path: Scalars['String']['output'];
  /** Whether it is read. */
  read: Scalars['Boolean']['output'];
  /** One line of text. May be empty. */
  text: Scalars['String']['output'];
  /** The title: `Message from Priya Raman`. */
  title: Scalars['String']['output'];
};

/** A list of notifications, page by page. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** The notifications of this page, each with its cursor. */
  edges: Array<NotificationEdge>;
  /** The notifications of this page. */
  nodes: Array<Notification>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A notification in a list. */
export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The notification. */
  node: Notification;
};

/** The subject of a notification. */
export type NotificationKind =
  /** A new or edited application, or a transition of one. For applicants also a closed or removed job, or a changed brief. */
  | 'APPLICATION'
  /** A bank has asked for a payment back or about it, or has decided. For seller, broker and admins, and for the buyer if money moves. */
  | 'CHARGEBACK'
  /** A registration was checked, refused, is due for its yearly check, waits for a new check after a change of name, or has expired. */
  | 'CREDENTIAL'
  /** A date in the docket of an engagement. */
  | 'DOCKET'
  /** A transition of an engagement, a due notice or, for admins, an admin alert. */
  | 'ENGAGEMENT'
  /** A proposed mandate, or a transition of a mandate. */
  | 'MANDATE'
  /** A new message. */
  | 'MESSAGE'
  /** Earnings wait, because their seller or broker has not set up payouts. */
  | 'PAYOUT'
  /** A lower price of a saved listing. */
  | 'PRICE_DROP'
  /** A payment that came too late, or for what had changed, is refunded to its buyer, or, for admins, a refund keeps failing. */
  | 'REFUND'
  /** A report for the admins, or their decision for the owner of the content. */
  | 'REPORT'
  /** A review was written, published or answered. */
  | 'REVIEW'
  /** An account has been made an admin. For the other admins. */
  | 'ROLE'
  /** A new listing that matches a saved search. */
  | 'SAVED_SEARCH';

/** Input of updateNotificationSettings. */
export type NotificationSettingsInput = {
  /** Whether a mail is sent, once, about notifications that stay unread for ten minutes. */
  emailNotifications: Scalars['Boolean']['input'];
};

/** The settings were saved. */
export type NotificationSettingsUpdated = {
  __typename?: 'NotificationSettingsUpdated';
  /** The viewer. */
  user: User;
};

/** The notifications are read. */
export type NotificationsRead = {
  __typename?: 'NotificationsRead';
  /** The viewer with the new `unreadNotifications`. */
  user: User;
};

/** The fields of OFFER_ADDITION. Limit: 60 offers and proposals of an account per hour. */
export type OfferAdditionInput = {
  /** Days to add to the due date, from 0 to 90. Null for none. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** The description of the addition, up to 5,000 characters. */
  message: Scalars['String']['input'];
  /** Price of the addition in US dollars, at most two decimals: `80`. 0 for none. */
  price: Scalars['Float']['input'];
  /** Rounds of changes to add, from 0 to 5. Null for none. */
  rounds?: InputMaybe<Scalars['Int']['input']>;
};

/** A milestone as it was offered. */
export type OfferedMilestone = {
  __typename?: 'OfferedMilestone';
  /** Days that it takes: `7`. */
  days: Scalars['NonNegativeInt']['output'];
  /** Its price in US dollars: `480`. */
  price: Scalars['Float']['output'];
  /** Its title: `Data sheet`. */
  title: Scalars['String']['output'];
};

/** One party of an engagement, or both. */
export type OneOrBothParties =
  /** Both parties. */
  | 'BOTH'
  /** The buyer. */
  | 'BUYER'
  /** The seller. */
  | 'SELLER';

/**
 * The marketplace still holds money for an engagement of the account, as buyer, seller or broker, or has not paid out its earnings. The
 * message says what to do: complete or cancel orders, which a broker can't, or set up payouts and wait for them.
 */
export type OpenBusiness = Failure & {
  __typename?: 'OpenBusiness';
  /** `Money is still held for 2 of your orders, including MQ-2F7K9. Complete or cancel them first.` */
  message: Scalars['String']['output'];
};

/** Input of openConversation. */
export type OpenConversationInput = {
  /** The conversation: `cnv-` and a UUID. */
  conversationId: Scalars['ID']['input'];
  /** The reason, 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** Result of openConversation. InvalidInput has the field `reason`. */
export type OpenConversationResult = ConversationNotFound | ConversationOpened | InvalidInput;

/** The fields of OPEN_DISPUTE. Limit: 30 times per account and hour. */
export type OpenDisputeInput = {
  /** Ids of at most 10 files that the viewer uploaded, as for DELIVER. */
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The reason, up to 2,000 characters. Both parties can read it. */
  reason: Scalars['String']['input'];
  /** The refund to the buyer that the opener suggests, in US dollars, from 0 to what is held: `250`. Null to name none. */
  refund?: InputMaybe<Scalars['Float']['input']>;
};

/** Result of openPayoutAccount. */
export type OpenPayoutAccountResult = PayoutAccountLink | PayoutAccountProblem;

/** One checkout by one buyer. */
export type Order = Node & {
  __typename?: 'Order';
  /** The buyer, who placed it. */
  buyer: Profile;
  /** Last four digits of the card: `4242`. Empty if the payment provider does not give them, null if nothing had to be paid. */
  cardLastFour?: Maybe<Scalars['String']['output']>;
  /** One engagement for each line, grouped by seller. */
  engagements: Array<Engagement>;
  /** Unique across all types: `ord-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The invoices of a paid order, one for each seller, and credit notes for what was refunded, oldest first. Empty for orders from before invoices were issued. */
  invoices: Array<Invoice>;
  /** The time when it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** The recipient of the receipt. */
  receipt: Receipt;
  /** The amount refunded since, in US dollars: `0`. */
  refunded: Scalars['Float']['output'];
  /** The state, derived from its engagements. */
  state: OrderState;
  /** The display name of the state: `In progress`. */
  stateLabel: Scalars['String']['output'];
  /** The total paid at checkout, in US dollars: `1698`. */
  total: Scalars['Float']['output'];
};

/** A list of orders, page by page. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** The orders of this page, each with its cursor. */
  edges: Array<OrderEdge>;
  /** The orders of this page. */
  nodes: Array<Order>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** An order in a list. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: Order;
};

/** The order was placed and paid. */
export type OrderPlaced = {
  __typename?: 'OrderPlaced';
  /** The order, with an engagement for each line. */
  order: Order;
};

/** The state of an order. */
export type OrderState =
  /** All engagements are cancelled. */
  | 'CANCELLED'
  /** All engagements have ended, and at least one is completed. */
  | 'COMPLETED'
  /** At least one engagement is disputed. */
  | 'DISPUTED'
  /** At least one engagement has not ended, and none is disputed. */
  | 'IN_PROGRESS';

/** An actor other than the viewer. */
export type OtherActor = {
  __typename?: 'OtherActor';
  /** The actor. Never the clock: `Engagement.deadline` describes what happens automatically. */
  actor: EngagementActor;
  /** A sentence about the transitions that the actor can take now: `May request changes or open a dispute.` */
  sentence: Scalars['String']['output'];
};

/** A transition that other actors can take, but the viewer can't. */
export type OtherActorTransition = {
  __typename?: 'OtherActorTransition';
  /** The actors that can take it. */
  actors: Array<EngagementActor>;
  /** The time when it is taken automatically, unless another transition comes first. Null if it has no deadline. */
  automaticAt?: Maybe<Scalars['DateTime']['output']>;
  /** The display name: `Accept delivery`. */
  label: Scalars['String']['output'];
  /** The transition. */
  name: EngagementTransition;
};

/** The other party is blocked, or unblocked. */
export type OtherPartyBlocked = {
  __typename?: 'OtherPartyBlocked';
  /** The conversation with its new `blocked` and `canWrite`. */
  conversation: Conversation;
};

/** All other sessions have ended. */
export type OtherSessionsEnded = {
  __typename?: 'OtherSessionsEnded';
  /** Number of sessions that were ended. */
  endedSessionCount: Scalars['NonNegativeInt']['output'];
};

/** A listing as its seller sees it: with the content of the draft if there is one, otherwise with the published content. */
export type OwnListing = {
  __typename?: 'OwnListing';
  /** Its category. Null until it is chosen. */
  category?: Maybe<Category>;
  /** The first of `images`. `?size=thumb`, `card` or `large` returns 112x84, 320x200 or 720x480 pixels. */
  cover: Scalars['String']['output'];
  /** The time when it was first published, or else when it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Days from the requirements to the delivery, 1 to 365: `14`. Null until it is set, and for a product. */
  deliveryDays?: Maybe<Scalars['Int']['output']>;
  /** Paragraphs with a blank line between them, up to 10,000 characters. Publishing needs at least 20. */
  description: Scalars['String']['output'];
  /** The extras of a service, at most five. */
  extras: Array<ExtraDraft>;
  /** The FAQ, at most 10 entries; they may be incomplete in a draft. Empty for a product. */
  faq: Array<FaqEntry>;
  /** The files that buyers receive, the newest version of each, oldest file first. Empty for a service. Changes need no publishing. */
  files: Array<ProductFile>;
  /** Whether a published listing has a draft with other content. False if it was never published. */
  hasUnpublishedChanges: Scalars['Boolean']['output'];
  /** Unique across all types, and the same before and after publishing: `srv-1101`. */
  id: Scalars['ID']['output'];
  /** Root-relative paths of its pictures. The first one is the cover. The generated cover if there are no uploads. */
  images: Array<Scalars['String']['output']>;
  /** The seller's included lines, at most 10; a line may be empty in a draft. Empty for a product. */
  included: Array<Scalars['String']['output']>;
  /** A product or a service. */
  kind: ListingKind;
  /** The licence of a product, up to 10,000 characters; the standard licence until the seller changes it. Empty for a service. */
  licence: Scalars['String']['output'];
  /** The packages of a service, at most three. */
  packages: Array<PackageDraft>;
  /** Price in US dollars, 0 to 1,000,000: `2999.99`. Null until it is set. */
  price?: Maybe<Scalars['Float']['output']>;
  /** The questions to the buyer, at most 10; they may be incomplete in a draft. Empty for a product. */
  questions: Array<BuyerQuestion>;
  /** The status. */
  status: ListingStatus;
  /** Tags in lower case: `due diligence`. Shown on products. */
  tags: Array<Scalars['String']['output']>;
  /** Whether an admin has taken it down. Nobody else sees it then, whatever its status: see `takeDowns`. */
  takenDown: Scalars['Boolean']['output'];
  /** The licence of a product for more people. Null if it is not offered. */
  teamLicence?: Maybe<TeamLicenceDraft>;
  /** The title, up to 120 characters. Publishing needs at least 3. */
  title: Scalars['String']['output'];
  /** The time when it was last changed, to the millisecond. `editListing` takes it as input. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A list of own listings, page by page. */
export type OwnListingConnection = {
  __typename?: 'OwnListingConnection';
  /** The listings of this page, each with its cursor. */
  edges: Array<OwnListingEdge>;
  /** The listings of this page. */
  nodes: Array<OwnListing>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** An own listing in a list. */
export type OwnListingEdge = {
  __typename?: 'OwnListingEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The listing. */
  node: OwnListing;
};

/** Result of unpublishListing and discardListingChanges. */
export type OwnListingResult = ListingNotFound | ListingSaved | TooManyAttempts;

/** A package in a draft. */
export type PackageDraft = {
  __typename?: 'PackageDraft';
  /** The contents, at most 8 entries of up to 100 characters each. */
  contents: Array<Scalars['String']['output']>;
  /** Days from the requirements to the delivery, 1 to 365: `14`. Null until it is set. */
  deliveryDays?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Unique in its listing: `standard`. */
  key: Scalars['ID']['output'];
  /** Its name, up to 40 characters. Publishing needs one. */
  name: Scalars['String']['output'];
  /** Price in US dollars, 0 to 1,000,000: `450`. Null until it is set. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Rounds of changes that are included, 0 to 9: `2`. */
  rounds: Scalars['NonNegativeInt']['output'];
};

/** A package of EditListingInput. */
export type PackageInput = {
  /** The contents, at most 8 entries of up to 100 characters each. */
  contents: Array<Scalars['String']['input']>;
  /** Days from the requirements to the delivery, 1 to 365: `14`. Null until it is set. */
  deliveryDays?: InputMaybe<Scalars['Int']['input']>;
  /** Chosen by the client and unique in the listing, 1 to 40 lower-case letters, digits and `-`: `standard`. Carts name it. */
  key: Scalars['ID']['input'];
  /** Its name, up to 40 characters. May be empty. */
  name: Scalars['String']['input'];
  /** Price in US dollars, 0 to 1,000,000, at most two decimals: `450`. Null until it is set. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** Rounds of changes that are included, 0 to 9: `2`. */
  rounds: Scalars['Int']['input'];
};

/** Information about a page of a list, as in Relay cursor connections. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the page's last entry, to pass as `after` for the next page; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is a next page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is a previous page. True if and only if `after` was given. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the page's first entry; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A passkey: a key pair on a device, by which its owner signs in. */
export type Passkey = {
  __typename?: 'Passkey';
  /** The time when it was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique across all types: `pky-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The time when it last signed in. Null before the first use. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name that its owner gave it: `Work laptop`. */
  name: Scalars['String']['output'];
};

/** Options for the browser's WebAuthn API. */
export type PasskeyOptions = {
  __typename?: 'PasskeyOptions';
  /** The options, as `PublicKeyCredentialRequestOptionsJSON` or `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
  options: Scalars['JSON']['output'];
};

/** The passkey was renamed. */
export type PasskeyRenamed = {
  __typename?: 'PasskeyRenamed';
  /** The passkey with its new name. */
  passkey: Passkey;
};

/** The password was changed, and the session cookie was set again. */
export type PasswordChanged = {
  __typename?: 'PasswordChanged';
  /** Number of other sessions that were ended: `2`. */
  endedSessionCount: Scalars['NonNegativeInt']['output'];
};

/** The password was changed. This does not sign anybody in. */
export type PasswordReset = {
  __typename?: 'PasswordReset';
  /** `Your password is changed. Log in with the new one.` */
  message: Scalars['String']['output'];
};

/** A link that is valid for 30 minutes was sent, if an account has this email address. */
export type PasswordResetRequested = {
  __typename?: 'PasswordResetRequested';
  /** `If there is an account with this email, we have sent it a link. It works for 30 minutes.` */
  message: Scalars['String']['output'];
};

/** The rule for new passwords. It depends on whether the site has sample data. */
export type PasswordRule = {
  __typename?: 'PasswordRule';
  /** The least number of characters: `6`. */
  minLength: Scalars['NonNegativeInt']['output'];
  /** The rule for people to read: `At least 6 characters`. */
  text: Scalars['String']['output'];
};

/** The place of the card form. */
export type PaymentCheckout =
  /** In a form of ours. `PaymentInput` is required. */
  | 'FORM'
  /** On a page of the provider: PaymentRedirect leads there. `PaymentInput` is omitted. */
  | 'HOSTED';

/**
 * The payment failed, or the provider takes no such sum, or none is set up. Nothing has changed. Nothing was charged, or the payment
 * is being refunded: `message` tells which. Limits: 10 declined cards per account and hour, 30 per network address and hour, 60
 * repeats of open payments per account and hour; beyond them the HTTP status is 429, with a Retry-After header.
 */
export type PaymentDeclined = Failure & {
  __typename?: 'PaymentDeclined';
  /** The message: `The card was declined. Nothing was charged. Try another one.` */
  message: Scalars['String']['output'];
  /**
   * Whether a retry may succeed, as after the provider could not be reached. Repeat the request with the same idempotency key:
   * nothing is charged twice.
   */
  retryable: Scalars['Boolean']['output'];
};

/** A payment. */
export type PaymentInput = {
  /** The card's token from the provider's form, up to 200 characters. Never a card number. */
  token: Scalars['String']['input'];
};

/** The payment provider. Card numbers are sent to the provider only; this API receives tokens. */
export type PaymentProvider = {
  __typename?: 'PaymentProvider';
  /** Whether a provider is set up. If not, nothing that costs money can be bought. */
  available: Scalars['Boolean']['output'];
  /** The place of the card form. */
  checkout: PaymentCheckout;
  /** The display name: `Sample provider`. */
  name: Scalars['String']['output'];
  /** Test cards of the sample provider. Empty with a real provider. */
  sampleCards: Array<SampleCard>;
};

/**
 * The payment is not decided yet, and nothing has changed. A repeated request doesn't charge again. The payment provider's page
 * returns to ours, where the query `paymentState` says how the payment ended.
 */
export type PaymentRedirect = {
  __typename?: 'PaymentRedirect';
  /** The address of the provider's payment page: `https://checkout.stripe.com/c/pay/cs_123`. */
  url: Scalars['URL']['output'];
};

/** The state of a payment. */
export type PaymentState =
  /** Declined or given up. A retry may succeed. */
  | 'FAILED'
  /** Paid, and fulfilled: the order, offer, addition, milestone or extra. */
  | 'PAID'
  /** Not decided yet: the buyer has not paid, or the bank takes its time. */
  | 'PENDING'
  /** Paid, and being refunded, because the purchase was no longer possible. */
  | 'REFUNDED';

/** A seller's account at the payment provider. */
export type PayoutAccount = {
  __typename?: 'PayoutAccount';
  /** The provider's name: `Stripe`. */
  provider: Scalars['String']['output'];
  /** Whether it may receive money. Null if the provider can't be reached at the moment. */
  state?: Maybe<PayoutAccountState>;
};

/** The page of the payment provider on which the seller completes the account. */
export type PayoutAccountLink = {
  __typename?: 'PayoutAccountLink';
  /** Its address. It works once, for a few minutes. */
  url: Scalars['URL']['output'];
};

/** The account can't be opened now. */
export type PayoutAccountProblem = Failure & {
  __typename?: 'PayoutAccountProblem';
  /** The reason, to show: `Stripe can’t be reached at the moment. Please try again in a few minutes.` */
  message: Scalars['String']['output'];
};

/** Whether a seller's account may receive money. */
export type PayoutAccountState =
  /** The provider needs more details of the seller. */
  | 'INCOMPLETE'
  /** The provider checks the details, or has stopped payouts. */
  | 'IN_REVIEW'
  /** The seller has not opened it. */
  | 'NOT_OPENED'
  /** Earnings are paid out. */
  | 'READY';

/** The earnings and payouts of a seller or broker, in US dollars, from the ledger. */
export type Payouts = {
  __typename?: 'Payouts';
  /** The account at the payment provider. Null if this marketplace makes no payouts: then earnings stay in the balance. */
  account?: Maybe<PayoutAccount>;
  /** Earned and not paid out yet: `629.1`. */
  balance: Scalars['Float']['output'];
  /** Held funds of running engagements that the viewer sells or has brokered, before commission and fee: `720`. */
  held: Scalars['Float']['output'];
  /** Paid out, less what came back: `1258.2`. */
  paidOut: Scalars['Float']['output'];
  /** Everything that has changed the balance, latest first. */
  statement: StatementConnection;
  /** The engagements with held funds that the viewer sells or has brokered, last changed first. */
  underWay: EngagementConnection;
};


/** The earnings and payouts of a seller or broker, in US dollars, from the ledger. */
export type PayoutsStatementArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The earnings and payouts of a seller or broker, in US dollars, from the ledger. */
export type PayoutsUnderWayArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A sign-in whose password or social identity is verified, and that waits for a second factor. */
export type PendingLogin = {
  __typename?: 'PendingLogin';
  /** The factors that complete it. */
  methods: Array<SecondFactorKind>;
};

/** Input of placeOrder. */
export type PlaceOrderInput = {
  /**
   * The `terms` of all lines that the buyer has seen, in any order. If those of a line are not among them, the result is TermsChanged.
   * Omitted: only the total is compared. Ignored where the key belongs to a payment that has begun: it stays as agreed.
   */
  expectedTerms?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The total that the buyer has seen, in US dollars: `1698`. If it has changed, the result is PriceChanged. */
  expectedTotal: Scalars['Float']['input'];
  /**
   * A new key for each checkout, and the same key for its retries: 8 to 100 letters, digits and `-`. If the key was used for other
   * lines, another total or another receipt, the result is InvalidInput. Another receipt is accepted if nothing was charged yet.
   */
  idempotencyKey: Scalars['String']['input'];
  /** The lines, 1 to 100. Lines of the same listing and choice are merged. */
  lines: Array<CartLineInput>;
  /** The payment. Null only if the total is 0, or if the provider's `checkout` is HOSTED. */
  payment?: InputMaybe<PaymentInput>;
  /** The recipient of receipt and invoices, saved with the account. Omitted: the saved billing details, or the account's name. */
  receipt?: InputMaybe<ReceiptInput>;
};

/**
 * Result of placeOrder. InvalidInput has the field `lines` also for more than 100 lines, a quantity out of range, more than five
 * extras, and the viewer's own listing.
 */
export type PlaceOrderResult = InvalidInput | LineUnavailable | OrderPlaced | PaymentDeclined | PaymentRedirect | PriceChanged | TermsChanged | TooManyAttempts;

/** A day of the whole marketplace. */
export type PlatformDay = {
  __typename?: 'PlatformDay';
  /** The day: `2026-11-21`. */
  day: Scalars['LocalDate']['output'];
  /** Held funds of all orders at the end of the day, or now for today: `7200`. */
  held: Scalars['Float']['output'];
  /** Earned by sellers and brokers and not paid out yet, at the end of the day, or now for today: `640`. */
  payable: Scalars['Float']['output'];
  /** Quotes and orders in each state at the end of the day, or now for today. States without any are left out. */
  states: Array<EngagementStateCount>;
  /** The totals of the day. */
  totals: PlatformTotals;
};

/** Money, orders and new accounts of the whole marketplace in a range of days. Amounts are in US dollars. */
export type PlatformReport = {
  __typename?: 'PlatformReport';
  /** Every day of the range, oldest first, including days without sales. */
  days: Array<PlatformDay>;
  /** The first day: `2026-11-01`. */
  from: Scalars['LocalDate']['output'];
  /** The last day: `2026-11-30`. */
  to: Scalars['LocalDate']['output'];
  /** The totals of all days. */
  totals: PlatformTotals;
};

/**
 * Totals of a period. Money counts on the day on which it moved: a payment of Monday that is released on Friday is `paid` on Monday and
 * `earned` on Friday.
 */
export type PlatformTotals = {
  __typename?: 'PlatformTotals';
  /** The marketplace's commission, less what it gave back: `72`. */
  commission: Scalars['Float']['output'];
  /** Earned by sellers and brokers, less what was taken back: `648`. */
  earned: Scalars['Float']['output'];
  /** Number of accounts that were registered: `12`. Deleted ones count, too. */
  newAccounts: Scalars['NonNegativeInt']['output'];
  /** Gross merchandise volume: paid by buyers, before refunds and commission: `2160`. */
  paid: Scalars['Float']['output'];
  /** Refunded to buyers: `720`. */
  refunded: Scalars['Float']['output'];
  /** Number of paid order lines and accepted offers: `9`. Free ones don't count. */
  sales: Scalars['NonNegativeInt']['output'];
};

/**
 * Result of postJob. InvalidInput has the field `kind` for a position of an account that is no vendor or broker, `title` for one of an
 * account without a company profile, and `clientId` if another job was posted under it.
 */
export type PostJobResult = InvalidInput | JobSaved | TooManyAttempts;

/** A postal address. */
export type PostalAddress = {
  __typename?: 'PostalAddress';
  /** City: `Bristol`. */
  city: Scalars['String']['output'];
  /** Country, as an ISO 3166-1 alpha-2 code: `GB`. */
  country: Scalars['String']['output'];
  /** The country's English name: `United Kingdom`. */
  countryName: Scalars['String']['output'];
  /** Postal code: `BS1 4DJ`. Empty where there is none. */
  postalCode: Scalars['String']['output'];
  /** Street and number: `12 Quay Street`. */
  street: Scalars['String']['output'];
};

/** A postal address. */
export type PostalAddressInput = {
  /** City, up to 100 characters: `Bristol`. */
  city: Scalars['String']['input'];
  /** Country, as an ISO 3166-1 alpha-2 code: `GB`. */
  country: Scalars['String']['input'];
  /** Postal code, up to 20 characters: `BS1 4DJ`. Empty where there is none. */
  postalCode: Scalars['String']['input'];
  /** Street and number, up to 200 characters: `12 Quay Street`. */
  street: Scalars['String']['input'];
};

/** The total differs from `expectedTotal`. Nothing was charged, or the payment is being refunded: `message` tells which. */
export type PriceChanged = Failure & {
  __typename?: 'PriceChanged';
  /** `The total is now $1,718.00, not $1,698.00. Nothing was charged.` */
  message: Scalars['String']['output'];
  /** The current prices of the cart. */
  quote: CartQuote;
};

/** A process table. */
export type Process = {
  __typename?: 'Process';
  /** Root-relative path of the diagram: `/artwork/process/engagement.svg`. `?shape=tall` returns one for phones. */
  drawing: Scalars['String']['output'];
  /** All states, in their usual order. */
  states: Array<ProcessState>;
  /** All transitions, in the order of the table. */
  transitions: Array<ProcessTransition>;
};

/** The names of the processes. */
export type ProcessName =
  /** The process of applications to jobs. */
  | 'APPLICATION'
  /** The process of engagements, from the quote or purchase to the end. */
  | 'ENGAGEMENT';

/** A state of a process. */
export type ProcessState = {
  __typename?: 'ProcessState';
  /** Whether no transition starts from it. */
  final: Scalars['Boolean']['output'];
  /** The display name: `Awaiting requirements`. */
  label: Scalars['String']['output'];
};

/** A row of a process table. */
export type ProcessTransition = {
  __typename?: 'ProcessTransition';
  /** The actors that can take it, in words: `The buyer, while a round is left`, `Automatically, after 14 days without an answer`. */
  actors: Array<Scalars['String']['output']>;
  /** Its effect on money, deadlines or the job, in words: `Price held`. Empty for none. */
  effect: Scalars['String']['output'];
  /** Labels of its form fields: `Message`. Empty if there is no form. */
  fields: Array<Scalars['String']['output']>;
  /** Labels of the source states: `Delivered`. Empty if it begins the process. */
  from: Array<Scalars['String']['output']>;
  /** The display name: `Request changes`. */
  label: Scalars['String']['output'];
  /** Its number in the table, from 1, as in the diagram. */
  number: Scalars['NonNegativeInt']['output'];
  /** Labels of the possible target states: `Changes requested`. Empty if the state stays. */
  to: Array<Scalars['String']['output']>;
};

/** A ready-made listing that a vendor sells, such as a template or a report. */
export type Product = Listing & Node & {
  __typename?: 'Product';
  /** Its category. */
  category: Category;
  /** The first of `images`. */
  cover: Scalars['String']['output'];
  /** The time when it was first published. */
  createdAt: Scalars['DateTime']['output'];
  /** Always 0: a product is delivered at once. */
  deliveryDays: Scalars['NonNegativeInt']['output'];
  /** Paragraphs with a blank line between them. Cards show the first one. */
  description: Scalars['String']['output'];
  /**
   * An excerpt of the description for lists, about 200 characters: its beginning or, if the first match comes later, the sentence
   * with the match.
   */
  excerpt: Scalars['String']['output'];
  /** Always false: products have no packages. */
  hasPackages: Scalars['Boolean']['output'];
  /** Unique across all types: `prd-2801`. */
  id: Scalars['ID']['output'];
  /** Root-relative paths of its pictures. The first one is the cover. */
  images: Array<Scalars['String']['output']>;
  /** The licence under which it is sold, in paragraphs. */
  licence: Scalars['String']['output'];
  /** Price in US dollars: `149`. */
  price: Scalars['Float']['output'];
  /** Average of its reviews, 0 to 5 with one decimal; 0 without reviews. */
  rating: Scalars['Float']['output'];
  /** Other listings of its category, best rated first. */
  related: Array<Listing>;
  /** Number of reviews behind the rating. */
  reviewCount: Scalars['NonNegativeInt']['output'];
  /** Buyers' reviews of it, latest published first. */
  reviews: ReviewConnection;
  /** Whether the viewer has saved it. False for signed-out visitors. */
  saved: Scalars['Boolean']['output'];
  /** The viewer's record of saving it. Null if they have not saved it. */
  savedListing?: Maybe<SavedListing>;
  /** The same as `vendor`. */
  seller: Profile;
  /** Tags in lower case: `due diligence`. */
  tags: Array<Scalars['String']['output']>;
  /** The licence for more people. Null if it is not offered. */
  teamLicence?: Maybe<TeamLicence>;
  /** Its title: `Investor Data Room Kit`. */
  title: Scalars['String']['output'];
  /** The seller. */
  vendor: Profile;
};


/** A ready-made listing that a vendor sells, such as a template or a report. */
export type ProductExcerptArgs = {
  around?: InputMaybe<Scalars['String']['input']>;
};


/** A ready-made listing that a vendor sells, such as a template or a report. */
export type ProductRelatedArgs = {
  first?: Scalars['Int']['input'];
};


/** A ready-made listing that a vendor sells, such as a template or a report. */
export type ProductReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A list of products, page by page. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** The products of this page, each with its cursor. */
  edges: Array<ProductEdge>;
  /** The filters of this list. */
  facets: Array<Facet>;
  /** The products of this page. */
  nodes: Array<Product>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A product in a list. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: Product;
};

/** A version of a file that buyers of a product receive. Only the seller, the buyers and admins can read it. */
export type ProductFile = {
  __typename?: 'ProductFile';
  /** The time when it was uploaded. */
  addedAt: Scalars['DateTime']['output'];
  /** Unique across all types: `pfl-` and a UUID. Each version has its own. */
  id: Scalars['ID']['output'];
  /** The name it was uploaded under: `Landscape report.pdf`. */
  name: Scalars['String']['output'];
  /** Root-relative path of the download. It answers range requests. */
  path: Scalars['String']['output'];
  /** Its size in bytes, at most 1 GB. */
  size: Scalars['NonNegativeInt']['output'];
  /** The number of the version, from 1. */
  version: Scalars['NonNegativeInt']['output'];
};

/** The viewer's products have no such file. */
export type ProductFileNotFound = Failure & {
  __typename?: 'ProductFileNotFound';
  /** `This file was removed already.` */
  message: Scalars['String']['output'];
};

/** The file was removed. */
export type ProductFileRemoved = {
  __typename?: 'ProductFileRemoved';
  /** The product without the file. */
  listing: OwnListing;
};

/** The public part of an account. */
export type Profile = {
  __typename?: 'Profile';
  /** Root-relative path of the portrait: `/artwork/avatar/usr-priya-raman.svg`. */
  avatar: Scalars['String']['output'];
  /** Registrations that the marketplace has checked within the last year, earliest check first. */
  checkedCredentials: Array<CheckedCredential>;
  /** The account's company profile. Null without one, and while it is hidden, except for its owner and admins. */
  company?: Maybe<Company>;
  /** The user's id: `usr-priya-raman`. */
  id: Scalars['ID']['output'];
  /** The languages that the account works in, by name. */
  languages: Array<Language>;
  /** Full name: `Priya Raman`. */
  name: Scalars['String']['output'];
  /** The role. */
  role: UserRole;
  /** The track record of a seller. For an account that sells nothing, all counts are 0. */
  trackRecord: TrackRecord;
};

/** The profile was changed. */
export type ProfileUpdated = {
  __typename?: 'ProfileUpdated';
  /** The changed account. */
  user: User;
};

/** The status of a state in the progress of an engagement. */
export type ProgressStatus =
  /** The engagement is in this state. */
  | 'CURRENT'
  /** The engagement has passed this state. */
  | 'DONE'
  /** The state usually follows. */
  | 'UPCOMING';

/** A state in the progress of an engagement. */
export type ProgressStep = {
  __typename?: 'ProgressStep';
  /** The time when it was reached. Null for an upcoming state. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The display name of the state: `Delivered`. */
  label: Scalars['String']['output'];
  /** Whether it is passed, current or upcoming. */
  status: ProgressStatus;
};

/** The fields of PROPOSE_EXTENSION. Limit: 60 offers and proposals of an account per hour. */
export type ProposeExtensionInput = {
  /** Days to add to the due date, from 1 to 90. If that is past, they count from today. */
  days: Scalars['Int']['input'];
  /** The reason, up to 2,000 characters. Both parties can read it. */
  reason: Scalars['String']['input'];
};

/** Input of proposeMandate. */
export type ProposeMandateInput = {
  /** The broker's fee in percent of the price, 1 to 50: `8`. The seller pays it from the earnings. */
  feePercent: Scalars['Int']['input'];
  /** A public listing of another account: `srv-1101`. */
  listingId: Scalars['ID']['input'];
  /** A message to the owner, up to 2,000 characters. May be empty. */
  message?: Scalars['String']['input'];
};

/** Result of proposeMandate. InvalidInput: the fee is out of range, the message is too long, the listing is not on offer, or it is the viewer's own. */
export type ProposeMandateResult = InvalidInput | MandateExists | MandateProposed | TooManyAttempts;

/** The fields of PROPOSE_REFUND. */
export type ProposeRefundInput = {
  /** Refund to the buyer in US dollars, from 0.01 to what is left of the price. */
  amount: Scalars['Float']['input'];
  /** The reason, up to 2,000 characters. Both parties can read it once another admin has confirmed. */
  reason: Scalars['String']['input'];
};

/** The fields of PROPOSE_RESOLUTION. */
export type ProposeResolutionInput = {
  /** The reason, up to 2,000 characters. Both parties can read it once another admin has confirmed. */
  reason: Scalars['String']['input'];
  /** Refund to the buyer in US dollars, from 0 to what is held. The rest is released to the seller. */
  refund: Scalars['Float']['input'];
};

/** The fields of PROPOSE_SETTLEMENT. Limit: 60 offers and proposals of an account per hour. */
export type ProposeSettlementInput = {
  /** The reason, up to 2,000 characters. Both parties can read it. */
  reason: Scalars['String']['input'];
  /** Refund to the buyer in US dollars, from 0 to what is held. The rest is released to the seller. */
  refund: Scalars['Float']['input'];
};

/** An admin's proposal to decide a dispute, or to refund the buyer after completion. */
export type ProposedResolution = {
  __typename?: 'ProposedResolution';
  /** The admin. Another admin has to confirm. */
  by: Profile;
  /** The reason. */
  reason: Scalars['String']['output'];
  /** Refund to the buyer in US dollars. The rest goes to the seller. */
  refund: Scalars['Float']['output'];
};

/**
 * Result of publishListing. InvalidInput has the missing field: `title`, `description`, `price`, `category`, `deliveryDays`,
 * `files`, or a part of the packages, extras, team licence, questions, FAQ or included lines, counted from 0: `questions.0.text`.
 */
export type PublishListingResult = EditConflict | InvalidInput | ListingNotFound | ListingSaved | TooManyAttempts;

/** Input of publishSiteNotice. */
export type PublishSiteNoticeInput = {
  /** The moment from which it is shown. Null for at once. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** The role that sees it. Null for everybody, signed in or not. */
  role?: InputMaybe<UserRole>;
  /** The text, 1 to 300 characters: `Payments are unavailable on Sunday from 2 to 3.` */
  text: Scalars['String']['input'];
  /** The moment at which it ends, within a year. */
  until: Scalars['DateTime']['input'];
};

/** Result of publishSiteNotice. InvalidInput has the field `text` or `until`. */
export type PublishSiteNoticeResult = InvalidInput | SiteNoticePublished;

/** A file of a bought product. */
export type PurchasedFile = {
  __typename?: 'PurchasedFile';
  /** The version at the time of the purchase. Null if it is the newest one, or if there was none yet. */
  bought?: Maybe<ProductFile>;
  /** The newest version. */
  newest: ProductFile;
};

/** The fields of PUT_ON_HOLD. */
export type PutOnHoldInput = {
  /** The reason, up to 2,000 characters. Both parties can read it. */
  reason: Scalars['String']['input'];
};

/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type Query = {
  __typename?: 'Query';
  /**
   * The viewer's personal access tokens that are neither revoked nor expired, newest first. At most 20. Not available to access
   * tokens.
   */
  accessTokens: Array<AccessToken>;
  /** All data about the viewer, for download. It contains no passwords, no tokens, and no hashes of them. */
  accountExport: Scalars['JSON']['output'];
  /** All notices, latest start first. For admins. */
  allSiteNotices: SiteNoticeConnection;
  /** One application. Null unless the viewer is the applicant or the owner of the job. */
  application?: Maybe<Application>;
  /** The audit trail of moderation, newest first. For admins. */
  auditEvents: AuditEventConnection;
  /** The viewer's calendar feed. Null if there is none. */
  calendarFeed?: Maybe<CalendarFeed>;
  /**
   * Prices a cart at today's prices and reserves nothing. Needs no session, since the client stores the cart. More than 100 lines, a
   * quantity out of range or more than five extras of a line are the error BAD_USER_INPUT.
   */
  cartQuote: CartQuote;
  /** All categories, in the order of the site's menus. */
  categories: Array<Category>;
  /** One category, by its slug. */
  category?: Maybe<Category>;
  /** The marketplace's clock, which decides when deadlines pass. For admins. */
  clock: Clock;
  /** Companies, newest first. A profile without a description is not listed. */
  companies: CompanyConnection;
  /** One company, by its own id or by the id of the user who runs it. */
  company?: Maybe<Company>;
  /** One conversation. Null unless the viewer is one of its parties or an admin. */
  conversation?: Maybe<Conversation>;
  /** The viewer's conversations, last message first. */
  conversations: ConversationConnection;
  /** Credentials of all accounts in a state, oldest request first. By default those that wait for a check. For admins. */
  credentialQueue: CredentialConnection;
  /** The viewer's credentials, latest request first, at most 100. For vendors, freelancers and brokers. */
  credentials: Array<Credential>;
  /** Open disputes, the earliest decision date first. For admins. */
  disputes: EngagementConnection;
  /** The dates in the dockets of the viewer's engagements, the earliest first. Empty for an account without engagements. */
  docketEntries: DocketEntryConnection;
  /** Rules for the commonest dates of official procedures, sorted by jurisdiction. They help to find a date and don't replace legal advice. */
  docketRules: Array<DocketRule>;
  /** One engagement. Null unless the viewer is its buyer, its seller, its broker or an admin. */
  engagement?: Maybe<Engagement>;
  /**
   * The number of all quotes and orders in each state, now, from sums that are kept with each change. States without any are left
   * out. For admins.
   */
  engagementStateCounts: Array<EngagementStateCount>;
  /** The viewer's engagements, last changed first, or as `tab` says. */
  engagements: EngagementConnection;
  /** One freelancer, by the profile's id or the user's id. */
  freelancer?: Maybe<Freelancer>;
  /** Freelancers, best rated first by default. A profile without a title is not listed. */
  freelancers: FreelancerConnection;
  /** The broker behind a link to a listing. Null unless the code belongs to an active mandate of the listing, or if the broker is the viewer. */
  introduction?: Maybe<Introduction>;
  /** One invoice or credit note. Null unless the viewer is its buyer, its seller or an admin. */
  invoice?: Maybe<Invoice>;
  /** One job, open or closed. */
  job?: Maybe<Job>;
  /** Open jobs, latest first by default. */
  jobs: JobConnection;
  /** The languages that a profile can name, by name. */
  languages: Array<Language>;
  /** The viewer's proposed or active mandate of a listing. Null without one. For brokers. */
  mandateOf?: Maybe<Mandate>;
  /** The viewer's mandates, last changed first. For vendors, freelancers and brokers. */
  mandates: MandateConnection;
  /** The current standard text of the confidentiality agreement, which a party can ask the other one to accept. */
  ndaText: NdaText;
  /**
   * The object with this id, whatever its type, as in Relay's Global Object Identification. Null if there is none, or if the viewer
   * may not see it: the rules are those of the root fields that return the type.
   */
  node?: Maybe<Node>;
  /** The objects with these ids, in their order, each as in `node`. */
  nodes: Array<Maybe<Node>>;
  /** One order. Null unless the viewer placed it or is an admin. */
  order?: Maybe<Order>;
  /** The viewer's orders, newest first. */
  orders: OrderConnection;
  /**
   * Ids of the jobs that the viewer has posted, open and closed, latest first, at most 500. With them a client marks own jobs on pages
   * that are cached for everybody.
   */
  ownJobIds: Array<Scalars['ID']['output']>;
  /** The jobs that the viewer has posted, open and closed, latest first. */
  ownJobs: JobConnection;
  /** One of the viewer's listings. Null if it belongs to another account. For vendors, freelancers and brokers. */
  ownListing?: Maybe<OwnListing>;
  /** The viewer's listings and drafts, last changed first. For vendors, freelancers and brokers. */
  ownListings: OwnListingConnection;
  /** The rule for new passwords. */
  passwordRule: PasswordRule;
  /** The payment provider, with the data that the payment form needs. */
  paymentProvider: PaymentProvider;
  /** The state of a payment. Null unless the viewer made it. */
  paymentState?: Maybe<PaymentState>;
  /** The viewer's earnings and payouts, also after a change of the role. */
  payouts: Payouts;
  /** The sign-in of this browser that waits for a second factor. Null if there is none, or if it has expired after five minutes. */
  pendingLogin?: Maybe<PendingLogin>;
  /**
   * The money, the orders by state and the new accounts of all sellers and buyers by day (UTC), from sums that are kept with each
   * change. For admins.
   */
  platformReport: PlatformReport;
  /** A process with all its states and transitions, from the table that the server itself enforces. */
  process: Process;
  /** One product. */
  product?: Maybe<Product>;
  /** Products on offer, newest first by default. */
  products: ProductConnection;
  /** The latest comparison of the payment provider's books with ours, which is made daily. Null before the first one. For admins. */
  reconciliation?: Maybe<Reconciliation>;
  /** Reported content of all accounts in a state, oldest report first. By default what waits for a decision. For admins. */
  reportCases: ReportCaseConnection;
  /** Buyers' reviews of a listing, of a company's owner or of a freelancer. Empty for an unknown id. */
  reviews: ReviewConnection;
  /**
   * The viewer's sales, earnings and listing views by month (UTC), from the ledger. For vendors, freelancers and brokers. More
   * than 120 months are the error BAD_USER_INPUT.
   */
  salesReport: SalesReport;
  /** Sample accounts to try the site with, one for each role, in the order of the roles. Empty without sample data. */
  sampleAccounts: Array<SampleAccount>;
  /**
   * Ids of the viewer's saved listings that are still on offer, last saved first, at most 500. With them a client marks saved
   * listings on pages that are cached for everybody.
   */
  savedListingIds: Array<Scalars['ID']['output']>;
  /** The viewer's saved listings that are still on offer, last saved first. */
  savedListings: SearchResultConnection;
  /** The viewer's saved searches, newest first, at most 20. */
  savedSearches: Array<SavedSearch>;
  /**
   * Searches products and services for a text in title, description, category name or seller's name. Case, accents and the form of
   * quotes and dashes are ignored; there are no wildcards. Matches at the beginning of a word of the title come first, then those of
   * other words, then those within words; newest first among each. A blank text matches nothing without a filter, and everything that
   * passes the filter with one.
   */
  search: SearchResultConnection;
  /** The synonyms of searches, in alphabetical order. At most 500. For admins. */
  searchSynonyms: Array<SearchSynonym>;
  /** The viewer's second factors. */
  secondFactors: SecondFactors;
  /** The latest 20 security events of the viewer's account, newest first. */
  securityEvents: Array<SecurityEvent>;
  /** The current time of the marketplace, from which pages count days. With sample data it may be ahead of real time. */
  serverTime: Scalars['DateTime']['output'];
  /** One service. */
  service?: Maybe<Service>;
  /** Services on offer, newest first by default. */
  services: ServiceConnection;
  /** The viewer's sessions, last used first. */
  sessions: Array<Session>;
  /** The notices that are shown to the viewer now, latest start first: those for everybody, and those for the viewer's role. */
  siteNotices: Array<SiteNotice>;
  /** The money of the viewer's purchases, from the ledger. For all roles but ADMIN. */
  spending: Spending;
  /**
   * Ratings of a listing, company or freelancer by their stars, five stars first. Empty for an unknown id, and if the stars are not
   * known one by one.
   */
  starCounts: Array<StarCount>;
  /** Statistics of the marketplace for the home page, in the order in which it shows them. */
  stats: Array<Stat>;
  /** The effect that a suspension of an account would have now. Null if no account has the id. For admins. */
  suspensionEffect?: Maybe<SuspensionEffect>;
  /** The viewer's content that admins have taken down or restored, latest change first, at most 100. */
  takeDowns: Array<ReportCase>;
  /** Testimonials of customers, in the order of the home page. */
  testimonials: Array<Testimonial>;
  /** The latest 20 security events of any account, newest first. For admins. */
  userSecurityEvents: Array<SecurityEvent>;
  /** All accounts except deleted ones, newest first by default. For admins. */
  users: UserConnection;
  /** The signed-in account. Null without a session or access token. */
  viewer?: Maybe<User>;
  /**
   * The viewer's earnings from a price in US dollars, less commission and the fee of a broker: `629.1` of `699`. Null if the viewer
   * has no engagement with the id, or is its buyer. For vendors, freelancers and brokers.
   */
  youWillEarn?: Maybe<Scalars['Float']['output']>;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryAllSiteNoticesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryApplicationArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryAuditEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryCartQuoteArgs = {
  lines: Array<CartLineInput>;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryCategoriesArgs = {
  featured?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryCategoryArgs = {
  slug: Scalars['String']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryCompaniesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CompanyFilter>;
  first?: Scalars['Int']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryCompanyArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryConversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryCredentialQueueArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  state?: CredentialState;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryDisputesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryDocketEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  done?: Scalars['Boolean']['input'];
  first?: Scalars['Int']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryEngagementArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryEngagementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  as: EngagementSide;
  first?: Scalars['Int']['input'];
  state?: InputMaybe<EngagementState>;
  tab?: InputMaybe<EngagementTab>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryFreelancerArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryFreelancersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FreelancerFilter>;
  first?: Scalars['Int']['input'];
  sort?: FreelancerSort;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryIntroductionArgs = {
  code: Scalars['String']['input'];
  listingId: Scalars['ID']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryInvoiceArgs = {
  number: Scalars['String']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<JobFilter>;
  first?: Scalars['Int']['input'];
  kind?: InputMaybe<JobKind>;
  sort?: JobSort;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryMandateOfArgs = {
  listingId: Scalars['ID']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryMandatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  as: MandateSide;
  first?: Scalars['Int']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryOwnJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryOwnListingArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryOwnListingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  status?: InputMaybe<ListingStatus>;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryPaymentStateArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryPlatformReportArgs = {
  days?: Scalars['Int']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryProcessArgs = {
  name: ProcessName;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ListingFilter>;
  first?: Scalars['Int']['input'];
  sort?: ListingSort;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryReportCasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  state?: ReportCaseState;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  of: Scalars['ID']['input'];
  sort?: ReviewSort;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QuerySalesReportArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QuerySavedListingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QuerySearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SearchFilter>;
  first?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
  sort?: SearchSort;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryServiceArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryServicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ListingFilter>;
  first?: Scalars['Int']['input'];
  sort?: ListingSort;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryStarCountsArgs = {
  of: Scalars['ID']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QuerySuspensionEffectArgs = {
  userId: Scalars['ID']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryUserSecurityEventsArgs = {
  userId: Scalars['ID']['input'];
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserFilter>;
  first?: Scalars['Int']['input'];
  sort?: UserSort;
};


/**
 * All queries. Every list has the order that its description or its argument `sort` says. An unknown id returns null, not an error. A
 * value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
 */
export type QueryYouWillEarnArgs = {
  engagementId?: InputMaybe<Scalars['ID']['input']>;
  price: Scalars['Float']['input'];
};

/** The kind of answer to a question of a seller. */
export type QuestionKind =
  /** One of the answers that the seller offers. */
  | 'CHOICE'
  /** Files, at most 10. */
  | 'FILE'
  /** A text of up to 5,000 characters. */
  | 'TEXT';

/** The request was sent to the seller. */
export type QuoteRequested = {
  __typename?: 'QuoteRequested';
  /** The new engagement. */
  engagement: Engagement;
};

/**
 * The recipient of a receipt. It is kept for ten years, as tax law requires, even if the account is deleted. After that its texts are
 * empty.
 */
export type Receipt = {
  __typename?: 'Receipt';
  /** The company's name. */
  company?: Maybe<Scalars['String']['output']>;
  /** The email address that the receipt was sent to: `ada@fernwell.example`. */
  email: Scalars['String']['output'];
  /** Full name: `Ada Fernwell`. */
  name: Scalars['String']['output'];
};

/** The recipient of a receipt and of its invoices. */
export type ReceiptInput = {
  /** The billing address on the invoice. Omitted: the saved one. Null for none. */
  address?: InputMaybe<PostalAddressInput>;
  /** The company's name, up to 100 characters. Null or empty for none. */
  company?: InputMaybe<Scalars['String']['input']>;
  /**
   * The email address that the receipt is sent to: `ada@fernwell.example`. Where accounts confirm their email addresses, only the
   * account's: another one is InvalidInput.
   */
  email: Scalars['String']['input'];
  /** Full name, up to 100 characters: `Ada Fernwell`. */
  name: Scalars['String']['input'];
  /** The tax number on the invoice, up to 40 characters: `GB 123 4567 89`. Omitted: the saved one. Null for none. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The account of the other party is deleted or suspended, one of the two has blocked the other, or a check for conflicts of interest is open. */
export type RecipientUnavailable = Failure & {
  __typename?: 'RecipientUnavailable';
  /**
   * `This account can't receive messages at the moment.` Or, if the viewer has blocked it: `You have blocked this account. Unblock it
   * to write.` Or `You can write once the check for conflicts of interest is answered.`
   */
  message: Scalars['String']['output'];
};

/** A comparison of the payment provider's charges, refunds and transfers with our rows and the ledger. */
export type Reconciliation = {
  __typename?: 'Reconciliation';
  /** The time when it was made. */
  at: Scalars['DateTime']['output'];
  /**
   * Each difference in a sentence: `The provider has booked a charge of $85.00 with the key pay-1, which we don’t know.` Empty if
   * the books agree.
   */
  differences: Array<Scalars['String']['output']>;
};

/** There are ten new recovery codes. The former ones stopped working. */
export type RecoveryCodesReplaced = {
  __typename?: 'RecoveryCodesReplaced';
  /** The codes: `k3vd-9wxm-t2ph-7rqa`. Only their hashes are stored. */
  codes: Array<Scalars['String']['output']>;
};

/** The fields of REFUND. Limit: 10 times per account and hour. */
export type RefundInput = {
  /** Refund to the buyer in US dollars, from 0.01 to what is left of the price. */
  amount: Scalars['Float']['input'];
  /** The reason, up to 2,000 characters. Both parties can read it. */
  reason: Scalars['String']['input'];
};

/** The reason why a transition is refused. */
export type RefusalReason =
  /** A condition is not met: for example, no round of changes is left, or the due date has not passed by enough days. */
  | 'CONDITION_NOT_MET'
  /** It has changed since `version`. */
  | 'VERSION_CONFLICT'
  /** The viewer's side can't take the transition. */
  | 'WRONG_ACTOR'
  /** The transition does not start from the current state. */
  | 'WRONG_STATE';

/** Input of register. The rules are checked in this order: password, company name, name, email, role. */
export type RegisterInput = {
  /** Name of the company profile, up to 100 characters. Required for every role but CUSTOMER. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** The email address to sign in with, up to 254 characters. */
  email: Scalars['String']['input'];
  /** Full name, up to 100 characters. */
  name: Scalars['String']['input'];
  /** A password that follows `passwordRule`, up to 200 characters. */
  password: Scalars['String']['input'];
  /** The role: any but ADMIN. */
  role?: UserRole;
};

/** Result of register. */
export type RegisterResult = EmailTaken | InvalidInput | RegisterSuccess | TooManyAttempts;

/** The account was created and is signed in. The session cookie is set. */
export type RegisterSuccess = {
  __typename?: 'RegisterSuccess';
  /** The signed-in account. */
  user: User;
};

/** Input of reinstateUser. */
export type ReinstateUserInput = {
  /** The reason, up to 500 characters, for the audit trail. */
  reason: Scalars['String']['input'];
  /** The account's id: `usr-priya-raman`. */
  userId: Scalars['ID']['input'];
};

/** Result of reinstateUser. InvalidInput: the account is unknown or not suspended, or the reason is missing. */
export type ReinstateUserResult = InvalidInput | UserReinstated;

/** Result of removeCalendarFeed. */
export type RemoveCalendarFeedResult = CalendarFeedNotFound | CalendarFeedRemoved;

/** Result of removeDocketEntry. */
export type RemoveDocketEntryResult = DocketEntryNotFound | DocketEntryRemoved | TooManyAttempts;

/** Result of removeProductFile. InvalidInput: it is the only file of a published product. */
export type RemoveProductFileResult = InvalidInput | ProductFileNotFound | ProductFileRemoved;

/** Result of removeSavedSearch. */
export type RemoveSavedSearchResult = SavedSearchNotFound | SavedSearchRemoved;

/** Input of removeSearchSynonym. */
export type RemoveSearchSynonymInput = {
  /** The term: `llc`. */
  term: Scalars['String']['input'];
};

/** Result of removeSearchSynonym. InvalidInput: no synonym has the term. */
export type RemoveSearchSynonymResult = InvalidInput | SearchSynonymRemoved;

/** Result of removeAuthenticatorApp and removePasskey. */
export type RemoveSecondFactorResult = SecondFactorObligatory | SecondFactorRemoved;

/** Input of renamePasskey. */
export type RenamePasskeyInput = {
  /** The passkey's id: `pky-` and a UUID. */
  id: Scalars['ID']['input'];
  /** Its new name, up to 60 characters: `Work laptop`. */
  name: Scalars['String']['input'];
};

/** Result of renamePasskey. InvalidInput has the field `id` if the viewer has no such passkey. */
export type RenamePasskeyResult = InvalidInput | PasskeyRenamed;

/** Result of replaceRecoveryCodes. */
export type ReplaceRecoveryCodesResult = NoSecondFactor | RecoveryCodesReplaced;

/** Input of replyToReview. */
export type ReplyToReviewInput = {
  /** The review's id: `rev-` and a UUID. */
  reviewId: Scalars['ID']['input'];
  /** The reply, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** Result of replyToReview. InvalidInput has the field `text`. */
export type ReplyToReviewResult = InvalidInput | ReviewNotFound | ReviewReplied;

/** All reports of one piece of content, and what admins have decided. Its owner sees it once the content is taken down; admins see it always. */
export type ReportCase = Node & {
  __typename?: 'ReportCase';
  /** The admins' answer to the appeal, or their reason for restoring it without one. Empty until then. */
  answer: Scalars['String']['output'];
  /** The owner's appeal. Empty until then. */
  appeal: Scalars['String']['output'];
  /** The transitions that the viewer can take now. */
  availableTransitions: Array<AvailableReportCaseTransition>;
  /** The reported text as it was, up to 5,000 characters. Empty for content with a public page. */
  content: Scalars['String']['output'];
  /** The admins' reason for taking it down. Empty until then. */
  decision: Scalars['String']['output'];
  /** Unique across all types: `rpc-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The kind of the content. */
  kind: ReportedKind;
  /** The account that the content belongs to. */
  owner: Profile;
  /** Root-relative path of the page that shows it. Null for a message, and for a review that no page showed when it was reported. */
  path?: Maybe<Scalars['String']['output']>;
  /** Number of accounts that have reported it. */
  reportCount: Scalars['NonNegativeInt']['output'];
  /** The moment of the first report. */
  reportedAt: Scalars['DateTime']['output'];
  /** The reports, first one first, at most 20. Empty for the owner. */
  reports: Array<ContentReport>;
  /** The state. */
  state: ReportCaseState;
  /** The state in words: `Taken down`. */
  stateLabel: Scalars['String']['output'];
  /** The content's title when it was first reported: `Cold email templates`. For a review or a message, a title that names its author: `Review by Clara Whitfield`. `Content of a former member` once the owner's account is deleted. */
  title: Scalars['String']['output'];
  /** The moment of the last transition. */
  updatedAt: Scalars['DateTime']['output'];
  /** Increases by one with every transition. */
  version: Scalars['NonNegativeInt']['output'];
};

/** The transition was taken. */
export type ReportCaseAdvanced = {
  __typename?: 'ReportCaseAdvanced';
  /** The report case in its new state. */
  reportCase: ReportCase;
};

/** A list of report cases, page by page. */
export type ReportCaseConnection = {
  __typename?: 'ReportCaseConnection';
  /** The report cases of this page, each with its cursor. */
  edges: Array<ReportCaseEdge>;
  /** The report cases of this page. */
  nodes: Array<ReportCase>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A report case in a list. */
export type ReportCaseEdge = {
  __typename?: 'ReportCaseEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The report case. */
  node: ReportCase;
};

/** The viewer may see no report case with this id. */
export type ReportCaseNotFound = Failure & {
  __typename?: 'ReportCaseNotFound';
  /** `There is no such report.` */
  message: Scalars['String']['output'];
};

/** The transition is not possible. */
export type ReportCaseRefused = Failure & {
  __typename?: 'ReportCaseRefused';
  /** The reason as a sentence: `This is not possible while it is “Taken down”.` */
  message: Scalars['String']['output'];
  /** The reason. */
  reason: RefusalReason;
  /** The report case as it is now. */
  reportCase: ReportCase;
};

/** The state of a report case. */
export type ReportCaseState =
  /** The owner has appealed. The content stays hidden. */
  | 'APPEALED'
  /** An admin found nothing wrong, or the content was deleted with its owner's account. Final. */
  | 'DISMISSED'
  /** It waits for a decision by an admin. The content is shown. */
  | 'REPORTED'
  /** An admin has restored the content. Final. */
  | 'RESTORED'
  /** An admin has taken the content down. Its owner may appeal once. */
  | 'TAKEN_DOWN'
  /** An admin has rejected the appeal, or the owner's account was deleted. The content stays hidden. Final. */
  | 'UPHELD';

/** The transitions of a report case. */
export type ReportCaseTransition =
  /** The owner appeals. */
  | 'APPEAL'
  /** An admin finds nothing wrong. */
  | 'DISMISS'
  /** An account reports the content. This begins the process. */
  | 'REPORT'
  /** An admin restores the content. */
  | 'RESTORE'
  /** An admin takes the content down. */
  | 'TAKE_DOWN'
  /** An admin rejects the appeal. */
  | 'UPHOLD';

/** Input of report. */
export type ReportInput = {
  /** The content. */
  about: ReportedContent;
  /** The reason. */
  reason: ReportReason;
  /** The problem, up to 1,000 characters. Required for OTHER. */
  text: Scalars['String']['input'];
};

/** The reason of a report. */
export type ReportReason =
  /** Insults, threats or hatred. */
  | 'ABUSE'
  /** A fraud, or false claims. */
  | 'FRAUD'
  /** Another reason, which the text says. */
  | 'OTHER'
  /** It violates a trademark, a copyright or another right. */
  | 'RIGHTS'
  /** Advertising, or the same content many times. */
  | 'SPAM';

/** Result of report. InvalidInput has the field `about` if the viewer can't see the content or has made it, or the field `text`. */
export type ReportResult = ContentReported | InvalidInput | TooManyAttempts;

/** The reported content: exactly one member. */
export type ReportedContent =
  /** A company: `com-ashgrove-patents`. */
  { companyId: Scalars['ID']['input']; freelancerId?: never; jobId?: never; listingId?: never; messageId?: never; reviewId?: never; }
  |  /** A freelancer: `fre-jun-watanabe`. */
  { companyId?: never; freelancerId: Scalars['ID']['input']; jobId?: never; listingId?: never; messageId?: never; reviewId?: never; }
  |  /** A public job: `job-3101`. */
  { companyId?: never; freelancerId?: never; jobId: Scalars['ID']['input']; listingId?: never; messageId?: never; reviewId?: never; }
  |  /** A public product or service: `srv-1101`. */
  { companyId?: never; freelancerId?: never; jobId?: never; listingId: Scalars['ID']['input']; messageId?: never; reviewId?: never; }
  |  /** A message that the viewer has received: `msg-` and a UUID. */
  { companyId?: never; freelancerId?: never; jobId?: never; listingId?: never; messageId: Scalars['ID']['input']; reviewId?: never; }
  |  /** A published review by a buyer: `rev-` and a UUID. */
  { companyId?: never; freelancerId?: never; jobId?: never; listingId?: never; messageId?: never; reviewId: Scalars['ID']['input']; };

/** The kind of reported content. */
export type ReportedKind =
  /** A company profile. */
  | 'COMPANY'
  /** A freelancer profile. */
  | 'FREELANCER'
  /** A job. */
  | 'JOB'
  /** A product or service. */
  | 'LISTING'
  /** A message. */
  | 'MESSAGE'
  /** A review by a buyer. */
  | 'REVIEW';

/** The fields of REQUEST_ADDITION. Limit: 60 offers and proposals of an account per hour. */
export type RequestAdditionInput = {
  /** The buyer's request, up to 5,000 characters: a round of changes, or more work. */
  message: Scalars['String']['input'];
};

/** The fields of REQUEST_CHANGES. */
export type RequestChangesInput = {
  /** Ids of uploaded files, at most 10: see DeliverInput. */
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The requested changes, up to 5,000 characters. */
  message: Scalars['String']['input'];
};

/** Input of requestEmailChange. */
export type RequestEmailChangeInput = {
  /** The new address, up to 254 characters. */
  email: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** Result of requestEmailChange. */
export type RequestEmailChangeResult = EmailChangeRequested | InvalidInput | TooManyAttempts | WrongPassword;

/** Result of requestEmailConfirmation. */
export type RequestEmailConfirmationResult = EmailConfirmationSent | TooManyAttempts;

/** Result of requestPasswordReset. */
export type RequestPasswordResetResult = InvalidInput | PasswordResetRequested | TooManyAttempts;

/** Input of requestQuote. */
export type RequestQuoteInput = {
  /** Whether to ask for the confidentiality agreement at once. Until the seller accepts it, they can't open the files. */
  askForNda?: InputMaybe<Scalars['Boolean']['input']>;
  /** The code of the broker's link to the service: `k7m2xq9p`. Ignored unless it belongs to an active mandate of the service. */
  broker?: InputMaybe<Scalars['String']['input']>;
  /** Ids of uploaded files, at most 10: see DeliverInput. */
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Id of one of the seller's services: `srv-1101`. Null for other work. */
  listingId?: InputMaybe<Scalars['ID']['input']>;
  /** The request, up to 5,000 characters. */
  message: Scalars['String']['input'];
  /**
   * Names of the other parties, at most 10 of 200 characters each, for a check for conflicts of interest: the seller sees only these
   * until they have answered it.
   */
  otherParties?: InputMaybe<Array<Scalars['String']['input']>>;
  /** User id of a freelancer or broker: `usr-priya-raman`. */
  profileId: Scalars['ID']['input'];
};

/**
 * Result of requestQuote. InvalidInput: a field is missing or beyond its limit, the service is unknown, the seller is unknown, suspended
 * or the viewer, one of the two has blocked the other, or `files` were sent already.
 */
export type RequestQuoteResult = InvalidInput | QuoteRequested | TooManyAttempts;

/** Input of resetPassword. */
export type ResetPasswordInput = {
  /** A password that follows `passwordRule`, up to 200 characters. */
  password: Scalars['String']['input'];
  /** The token from the link: 43 letters, digits, `-` and `_`. */
  token: Scalars['String']['input'];
};

/** Result of resetPassword. */
export type ResetPasswordResult = InvalidInput | InvalidLink | PasswordReset;

/** The fields of RESOLVE. */
export type ResolveInput = {
  /** The reason, up to 2,000 characters. Both parties can read it. */
  reason: Scalars['String']['input'];
  /** Refund to the buyer in US dollars, from 0 to what is held. The rest is released to the seller. */
  refund: Scalars['Float']['input'];
};

/** A review that one party of an engagement writes about the other. */
export type Review = Node & {
  __typename?: 'Review';
  /** The author. */
  author: Profile;
  /**
   * Whether its stars are part of the ratings of the listing and its seller. They are for a buyer's first published review of a
   * listing (or of a seller, for an engagement without a listing), if the buyer has paid and was not refunded in full. False before
   * publication.
   */
  counted: Scalars['Boolean']['output'];
  /** The time when it is published at the latest: 14 days after completion. */
  dueAt: Scalars['DateTime']['output'];
  /** Number of accounts that find it helpful: `3`. */
  helpfulCount: Scalars['NonNegativeInt']['output'];
  /** Unique across all types: `rev-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The listing. Null if it is no longer on offer, or for an engagement without a listing. */
  listing?: Maybe<Listing>;
  /** Whether the viewer has marked it as helpful. False if nobody is signed in. */
  markedHelpful: Scalars['Boolean']['output'];
  /** The time when it was published. Null while only its author can see it. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** The time when the reply was written. Null without one. */
  repliedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The other party's reply. Null without one. */
  reply?: Maybe<Scalars['String']['output']>;
  /** The author's side. */
  side: EngagementParty;
  /** Plain text with line breaks. */
  text: Scalars['String']['output'];
  /** The time when it was written. */
  writtenAt: Scalars['DateTime']['output'];
};

/** A list of reviews, page by page. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The reviews of this page, each with its cursor. */
  edges: Array<ReviewEdge>;
  /** The reviews of this page. */
  nodes: Array<Review>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A review in a list. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The review. */
  node: Review;
};

/** Input of reviewEngagement. */
export type ReviewEngagementInput = {
  /** The engagement's id: `eng-` and a UUID. */
  engagementId: Scalars['ID']['input'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
  /** The text, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** Result of reviewEngagement. InvalidInput has the field `rating` or `text`. */
export type ReviewEngagementResult = EngagementNotFound | InvalidInput | ReviewRefused | ReviewWritten;

/** The viewer's mark is stored or removed. */
export type ReviewMarked = {
  __typename?: 'ReviewMarked';
  /** The review with its new count. */
  review: Review;
};

/** No published review with this id, or none that the viewer can reply to or mark. */
export type ReviewNotFound = Failure & {
  __typename?: 'ReviewNotFound';
  /**
   * The reason: `You can’t reply to this review: it is no longer shown, or you have replied already.` For a mark:
   * `This review is no longer shown, or it is your own.`
   */
  message: Scalars['String']['output'];
};

/** The engagement is not completed, the 14 days are over, or the viewer has already reviewed it. */
export type ReviewRefused = Failure & {
  __typename?: 'ReviewRefused';
  /** The reason: `You have reviewed this already.` */
  message: Scalars['String']['output'];
};

/** The reply was published. */
export type ReviewReplied = {
  __typename?: 'ReviewReplied';
  /** The review with the reply. */
  review: Review;
};

/** The order of reviews. */
export type ReviewSort =
  /** Most stars first, then latest published. */
  | 'HIGHEST'
  /** Fewest stars first, then earliest published. */
  | 'LOWEST'
  /** Found helpful by the most accounts first, then latest published. */
  | 'MOST_HELPFUL'
  /** Latest published first. */
  | 'NEWEST';

/** The review was saved. Others see it once it is published. */
export type ReviewWritten = {
  __typename?: 'ReviewWritten';
  /** The reviewed engagement. */
  engagement: Engagement;
  /** The review. */
  review: Review;
};

/** Result of revokeAccessToken. */
export type RevokeAccessTokenResult = AccessTokenNotFound | AccessTokenRevoked;

/** A seller's sales and earnings in a range of months. Amounts are in US dollars. */
export type SalesReport = {
  __typename?: 'SalesReport';
  /** The first month: `2026-01`. */
  from: Scalars['String']['output'];
  /** The seller's held funds today, of all engagements: `720`. */
  held: Scalars['Float']['output'];
  /**
   * Every listing with a payment, refund, release or view in the range. Highest `paid` first, at most 500. A deleted listing that
   * was viewed but never sold counts in `totals` only.
   */
  listings: Array<ListingSales>;
  /** The seller's earnings in these months as the broker of others, less refunds: `52`. They are in no other total. */
  mandateFees: Scalars['Float']['output'];
  /** Every month of the range, oldest first, including months without sales. */
  months: Array<MonthSales>;
  /** The last month: `2026-12`. */
  to: Scalars['String']['output'];
  /** The totals of all months. */
  totals: SalesTotals;
};

/**
 * Sales totals of a period. Money counts in the month in which it moved: a payment in March that is released in April is `paid` in
 * March and `earned` in April. Paid money is either refunded, commission, a broker's fee, earned, or still held.
 */
export type SalesTotals = {
  __typename?: 'SalesTotals';
  /** The fees of brokers who have introduced the buyers: `0`. */
  brokerFee: Scalars['Float']['output'];
  /** The marketplace's commission on the released amount: `72`. */
  commission: Scalars['Float']['output'];
  /** Sales per view: `0.029`. Null without views, and if not all views were counted: there are fewer views than sales. */
  conversion?: Maybe<Scalars['Float']['output']>;
  /** Earned by the seller, released less commission and brokers' fees: `648`. */
  earned: Scalars['Float']['output'];
  /** Paid by buyers, before refunds and commission: `2160`. */
  paid: Scalars['Float']['output'];
  /** Refunded to buyers: `720`. */
  refunded: Scalars['Float']['output'];
  /** Released, including commission and brokers' fees: `720`. */
  released: Scalars['Float']['output'];
  /** Number of paid order lines and accepted offers, whatever their quantity: `9`. Free ones don't count. */
  sales: Scalars['NonNegativeInt']['output'];
  /** Listing views, without the seller's own. A visitor counts once per listing in half an hour: `310`. */
  views: Scalars['NonNegativeInt']['output'];
};

/** An account of the sample data. Its password is public. */
export type SampleAccount = {
  __typename?: 'SampleAccount';
  /** Its email address: `vendor@example.com`. */
  email: Scalars['String']['output'];
  /** Its password. */
  password: Scalars['String']['output'];
  /** Its role. */
  role: UserRole;
};

/** A test card of the sample provider. */
export type SampleCard = {
  __typename?: 'SampleCard';
  /** The card number: `4242 4242 4242 4242`. */
  number: Scalars['String']['output'];
  /** The outcome of a payment with it: `pays`, `is declined`, `fails`. */
  outcome: Scalars['String']['output'];
  /** Its token for `PaymentInput.token`. */
  token: Scalars['String']['output'];
};

/**
 * Result of saveDocketEntry. InvalidInput: a rule of the input is broken, the engagement is unknown or not paid, its docket is full,
 * the date was removed, or another one was added under the `clientId`.
 */
export type SaveDocketEntryResult = DocketEntrySaved | InvalidInput | TooManyAttempts;

/** Result of saveListing. InvalidInput has the field `id` if 500 listings are already saved. */
export type SaveListingResult = InvalidInput | ListingNotFound | SavedListingAdded;

/** Search criteria. Omitted fields don't filter; at least one is required. The rating is no criterion, because new listings have none. */
export type SaveSearchInput = {
  /** Slug of the category: `logo-design`. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Only of sellers with a checked registration in this jurisdiction, 2 to 60 characters: `California`. */
  jurisdiction?: InputMaybe<Scalars['String']['input']>;
  /** Only products, or only services. */
  kind?: InputMaybe<ListingKind>;
  /** Only of sellers who work in this language, by its code: `DE`. Case is ignored. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Maximum delivery time in days, 1 to 365: `3`. Products are delivered at once. */
  maxDeliveryDays?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum price in US dollars: `499.99`. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Minimum price in US dollars: `50`. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Only listings of sellers with this role: `BROKER`. */
  sellerRole?: InputMaybe<UserRole>;
  /** A text as in `search`, 2 to 200 characters: `trademark`. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Only of sellers that the marketplace has verified. False doesn't filter. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of saveSearch. */
export type SaveSearchResult = InvalidInput | SearchSaved;

/** Input of saveSearchSynonym. */
export type SaveSearchSynonymInput = {
  /** The texts that listings have instead, 1 to 8 texts of 60 characters at most: `company formation`. */
  meanings: Array<Scalars['String']['input']>;
  /** The text that people type, 2 to 60 characters and four words at most: `llc`. */
  term: Scalars['String']['input'];
};

/** Result of saveSearchSynonym. InvalidInput: a text is missing or too long, or there are 500 synonyms. */
export type SaveSearchSynonymResult = InvalidInput | SearchSynonymSaved;

/** The record of a listing that an account has saved. Only the account reads it. */
export type SavedListing = {
  __typename?: 'SavedListing';
  /** The account's private note, up to 500 characters. Empty without one. */
  note: Scalars['String']['output'];
  /** The price in US dollars when it was saved. Null if that is not known. */
  price?: Maybe<Scalars['Float']['output']>;
  /** The time when it was saved. */
  savedAt: Scalars['DateTime']['output'];
};

/** The listing was saved. */
export type SavedListingAdded = {
  __typename?: 'SavedListingAdded';
  /** The listing. */
  listing: Listing;
};

/** The note was saved. */
export type SavedListingNoted = {
  __typename?: 'SavedListingNoted';
  /** The listing. */
  listing: Listing;
};

/** Search criteria that an account has saved. New matches are notified. */
export type SavedSearch = Node & {
  __typename?: 'SavedSearch';
  /** The category. Null for any. */
  category?: Maybe<Category>;
  /** The time when it was saved. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique across all types: `svs-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The jurisdiction of a checked registration of sellers. Null for any. */
  jurisdiction?: Maybe<Scalars['String']['output']>;
  /** Only products, or only services; null for both. */
  kind?: Maybe<ListingKind>;
  /** The code of a language that sellers work in, in upper case: `DE`. Null for any. */
  language?: Maybe<Scalars['String']['output']>;
  /** Maximum delivery time in days. Null for any. */
  maxDeliveryDays?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Maximum price in US dollars. Null for any. */
  maxPrice?: Maybe<Scalars['Float']['output']>;
  /** Minimum price in US dollars. Null for any. */
  minPrice?: Maybe<Scalars['Float']['output']>;
  /** The criteria in words: `“trademark” in Logo Design, up to $500.00`. */
  name: Scalars['String']['output'];
  /** The role of sellers. Null for any. */
  sellerRole?: Maybe<UserRole>;
  /** The searched text. Empty for any text. */
  text: Scalars['String']['output'];
  /** Whether only listings of verified sellers match. */
  verified: Scalars['Boolean']['output'];
};

/** The viewer has no saved search with this id. */
export type SavedSearchNotFound = Failure & {
  __typename?: 'SavedSearchNotFound';
  /** The message: `This search was removed already.` */
  message: Scalars['String']['output'];
};

/** The search was removed. */
export type SavedSearchRemoved = {
  __typename?: 'SavedSearchRemoved';
  /** Its former id. */
  id: Scalars['ID']['output'];
};

/** A filter for search results. Omitted fields don't filter. */
export type SearchFilter = {
  /** Slug of the category: `logo-design`. An unknown one matches nothing. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Only of sellers with a checked registration in this jurisdiction: `California`. */
  jurisdiction?: InputMaybe<Scalars['String']['input']>;
  /** Only products, or only services. */
  kind?: InputMaybe<ListingKind>;
  /** Only of sellers who work in this language, by its code: `DE`. Case is ignored; an unknown one matches nothing. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Maximum delivery time in days: `3`. Products pass, because they are delivered at once. */
  maxDeliveryDays?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum price in US dollars: `499.99`. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Minimum price in US dollars: `50`. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Minimum rating, 0 to 5: `4.5`. */
  minRating?: InputMaybe<Scalars['Float']['input']>;
  /** Only listings of sellers with this role. */
  sellerRole?: InputMaybe<UserRole>;
  /** Only of sellers that the marketplace has verified: a checked company or a checked registration. False doesn't filter. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A search result. */
export type SearchResult = Product | Service;

/** A list of results, page by page. */
export type SearchResultConnection = {
  __typename?: 'SearchResultConnection';
  /** Listings close to the text. Null if the search has five results or more, on later pages, for a blank text and for saved listings. */
  closeMatches?: Maybe<CloseMatches>;
  /** The results of this page, each with its cursor. */
  edges: Array<SearchResultEdge>;
  /** The filters of this list. Empty for `savedListings`, which has none. */
  facets: Array<Facet>;
  /** The results of this page. */
  nodes: Array<SearchResult>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A result in a list. */
export type SearchResultEdge = {
  __typename?: 'SearchResultEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The result. */
  node: SearchResult;
};

/** The search was saved. */
export type SearchSaved = {
  __typename?: 'SearchSaved';
  /** The search. */
  savedSearch: SavedSearch;
};

/** A sort order of search results. */
export type SearchSort =
  /** The best match first, and the newest of equal ones. */
  | 'BEST_MATCH'
  /** The newest first. */
  | 'NEWEST'
  /** The highest price first. */
  | 'PRICE_HIGH'
  /** The lowest price first. */
  | 'PRICE_LOW'
  /** The best rating first. */
  | 'RATING';

/** A word that people search for, with those that listings use instead. */
export type SearchSynonym = {
  __typename?: 'SearchSynonym';
  /** The texts that listings have instead: `company formation`. Searches for the term find listings with all words of one of these. */
  meanings: Array<Scalars['String']['output']>;
  /** The text that people type, in lower case and without accents: `llc`. */
  term: Scalars['String']['output'];
};

/** The synonym was removed. */
export type SearchSynonymRemoved = {
  __typename?: 'SearchSynonymRemoved';
  /** Its term. */
  term: Scalars['String']['output'];
};

/** The synonym was saved. */
export type SearchSynonymSaved = {
  __typename?: 'SearchSynonymSaved';
  /** The synonym. */
  synonym: SearchSynonym;
};

/** The factor was added. */
export type SecondFactorAdded = {
  __typename?: 'SecondFactorAdded';
  /** Ten new recovery codes, if this is the first factor of the account. Only their hashes are stored. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** Input of completeLogin: one of the factors. */
export type SecondFactorInput =
  /** The current code of the authenticator app: `492039`. */
  { code: Scalars['String']['input']; passkey?: never; recoveryCode?: never; }
  |  /** The response of a passkey to the options of beginPasskeyUse. */
  { code?: never; passkey: Scalars['JSON']['input']; recoveryCode?: never; }
  |  /** A recovery code, which works once: `k3vd-9wxm-t2ph-7rqa`. Case, spaces and hyphens are ignored. */
  { code?: never; passkey?: never; recoveryCode: Scalars['String']['input']; };

/** A kind of second factor. */
export type SecondFactorKind =
  /** A code of six digits from an authenticator app. */
  | 'AUTHENTICATOR_APP'
  /** A passkey. */
  | 'PASSKEY'
  /** A recovery code, which works once. */
  | 'RECOVERY_CODE';

/** It is the last factor of an account that must have one. */
export type SecondFactorObligatory = Failure & {
  __typename?: 'SecondFactorObligatory';
  /** `Admins need a second factor. Add another one before you remove this one.` */
  message: Scalars['String']['output'];
};

/** The factor was removed, or did not exist. With the last factor, the recovery codes are removed. */
export type SecondFactorRemoved = {
  __typename?: 'SecondFactorRemoved';
  /** Whether the account has a second factor left. */
  anyLeft: Scalars['Boolean']['output'];
};

/** The account has a second factor. The sign-in waits for it in a cookie, for five minutes. */
export type SecondFactorRequired = {
  __typename?: 'SecondFactorRequired';
  /** The factors that complete it. */
  methods: Array<SecondFactorKind>;
};

/** The second factors of an account. A sign-in with a password or an identity provider needs one of them, if there are any. */
export type SecondFactors = {
  __typename?: 'SecondFactors';
  /** The time when the authenticator app was confirmed. Null without one. */
  authenticatorAppSince?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the account must have one: admins, without sample data. */
  obligatory: Scalars['Boolean']['output'];
  /** The passkeys, oldest first. */
  passkeys: Array<Passkey>;
  /** Number of recovery codes that were not used yet: `10`. */
  recoveryCodesLeft: Scalars['NonNegativeInt']['output'];
};

/** A record of something that concerns the security of an account. It never changes, and stays for a year. */
export type SecurityEvent = {
  __typename?: 'SecurityEvent';
  /** The time when it happened. */
  at: Scalars['DateTime']['output'];
  /** The name of the token or passkey, both names of a renamed passkey, the identity provider, or the new role. Empty for other events. */
  details: Scalars['String']['output'];
  /** The device that caused it: `Firefox on Linux`. Empty for what admins or jobs did. */
  device: Scalars['String']['output'];
  /** Unique across all types: `sec-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The kind of event. */
  kind: SecurityEventKind;
  /** The network that caused it, without the last part of its address: `203.0.113.0/24`. Empty for what admins or jobs did. */
  network: Scalars['String']['output'];
};

/** The kind of a security event. */
export type SecurityEventKind =
  /** The email address was changed. */
  | 'EMAIL_CHANGED'
  /** The email address was confirmed. */
  | 'EMAIL_CONFIRMED'
  /** A passkey was registered. */
  | 'PASSKEY_ADDED'
  /** A passkey was removed by its owner. */
  | 'PASSKEY_REMOVED'
  /** A passkey was renamed by its owner. */
  | 'PASSKEY_RENAMED'
  /** The password was changed or reset. */
  | 'PASSWORD_CHANGED'
  /** The recovery codes were replaced. */
  | 'RECOVERY_CODES_REPLACED'
  /** A recovery code was used to sign in. */
  | 'RECOVERY_CODE_USED'
  /** An admin reinstated the account. */
  | 'REINSTATED'
  /** An admin changed the role. */
  | 'ROLE_CHANGED'
  /** An authenticator app was added. */
  | 'SECOND_FACTOR_ADDED'
  /**
   * Five codes of a second factor within a day were wrong: whoever entered them knew the password, or had a session. Recorded once a
   * day, and mailed to the owner.
   */
  | 'SECOND_FACTOR_REFUSED'
  /** The authenticator app was removed by its owner. */
  | 'SECOND_FACTOR_REMOVED'
  /** Somebody signed in. */
  | 'SIGNED_IN'
  /**
   * A sign-in was refused: the password was wrong, or the account is suspended. So was a wrong password where a signed-in account
   * confirms it. Recorded once an hour for each network.
   */
  | 'SIGN_IN_REFUSED'
  /** An account at an identity provider was linked. */
  | 'SOCIAL_ACCOUNT_LINKED'
  /** An admin suspended the account. */
  | 'SUSPENDED'
  /** A personal access token was created. */
  | 'TOKEN_CREATED'
  /** An expired or revoked personal access token was used, and refused. Recorded once an hour for each token. */
  | 'TOKEN_REFUSED'
  /** A personal access token was revoked, by its owner or by a password reset. */
  | 'TOKEN_REVOKED';

/** The checklist is dismissed. */
export type SellerChecklistDismissed = {
  __typename?: 'SellerChecklistDismissed';
  /** The viewer. */
  user: User;
};

/** The viewer has never published a listing. */
export type SellerChecklistUnfinished = Failure & {
  __typename?: 'SellerChecklistUnfinished';
  /** The message: `The checklist stays until your first listing is published.` */
  message: Scalars['String']['output'];
};

/** Input of sendMessage. */
export type SendMessageInput = {
  /** Plain text, 1 to 5,000 characters without outer spaces. Empty only beside files. */
  body: Scalars['String']['input'];
  /** The client's own id for this message, 1 to 64 characters. It makes the request idempotent. */
  clientId: Scalars['ID']['input'];
  /** The conversation: `cnv-` and a UUID. */
  conversationId: Scalars['ID']['input'];
  /** Ids of uploaded files, at most 10: see DeliverInput. */
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Result of sendMessage. InvalidInput has the field `body`, `files` if they were sent already, or `clientId` if another message was sent under it. */
export type SendMessageResult = ConversationNotFound | InvalidInput | MessageSent | RecipientUnavailable | TooManyAttempts;

/** The fields of SEND_OFFER. Limit: 60 offers and proposals of an account per hour. */
export type SendOfferInput = {
  /** Days that the work takes after the requirements are sent, 1 to 365. Null with milestones: it is their sum. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of uploaded files, at most 10: see DeliverInput. */
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A description of the offer, up to 5,000 characters. */
  message: Scalars['String']['input'];
  /** 2 to 6 milestones, in their order. Null for none. InvalidInput names the milestone: `Milestone 2: Price: from $1.00 to $1,000,000.00`. */
  milestones?: InputMaybe<Array<MilestoneInput>>;
  /** Price of the whole work in US dollars, 1 to 1,000,000 with at most two decimals: `720`. Null with milestones: it is their sum. */
  price?: InputMaybe<Scalars['Float']['input']>;
};

/** A listing of work that a freelancer or broker does for a price. */
export type Service = Listing & Node & {
  __typename?: 'Service';
  /** Its category. */
  category: Category;
  /** The same as `image`. */
  cover: Scalars['String']['output'];
  /** The time when it was first published. */
  createdAt: Scalars['DateTime']['output'];
  /** Days from the requirements to the delivery: `14`. */
  deliveryDays: Scalars['NonNegativeInt']['output'];
  /** Paragraphs with a blank line between them. Cards show the first one. */
  description: Scalars['String']['output'];
  /**
   * An excerpt of the description for lists, about 200 characters: its beginning or, if the first match comes later, the sentence
   * with the match.
   */
  excerpt: Scalars['String']['output'];
  /** The extras that buyers can add to it, at most five, in the seller’s order. */
  extras: Array<ServiceExtra>;
  /** Questions that buyers often have, with the seller's answers. At most 10. */
  faq: Array<FaqEntry>;
  /** Whether it is sold in packages. Then `price` and `deliveryDays` are those of the cheapest one. */
  hasPackages: Scalars['Boolean']['output'];
  /** Unique across all types: `srv-1101`. */
  id: Scalars['ID']['output'];
  /** Root-relative path of its picture. */
  image: Scalars['String']['output'];
  /** The seller's included lines, beside those of every service, at most 10: `Two directions to choose from`. */
  included: Array<Scalars['String']['output']>;
  /** Its packages, at most three, in the seller’s order. Without any it has one price, its delivery time and one round of changes. */
  packages: Array<ServicePackage>;
  /** Price in US dollars: `2999.99`. */
  price: Scalars['Float']['output'];
  /** The seller, who does the work. */
  provider: Profile;
  /** The seller's questions to the buyer after the purchase, at most 10 questions. Empty if the seller asks nothing. */
  questions: Array<BuyerQuestion>;
  /** Average of its reviews, 0 to 5 with one decimal; 0 without reviews. */
  rating: Scalars['Float']['output'];
  /** Other listings of its category, best rated first. */
  related: Array<Listing>;
  /** Number of reviews behind the rating. */
  reviewCount: Scalars['NonNegativeInt']['output'];
  /** Buyers' reviews of it, latest published first. */
  reviews: ReviewConnection;
  /** Whether the viewer has saved it. False for signed-out visitors. */
  saved: Scalars['Boolean']['output'];
  /** The viewer's record of saving it. Null if they have not saved it. */
  savedListing?: Maybe<SavedListing>;
  /** The same as `provider`. */
  seller: Profile;
  /** Its title: `Utility Patent Drafting and Filing`. */
  title: Scalars['String']['output'];
};


/** A listing of work that a freelancer or broker does for a price. */
export type ServiceExcerptArgs = {
  around?: InputMaybe<Scalars['String']['input']>;
};


/** A listing of work that a freelancer or broker does for a price. */
export type ServiceRelatedArgs = {
  first?: Scalars['Int']['input'];
};


/** A listing of work that a freelancer or broker does for a price. */
export type ServiceReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A list of services, page by page. */
export type ServiceConnection = {
  __typename?: 'ServiceConnection';
  /** The services of this page, each with its cursor. */
  edges: Array<ServiceEdge>;
  /** The filters of this list. */
  facets: Array<Facet>;
  /** The services of this page. */
  nodes: Array<Service>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A service in a list. */
export type ServiceEdge = {
  __typename?: 'ServiceEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The service. */
  node: Service;
};

/** Something that a buyer can add to a service, such as a faster delivery. */
export type ServiceExtra = {
  __typename?: 'ServiceExtra';
  /** Days that it adds to the delivery time, or takes away if it is negative: `-4`. */
  days: Scalars['Int']['output'];
  /** Unique in its listing: `rush`. */
  key: Scalars['ID']['output'];
  /** Its name: `Rush delivery`. */
  name: Scalars['String']['output'];
  /** Price in US dollars, on top of the price of the service: `120`. */
  price: Scalars['Float']['output'];
  /** Rounds of changes that it adds, 0 to 9: `1`. */
  rounds: Scalars['NonNegativeInt']['output'];
};

/** A package of a service: what one price includes. */
export type ServicePackage = {
  __typename?: 'ServicePackage';
  /** The contents, at most 8 entries: `Search in 34 classes`. */
  contents: Array<Scalars['String']['output']>;
  /** Days from the requirements to the delivery: `14`. */
  deliveryDays: Scalars['NonNegativeInt']['output'];
  /** Unique in its listing: `standard`. */
  key: Scalars['ID']['output'];
  /** Its name: `Standard`. */
  name: Scalars['String']['output'];
  /** Price in US dollars: `450`. */
  price: Scalars['Float']['output'];
  /** Rounds of changes that are included, 0 to 9: `2`. */
  rounds: Scalars['NonNegativeInt']['output'];
};

/** A browser in which an account is signed in. */
export type Session = Node & {
  __typename?: 'Session';
  /** The time when the session began. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether it is the session of this request. */
  current: Scalars['Boolean']['output'];
  /** Browser and operating system, from the User-Agent header: `Firefox on Linux`, or `Unknown device`. */
  device: Scalars['String']['output'];
  /** Unique across all types: `ses-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The time when it was last used, to the minute. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** The session has ended. */
export type SessionEnded = {
  __typename?: 'SessionEnded';
  /** The id of the session, which is no longer listed. */
  id: Scalars['ID']['output'];
};

/** The viewer has no session with this id, or it has ended. */
export type SessionNotFound = Failure & {
  __typename?: 'SessionNotFound';
  /** The message: `This session has ended already.` */
  message: Scalars['String']['output'];
};

/** Input of signInAgain: one of the factors. */
export type SignInAgainInput =
  /** The current code of the authenticator app: `492039`. */
  { code: Scalars['String']['input']; passkey?: never; password?: never; }
  |  /** The response of a passkey to the options of beginPasskeyUse. */
  { code?: never; passkey: Scalars['JSON']['input']; password?: never; }
  |  /** The account's password. */
  { code?: never; passkey?: never; password: Scalars['String']['input']; };

/** Result of signInAgain. */
export type SignInAgainResult = SignedInAgain | TooManyAttempts | WrongPassword | WrongSecondFactor;

/** The session counts as signed in just now. */
export type SignedInAgain = {
  __typename?: 'SignedInAgain';
  /** The time when the session counts as signed in. */
  at: Scalars['DateTime']['output'];
};

/** A text of the admins at the top of pages, for some time. Pages call it an announcement. */
export type SiteNotice = Node & {
  __typename?: 'SiteNotice';
  /** The moment from which it is shown. */
  from: Scalars['DateTime']['output'];
  /** Unique across all types: `ntc-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The role that sees it. Null for everybody. */
  role?: Maybe<UserRole>;
  /** Whether it is shown now. */
  shown: Scalars['Boolean']['output'];
  /** The text: `Payments are unavailable on Sunday from 2 to 3.` */
  text: Scalars['String']['output'];
  /** The moment at which it ends. */
  until: Scalars['DateTime']['output'];
};

/** A list of notices, page by page. */
export type SiteNoticeConnection = {
  __typename?: 'SiteNoticeConnection';
  /** The notices of this page, each with its cursor. */
  edges: Array<SiteNoticeEdge>;
  /** The notices of this page. */
  nodes: Array<SiteNotice>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A notice in a list. */
export type SiteNoticeEdge = {
  __typename?: 'SiteNoticeEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The notice. */
  node: SiteNotice;
};

/** The notice has ended. */
export type SiteNoticeEnded = {
  __typename?: 'SiteNoticeEnded';
  /** The notice, which is no longer shown. */
  notice: SiteNotice;
};

/** No notice has this id. */
export type SiteNoticeNotFound = Failure & {
  __typename?: 'SiteNoticeNotFound';
  /** The message: `There is no such announcement.` */
  message: Scalars['String']['output'];
};

/** The notice is published, or will be. */
export type SiteNoticePublished = {
  __typename?: 'SiteNoticePublished';
  /** The notice. */
  notice: SiteNotice;
};

/**
 * The login failed at the provider, the provider is not configured or has no verified email address, or another account uses the
 * address.
 */
export type SocialLoginFailed = Failure & {
  __typename?: 'SocialLoginFailed';
  /** `Google login failed. Please try another method.` */
  message: Scalars['String']['output'];
};

/** Input of socialLogin. */
export type SocialLoginInput = {
  /** The page to open after signing in, a path of this site: `/jobs`. For anything else, the page of the account's role. */
  next?: InputMaybe<Scalars['String']['input']>;
  /** The identity provider. */
  provider: SocialProvider;
  /** The page where the login began, and to which a failed login returns. */
  purpose?: SocialPurpose;
};

/** The identity provider needs the browser on its own page. */
export type SocialLoginRedirect = {
  __typename?: 'SocialLoginRedirect';
  /** The URL to redirect the browser to. */
  url: Scalars['URL']['output'];
};

/** Result of socialLogin. */
export type SocialLoginResult = AccountSuspended | SecondFactorRequired | SocialLoginFailed | SocialLoginRedirect | SocialLoginSuccess;

/** Signed in without a redirect, as with the sample provider. */
export type SocialLoginSuccess = {
  __typename?: 'SocialLoginSuccess';
  /** The signed-in account. */
  user: User;
};

/** An identity provider for social login. */
export type SocialProvider =
  /** Apple. */
  | 'APPLE'
  /** Facebook. */
  | 'FACEBOOK'
  /** Google. */
  | 'GOOGLE'
  /** LinkedIn. */
  | 'LINKEDIN';

/** The page where a social login begins. */
export type SocialPurpose =
  /** Logging in, on `/login`. */
  | 'LOGIN'
  /**
   * Signing in again, on `/signed-in-again`: the provider of the account asks for its own password. The session counts as signed in
   * just now, as after signInAgain.
   */
  | 'REAUTHENTICATION'
  /** Registering, on `/register`. */
  | 'REGISTRATION';

/** The money of an account's purchases, in US dollars. */
export type Spending = {
  __typename?: 'Spending';
  /** Held for running orders until the work is accepted: `720`. */
  held: Scalars['Float']['output'];
  /** Paid since January 1 (UTC), before refunds: `2160`. */
  paidThisYear: Scalars['Float']['output'];
  /** Refunded since January 1 (UTC): `720`. */
  refundedThisYear: Scalars['Float']['output'];
};

/** The number of ratings with the same stars. */
export type StarCount = {
  __typename?: 'StarCount';
  /** Number of ratings with these stars: `64`. */
  count: Scalars['NonNegativeInt']['output'];
  /** Stars, 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** Input of startConversation. */
export type StartConversationInput = {
  /** The subject. It also determines the recipient. */
  about: ConversationAbout;
  /** Plain text, 1 to 5,000 characters without outer spaces. Empty only beside files. */
  body: Scalars['String']['input'];
  /** The client's own id for this message, 1 to 64 characters. It makes the request idempotent. */
  clientId: Scalars['ID']['input'];
  /** Ids of uploaded files, at most 10: see DeliverInput. */
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/**
 * Result of startConversation. InvalidInput has the field `about` if the subject has no recipient, or belongs to the viewer,
 * `body`, `files` if they were sent already, or `clientId` if another message was sent under it.
 */
export type StartConversationResult = InvalidInput | MessageSent | RecipientUnavailable | TooManyAttempts;

/** A statistic. */
export type Stat = Node & {
  __typename?: 'Stat';
  /** Unique across all types: `sta-active-users`. */
  id: Scalars['ID']['output'];
  /** The label: `Active users`. */
  label: Scalars['String']['output'];
  /** The displayed value: `10,000+`. */
  value: Scalars['String']['output'];
};

/** A statement, page by page. */
export type StatementConnection = {
  __typename?: 'StatementConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<StatementEdge>;
  /** The entries of this page. */
  nodes: Array<StatementEntry>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** An entry in a statement. */
export type StatementEdge = {
  __typename?: 'StatementEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: StatementEntry;
};

/** A change of a seller's or broker's balance. */
export type StatementEntry = {
  __typename?: 'StatementEntry';
  /** US dollars; negative if the balance became smaller: `-629.1`. */
  amount: Scalars['Float']['output'];
  /** The time when it was booked. */
  at: Scalars['DateTime']['output'];
  /** The engagement whose money it is. */
  engagement: Engagement;
  /** Unique in the statement. */
  id: Scalars['ID']['output'];
  /** The cause of the change. */
  kind: StatementEntryKind;
};

/** A kind of change of a seller's or broker's balance. */
export type StatementEntryKind =
  /** The buyer's bank has taken the payment back. */
  | 'CHARGED_BACK'
  /** The price was released, less commission and the broker's fee; for the broker, the fee. */
  | 'EARNED'
  /** The earnings were sent to the seller's account. */
  | 'PAID_OUT'
  /** The seller or an admin has refunded the buyer after completion; the commission came back in proportion. */
  | 'REFUNDED'
  /** Money came back from the seller's account, after a refund or a chargeback. */
  | 'RETURNED';

/** The fields of SUBMIT_REQUIREMENTS. */
export type SubmitRequirementsInput = {
  /** The answers to the seller's questions: to every required one. InvalidInput names the question: `q1`. */
  answers?: InputMaybe<Array<AnswerInput>>;
  /** Ids of uploaded files, at most 10: see DeliverInput. */
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Everything that the seller needs to start, up to 10,000 characters. */
  message: Scalars['String']['input'];
  /**
   * Names of the other parties, at most 10 of 200 characters each. The seller sees only these until they have answered the check for
   * conflicts of interest. InvalidInput if a check was asked for already, or for a milestone.
   */
  otherParties?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** All subscriptions, at `/graphql/stream`, by the GraphQL over SSE protocol in distinct connections mode. */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * The live events of the viewer's account. Completes when the session or access token ends, or the account is suspended. Errors:
   * UNAUTHENTICATED without either, LIMIT_EXCEEDED if the account has 30 open subscriptions in a process of the server.
   */
  liveEvents: LiveEvent;
};


/** All subscriptions, at `/graphql/stream`, by the GraphQL over SSE protocol in distinct connections mode. */
export type SubscriptionLiveEventsArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
};

/** The fields of SUGGEST_SETTLEMENT. Limit: 60 offers and proposals of an account per hour. */
export type SuggestSettlementInput = {
  /** The reason, up to 2,000 characters. Both parties can read it. */
  reason: Scalars['String']['input'];
  /** The refund in US dollars, from 0 to what is held, with at most two decimals: `600`. The rest is released. */
  refund: Scalars['Float']['input'];
};

/** Input of suspendUser. */
export type SuspendUserInput = {
  /** The reason, up to 500 characters. The account's owner and all admins can read it. */
  reason: Scalars['String']['input'];
  /** The account's id: `usr-priya-raman`. */
  userId: Scalars['ID']['input'];
};

/** Result of suspendUser. InvalidInput: the account is unknown, the viewer's own or already suspended, or the reason is missing. */
export type SuspendUserResult = InvalidInput | UserSuspended;

/** The effect of a suspension. */
export type SuspensionEffect = {
  __typename?: 'SuspensionEffect';
  /** Number of listings that are hidden. */
  listingCount: Scalars['NonNegativeInt']['output'];
  /** Number of orders and quotes that stay open, as buyer and as seller. Their deadlines stand still. */
  openEngagementCount: Scalars['NonNegativeInt']['output'];
  /** Number of other accounts that are notified, because they have something open with it. */
  otherPartyCount: Scalars['NonNegativeInt']['output'];
  /** Number of sessions that end. */
  sessionCount: Scalars['NonNegativeInt']['output'];
};

/** A licence of a product for more people than one, at a price of its own. */
export type TeamLicence = {
  __typename?: 'TeamLicence';
  /** For how many people, 2 to 999: `25`. */
  people: Scalars['NonNegativeInt']['output'];
  /** Price in US dollars, in place of the product’s price: `699`. */
  price: Scalars['Float']['output'];
};

/** A licence for more people in a draft. */
export type TeamLicenceDraft = {
  __typename?: 'TeamLicenceDraft';
  /** For how many people, 2 to 999: `25`. Null until it is set. */
  people?: Maybe<Scalars['Int']['output']>;
  /** Price in US dollars, in place of the product’s price, 0 to 1,000,000: `699`. Null until it is set. */
  price?: Maybe<Scalars['Float']['output']>;
};

/** The licence for more people of EditListingInput. */
export type TeamLicenceInput = {
  /** For how many people, 2 to 999: `25`. Null until it is set. */
  people?: InputMaybe<Scalars['Int']['input']>;
  /** Price in US dollars, in place of the product’s price, 0 to 1,000,000, at most two decimals: `699`. Null until it is set. */
  price?: InputMaybe<Scalars['Float']['input']>;
};

/**
 * The total is `expectedTotal`, and the terms of a line are not among `expectedTerms`. Nothing was charged, or the payment is being
 * refunded: `message` tells which.
 */
export type TermsChanged = Failure & {
  __typename?: 'TermsChanged';
  /** Ids of the listings whose terms have changed, each once. */
  listingIds: Array<Scalars['ID']['output']>;
  /** `The terms of ‘Utility Patent Drafting and Filing’ have changed. Nothing was charged.` */
  message: Scalars['String']['output'];
  /** The current prices and terms of the cart. */
  quote: CartQuote;
};

/** A customer's testimonial about the marketplace. */
export type Testimonial = Node & {
  __typename?: 'Testimonial';
  /** The customer's name: `Lucia Ferrante`. */
  author: Scalars['String']['output'];
  /** Root-relative path of the portrait. */
  avatar: Scalars['String']['output'];
  /** Unique across all types: `tes-lucia-ferrante`. */
  id: Scalars['ID']['output'];
  /** The text. */
  quote: Scalars['String']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** The customer's position: `Founder, Fernwell Sensors`. */
  title: Scalars['String']['output'];
};

/** The account has 20 access tokens already. */
export type TooManyAccessTokens = Failure & {
  __typename?: 'TooManyAccessTokens';
  /** `You have 20 tokens, which is the most. Revoke one that you no longer need.` */
  message: Scalars['String']['output'];
};

/** A rate limit is exceeded. The HTTP status is 429, with a Retry-After header. */
export type TooManyAttempts = Failure & {
  __typename?: 'TooManyAttempts';
  /** The message: `Too many attempts. Please try again in 9 minutes.` */
  message: Scalars['String']['output'];
  /** Seconds until the next attempt is possible: `540`. */
  retryAfterSeconds: Scalars['NonNegativeInt']['output'];
};

/** The account has 200 listings, which is the most. */
export type TooManyListings = Failure & {
  __typename?: 'TooManyListings';
  /** The message: `An account has at most 200 listings. Delete one that you don't need.` */
  message: Scalars['String']['output'];
};

/** The counted facts about a seller's past orders and answers. */
export type TrackRecord = {
  __typename?: 'TrackRecord';
  /** Number of completed orders. */
  completedOrders: Scalars['NonNegativeInt']['output'];
  /** The month in which the account was created, as a sentence: `Member since March 2024`. */
  memberSince: Scalars['String']['output'];
  /** Share of the first deliveries that came by their due date, in percent, rounded down. Null with fewer than 5 deliveries. */
  onTimePercent?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** The facts as sentences; those with too few orders or answers are left out: `Usually answers within 3 hours`. */
  sentences: Array<Scalars['String']['output']>;
  /**
   * Hours within which at least two thirds of the first answers to requests and messages came: 1, 3, 6, 12, 24 or 48. A request that
   * expires counts as a late answer. Null with fewer than 5 answers, or if the time is longer than 48 hours.
   */
  usualAnswerHours?: Maybe<Scalars['NonNegativeInt']['output']>;
};

/** A field of a form. */
export type TransitionField = {
  __typename?: 'TransitionField';
  /** Initial value of a number: the last offered price. Null for none. */
  initial?: Maybe<Scalars['Float']['output']>;
  /** The kind of value. */
  kind: TransitionFieldKind;
  /** The label: `What should change`. */
  label: Scalars['String']['output'];
  /** Maximum for MONEY and the sum of MILESTONES (in US dollars), DAYS and ROUNDS. Null for other kinds. */
  max?: Maybe<Scalars['Float']['output']>;
  /** Maximum number of LINKS, NAMES, FILES and MILESTONES. Null for other kinds. */
  maxEntries?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Maximum length in characters for TEXT, of each link for LINKS, of each name for NAMES, and of each title for MILESTONES. Null for other kinds. */
  maxLength?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Minimum for MONEY and each price of MILESTONES (in US dollars), DAYS and ROUNDS. Null for other kinds. */
  min?: Maybe<Scalars['Float']['output']>;
  /** The name of the input field: `message`. */
  name: Scalars['String']['output'];
  /** The options of a CHOICE. Empty for other kinds. */
  options: Array<TransitionOption>;
  /** The seller's question that it asks, `q1`: its value is a member of `answers`. Null for other fields. */
  questionId?: Maybe<Scalars['ID']['output']>;
  /** The `name` of the field whose value replaces this one: with `milestones` an offer has no `price` of its own. Null for none. */
  replacedBy?: Maybe<Scalars['String']['output']>;
  /** Whether it is required. */
  required: Scalars['Boolean']['output'];
};

/** The kind of value of a form field. */
export type TransitionFieldKind =
  /** One of `options`. */
  | 'CHOICE'
  /** A whole number of days. */
  | 'DAYS'
  /** Files, as ids of the viewer's uploads. */
  | 'FILES'
  /** Web addresses, https only. */
  | 'LINKS'
  /** MilestoneInputs: at least two, or none. */
  | 'MILESTONES'
  /** US dollars, at most two decimals. */
  | 'MONEY'
  /** Names of people or companies. */
  | 'NAMES'
  /** A PaymentInput: the payment provider's form. */
  | 'PAYMENT'
  /** A whole number of rounds of changes. */
  | 'ROUNDS'
  /** Several lines of text. */
  | 'TEXT';

/** One of the values of a CHOICE. */
export type TransitionOption = {
  __typename?: 'TransitionOption';
  /** The text to show: `The buyer`. */
  label: Scalars['String']['output'];
  /** The value to send: `BUYER`. */
  value: Scalars['String']['output'];
};

/** The transition was refused. Nothing has changed. */
export type TransitionRefused = Failure & {
  __typename?: 'TransitionRefused';
  /** The current engagement. */
  engagement: Engagement;
  /**
   * The reason in words: `This was changed in the meantime. It is now “Delivered”.` If an offer has changed, its old and its new
   * terms: `The price is now $1,400.00, not $1,250.00. Nothing was charged.` If the card was charged already, that the payment is
   * being refunded.
   */
  message: Scalars['String']['output'];
  /** The reason. */
  reason: RefusalReason;
};

/** A term of a transition that the viewer agrees to. */
export type TransitionTerm = {
  __typename?: 'TransitionTerm';
  /** Its name: `Delivered`. */
  term: Scalars['String']['output'];
  /** The term in words: `within 9 days after you send Tomás the requirements`. */
  text: Scalars['String']['output'];
};

/** A line of a cart whose package, extra or licence is no longer on offer, or which names no package where there are some. */
export type UnavailableChoice = {
  __typename?: 'UnavailableChoice';
  /** The keys of its extras: `rush`. */
  extraIds: Array<Scalars['ID']['output']>;
  /** For how many people its licence is: `25`. */
  licence?: Maybe<Scalars['Int']['output']>;
  /** The listing, where a choice can be made again. */
  listing: Listing;
  /** The key of its package: `standard`. */
  packageId?: Maybe<Scalars['ID']['output']>;
};

/** Result of unsaveListing. ListingNotFound: it is no longer on offer, and not saved either. */
export type UnsaveListingResult = ListingNotFound | ListingUnsaved;

/** Result of updateBillingDetails. InvalidInput: a text is missing or too long, the country is unknown, or the rate is out of range. */
export type UpdateBillingDetailsResult = BillingDetailsUpdated | InvalidInput | TooManyAttempts;

/** A whole company profile. It replaces the existing one. A profile without a description is not listed. */
export type UpdateCompanyInput = {
  /** Path of an image that the viewer uploaded as a banner, or of the current banner. Null for the generated banner. */
  banner?: InputMaybe<Scalars['String']['input']>;
  /** Email address for customers: `hello@ashgrove.example`. May be empty. */
  contactEmail: Scalars['String']['input'];
  /** Telephone number, up to 40 characters: `+44 161 496 0123`. */
  contactPhone: Scalars['String']['input'];
  /** Paragraphs with a blank line between them, up to 5,000 characters. */
  description: Scalars['String']['input'];
  /** Number of employees as a range, up to 20 characters: `11–50`. */
  employeeCount: Scalars['String']['input'];
  /** Year of foundation, from 1000 to this year; null if unknown. */
  foundedYear?: InputMaybe<Scalars['Int']['input']>;
  /** The languages that the company works in. Null leaves them as they are. */
  languages?: InputMaybe<Array<LanguageCode>>;
  /** City and country, up to 100 characters: `Manchester, United Kingdom`. */
  location: Scalars['String']['input'];
  /** Path of an image that the viewer uploaded as a logo, or of the current logo. Null for the generated emblem. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** The company's name, up to 100 characters: `Ashgrove Patents`. */
  name: Scalars['String']['input'];
  /** Names of the services it offers: at most 20, each up to 80 characters. */
  services: Array<Scalars['String']['input']>;
  /**
   * The `version` of the company that the client has read. If the company has changed since, the result is VersionConflict. Without it
   * the content is replaced as it is.
   */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Its website, http or https: `https://www.ashgrove.example`. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Result of updateCompany. */
export type UpdateCompanyResult = CompanyUpdated | InvalidInput | TooManyAttempts | VersionConflict;

/** A whole freelancer profile. It replaces the existing one. */
export type UpdateFreelancerInput = {
  /** Paragraphs with a blank line between them, up to 5,000 characters. */
  description: Scalars['String']['input'];
  /** Experience, up to 40 characters: `9 years`. */
  experience: Scalars['String']['input'];
  /** Hourly rate in US dollars, 0 to 10,000, at most two decimals: `150`. */
  hourlyRate: Scalars['Float']['input'];
  /** The languages that the freelancer works in. Null leaves them as they are. */
  languages?: InputMaybe<Array<LanguageCode>>;
  /** City and country, up to 100 characters: `Kyoto, Japan`. */
  location: Scalars['String']['input'];
  /** Skills: at most 20, each up to 40 characters. */
  skills: Array<Scalars['String']['input']>;
  /** Professional title, 1 to 100 characters: `Product engineer`. */
  title: Scalars['String']['input'];
  /**
   * The `version` of the freelancer that the client has read. If the profile has changed since, the result is VersionConflict. Without
   * it the content is replaced as it is.
   */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of updateFreelancer. */
export type UpdateFreelancerResult = FreelancerUpdated | InvalidInput | TooManyAttempts | VersionConflict;

/** Result of updateNotificationSettings. */
export type UpdateNotificationSettingsResult = NotificationSettingsUpdated | TooManyAttempts;

/** Input of updateProfile. */
export type UpdateProfileInput = {
  /** Path of an image that the viewer uploaded as an avatar. Null for the generated portrait; omitted for no change. */
  avatar?: InputMaybe<Scalars['String']['input']>;
  /** Full name, up to 100 characters. */
  name: Scalars['String']['input'];
};

/** Result of updateProfile. */
export type UpdateProfileResult = InvalidInput | ProfileUpdated | TooManyAttempts;

/** An account, for its owner and admins. */
export type User = Node & {
  __typename?: 'User';
  /** The viewer's applications, latest first. Empty on other accounts. */
  applications: ApplicationConnection;
  /** Root-relative path of the portrait: `/artwork/avatar/usr-priya-raman.svg`. */
  avatar: Scalars['String']['output'];
  /** The details on the account's invoices, as buyer and as seller. Null before they were saved, and on other accounts. */
  billingDetails?: Maybe<BillingDetails>;
  /** Registrations that the marketplace has checked within the last year, earliest check first. */
  checkedCredentials: Array<CheckedCredential>;
  /** The time when the seller removed the checklist of new sellers from the overview. Null if never. */
  checklistDismissedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The account's company profile. Vendors, freelancers and brokers have one. */
  company?: Maybe<Company>;
  /** The time when the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The email address to sign in with: `broker@example.com`. */
  email: Scalars['String']['output'];
  /** Whether a mail is sent, once, about notifications that stay unread for ten minutes. */
  emailNotifications: Scalars['Boolean']['output'];
  /** The time when the mail server of `email` refused it for good. No more mails are sent to it. Null if mails arrive. */
  emailRejectedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it has a password. An account that was created with an identity provider has none until one is set. */
  hasPassword: Scalars['Boolean']['output'];
  /** Unique across all types: `usr-priya-raman`. */
  id: Scalars['ID']['output'];
  /** The languages that the account works in, by name. */
  languages: Array<Language>;
  /** The time when it was last seen, to the minute. Null without a session. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Whether the email address has to be confirmed before the account may write to others, sell or upload. Mutations then fail with
   * the code EMAIL_NOT_CONFIRMED. Always false with sample data.
   */
  mustConfirmEmail: Scalars['Boolean']['output'];
  /** Full name: `Priya Raman`. */
  name: Scalars['String']['output'];
  /** The viewer's notifications, newest first. Empty on other accounts. */
  notifications: NotificationConnection;
  /** The role. */
  role: UserRole;
  /** The identity provider that it was created with. Null if it was created with a password. */
  socialProvider?: Maybe<SocialProvider>;
  /** The time when the account was suspended. Null if it is active. */
  suspendedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The admin's reason for suspending it. Null if it is active. */
  suspendedReason?: Maybe<Scalars['String']['output']>;
  /** The track record of a seller. For an account that sells nothing, all counts are 0. */
  trackRecord: TrackRecord;
  /** Number of messages that the viewer has not read. 0 on other accounts. */
  unreadMessages: Scalars['NonNegativeInt']['output'];
  /** Number of unread notifications, without those about messages: `unreadMessages` counts these. 0 on other accounts. */
  unreadNotifications: Scalars['NonNegativeInt']['output'];
};


/** An account, for its owner and admins. */
export type UserApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** An account, for its owner and admins. */
export type UserNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  messages?: Scalars['Boolean']['input'];
};

/** A list of accounts, page by page. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** The accounts of this page, each with its cursor. */
  edges: Array<UserEdge>;
  /** The accounts of this page. */
  nodes: Array<User>;
  /** The page's cursors, and whether more pages follow. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. Counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is exact: false if counting stopped at 1,001. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** An account in a list. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** The entry's cursor. */
  cursor: Scalars['String']['output'];
  /** The account. */
  node: User;
};

/** A filter for accounts. Omitted fields don't filter. */
export type UserFilter = {
  /** Only accounts of this role. */
  role?: InputMaybe<UserRole>;
  /** Only accounts in this state. */
  state?: InputMaybe<UserState>;
  /**
   * Only accounts whose name or email address contains this text, up to 200 characters: `raman`. Case is ignored. A longer text is
   * the error BAD_USER_INPUT.
   */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The account was reinstated. */
export type UserReinstated = {
  __typename?: 'UserReinstated';
  /** The changed account. */
  user: User;
};

/** The role of an account. Each role has its own dashboard. */
export type UserRole =
  /** Runs the platform. */
  | 'ADMIN'
  /** Facilitates IP deals and provides brokerage services. */
  | 'BROKER'
  /** Buys products and services, hires freelancers. */
  | 'CUSTOMER'
  /** Offers professional services, by the hour or the job. */
  | 'FREELANCER'
  /** Sells digital products and IP assets. */
  | 'VENDOR';

/** The role was changed. */
export type UserRoleChanged = {
  __typename?: 'UserRoleChanged';
  /** The changed account. */
  user: User;
};

/** The sort order of accounts. */
export type UserSort =
  /** By name, ignoring case, then by email address and id. */
  | 'NAME'
  /** Newest first, then by id. */
  | 'NEWEST';

/** The state of an account. */
export type UserState =
  /** Active. */
  | 'ACTIVE'
  /** Suspended by an admin. */
  | 'SUSPENDED';

/** The account was suspended. */
export type UserSuspended = {
  __typename?: 'UserSuspended';
  /** The changed account. */
  user: User;
};

/** It was changed elsewhere, for example in another tab, since the `version` of the input. Nothing was saved. */
export type VersionConflict = Failure & {
  __typename?: 'VersionConflict';
  /** The current company, freelancer or job. */
  current: Node;
  /** The message: `It was changed elsewhere, so nothing was saved.` */
  message: Scalars['String']['output'];
  /** Its current version. */
  version: Scalars['NonNegativeInt']['output'];
};

/** The fields of WITHDRAW_DISPUTE. */
export type WithdrawDisputeInput = {
  /** The reason, up to 2,000 characters. Null for none. */
  message?: InputMaybe<Scalars['String']['input']>;
};

/** A listing that was public once and is no longer on offer, as it was last published. */
export type WithdrawnListing = {
  __typename?: 'WithdrawnListing';
  /** The id that the listing had: `srv-1101`. */
  id: Scalars['ID']['output'];
  /** The name of its seller: `Priya Raman`. */
  sellerName: Scalars['String']['output'];
  /** Its title: `Utility Patent Drafting and Filing`. */
  title: Scalars['String']['output'];
};

/** The password is wrong. */
export type WrongPassword = Failure & {
  __typename?: 'WrongPassword';
  /** `This is not your password.` */
  message: Scalars['String']['output'];
};

/** The code, the recovery code or the passkey is wrong. */
export type WrongSecondFactor = Failure & {
  __typename?: 'WrongSecondFactor';
  /**
   * `This code is not right. Wait for the next one in your app and try again.` For the first code of an app: `This code is not right.
   * Check that the clock of your phone is right, and enter the current code.` Or `This recovery code is not right, or it was used
   * before.` or `This passkey was not accepted. Please try again.`
   */
  message: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AddPasskeyResult:
    | ( InvalidInput )
    | ( SecondFactorAdded )
  ;
  AdvanceApplicationResult:
    | ( Omit<ApplicationAdvanced, 'application'> & { application: _RefType['Application'] } )
    | ( ApplicationNotFound )
    | ( Omit<ApplicationRefused, 'application'> & { application: _RefType['Application'] } )
    | ( InvalidInput )
  ;
  AdvanceClockResult:
    | ( ClockAdvanced )
    | ( InvalidInput )
  ;
  AdvanceCredentialResult:
    | ( Omit<CredentialAdvanced, 'credential'> & { credential: _RefType['Credential'] } )
    | ( CredentialNotFound )
    | ( Omit<CredentialRefused, 'credential'> & { credential: _RefType['Credential'] } )
    | ( InvalidInput )
  ;
  AdvanceEngagementResult:
    | ( Omit<EngagementAdvanced, 'engagement'> & { engagement: _RefType['Engagement'] } )
    | ( EngagementNotFound )
    | ( InvalidInput )
    | ( PaymentDeclined )
    | ( PaymentRedirect )
    | ( TooManyAttempts )
    | ( Omit<TransitionRefused, 'engagement'> & { engagement: _RefType['Engagement'] } )
  ;
  AdvanceMandateResult:
    | ( Omit<MandateAdvanced, 'mandate'> & { mandate: _RefType['Mandate'] } )
    | ( MandateNotFound )
    | ( Omit<MandateRefused, 'mandate'> & { mandate: _RefType['Mandate'] } )
  ;
  AdvanceReportCaseResult:
    | ( InvalidInput )
    | ( Omit<ReportCaseAdvanced, 'reportCase'> & { reportCase: _RefType['ReportCase'] } )
    | ( ReportCaseNotFound )
    | ( Omit<ReportCaseRefused, 'reportCase'> & { reportCase: _RefType['ReportCase'] } )
  ;
  ApplyToJobResult:
    | ( Omit<AlreadyApplied, 'application'> & { application: _RefType['Application'] } )
    | ( Omit<Applied, 'application'> & { application: _RefType['Application'] } )
    | ( InvalidInput )
    | ( JobClosed )
    | ( JobNotFound )
    | ( TooManyAttempts )
  ;
  AskCredentialCheckResult:
    | ( Omit<CredentialAsked, 'credential'> & { credential: _RefType['Credential'] } )
    | ( InvalidInput )
    | ( TooManyAttempts )
  ;
  BeginAuthenticatorAppResult:
    | ( AuthenticatorAppExists )
    | ( AuthenticatorAppSecret )
  ;
  BeginPasskeyResult: ( PasskeyOptions );
  BeginPasskeyUseResult:
    | ( PasskeyOptions )
    | ( TooManyAttempts )
  ;
  BlockOtherPartyResult:
    | ( ConversationNotFound )
    | ( Omit<OtherPartyBlocked, 'conversation'> & { conversation: _RefType['Conversation'] } )
  ;
  ChangePasswordResult:
    | ( InvalidInput )
    | ( PasswordChanged )
    | ( TooManyAttempts )
    | ( WrongPassword )
  ;
  ChangeUserRoleResult:
    | ( InvalidInput )
    | ( LastAdmin )
    | ( Omit<UserRoleChanged, 'user'> & { user: _RefType['User'] } )
  ;
  CloseJobResult:
    | ( JobNotFound )
    | ( Omit<JobSaved, 'job'> & { job: _RefType['Job'] } )
  ;
  CompleteLoginResult:
    | ( AccountSuspended )
    | ( LoginExpired )
    | ( Omit<LoginSuccess, 'user'> & { user: _RefType['User'] } )
    | ( TooManyAttempts )
    | ( WrongSecondFactor )
  ;
  ConfirmAuthenticatorAppResult:
    | ( SecondFactorAdded )
    | ( TooManyAttempts )
    | ( WrongSecondFactor )
  ;
  ConfirmEmailChangeResult:
    | ( EmailChanged )
    | ( EmailConfirmed )
    | ( EmailTaken )
    | ( InvalidLink )
  ;
  CreateAccessTokenResult:
    | ( Omit<AccessTokenCreated, 'accessToken'> & { accessToken: _RefType['AccessToken'] } )
    | ( InvalidInput )
    | ( TooManyAccessTokens )
    | ( TooManyAttempts )
    | ( WrongPassword )
  ;
  CreateCalendarFeedResult: ( CalendarFeedCreated );
  CreateListingResult:
    | ( Omit<ListingCreated, 'listing'> & { listing: _RefType['OwnListing'] } )
    | ( TooManyListings )
  ;
  DeleteAccountResult:
    | ( AccountDeleted )
    | ( LastAdmin )
    | ( OpenBusiness )
    | ( TooManyAttempts )
    | ( WrongPassword )
  ;
  DeleteListingResult:
    | ( ListingDeleted )
    | ( ListingNotFound )
    | ( TooManyAttempts )
  ;
  DismissSellerChecklistResult:
    | ( Omit<SellerChecklistDismissed, 'user'> & { user: _RefType['User'] } )
    | ( SellerChecklistUnfinished )
  ;
  EditApplicationResult:
    | ( Omit<ApplicationEdited, 'application'> & { application: _RefType['Application'] } )
    | ( ApplicationNotFound )
    | ( Omit<ApplicationRefused, 'application'> & { application: _RefType['Application'] } )
    | ( InvalidInput )
    | ( TooManyAttempts )
  ;
  EditJobResult:
    | ( InvalidInput )
    | ( JobNotFound )
    | ( Omit<JobSaved, 'job'> & { job: _RefType['Job'] } )
    | ( TooManyAttempts )
    | ( Omit<VersionConflict, 'current'> & { current: _RefType['Node'] } )
  ;
  EditListingResult:
    | ( Omit<EditConflict, 'current'> & { current: _RefType['OwnListing'] } )
    | ( InvalidInput )
    | ( ListingNotFound )
    | ( Omit<ListingSaved, 'listing'> & { listing: _RefType['OwnListing'] } )
    | ( TooManyAttempts )
  ;
  EndOtherSessionsResult: ( OtherSessionsEnded );
  EndSessionResult:
    | ( SessionEnded )
    | ( SessionNotFound )
  ;
  EndSiteNoticeResult:
    | ( Omit<SiteNoticeEnded, 'notice'> & { notice: _RefType['SiteNotice'] } )
    | ( SiteNoticeNotFound )
  ;
  LoginResult:
    | ( AccountSuspended )
    | ( InvalidCredentials )
    | ( Omit<LoginSuccess, 'user'> & { user: _RefType['User'] } )
    | ( SecondFactorRequired )
    | ( TooManyAttempts )
  ;
  LoginWithPasskeyResult:
    | ( AccountSuspended )
    | ( Omit<LoginSuccess, 'user'> & { user: _RefType['User'] } )
    | ( TooManyAttempts )
    | ( WrongSecondFactor )
  ;
  MarkDocketEntryResult:
    | ( Omit<DocketEntryMarked, 'entry'> & { entry: _RefType['DocketEntry'] } )
    | ( DocketEntryNotFound )
    | ( TooManyAttempts )
  ;
  MarkNotificationsReadResult:
    | ( InvalidInput )
    | ( Omit<NotificationsRead, 'user'> & { user: _RefType['User'] } )
  ;
  MarkReadResult:
    | ( ConversationNotFound )
    | ( Omit<ConversationRead, 'conversation' | 'viewer'> & { conversation: _RefType['Conversation'], viewer: _RefType['User'] } )
  ;
  MarkReviewHelpfulResult:
    | ( Omit<ReviewMarked, 'review'> & { review: _RefType['Review'] } )
    | ( ReviewNotFound )
    | ( TooManyAttempts )
  ;
  NoteSavedListingResult:
    | ( InvalidInput )
    | ( ListingNotFound )
    | ( Omit<SavedListingNoted, 'listing'> & { listing: _RefType['Listing'] } )
  ;
  OpenConversationResult:
    | ( ConversationNotFound )
    | ( Omit<ConversationOpened, 'conversation'> & { conversation: _RefType['Conversation'] } )
    | ( InvalidInput )
  ;
  OpenPayoutAccountResult:
    | ( PayoutAccountLink )
    | ( PayoutAccountProblem )
  ;
  OwnListingResult:
    | ( ListingNotFound )
    | ( Omit<ListingSaved, 'listing'> & { listing: _RefType['OwnListing'] } )
    | ( TooManyAttempts )
  ;
  PlaceOrderResult:
    | ( InvalidInput )
    | ( Omit<LineUnavailable, 'quote'> & { quote: _RefType['CartQuote'] } )
    | ( Omit<OrderPlaced, 'order'> & { order: _RefType['Order'] } )
    | ( PaymentDeclined )
    | ( PaymentRedirect )
    | ( Omit<PriceChanged, 'quote'> & { quote: _RefType['CartQuote'] } )
    | ( Omit<TermsChanged, 'quote'> & { quote: _RefType['CartQuote'] } )
    | ( TooManyAttempts )
  ;
  PostJobResult:
    | ( InvalidInput )
    | ( Omit<JobSaved, 'job'> & { job: _RefType['Job'] } )
    | ( TooManyAttempts )
  ;
  ProposeMandateResult:
    | ( InvalidInput )
    | ( Omit<MandateExists, 'mandate'> & { mandate: _RefType['Mandate'] } )
    | ( Omit<MandateProposed, 'mandate'> & { mandate: _RefType['Mandate'] } )
    | ( TooManyAttempts )
  ;
  PublishListingResult:
    | ( Omit<EditConflict, 'current'> & { current: _RefType['OwnListing'] } )
    | ( InvalidInput )
    | ( ListingNotFound )
    | ( Omit<ListingSaved, 'listing'> & { listing: _RefType['OwnListing'] } )
    | ( TooManyAttempts )
  ;
  PublishSiteNoticeResult:
    | ( InvalidInput )
    | ( Omit<SiteNoticePublished, 'notice'> & { notice: _RefType['SiteNotice'] } )
  ;
  RegisterResult:
    | ( EmailTaken )
    | ( InvalidInput )
    | ( Omit<RegisterSuccess, 'user'> & { user: _RefType['User'] } )
    | ( TooManyAttempts )
  ;
  ReinstateUserResult:
    | ( InvalidInput )
    | ( Omit<UserReinstated, 'user'> & { user: _RefType['User'] } )
  ;
  RemoveCalendarFeedResult:
    | ( CalendarFeedNotFound )
    | ( CalendarFeedRemoved )
  ;
  RemoveDocketEntryResult:
    | ( DocketEntryNotFound )
    | ( Omit<DocketEntryRemoved, 'engagement'> & { engagement: _RefType['Engagement'] } )
    | ( TooManyAttempts )
  ;
  RemoveProductFileResult:
    | ( InvalidInput )
    | ( ProductFileNotFound )
    | ( Omit<ProductFileRemoved, 'listing'> & { listing: _RefType['OwnListing'] } )
  ;
  RemoveSavedSearchResult:
    | ( SavedSearchNotFound )
    | ( SavedSearchRemoved )
  ;
  RemoveSearchSynonymResult:
    | ( InvalidInput )
    | ( SearchSynonymRemoved )
  ;
  RemoveSecondFactorResult:
    | ( SecondFactorObligatory )
    | ( SecondFactorRemoved )
  ;
  RenamePasskeyResult:
    | ( InvalidInput )
    | ( Omit<PasskeyRenamed, 'passkey'> & { passkey: _RefType['Passkey'] } )
  ;
  ReplaceRecoveryCodesResult:
    | ( NoSecondFactor )
    | ( RecoveryCodesReplaced )
  ;
  ReplyToReviewResult:
    | ( InvalidInput )
    | ( ReviewNotFound )
    | ( Omit<ReviewReplied, 'review'> & { review: _RefType['Review'] } )
  ;
  ReportResult:
    | ( ContentReported )
    | ( InvalidInput )
    | ( TooManyAttempts )
  ;
  RequestEmailChangeResult:
    | ( EmailChangeRequested )
    | ( InvalidInput )
    | ( TooManyAttempts )
    | ( WrongPassword )
  ;
  RequestEmailConfirmationResult:
    | ( EmailConfirmationSent )
    | ( TooManyAttempts )
  ;
  RequestPasswordResetResult:
    | ( InvalidInput )
    | ( PasswordResetRequested )
    | ( TooManyAttempts )
  ;
  RequestQuoteResult:
    | ( InvalidInput )
    | ( Omit<QuoteRequested, 'engagement'> & { engagement: _RefType['Engagement'] } )
    | ( TooManyAttempts )
  ;
  ResetPasswordResult:
    | ( InvalidInput )
    | ( InvalidLink )
    | ( PasswordReset )
  ;
  ReviewEngagementResult:
    | ( EngagementNotFound )
    | ( InvalidInput )
    | ( ReviewRefused )
    | ( Omit<ReviewWritten, 'engagement' | 'review'> & { engagement: _RefType['Engagement'], review: _RefType['Review'] } )
  ;
  RevokeAccessTokenResult:
    | ( AccessTokenNotFound )
    | ( AccessTokenRevoked )
  ;
  SaveDocketEntryResult:
    | ( Omit<DocketEntrySaved, 'entry'> & { entry: _RefType['DocketEntry'] } )
    | ( InvalidInput )
    | ( TooManyAttempts )
  ;
  SaveListingResult:
    | ( InvalidInput )
    | ( ListingNotFound )
    | ( Omit<SavedListingAdded, 'listing'> & { listing: _RefType['Listing'] } )
  ;
  SaveSearchResult:
    | ( InvalidInput )
    | ( Omit<SearchSaved, 'savedSearch'> & { savedSearch: _RefType['SavedSearch'] } )
  ;
  SaveSearchSynonymResult:
    | ( InvalidInput )
    | ( Omit<SearchSynonymSaved, 'synonym'> & { synonym: _RefType['SearchSynonym'] } )
  ;
  SearchResult:
    | ( ListingRow )
    | ( ListingRow )
  ;
  SendMessageResult:
    | ( ConversationNotFound )
    | ( InvalidInput )
    | ( Omit<MessageSent, 'conversation' | 'sent'> & { conversation: _RefType['Conversation'], sent: _RefType['Message'] } )
    | ( RecipientUnavailable )
    | ( TooManyAttempts )
  ;
  SignInAgainResult:
    | ( SignedInAgain )
    | ( TooManyAttempts )
    | ( WrongPassword )
    | ( WrongSecondFactor )
  ;
  SocialLoginResult:
    | ( AccountSuspended )
    | ( SecondFactorRequired )
    | ( SocialLoginFailed )
    | ( SocialLoginRedirect )
    | ( Omit<SocialLoginSuccess, 'user'> & { user: _RefType['User'] } )
  ;
  StartConversationResult:
    | ( InvalidInput )
    | ( Omit<MessageSent, 'conversation' | 'sent'> & { conversation: _RefType['Conversation'], sent: _RefType['Message'] } )
    | ( RecipientUnavailable )
    | ( TooManyAttempts )
  ;
  SuspendUserResult:
    | ( InvalidInput )
    | ( Omit<UserSuspended, 'user'> & { user: _RefType['User'] } )
  ;
  UnsaveListingResult:
    | ( ListingNotFound )
    | ( Omit<ListingUnsaved, 'listing'> & { listing: _RefType['Listing'] } )
  ;
  UpdateBillingDetailsResult:
    | ( Omit<BillingDetailsUpdated, 'user'> & { user: _RefType['User'] } )
    | ( InvalidInput )
    | ( TooManyAttempts )
  ;
  UpdateCompanyResult:
    | ( Omit<CompanyUpdated, 'company'> & { company: _RefType['Company'] } )
    | ( InvalidInput )
    | ( TooManyAttempts )
    | ( Omit<VersionConflict, 'current'> & { current: _RefType['Node'] } )
  ;
  UpdateFreelancerResult:
    | ( Omit<FreelancerUpdated, 'freelancer'> & { freelancer: _RefType['Freelancer'] } )
    | ( InvalidInput )
    | ( TooManyAttempts )
    | ( Omit<VersionConflict, 'current'> & { current: _RefType['Node'] } )
  ;
  UpdateNotificationSettingsResult:
    | ( Omit<NotificationSettingsUpdated, 'user'> & { user: _RefType['User'] } )
    | ( TooManyAttempts )
  ;
  UpdateProfileResult:
    | ( InvalidInput )
    | ( Omit<ProfileUpdated, 'user'> & { user: _RefType['User'] } )
    | ( TooManyAttempts )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Attachment:
    | ( AttachmentRow )
    | ( AttachmentRow )
    | ( AttachmentRow )
    | ( AttachmentRow )
  ;
  Failure:
    | ( AccessTokenNotFound )
    | ( AccountSuspended )
    | ( Omit<AlreadyApplied, 'application'> & { application: _RefType['Application'] } )
    | ( ApplicationNotFound )
    | ( Omit<ApplicationRefused, 'application'> & { application: _RefType['Application'] } )
    | ( AuthenticatorAppExists )
    | ( CalendarFeedNotFound )
    | ( ConversationNotFound )
    | ( CredentialNotFound )
    | ( Omit<CredentialRefused, 'credential'> & { credential: _RefType['Credential'] } )
    | ( DocketEntryNotFound )
    | ( Omit<EditConflict, 'current'> & { current: _RefType['OwnListing'] } )
    | ( EmailTaken )
    | ( EngagementNotFound )
    | ( InvalidCredentials )
    | ( InvalidInput )
    | ( InvalidLink )
    | ( JobClosed )
    | ( JobNotFound )
    | ( LastAdmin )
    | ( Omit<LineUnavailable, 'quote'> & { quote: _RefType['CartQuote'] } )
    | ( ListingNotFound )
    | ( LoginExpired )
    | ( Omit<MandateExists, 'mandate'> & { mandate: _RefType['Mandate'] } )
    | ( MandateNotFound )
    | ( Omit<MandateRefused, 'mandate'> & { mandate: _RefType['Mandate'] } )
    | ( NoSecondFactor )
    | ( OpenBusiness )
    | ( PaymentDeclined )
    | ( PayoutAccountProblem )
    | ( Omit<PriceChanged, 'quote'> & { quote: _RefType['CartQuote'] } )
    | ( ProductFileNotFound )
    | ( RecipientUnavailable )
    | ( ReportCaseNotFound )
    | ( Omit<ReportCaseRefused, 'reportCase'> & { reportCase: _RefType['ReportCase'] } )
    | ( ReviewNotFound )
    | ( ReviewRefused )
    | ( SavedSearchNotFound )
    | ( SecondFactorObligatory )
    | ( SellerChecklistUnfinished )
    | ( SessionNotFound )
    | ( SiteNoticeNotFound )
    | ( SocialLoginFailed )
    | ( Omit<TermsChanged, 'quote'> & { quote: _RefType['CartQuote'] } )
    | ( TooManyAccessTokens )
    | ( TooManyAttempts )
    | ( TooManyListings )
    | ( Omit<TransitionRefused, 'engagement'> & { engagement: _RefType['Engagement'] } )
    | ( Omit<VersionConflict, 'current'> & { current: _RefType['Node'] } )
    | ( WrongPassword )
    | ( WrongSecondFactor )
  ;
  Listing:
    | ( ListingRow )
    | ( ListingRow )
  ;
  Node:
    | ( ApplicationRow )
    | ( AuditEventRow )
    | ( CategoryRow )
    | ( CompanyRow )
    | ( ViewedConversationRow )
    | ( CredentialParent )
    | ( DocketEntryRow )
    | ( EngagementParent )
    | ( FreelancerRow )
    | ( InvoiceRow )
    | ( JobRow )
    | ( MandateParent )
    | ( OrderRow )
    | ( ListingRow )
    | ( ReportCaseRow )
    | ( ReviewRow )
    | ( SavedSearchRow )
    | ( ListingRow )
    | ( SessionParent )
    | ( SiteNoticeRow )
    | ( Stat )
    | ( Testimonial )
    | ( UserParent )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptAdditionInput: AcceptAdditionInput;
  AcceptOfferInput: AcceptOfferInput;
  AcceptRoundInput: AcceptRoundInput;
  AccessToken: ResolverTypeWrapper<AccessTokenParent>;
  AccessTokenCreated: ResolverTypeWrapper<Omit<AccessTokenCreated, 'accessToken'> & { accessToken: ResolversTypes['AccessToken'] }>;
  AccessTokenLifetime: AccessTokenLifetime;
  AccessTokenNotFound: ResolverTypeWrapper<AccessTokenNotFound>;
  AccessTokenRevoked: ResolverTypeWrapper<AccessTokenRevoked>;
  AccessTokenScope: AccessTokenScope;
  AccountDeleted: ResolverTypeWrapper<AccountDeleted>;
  AccountSuspended: ResolverTypeWrapper<AccountSuspended>;
  AddEvidenceInput: AddEvidenceInput;
  AddPasskeyInput: AddPasskeyInput;
  AddPasskeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddPasskeyResult']>;
  AdvanceApplicationInput: AdvanceApplicationInput;
  AdvanceApplicationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AdvanceApplicationResult']>;
  AdvanceClockResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AdvanceClockResult']>;
  AdvanceCredentialInput: AdvanceCredentialInput;
  AdvanceCredentialResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AdvanceCredentialResult']>;
  AdvanceEngagementInput: AdvanceEngagementInput;
  AdvanceEngagementResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AdvanceEngagementResult']>;
  AdvanceMandateInput: AdvanceMandateInput;
  AdvanceMandateResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AdvanceMandateResult']>;
  AdvanceReportCaseInput: AdvanceReportCaseInput;
  AdvanceReportCaseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AdvanceReportCaseResult']>;
  AlreadyApplied: ResolverTypeWrapper<Omit<AlreadyApplied, 'application'> & { application: ResolversTypes['Application'] }>;
  AmendmentKind: AmendmentKind;
  AnswerDisputeInput: AnswerDisputeInput;
  AnswerInput: AnswerInput;
  ApplicantCounts: ResolverTypeWrapper<ApplicantCounts>;
  ApplicantTab: ApplicantTab;
  Application: ResolverTypeWrapper<ApplicationRow>;
  ApplicationAdvanced: ResolverTypeWrapper<Omit<ApplicationAdvanced, 'application'> & { application: ResolversTypes['Application'] }>;
  ApplicationAnswerInput: ApplicationAnswerInput;
  ApplicationConnection: ResolverTypeWrapper<ApplicationPage>;
  ApplicationEdge: ResolverTypeWrapper<Omit<ApplicationEdge, 'node'> & { node: ResolversTypes['Application'] }>;
  ApplicationEdited: ResolverTypeWrapper<Omit<ApplicationEdited, 'application'> & { application: ResolversTypes['Application'] }>;
  ApplicationEvent: ResolverTypeWrapper<ApplicationEventRow>;
  ApplicationFile: ResolverTypeWrapper<AttachmentRow>;
  ApplicationNotFound: ResolverTypeWrapper<ApplicationNotFound>;
  ApplicationRefused: ResolverTypeWrapper<Omit<ApplicationRefused, 'application'> & { application: ResolversTypes['Application'] }>;
  ApplicationState: ApplicationState;
  ApplicationTransition: ApplicationTransition;
  ApplicationTransitionInput: ApplicationTransitionInput;
  Applied: ResolverTypeWrapper<Omit<Applied, 'application'> & { application: ResolversTypes['Application'] }>;
  ApplyToJobInput: ApplyToJobInput;
  ApplyToJobResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApplyToJobResult']>;
  AskCredentialCheckInput: AskCredentialCheckInput;
  AskCredentialCheckResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AskCredentialCheckResult']>;
  AskPartiesInput: AskPartiesInput;
  Attachment: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Attachment']>;
  AuditAction: AuditAction;
  AuditEvent: ResolverTypeWrapper<AuditEventRow>;
  AuditEventConnection: ResolverTypeWrapper<AuditEventPage>;
  AuditEventEdge: ResolverTypeWrapper<Omit<AuditEventEdge, 'node'> & { node: ResolversTypes['AuditEvent'] }>;
  AuthenticatorAppExists: ResolverTypeWrapper<AuthenticatorAppExists>;
  AuthenticatorAppSecret: ResolverTypeWrapper<AuthenticatorAppSecret>;
  AvailableApplicationTransition: ResolverTypeWrapper<AvailableApplicationTransition>;
  AvailableCredentialTransition: ResolverTypeWrapper<AvailableCredentialTransition>;
  AvailableMandateTransition: ResolverTypeWrapper<AvailableMandateTransition>;
  AvailableReportCaseTransition: ResolverTypeWrapper<AvailableReportCaseTransition>;
  AvailableTransition: ResolverTypeWrapper<AvailableTransition>;
  BeginAuthenticatorAppResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BeginAuthenticatorAppResult']>;
  BeginPasskeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BeginPasskeyResult']>;
  BeginPasskeyUseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BeginPasskeyUseResult']>;
  BillingDetails: ResolverTypeWrapper<BillingDetailsRow>;
  BillingDetailsInput: BillingDetailsInput;
  BillingDetailsUpdated: ResolverTypeWrapper<Omit<BillingDetailsUpdated, 'user'> & { user: ResolversTypes['User'] }>;
  BlockOtherPartyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BlockOtherPartyResult']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BriefAsOffered: ResolverTypeWrapper<BriefAsOffered>;
  BrokeredSplit: ResolverTypeWrapper<BrokeredSplit>;
  BuyExtraInput: BuyExtraInput;
  BuyerQuestion: ResolverTypeWrapper<BuyerQuestion>;
  BuyerQuestionInput: BuyerQuestionInput;
  CalendarFeed: ResolverTypeWrapper<CalendarFeed>;
  CalendarFeedCreated: ResolverTypeWrapper<CalendarFeedCreated>;
  CalendarFeedNotFound: ResolverTypeWrapper<CalendarFeedNotFound>;
  CalendarFeedRemoved: ResolverTypeWrapper<CalendarFeedRemoved>;
  CancelInput: CancelInput;
  CancelMilestoneInput: CancelMilestoneInput;
  CancelWorkInput: CancelWorkInput;
  CartGroup: ResolverTypeWrapper<PricedGroup>;
  CartLine: ResolverTypeWrapper<PricedLine>;
  CartLineInput: CartLineInput;
  CartQuote: ResolverTypeWrapper<Quote>;
  Category: ResolverTypeWrapper<CategoryRow>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordResult']>;
  ChangeUserRoleInput: ChangeUserRoleInput;
  ChangeUserRoleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeUserRoleResult']>;
  Chargeback: ResolverTypeWrapper<ChargebackParent>;
  ChargebackState: ChargebackState;
  CheckedCredential: ResolverTypeWrapper<CheckedCredential>;
  Choice: ResolverTypeWrapper<Choice>;
  Clock: ResolverTypeWrapper<Clock>;
  ClockAdvanced: ResolverTypeWrapper<ClockAdvanced>;
  CloseJobResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CloseJobResult']>;
  CloseMatches: ResolverTypeWrapper<CloseListings>;
  Company: ResolverTypeWrapper<CompanyRow>;
  CompanyConnection: ResolverTypeWrapper<CompanyPage>;
  CompanyEdge: ResolverTypeWrapper<Omit<CompanyEdge, 'node'> & { node: ResolversTypes['Company'] }>;
  CompanyFilter: CompanyFilter;
  CompanyUpdated: ResolverTypeWrapper<Omit<CompanyUpdated, 'company'> & { company: ResolversTypes['Company'] }>;
  CompleteLoginResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CompleteLoginResult']>;
  ConfirmAuthenticatorAppResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmAuthenticatorAppResult']>;
  ConfirmEmailChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmEmailChangeResult']>;
  ConflictCheck: ResolverTypeWrapper<ConflictCheck>;
  ConflictCheckStatus: ConflictCheckStatus;
  ContentReport: ResolverTypeWrapper<ContentReportRow>;
  ContentReported: ResolverTypeWrapper<ContentReported>;
  Conversation: ResolverTypeWrapper<ViewedConversationRow>;
  ConversationAbout: ConversationAbout;
  ConversationConnection: ResolverTypeWrapper<ViewedConversationPage>;
  ConversationEdge: ResolverTypeWrapper<Omit<ConversationEdge, 'node'> & { node: ResolversTypes['Conversation'] }>;
  ConversationNotFound: ResolverTypeWrapper<ConversationNotFound>;
  ConversationOpened: ResolverTypeWrapper<Omit<ConversationOpened, 'conversation'> & { conversation: ResolversTypes['Conversation'] }>;
  ConversationRead: ResolverTypeWrapper<Omit<ConversationRead, 'conversation' | 'viewer'> & { conversation: ResolversTypes['Conversation'], viewer: ResolversTypes['User'] }>;
  ConversationSubject: ResolverTypeWrapper<ViewedConversationRow>;
  ConversationSubjectKind: ConversationSubjectKind;
  CounterInput: CounterInput;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateAccessTokenResult']>;
  CreateCalendarFeedResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateCalendarFeedResult']>;
  CreateListingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateListingResult']>;
  Credential: ResolverTypeWrapper<CredentialParent>;
  CredentialAdvanced: ResolverTypeWrapper<Omit<CredentialAdvanced, 'credential'> & { credential: ResolversTypes['Credential'] }>;
  CredentialAsked: ResolverTypeWrapper<Omit<CredentialAsked, 'credential'> & { credential: ResolversTypes['Credential'] }>;
  CredentialConnection: ResolverTypeWrapper<CredentialPage>;
  CredentialEdge: ResolverTypeWrapper<Omit<CredentialEdge, 'node'> & { node: ResolversTypes['Credential'] }>;
  CredentialFile: ResolverTypeWrapper<AttachmentRow>;
  CredentialKind: CredentialKind;
  CredentialNotFound: ResolverTypeWrapper<CredentialNotFound>;
  CredentialRefused: ResolverTypeWrapper<Omit<CredentialRefused, 'credential'> & { credential: ResolversTypes['Credential'] }>;
  CredentialState: CredentialState;
  CredentialTransition: CredentialTransition;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeclineAmendmentInput: DeclineAmendmentInput;
  DeclineInput: DeclineInput;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteAccountResult']>;
  DeleteListingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteListingResult']>;
  DeliverInput: DeliverInput;
  DismissSellerChecklistResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DismissSellerChecklistResult']>;
  Dispute: ResolverTypeWrapper<DisputeView>;
  DisputeParty: ResolverTypeWrapper<Omit<DisputeParty, 'account'> & { account: ResolversTypes['Profile'] }>;
  DocketAction: DocketAction;
  DocketEntry: ResolverTypeWrapper<DocketEntryRow>;
  DocketEntryConnection: ResolverTypeWrapper<DocketEntryPage>;
  DocketEntryEdge: ResolverTypeWrapper<Omit<DocketEntryEdge, 'node'> & { node: ResolversTypes['DocketEntry'] }>;
  DocketEntryInput: DocketEntryInput;
  DocketEntryMarked: ResolverTypeWrapper<Omit<DocketEntryMarked, 'entry'> & { entry: ResolversTypes['DocketEntry'] }>;
  DocketEntryNotFound: ResolverTypeWrapper<DocketEntryNotFound>;
  DocketEntryRemoved: ResolverTypeWrapper<Omit<DocketEntryRemoved, 'engagement'> & { engagement: ResolversTypes['Engagement'] }>;
  DocketEntrySaved: ResolverTypeWrapper<Omit<DocketEntrySaved, 'entry'> & { entry: ResolversTypes['DocketEntry'] }>;
  DocketEvent: ResolverTypeWrapper<DocketEventRow>;
  DocketKind: DocketKind;
  DocketRule: ResolverTypeWrapper<OfficialRule>;
  EditApplicationInput: EditApplicationInput;
  EditApplicationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditApplicationResult']>;
  EditConflict: ResolverTypeWrapper<Omit<EditConflict, 'current'> & { current: ResolversTypes['OwnListing'] }>;
  EditJobResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditJobResult']>;
  EditListingInput: EditListingInput;
  EditListingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditListingResult']>;
  EmailChangeRequested: ResolverTypeWrapper<EmailChangeRequested>;
  EmailChanged: ResolverTypeWrapper<EmailChanged>;
  EmailConfirmationSent: ResolverTypeWrapper<EmailConfirmationSent>;
  EmailConfirmed: ResolverTypeWrapper<EmailConfirmed>;
  EmailTaken: ResolverTypeWrapper<EmailTaken>;
  EndOtherSessionsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndOtherSessionsResult']>;
  EndSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndSessionResult']>;
  EndSiteNoticeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndSiteNoticeResult']>;
  Engagement: ResolverTypeWrapper<EngagementParent>;
  EngagementActor: EngagementActor;
  EngagementAdvanced: ResolverTypeWrapper<Omit<EngagementAdvanced, 'engagement'> & { engagement: ResolversTypes['Engagement'] }>;
  EngagementAmendment: ResolverTypeWrapper<AmendmentView>;
  EngagementConnection: ResolverTypeWrapper<EngagementPage>;
  EngagementDeadline: ResolverTypeWrapper<EngagementDeadline>;
  EngagementDue: ResolverTypeWrapper<EngagementDue>;
  EngagementDueKind: EngagementDueKind;
  EngagementEdge: ResolverTypeWrapper<Omit<EngagementEdge, 'node'> & { node: ResolversTypes['Engagement'] }>;
  EngagementEvent: ResolverTypeWrapper<EngagementEventParent>;
  EngagementFile: ResolverTypeWrapper<AttachmentRow>;
  EngagementMoney: ResolverTypeWrapper<EngagementMoney>;
  EngagementNotFound: ResolverTypeWrapper<EngagementNotFound>;
  EngagementParty: EngagementParty;
  EngagementSide: EngagementSide;
  EngagementState: EngagementState;
  EngagementStateCount: ResolverTypeWrapper<EngagementStateCount>;
  EngagementTab: EngagementTab;
  EngagementTransition: EngagementTransition;
  EngagementTransitionInput: EngagementTransitionInput;
  EventAnswer: ResolverTypeWrapper<Omit<EventAnswer, 'files'> & { files: Array<ResolversTypes['EngagementFile']> }>;
  ExtraDraft: ResolverTypeWrapper<ExtraDraft>;
  ExtraInput: ExtraInput;
  Facet: ResolverTypeWrapper<Facet>;
  FacetChoice: ResolverTypeWrapper<FacetChoice>;
  FacetName: FacetName;
  Failure: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Failure']>;
  FaqEntry: ResolverTypeWrapper<FaqEntry>;
  FaqEntryInput: FaqEntryInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Freelancer: ResolverTypeWrapper<FreelancerRow>;
  FreelancerConnection: ResolverTypeWrapper<FreelancerPage>;
  FreelancerEdge: ResolverTypeWrapper<Omit<FreelancerEdge, 'node'> & { node: ResolversTypes['Freelancer'] }>;
  FreelancerFilter: FreelancerFilter;
  FreelancerSort: FreelancerSort;
  FreelancerUpdated: ResolverTypeWrapper<Omit<FreelancerUpdated, 'freelancer'> & { freelancer: ResolversTypes['Freelancer'] }>;
  FundInput: FundInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Introduction: ResolverTypeWrapper<Introduced>;
  InvalidCredentials: ResolverTypeWrapper<InvalidCredentials>;
  InvalidInput: ResolverTypeWrapper<InvalidInput>;
  InvalidLink: ResolverTypeWrapper<InvalidLink>;
  Invoice: ResolverTypeWrapper<InvoiceRow>;
  InvoiceKind: InvoiceKind;
  InvoiceLine: ResolverTypeWrapper<InvoiceLineRow>;
  InvoiceParty: ResolverTypeWrapper<Omit<InvoiceParty, 'address'> & { address?: Maybe<ResolversTypes['PostalAddress']> }>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Job: ResolverTypeWrapper<JobRow>;
  JobClosed: ResolverTypeWrapper<JobClosed>;
  JobConnection: ResolverTypeWrapper<JobPage>;
  JobEdge: ResolverTypeWrapper<Omit<JobEdge, 'node'> & { node: ResolversTypes['Job'] }>;
  JobFilter: JobFilter;
  JobInput: JobInput;
  JobKind: JobKind;
  JobNotFound: ResolverTypeWrapper<JobNotFound>;
  JobSaved: ResolverTypeWrapper<Omit<JobSaved, 'job'> & { job: ResolversTypes['Job'] }>;
  JobSort: JobSort;
  Jurisdiction: Jurisdiction;
  Language: ResolverTypeWrapper<Language>;
  LanguageCode: LanguageCode;
  LastAdmin: ResolverTypeWrapper<LastAdmin>;
  LiftHoldInput: LiftHoldInput;
  LineUnavailable: ResolverTypeWrapper<Omit<LineUnavailable, 'quote'> & { quote: ResolversTypes['CartQuote'] }>;
  Listing: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Listing']>;
  ListingCreated: ResolverTypeWrapper<Omit<ListingCreated, 'listing'> & { listing: ResolversTypes['OwnListing'] }>;
  ListingDeleted: ResolverTypeWrapper<ListingDeleted>;
  ListingFilter: ListingFilter;
  ListingKind: ListingKind;
  ListingNotFound: ResolverTypeWrapper<ListingNotFound>;
  ListingSales: ResolverTypeWrapper<ListingReport>;
  ListingSaved: ResolverTypeWrapper<Omit<ListingSaved, 'listing'> & { listing: ResolversTypes['OwnListing'] }>;
  ListingSort: ListingSort;
  ListingStatus: ListingStatus;
  ListingUnsaved: ResolverTypeWrapper<Omit<ListingUnsaved, 'listing'> & { listing: ResolversTypes['Listing'] }>;
  LiveEvent: ResolverTypeWrapper<LiveEvent>;
  LiveEventKind: LiveEventKind;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LoginExpired: ResolverTypeWrapper<LoginExpired>;
  LoginInput: LoginInput;
  LoginResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LoginResult']>;
  LoginSuccess: ResolverTypeWrapper<Omit<LoginSuccess, 'user'> & { user: ResolversTypes['User'] }>;
  LoginWithPasskeyInput: LoginWithPasskeyInput;
  LoginWithPasskeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LoginWithPasskeyResult']>;
  MailRecord: ResolverTypeWrapper<MailRecordRow>;
  MailState: MailState;
  Mandate: ResolverTypeWrapper<MandateParent>;
  MandateAdvanced: ResolverTypeWrapper<Omit<MandateAdvanced, 'mandate'> & { mandate: ResolversTypes['Mandate'] }>;
  MandateConnection: ResolverTypeWrapper<MandatePage>;
  MandateEdge: ResolverTypeWrapper<Omit<MandateEdge, 'node'> & { node: ResolversTypes['Mandate'] }>;
  MandateExists: ResolverTypeWrapper<Omit<MandateExists, 'mandate'> & { mandate: ResolversTypes['Mandate'] }>;
  MandateNotFound: ResolverTypeWrapper<MandateNotFound>;
  MandateProposed: ResolverTypeWrapper<Omit<MandateProposed, 'mandate'> & { mandate: ResolversTypes['Mandate'] }>;
  MandateRefused: ResolverTypeWrapper<Omit<MandateRefused, 'mandate'> & { mandate: ResolversTypes['Mandate'] }>;
  MandateSide: MandateSide;
  MandateState: MandateState;
  MandateTransition: MandateTransition;
  MarkDocketEntryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarkDocketEntryResult']>;
  MarkNotificationsReadResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarkNotificationsReadResult']>;
  MarkReadResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarkReadResult']>;
  MarkReviewHelpfulInput: MarkReviewHelpfulInput;
  MarkReviewHelpfulResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarkReviewHelpfulResult']>;
  Message: ResolverTypeWrapper<MessageRow>;
  MessageConnection: ResolverTypeWrapper<MessagePage>;
  MessageEdge: ResolverTypeWrapper<Omit<MessageEdge, 'node'> & { node: ResolversTypes['Message'] }>;
  MessageFile: ResolverTypeWrapper<AttachmentRow>;
  MessageSent: ResolverTypeWrapper<Omit<MessageSent, 'conversation' | 'sent'> & { conversation: ResolversTypes['Conversation'], sent: ResolversTypes['Message'] }>;
  Milestone: ResolverTypeWrapper<Omit<Milestone, 'engagement'> & { engagement?: Maybe<ResolversTypes['Engagement']> }>;
  MilestoneInput: MilestoneInput;
  MilestonePlan: ResolverTypeWrapper<Omit<MilestonePlan, 'milestones'> & { milestones: Array<ResolversTypes['Milestone']> }>;
  MoneySplit: ResolverTypeWrapper<MoneySplit>;
  MonthSales: ResolverTypeWrapper<MonthReport>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Nda: ResolverTypeWrapper<Nda>;
  NdaClause: ResolverTypeWrapper<NdaClause>;
  NdaText: ResolverTypeWrapper<NdaText>;
  NoSecondFactor: ResolverTypeWrapper<NoSecondFactor>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NonNegativeInt: ResolverTypeWrapper<Scalars['NonNegativeInt']['output']>;
  NoteSavedListingInput: NoteSavedListingInput;
  NoteSavedListingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NoteSavedListingResult']>;
  Notification: ResolverTypeWrapper<NotificationRow>;
  NotificationConnection: ResolverTypeWrapper<NotificationPage>;
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationKind: NotificationKind;
  NotificationSettingsInput: NotificationSettingsInput;
  NotificationSettingsUpdated: ResolverTypeWrapper<Omit<NotificationSettingsUpdated, 'user'> & { user: ResolversTypes['User'] }>;
  NotificationsRead: ResolverTypeWrapper<Omit<NotificationsRead, 'user'> & { user: ResolversTypes['User'] }>;
  OfferAdditionInput: OfferAdditionInput;
  OfferedMilestone: ResolverTypeWrapper<OfferedMilestone>;
  OneOrBothParties: OneOrBothParties;
  OpenBusiness: ResolverTypeWrapper<OpenBusiness>;
  OpenConversationInput: OpenConversationInput;
  OpenConversationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenConversationResult']>;
  OpenDisputeInput: OpenDisputeInput;
  OpenPayoutAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenPayoutAccountResult']>;
  Order: ResolverTypeWrapper<OrderRow>;
  OrderConnection: ResolverTypeWrapper<OrderPage>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderPlaced: ResolverTypeWrapper<Omit<OrderPlaced, 'order'> & { order: ResolversTypes['Order'] }>;
  OrderState: OrderState;
  OtherActor: ResolverTypeWrapper<OtherActor>;
  OtherActorTransition: ResolverTypeWrapper<OtherActorTransition>;
  OtherPartyBlocked: ResolverTypeWrapper<Omit<OtherPartyBlocked, 'conversation'> & { conversation: ResolversTypes['Conversation'] }>;
  OtherSessionsEnded: ResolverTypeWrapper<OtherSessionsEnded>;
  OwnListing: ResolverTypeWrapper<OwnListingRow>;
  OwnListingConnection: ResolverTypeWrapper<OwnListingPage>;
  OwnListingEdge: ResolverTypeWrapper<Omit<OwnListingEdge, 'node'> & { node: ResolversTypes['OwnListing'] }>;
  OwnListingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OwnListingResult']>;
  PackageDraft: ResolverTypeWrapper<PackageDraft>;
  PackageInput: PackageInput;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Passkey: ResolverTypeWrapper<PasskeyParent>;
  PasskeyOptions: ResolverTypeWrapper<PasskeyOptions>;
  PasskeyRenamed: ResolverTypeWrapper<Omit<PasskeyRenamed, 'passkey'> & { passkey: ResolversTypes['Passkey'] }>;
  PasswordChanged: ResolverTypeWrapper<PasswordChanged>;
  PasswordReset: ResolverTypeWrapper<PasswordReset>;
  PasswordResetRequested: ResolverTypeWrapper<PasswordResetRequested>;
  PasswordRule: ResolverTypeWrapper<PasswordRule>;
  PaymentCheckout: PaymentCheckout;
  PaymentDeclined: ResolverTypeWrapper<PaymentDeclined>;
  PaymentInput: PaymentInput;
  PaymentProvider: ResolverTypeWrapper<PaymentProvider>;
  PaymentRedirect: ResolverTypeWrapper<PaymentRedirect>;
  PaymentState: PaymentState;
  PayoutAccount: ResolverTypeWrapper<PayoutSums>;
  PayoutAccountLink: ResolverTypeWrapper<PayoutAccountLink>;
  PayoutAccountProblem: ResolverTypeWrapper<PayoutAccountProblem>;
  PayoutAccountState: PayoutAccountState;
  Payouts: ResolverTypeWrapper<PayoutSums>;
  PendingLogin: ResolverTypeWrapper<PendingLogin>;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceOrderResult']>;
  PlatformDay: ResolverTypeWrapper<PlatformDay>;
  PlatformReport: ResolverTypeWrapper<PlatformReport>;
  PlatformTotals: ResolverTypeWrapper<PlatformTotals>;
  PostJobResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PostJobResult']>;
  PostalAddress: ResolverTypeWrapper<StoredAddress>;
  PostalAddressInput: PostalAddressInput;
  PriceChanged: ResolverTypeWrapper<Omit<PriceChanged, 'quote'> & { quote: ResolversTypes['CartQuote'] }>;
  Process: ResolverTypeWrapper<Process>;
  ProcessName: ProcessName;
  ProcessState: ResolverTypeWrapper<ProcessState>;
  ProcessTransition: ResolverTypeWrapper<ProcessTransition>;
  Product: ResolverTypeWrapper<ListingRow>;
  ProductConnection: ResolverTypeWrapper<ListingPage>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFile: ResolverTypeWrapper<ProductFileParent>;
  ProductFileNotFound: ResolverTypeWrapper<ProductFileNotFound>;
  ProductFileRemoved: ResolverTypeWrapper<Omit<ProductFileRemoved, 'listing'> & { listing: ResolversTypes['OwnListing'] }>;
  Profile: ResolverTypeWrapper<UserParent>;
  ProfileUpdated: ResolverTypeWrapper<Omit<ProfileUpdated, 'user'> & { user: ResolversTypes['User'] }>;
  ProgressStatus: ProgressStatus;
  ProgressStep: ResolverTypeWrapper<ProgressStep>;
  ProposeExtensionInput: ProposeExtensionInput;
  ProposeMandateInput: ProposeMandateInput;
  ProposeMandateResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ProposeMandateResult']>;
  ProposeRefundInput: ProposeRefundInput;
  ProposeResolutionInput: ProposeResolutionInput;
  ProposeSettlementInput: ProposeSettlementInput;
  ProposedResolution: ResolverTypeWrapper<Omit<ProposedResolution, 'by'> & { by: ResolversTypes['Profile'] }>;
  PublishListingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublishListingResult']>;
  PublishSiteNoticeInput: PublishSiteNoticeInput;
  PublishSiteNoticeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublishSiteNoticeResult']>;
  PurchasedFile: ResolverTypeWrapper<Omit<PurchasedFile, 'bought' | 'newest'> & { bought?: Maybe<ResolversTypes['ProductFile']>, newest: ResolversTypes['ProductFile'] }>;
  PutOnHoldInput: PutOnHoldInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionKind: QuestionKind;
  QuoteRequested: ResolverTypeWrapper<Omit<QuoteRequested, 'engagement'> & { engagement: ResolversTypes['Engagement'] }>;
  Receipt: ResolverTypeWrapper<Receipt>;
  ReceiptInput: ReceiptInput;
  RecipientUnavailable: ResolverTypeWrapper<RecipientUnavailable>;
  Reconciliation: ResolverTypeWrapper<Reconciliation>;
  RecoveryCodesReplaced: ResolverTypeWrapper<RecoveryCodesReplaced>;
  RefundInput: RefundInput;
  RefusalReason: RefusalReason;
  RegisterInput: RegisterInput;
  RegisterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterResult']>;
  RegisterSuccess: ResolverTypeWrapper<Omit<RegisterSuccess, 'user'> & { user: ResolversTypes['User'] }>;
  ReinstateUserInput: ReinstateUserInput;
  ReinstateUserResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReinstateUserResult']>;
  RemoveCalendarFeedResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveCalendarFeedResult']>;
  RemoveDocketEntryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveDocketEntryResult']>;
  RemoveProductFileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveProductFileResult']>;
  RemoveSavedSearchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveSavedSearchResult']>;
  RemoveSearchSynonymInput: RemoveSearchSynonymInput;
  RemoveSearchSynonymResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveSearchSynonymResult']>;
  RemoveSecondFactorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveSecondFactorResult']>;
  RenamePasskeyInput: RenamePasskeyInput;
  RenamePasskeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RenamePasskeyResult']>;
  ReplaceRecoveryCodesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReplaceRecoveryCodesResult']>;
  ReplyToReviewInput: ReplyToReviewInput;
  ReplyToReviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReplyToReviewResult']>;
  ReportCase: ResolverTypeWrapper<ReportCaseRow>;
  ReportCaseAdvanced: ResolverTypeWrapper<Omit<ReportCaseAdvanced, 'reportCase'> & { reportCase: ResolversTypes['ReportCase'] }>;
  ReportCaseConnection: ResolverTypeWrapper<ReportCasePage>;
  ReportCaseEdge: ResolverTypeWrapper<Omit<ReportCaseEdge, 'node'> & { node: ResolversTypes['ReportCase'] }>;
  ReportCaseNotFound: ResolverTypeWrapper<ReportCaseNotFound>;
  ReportCaseRefused: ResolverTypeWrapper<Omit<ReportCaseRefused, 'reportCase'> & { reportCase: ResolversTypes['ReportCase'] }>;
  ReportCaseState: ReportCaseState;
  ReportCaseTransition: ReportCaseTransition;
  ReportInput: ReportInput;
  ReportReason: ReportReason;
  ReportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportResult']>;
  ReportedContent: ReportedContent;
  ReportedKind: ReportedKind;
  RequestAdditionInput: RequestAdditionInput;
  RequestChangesInput: RequestChangesInput;
  RequestEmailChangeInput: RequestEmailChangeInput;
  RequestEmailChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestEmailChangeResult']>;
  RequestEmailConfirmationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestEmailConfirmationResult']>;
  RequestPasswordResetResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestPasswordResetResult']>;
  RequestQuoteInput: RequestQuoteInput;
  RequestQuoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestQuoteResult']>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResetPasswordResult']>;
  ResolveInput: ResolveInput;
  Review: ResolverTypeWrapper<ReviewRow>;
  ReviewConnection: ResolverTypeWrapper<ReviewPage>;
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  ReviewEngagementInput: ReviewEngagementInput;
  ReviewEngagementResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReviewEngagementResult']>;
  ReviewMarked: ResolverTypeWrapper<Omit<ReviewMarked, 'review'> & { review: ResolversTypes['Review'] }>;
  ReviewNotFound: ResolverTypeWrapper<ReviewNotFound>;
  ReviewRefused: ResolverTypeWrapper<ReviewRefused>;
  ReviewReplied: ResolverTypeWrapper<Omit<ReviewReplied, 'review'> & { review: ResolversTypes['Review'] }>;
  ReviewSort: ReviewSort;
  ReviewWritten: ResolverTypeWrapper<Omit<ReviewWritten, 'engagement' | 'review'> & { engagement: ResolversTypes['Engagement'], review: ResolversTypes['Review'] }>;
  RevokeAccessTokenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeAccessTokenResult']>;
  SalesReport: ResolverTypeWrapper<Report>;
  SalesTotals: ResolverTypeWrapper<Totals>;
  SampleAccount: ResolverTypeWrapper<SampleAccount>;
  SampleCard: ResolverTypeWrapper<SampleCard>;
  SaveDocketEntryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveDocketEntryResult']>;
  SaveListingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveListingResult']>;
  SaveSearchInput: SaveSearchInput;
  SaveSearchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveSearchResult']>;
  SaveSearchSynonymInput: SaveSearchSynonymInput;
  SaveSearchSynonymResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveSearchSynonymResult']>;
  SavedListing: ResolverTypeWrapper<SavedListingRow>;
  SavedListingAdded: ResolverTypeWrapper<Omit<SavedListingAdded, 'listing'> & { listing: ResolversTypes['Listing'] }>;
  SavedListingNoted: ResolverTypeWrapper<Omit<SavedListingNoted, 'listing'> & { listing: ResolversTypes['Listing'] }>;
  SavedSearch: ResolverTypeWrapper<SavedSearchRow>;
  SavedSearchNotFound: ResolverTypeWrapper<SavedSearchNotFound>;
  SavedSearchRemoved: ResolverTypeWrapper<SavedSearchRemoved>;
  SearchFilter: SearchFilter;
  SearchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SearchResult']>;
  SearchResultConnection: ResolverTypeWrapper<SearchPage>;
  SearchResultEdge: ResolverTypeWrapper<Omit<SearchResultEdge, 'node'> & { node: ResolversTypes['SearchResult'] }>;
  SearchSaved: ResolverTypeWrapper<Omit<SearchSaved, 'savedSearch'> & { savedSearch: ResolversTypes['SavedSearch'] }>;
  SearchSort: SearchSort;
  SearchSynonym: ResolverTypeWrapper<Synonym>;
  SearchSynonymRemoved: ResolverTypeWrapper<SearchSynonymRemoved>;
  SearchSynonymSaved: ResolverTypeWrapper<Omit<SearchSynonymSaved, 'synonym'> & { synonym: ResolversTypes['SearchSynonym'] }>;
  SecondFactorAdded: ResolverTypeWrapper<SecondFactorAdded>;
  SecondFactorInput: SecondFactorInput;
  SecondFactorKind: SecondFactorKind;
  SecondFactorObligatory: ResolverTypeWrapper<SecondFactorObligatory>;
  SecondFactorRemoved: ResolverTypeWrapper<SecondFactorRemoved>;
  SecondFactorRequired: ResolverTypeWrapper<SecondFactorRequired>;
  SecondFactors: ResolverTypeWrapper<Omit<SecondFactors, 'passkeys'> & { passkeys: Array<ResolversTypes['Passkey']> }>;
  SecurityEvent: ResolverTypeWrapper<SecurityEventRow>;
  SecurityEventKind: SecurityEventKind;
  SellerChecklistDismissed: ResolverTypeWrapper<Omit<SellerChecklistDismissed, 'user'> & { user: ResolversTypes['User'] }>;
  SellerChecklistUnfinished: ResolverTypeWrapper<SellerChecklistUnfinished>;
  SendMessageInput: SendMessageInput;
  SendMessageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendMessageResult']>;
  SendOfferInput: SendOfferInput;
  Service: ResolverTypeWrapper<ListingRow>;
  ServiceConnection: ResolverTypeWrapper<ListingPage>;
  ServiceEdge: ResolverTypeWrapper<Omit<ServiceEdge, 'node'> & { node: ResolversTypes['Service'] }>;
  ServiceExtra: ResolverTypeWrapper<ServiceExtra>;
  ServicePackage: ResolverTypeWrapper<ServicePackage>;
  Session: ResolverTypeWrapper<SessionParent>;
  SessionEnded: ResolverTypeWrapper<SessionEnded>;
  SessionNotFound: ResolverTypeWrapper<SessionNotFound>;
  SignInAgainInput: SignInAgainInput;
  SignInAgainResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInAgainResult']>;
  SignedInAgain: ResolverTypeWrapper<SignedInAgain>;
  SiteNotice: ResolverTypeWrapper<SiteNoticeRow>;
  SiteNoticeConnection: ResolverTypeWrapper<SiteNoticePage>;
  SiteNoticeEdge: ResolverTypeWrapper<Omit<SiteNoticeEdge, 'node'> & { node: ResolversTypes['SiteNotice'] }>;
  SiteNoticeEnded: ResolverTypeWrapper<Omit<SiteNoticeEnded, 'notice'> & { notice: ResolversTypes['SiteNotice'] }>;
  SiteNoticeNotFound: ResolverTypeWrapper<SiteNoticeNotFound>;
  SiteNoticePublished: ResolverTypeWrapper<Omit<SiteNoticePublished, 'notice'> & { notice: ResolversTypes['SiteNotice'] }>;
  SocialLoginFailed: ResolverTypeWrapper<SocialLoginFailed>;
  SocialLoginInput: SocialLoginInput;
  SocialLoginRedirect: ResolverTypeWrapper<SocialLoginRedirect>;
  SocialLoginResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SocialLoginResult']>;
  SocialLoginSuccess: ResolverTypeWrapper<Omit<SocialLoginSuccess, 'user'> & { user: ResolversTypes['User'] }>;
  SocialProvider: SocialProvider;
  SocialPurpose: SocialPurpose;
  Spending: ResolverTypeWrapper<Spending>;
  StarCount: ResolverTypeWrapper<StarCount>;
  StartConversationInput: StartConversationInput;
  StartConversationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartConversationResult']>;
  Stat: ResolverTypeWrapper<Stat>;
  StatementConnection: ResolverTypeWrapper<StatementPage>;
  StatementEdge: ResolverTypeWrapper<Omit<StatementEdge, 'node'> & { node: ResolversTypes['StatementEntry'] }>;
  StatementEntry: ResolverTypeWrapper<StatementRow>;
  StatementEntryKind: StatementEntryKind;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitRequirementsInput: SubmitRequirementsInput;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SuggestSettlementInput: SuggestSettlementInput;
  SuspendUserInput: SuspendUserInput;
  SuspendUserResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SuspendUserResult']>;
  SuspensionEffect: ResolverTypeWrapper<SuspensionEffect>;
  TeamLicence: ResolverTypeWrapper<TeamLicence>;
  TeamLicenceDraft: ResolverTypeWrapper<TeamLicenceDraft>;
  TeamLicenceInput: TeamLicenceInput;
  TermsChanged: ResolverTypeWrapper<Omit<TermsChanged, 'quote'> & { quote: ResolversTypes['CartQuote'] }>;
  Testimonial: ResolverTypeWrapper<Testimonial>;
  TooManyAccessTokens: ResolverTypeWrapper<TooManyAccessTokens>;
  TooManyAttempts: ResolverTypeWrapper<TooManyAttempts>;
  TooManyListings: ResolverTypeWrapper<TooManyListings>;
  TrackRecord: ResolverTypeWrapper<TrackRecord>;
  TransitionField: ResolverTypeWrapper<TransitionField>;
  TransitionFieldKind: TransitionFieldKind;
  TransitionOption: ResolverTypeWrapper<TransitionOption>;
  TransitionRefused: ResolverTypeWrapper<Omit<TransitionRefused, 'engagement'> & { engagement: ResolversTypes['Engagement'] }>;
  TransitionTerm: ResolverTypeWrapper<TransitionTerm>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UnavailableChoice: ResolverTypeWrapper<Omit<UnavailableChoice, 'listing'> & { listing: ResolversTypes['Listing'] }>;
  UnsaveListingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UnsaveListingResult']>;
  UpdateBillingDetailsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateBillingDetailsResult']>;
  UpdateCompanyInput: UpdateCompanyInput;
  UpdateCompanyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateCompanyResult']>;
  UpdateFreelancerInput: UpdateFreelancerInput;
  UpdateFreelancerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateFreelancerResult']>;
  UpdateNotificationSettingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateNotificationSettingsResult']>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateProfileResult']>;
  User: ResolverTypeWrapper<UserParent>;
  UserConnection: ResolverTypeWrapper<UserPage>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserFilter: UserFilter;
  UserReinstated: ResolverTypeWrapper<Omit<UserReinstated, 'user'> & { user: ResolversTypes['User'] }>;
  UserRole: UserRole;
  UserRoleChanged: ResolverTypeWrapper<Omit<UserRoleChanged, 'user'> & { user: ResolversTypes['User'] }>;
  UserSort: UserSort;
  UserState: UserState;
  UserSuspended: ResolverTypeWrapper<Omit<UserSuspended, 'user'> & { user: ResolversTypes['User'] }>;
  VersionConflict: ResolverTypeWrapper<Omit<VersionConflict, 'current'> & { current: ResolversTypes['Node'] }>;
  WithdrawDisputeInput: WithdrawDisputeInput;
  WithdrawnListing: ResolverTypeWrapper<WithdrawnLine>;
  WrongPassword: ResolverTypeWrapper<WrongPassword>;
  WrongSecondFactor: ResolverTypeWrapper<WrongSecondFactor>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptAdditionInput: AcceptAdditionInput;
  AcceptOfferInput: AcceptOfferInput;
  AcceptRoundInput: AcceptRoundInput;
  AccessToken: AccessTokenParent;
  AccessTokenCreated: Omit<AccessTokenCreated, 'accessToken'> & { accessToken: ResolversParentTypes['AccessToken'] };
  AccessTokenNotFound: AccessTokenNotFound;
  AccessTokenRevoked: AccessTokenRevoked;
  AccountDeleted: AccountDeleted;
  AccountSuspended: AccountSuspended;
  AddEvidenceInput: AddEvidenceInput;
  AddPasskeyInput: AddPasskeyInput;
  AddPasskeyResult: ResolversUnionTypes<ResolversParentTypes>['AddPasskeyResult'];
  AdvanceApplicationInput: AdvanceApplicationInput;
  AdvanceApplicationResult: ResolversUnionTypes<ResolversParentTypes>['AdvanceApplicationResult'];
  AdvanceClockResult: ResolversUnionTypes<ResolversParentTypes>['AdvanceClockResult'];
  AdvanceCredentialInput: AdvanceCredentialInput;
  AdvanceCredentialResult: ResolversUnionTypes<ResolversParentTypes>['AdvanceCredentialResult'];
  AdvanceEngagementInput: AdvanceEngagementInput;
  AdvanceEngagementResult: ResolversUnionTypes<ResolversParentTypes>['AdvanceEngagementResult'];
  AdvanceMandateInput: AdvanceMandateInput;
  AdvanceMandateResult: ResolversUnionTypes<ResolversParentTypes>['AdvanceMandateResult'];
  AdvanceReportCaseInput: AdvanceReportCaseInput;
  AdvanceReportCaseResult: ResolversUnionTypes<ResolversParentTypes>['AdvanceReportCaseResult'];
  AlreadyApplied: Omit<AlreadyApplied, 'application'> & { application: ResolversParentTypes['Application'] };
  AnswerDisputeInput: AnswerDisputeInput;
  AnswerInput: AnswerInput;
  ApplicantCounts: ApplicantCounts;
  Application: ApplicationRow;
  ApplicationAdvanced: Omit<ApplicationAdvanced, 'application'> & { application: ResolversParentTypes['Application'] };
  ApplicationAnswerInput: ApplicationAnswerInput;
  ApplicationConnection: ApplicationPage;
  ApplicationEdge: Omit<ApplicationEdge, 'node'> & { node: ResolversParentTypes['Application'] };
  ApplicationEdited: Omit<ApplicationEdited, 'application'> & { application: ResolversParentTypes['Application'] };
  ApplicationEvent: ApplicationEventRow;
  ApplicationFile: AttachmentRow;
  ApplicationNotFound: ApplicationNotFound;
  ApplicationRefused: Omit<ApplicationRefused, 'application'> & { application: ResolversParentTypes['Application'] };
  ApplicationTransitionInput: ApplicationTransitionInput;
  Applied: Omit<Applied, 'application'> & { application: ResolversParentTypes['Application'] };
  ApplyToJobInput: ApplyToJobInput;
  ApplyToJobResult: ResolversUnionTypes<ResolversParentTypes>['ApplyToJobResult'];
  AskCredentialCheckInput: AskCredentialCheckInput;
  AskCredentialCheckResult: ResolversUnionTypes<ResolversParentTypes>['AskCredentialCheckResult'];
  AskPartiesInput: AskPartiesInput;
  Attachment: ResolversInterfaceTypes<ResolversParentTypes>['Attachment'];
  AuditEvent: AuditEventRow;
  AuditEventConnection: AuditEventPage;
  AuditEventEdge: Omit<AuditEventEdge, 'node'> & { node: ResolversParentTypes['AuditEvent'] };
  AuthenticatorAppExists: AuthenticatorAppExists;
  AuthenticatorAppSecret: AuthenticatorAppSecret;
  AvailableApplicationTransition: AvailableApplicationTransition;
  AvailableCredentialTransition: AvailableCredentialTransition;
  AvailableMandateTransition: AvailableMandateTransition;
  AvailableReportCaseTransition: AvailableReportCaseTransition;
  AvailableTransition: AvailableTransition;
  BeginAuthenticatorAppResult: ResolversUnionTypes<ResolversParentTypes>['BeginAuthenticatorAppResult'];
  BeginPasskeyResult: ResolversUnionTypes<ResolversParentTypes>['BeginPasskeyResult'];
  BeginPasskeyUseResult: ResolversUnionTypes<ResolversParentTypes>['BeginPasskeyUseResult'];
  BillingDetails: BillingDetailsRow;
  BillingDetailsInput: BillingDetailsInput;
  BillingDetailsUpdated: Omit<BillingDetailsUpdated, 'user'> & { user: ResolversParentTypes['User'] };
  BlockOtherPartyResult: ResolversUnionTypes<ResolversParentTypes>['BlockOtherPartyResult'];
  Boolean: Scalars['Boolean']['output'];
  BriefAsOffered: BriefAsOffered;
  BrokeredSplit: BrokeredSplit;
  BuyExtraInput: BuyExtraInput;
  BuyerQuestion: BuyerQuestion;
  BuyerQuestionInput: BuyerQuestionInput;
  CalendarFeed: CalendarFeed;
  CalendarFeedCreated: CalendarFeedCreated;
  CalendarFeedNotFound: CalendarFeedNotFound;
  CalendarFeedRemoved: CalendarFeedRemoved;
  CancelInput: CancelInput;
  CancelMilestoneInput: CancelMilestoneInput;
  CancelWorkInput: CancelWorkInput;
  CartGroup: PricedGroup;
  CartLine: PricedLine;
  CartLineInput: CartLineInput;
  CartQuote: Quote;
  Category: CategoryRow;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordResult'];
  ChangeUserRoleInput: ChangeUserRoleInput;
  ChangeUserRoleResult: ResolversUnionTypes<ResolversParentTypes>['ChangeUserRoleResult'];
  Chargeback: ChargebackParent;
  CheckedCredential: CheckedCredential;
  Choice: Choice;
  Clock: Clock;
  ClockAdvanced: ClockAdvanced;
  CloseJobResult: ResolversUnionTypes<ResolversParentTypes>['CloseJobResult'];
  CloseMatches: CloseListings;
  Company: CompanyRow;
  CompanyConnection: CompanyPage;
  CompanyEdge: Omit<CompanyEdge, 'node'> & { node: ResolversParentTypes['Company'] };
  CompanyFilter: CompanyFilter;
  CompanyUpdated: Omit<CompanyUpdated, 'company'> & { company: ResolversParentTypes['Company'] };
  CompleteLoginResult: ResolversUnionTypes<ResolversParentTypes>['CompleteLoginResult'];
  ConfirmAuthenticatorAppResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmAuthenticatorAppResult'];
  ConfirmEmailChangeResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmEmailChangeResult'];
  ConflictCheck: ConflictCheck;
  ContentReport: ContentReportRow;
  ContentReported: ContentReported;
  Conversation: ViewedConversationRow;
  ConversationAbout: ConversationAbout;
  ConversationConnection: ViewedConversationPage;
  ConversationEdge: Omit<ConversationEdge, 'node'> & { node: ResolversParentTypes['Conversation'] };
  ConversationNotFound: ConversationNotFound;
  ConversationOpened: Omit<ConversationOpened, 'conversation'> & { conversation: ResolversParentTypes['Conversation'] };
  ConversationRead: Omit<ConversationRead, 'conversation' | 'viewer'> & { conversation: ResolversParentTypes['Conversation'], viewer: ResolversParentTypes['User'] };
  ConversationSubject: ViewedConversationRow;
  CounterInput: CounterInput;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenResult: ResolversUnionTypes<ResolversParentTypes>['CreateAccessTokenResult'];
  CreateCalendarFeedResult: ResolversUnionTypes<ResolversParentTypes>['CreateCalendarFeedResult'];
  CreateListingResult: ResolversUnionTypes<ResolversParentTypes>['CreateListingResult'];
  Credential: CredentialParent;
  CredentialAdvanced: Omit<CredentialAdvanced, 'credential'> & { credential: ResolversParentTypes['Credential'] };
  CredentialAsked: Omit<CredentialAsked, 'credential'> & { credential: ResolversParentTypes['Credential'] };
  CredentialConnection: CredentialPage;
  CredentialEdge: Omit<CredentialEdge, 'node'> & { node: ResolversParentTypes['Credential'] };
  CredentialFile: AttachmentRow;
  CredentialNotFound: CredentialNotFound;
  CredentialRefused: Omit<CredentialRefused, 'credential'> & { credential: ResolversParentTypes['Credential'] };
  DateTime: Scalars['DateTime']['output'];
  DeclineAmendmentInput: DeclineAmendmentInput;
  DeclineInput: DeclineInput;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountResult: ResolversUnionTypes<ResolversParentTypes>['DeleteAccountResult'];
  DeleteListingResult: ResolversUnionTypes<ResolversParentTypes>['DeleteListingResult'];
  DeliverInput: DeliverInput;
  DismissSellerChecklistResult: ResolversUnionTypes<ResolversParentTypes>['DismissSellerChecklistResult'];
  Dispute: DisputeView;
  DisputeParty: Omit<DisputeParty, 'account'> & { account: ResolversParentTypes['Profile'] };
  DocketEntry: DocketEntryRow;
  DocketEntryConnection: DocketEntryPage;
  DocketEntryEdge: Omit<DocketEntryEdge, 'node'> & { node: ResolversParentTypes['DocketEntry'] };
  DocketEntryInput: DocketEntryInput;
  DocketEntryMarked: Omit<DocketEntryMarked, 'entry'> & { entry: ResolversParentTypes['DocketEntry'] };
  DocketEntryNotFound: DocketEntryNotFound;
  DocketEntryRemoved: Omit<DocketEntryRemoved, 'engagement'> & { engagement: ResolversParentTypes['Engagement'] };
  DocketEntrySaved: Omit<DocketEntrySaved, 'entry'> & { entry: ResolversParentTypes['DocketEntry'] };
  DocketEvent: DocketEventRow;
  DocketRule: OfficialRule;
  EditApplicationInput: EditApplicationInput;
  EditApplicationResult: ResolversUnionTypes<ResolversParentTypes>['EditApplicationResult'];
  EditConflict: Omit<EditConflict, 'current'> & { current: ResolversParentTypes['OwnListing'] };
  EditJobResult: ResolversUnionTypes<ResolversParentTypes>['EditJobResult'];
  EditListingInput: EditListingInput;
  EditListingResult: ResolversUnionTypes<ResolversParentTypes>['EditListingResult'];
  EmailChangeRequested: EmailChangeRequested;
  EmailChanged: EmailChanged;
  EmailConfirmationSent: EmailConfirmationSent;
  EmailConfirmed: EmailConfirmed;
  EmailTaken: EmailTaken;
  EndOtherSessionsResult: ResolversUnionTypes<ResolversParentTypes>['EndOtherSessionsResult'];
  EndSessionResult: ResolversUnionTypes<ResolversParentTypes>['EndSessionResult'];
  EndSiteNoticeResult: ResolversUnionTypes<ResolversParentTypes>['EndSiteNoticeResult'];
  Engagement: EngagementParent;
  EngagementAdvanced: Omit<EngagementAdvanced, 'engagement'> & { engagement: ResolversParentTypes['Engagement'] };
  EngagementAmendment: AmendmentView;
  EngagementConnection: EngagementPage;
  EngagementDeadline: EngagementDeadline;
  EngagementDue: EngagementDue;
  EngagementEdge: Omit<EngagementEdge, 'node'> & { node: ResolversParentTypes['Engagement'] };
  EngagementEvent: EngagementEventParent;
  EngagementFile: AttachmentRow;
  EngagementMoney: EngagementMoney;
  EngagementNotFound: EngagementNotFound;
  EngagementStateCount: EngagementStateCount;
  EngagementTransitionInput: EngagementTransitionInput;
  EventAnswer: Omit<EventAnswer, 'files'> & { files: Array<ResolversParentTypes['EngagementFile']> };
  ExtraDraft: ExtraDraft;
  ExtraInput: ExtraInput;
  Facet: Facet;
  FacetChoice: FacetChoice;
  Failure: ResolversInterfaceTypes<ResolversParentTypes>['Failure'];
  FaqEntry: FaqEntry;
  FaqEntryInput: FaqEntryInput;
  Float: Scalars['Float']['output'];
  Freelancer: FreelancerRow;
  FreelancerConnection: FreelancerPage;
  FreelancerEdge: Omit<FreelancerEdge, 'node'> & { node: ResolversParentTypes['Freelancer'] };
  FreelancerFilter: FreelancerFilter;
  FreelancerUpdated: Omit<FreelancerUpdated, 'freelancer'> & { freelancer: ResolversParentTypes['Freelancer'] };
  FundInput: FundInput;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Introduction: Introduced;
  InvalidCredentials: InvalidCredentials;
  InvalidInput: InvalidInput;
  InvalidLink: InvalidLink;
  Invoice: InvoiceRow;
  InvoiceLine: InvoiceLineRow;
  InvoiceParty: Omit<InvoiceParty, 'address'> & { address?: Maybe<ResolversParentTypes['PostalAddress']> };
  JSON: Scalars['JSON']['output'];
  Job: JobRow;
  JobClosed: JobClosed;
  JobConnection: JobPage;
  JobEdge: Omit<JobEdge, 'node'> & { node: ResolversParentTypes['Job'] };
  JobFilter: JobFilter;
  JobInput: JobInput;
  JobNotFound: JobNotFound;
  JobSaved: Omit<JobSaved, 'job'> & { job: ResolversParentTypes['Job'] };
  Language: Language;
  LastAdmin: LastAdmin;
  LiftHoldInput: LiftHoldInput;
  LineUnavailable: Omit<LineUnavailable, 'quote'> & { quote: ResolversParentTypes['CartQuote'] };
  Listing: ResolversInterfaceTypes<ResolversParentTypes>['Listing'];
  ListingCreated: Omit<ListingCreated, 'listing'> & { listing: ResolversParentTypes['OwnListing'] };
  ListingDeleted: ListingDeleted;
  ListingFilter: ListingFilter;
  ListingNotFound: ListingNotFound;
  ListingSales: ListingReport;
  ListingSaved: Omit<ListingSaved, 'listing'> & { listing: ResolversParentTypes['OwnListing'] };
  ListingUnsaved: Omit<ListingUnsaved, 'listing'> & { listing: ResolversParentTypes['Listing'] };
  LiveEvent: LiveEvent;
  LocalDate: Scalars['LocalDate']['output'];
  LoginExpired: LoginExpired;
  LoginInput: LoginInput;
  LoginResult: ResolversUnionTypes<ResolversParentTypes>['LoginResult'];
  LoginSuccess: Omit<LoginSuccess, 'user'> & { user: ResolversParentTypes['User'] };
  LoginWithPasskeyInput: LoginWithPasskeyInput;
  LoginWithPasskeyResult: ResolversUnionTypes<ResolversParentTypes>['LoginWithPasskeyResult'];
  MailRecord: MailRecordRow;
  Mandate: MandateParent;
  MandateAdvanced: Omit<MandateAdvanced, 'mandate'> & { mandate: ResolversParentTypes['Mandate'] };
  MandateConnection: MandatePage;
  MandateEdge: Omit<MandateEdge, 'node'> & { node: ResolversParentTypes['Mandate'] };
  MandateExists: Omit<MandateExists, 'mandate'> & { mandate: ResolversParentTypes['Mandate'] };
  MandateNotFound: MandateNotFound;
  MandateProposed: Omit<MandateProposed, 'mandate'> & { mandate: ResolversParentTypes['Mandate'] };
  MandateRefused: Omit<MandateRefused, 'mandate'> & { mandate: ResolversParentTypes['Mandate'] };
  MarkDocketEntryResult: ResolversUnionTypes<ResolversParentTypes>['MarkDocketEntryResult'];
  MarkNotificationsReadResult: ResolversUnionTypes<ResolversParentTypes>['MarkNotificationsReadResult'];
  MarkReadResult: ResolversUnionTypes<ResolversParentTypes>['MarkReadResult'];
  MarkReviewHelpfulInput: MarkReviewHelpfulInput;
  MarkReviewHelpfulResult: ResolversUnionTypes<ResolversParentTypes>['MarkReviewHelpfulResult'];
  Message: MessageRow;
  MessageConnection: MessagePage;
  MessageEdge: Omit<MessageEdge, 'node'> & { node: ResolversParentTypes['Message'] };
  MessageFile: AttachmentRow;
  MessageSent: Omit<MessageSent, 'conversation' | 'sent'> & { conversation: ResolversParentTypes['Conversation'], sent: ResolversParentTypes['Message'] };
  Milestone: Omit<Milestone, 'engagement'> & { engagement?: Maybe<ResolversParentTypes['Engagement']> };
  MilestoneInput: MilestoneInput;
  MilestonePlan: Omit<MilestonePlan, 'milestones'> & { milestones: Array<ResolversParentTypes['Milestone']> };
  MoneySplit: MoneySplit;
  MonthSales: MonthReport;
  Mutation: Record<PropertyKey, never>;
  Nda: Nda;
  NdaClause: NdaClause;
  NdaText: NdaText;
  NoSecondFactor: NoSecondFactor;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  NonNegativeInt: Scalars['NonNegativeInt']['output'];
  NoteSavedListingInput: NoteSavedListingInput;
  NoteSavedListingResult: ResolversUnionTypes<ResolversParentTypes>['NoteSavedListingResult'];
  Notification: NotificationRow;
  NotificationConnection: NotificationPage;
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  NotificationSettingsInput: NotificationSettingsInput;
  NotificationSettingsUpdated: Omit<NotificationSettingsUpdated, 'user'> & { user: ResolversParentTypes['User'] };
  NotificationsRead: Omit<NotificationsRead, 'user'> & { user: ResolversParentTypes['User'] };
  OfferAdditionInput: OfferAdditionInput;
  OfferedMilestone: OfferedMilestone;
  OpenBusiness: OpenBusiness;
  OpenConversationInput: OpenConversationInput;
  OpenConversationResult: ResolversUnionTypes<ResolversParentTypes>['OpenConversationResult'];
  OpenDisputeInput: OpenDisputeInput;
  OpenPayoutAccountResult: ResolversUnionTypes<ResolversParentTypes>['OpenPayoutAccountResult'];
  Order: OrderRow;
  OrderConnection: OrderPage;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderPlaced: Omit<OrderPlaced, 'order'> & { order: ResolversParentTypes['Order'] };
  OtherActor: OtherActor;
  OtherActorTransition: OtherActorTransition;
  OtherPartyBlocked: Omit<OtherPartyBlocked, 'conversation'> & { conversation: ResolversParentTypes['Conversation'] };
  OtherSessionsEnded: OtherSessionsEnded;
  OwnListing: OwnListingRow;
  OwnListingConnection: OwnListingPage;
  OwnListingEdge: Omit<OwnListingEdge, 'node'> & { node: ResolversParentTypes['OwnListing'] };
  OwnListingResult: ResolversUnionTypes<ResolversParentTypes>['OwnListingResult'];
  PackageDraft: PackageDraft;
  PackageInput: PackageInput;
  PageInfo: PageInfo;
  Passkey: PasskeyParent;
  PasskeyOptions: PasskeyOptions;
  PasskeyRenamed: Omit<PasskeyRenamed, 'passkey'> & { passkey: ResolversParentTypes['Passkey'] };
  PasswordChanged: PasswordChanged;
  PasswordReset: PasswordReset;
  PasswordResetRequested: PasswordResetRequested;
  PasswordRule: PasswordRule;
  PaymentDeclined: PaymentDeclined;
  PaymentInput: PaymentInput;
  PaymentProvider: PaymentProvider;
  PaymentRedirect: PaymentRedirect;
  PayoutAccount: PayoutSums;
  PayoutAccountLink: PayoutAccountLink;
  PayoutAccountProblem: PayoutAccountProblem;
  Payouts: PayoutSums;
  PendingLogin: PendingLogin;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderResult: ResolversUnionTypes<ResolversParentTypes>['PlaceOrderResult'];
  PlatformDay: PlatformDay;
  PlatformReport: PlatformReport;
  PlatformTotals: PlatformTotals;
  PostJobResult: ResolversUnionTypes<ResolversParentTypes>['PostJobResult'];
  PostalAddress: StoredAddress;
  PostalAddressInput: PostalAddressInput;
  PriceChanged: Omit<PriceChanged, 'quote'> & { quote: ResolversParentTypes['CartQuote'] };
  Process: Process;
  ProcessState: ProcessState;
  ProcessTransition: ProcessTransition;
  Product: ListingRow;
  ProductConnection: ListingPage;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFile: ProductFileParent;
  ProductFileNotFound: ProductFileNotFound;
  ProductFileRemoved: Omit<ProductFileRemoved, 'listing'> & { listing: ResolversParentTypes['OwnListing'] };
  Profile: UserParent;
  ProfileUpdated: Omit<ProfileUpdated, 'user'> & { user: ResolversParentTypes['User'] };
  ProgressStep: ProgressStep;
  ProposeExtensionInput: ProposeExtensionInput;
  ProposeMandateInput: ProposeMandateInput;
  ProposeMandateResult: ResolversUnionTypes<ResolversParentTypes>['ProposeMandateResult'];
  ProposeRefundInput: ProposeRefundInput;
  ProposeResolutionInput: ProposeResolutionInput;
  ProposeSettlementInput: ProposeSettlementInput;
  ProposedResolution: Omit<ProposedResolution, 'by'> & { by: ResolversParentTypes['Profile'] };
  PublishListingResult: ResolversUnionTypes<ResolversParentTypes>['PublishListingResult'];
  PublishSiteNoticeInput: PublishSiteNoticeInput;
  PublishSiteNoticeResult: ResolversUnionTypes<ResolversParentTypes>['PublishSiteNoticeResult'];
  PurchasedFile: Omit<PurchasedFile, 'bought' | 'newest'> & { bought?: Maybe<ResolversParentTypes['ProductFile']>, newest: ResolversParentTypes['ProductFile'] };
  PutOnHoldInput: PutOnHoldInput;
  Query: Record<PropertyKey, never>;
  QuoteRequested: Omit<QuoteRequested, 'engagement'> & { engagement: ResolversParentTypes['Engagement'] };
  Receipt: Receipt;
  ReceiptInput: ReceiptInput;
  RecipientUnavailable: RecipientUnavailable;
  Reconciliation: Reconciliation;
  RecoveryCodesReplaced: RecoveryCodesReplaced;
  RefundInput: RefundInput;
  RegisterInput: RegisterInput;
  RegisterResult: ResolversUnionTypes<ResolversParentTypes>['RegisterResult'];
  RegisterSuccess: Omit<RegisterSuccess, 'user'> & { user: ResolversParentTypes['User'] };
  ReinstateUserInput: ReinstateUserInput;
  ReinstateUserResult: ResolversUnionTypes<ResolversParentTypes>['ReinstateUserResult'];
  RemoveCalendarFeedResult: ResolversUnionTypes<ResolversParentTypes>['RemoveCalendarFeedResult'];
  RemoveDocketEntryResult: ResolversUnionTypes<ResolversParentTypes>['RemoveDocketEntryResult'];
  RemoveProductFileResult: ResolversUnionTypes<ResolversParentTypes>['RemoveProductFileResult'];
  RemoveSavedSearchResult: ResolversUnionTypes<ResolversParentTypes>['RemoveSavedSearchResult'];
  RemoveSearchSynonymInput: RemoveSearchSynonymInput;
  RemoveSearchSynonymResult: ResolversUnionTypes<ResolversParentTypes>['RemoveSearchSynonymResult'];
  RemoveSecondFactorResult: ResolversUnionTypes<ResolversParentTypes>['RemoveSecondFactorResult'];
  RenamePasskeyInput: RenamePasskeyInput;
  RenamePasskeyResult: ResolversUnionTypes<ResolversParentTypes>['RenamePasskeyResult'];
  ReplaceRecoveryCodesResult: ResolversUnionTypes<ResolversParentTypes>['ReplaceRecoveryCodesResult'];
  ReplyToReviewInput: ReplyToReviewInput;
  ReplyToReviewResult: ResolversUnionTypes<ResolversParentTypes>['ReplyToReviewResult'];
  ReportCase: ReportCaseRow;
  ReportCaseAdvanced: Omit<ReportCaseAdvanced, 'reportCase'> & { reportCase: ResolversParentTypes['ReportCase'] };
  ReportCaseConnection: ReportCasePage;
  ReportCaseEdge: Omit<ReportCaseEdge, 'node'> & { node: ResolversParentTypes['ReportCase'] };
  ReportCaseNotFound: ReportCaseNotFound;
  ReportCaseRefused: Omit<ReportCaseRefused, 'reportCase'> & { reportCase: ResolversParentTypes['ReportCase'] };
  ReportInput: ReportInput;
  ReportResult: ResolversUnionTypes<ResolversParentTypes>['ReportResult'];
  ReportedContent: ReportedContent;
  RequestAdditionInput: RequestAdditionInput;
  RequestChangesInput: RequestChangesInput;
  RequestEmailChangeInput: RequestEmailChangeInput;
  RequestEmailChangeResult: ResolversUnionTypes<ResolversParentTypes>['RequestEmailChangeResult'];
  RequestEmailConfirmationResult: ResolversUnionTypes<ResolversParentTypes>['RequestEmailConfirmationResult'];
  RequestPasswordResetResult: ResolversUnionTypes<ResolversParentTypes>['RequestPasswordResetResult'];
  RequestQuoteInput: RequestQuoteInput;
  RequestQuoteResult: ResolversUnionTypes<ResolversParentTypes>['RequestQuoteResult'];
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordResult: ResolversUnionTypes<ResolversParentTypes>['ResetPasswordResult'];
  ResolveInput: ResolveInput;
  Review: ReviewRow;
  ReviewConnection: ReviewPage;
  ReviewEdge: Omit<ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  ReviewEngagementInput: ReviewEngagementInput;
  ReviewEngagementResult: ResolversUnionTypes<ResolversParentTypes>['ReviewEngagementResult'];
  ReviewMarked: Omit<ReviewMarked, 'review'> & { review: ResolversParentTypes['Review'] };
  ReviewNotFound: ReviewNotFound;
  ReviewRefused: ReviewRefused;
  ReviewReplied: Omit<ReviewReplied, 'review'> & { review: ResolversParentTypes['Review'] };
  ReviewWritten: Omit<ReviewWritten, 'engagement' | 'review'> & { engagement: ResolversParentTypes['Engagement'], review: ResolversParentTypes['Review'] };
  RevokeAccessTokenResult: ResolversUnionTypes<ResolversParentTypes>['RevokeAccessTokenResult'];
  SalesReport: Report;
  SalesTotals: Totals;
  SampleAccount: SampleAccount;
  SampleCard: SampleCard;
  SaveDocketEntryResult: ResolversUnionTypes<ResolversParentTypes>['SaveDocketEntryResult'];
  SaveListingResult: ResolversUnionTypes<ResolversParentTypes>['SaveListingResult'];
  SaveSearchInput: SaveSearchInput;
  SaveSearchResult: ResolversUnionTypes<ResolversParentTypes>['SaveSearchResult'];
  SaveSearchSynonymInput: SaveSearchSynonymInput;
  SaveSearchSynonymResult: ResolversUnionTypes<ResolversParentTypes>['SaveSearchSynonymResult'];
  SavedListing: SavedListingRow;
  SavedListingAdded: Omit<SavedListingAdded, 'listing'> & { listing: ResolversParentTypes['Listing'] };
  SavedListingNoted: Omit<SavedListingNoted, 'listing'> & { listing: ResolversParentTypes['Listing'] };
  SavedSearch: SavedSearchRow;
  SavedSearchNotFound: SavedSearchNotFound;
  SavedSearchRemoved: SavedSearchRemoved;
  SearchFilter: SearchFilter;
  SearchResult: ResolversUnionTypes<ResolversParentTypes>['SearchResult'];
  SearchResultConnection: SearchPage;
  SearchResultEdge: Omit<SearchResultEdge, 'node'> & { node: ResolversParentTypes['SearchResult'] };
  SearchSaved: Omit<SearchSaved, 'savedSearch'> & { savedSearch: ResolversParentTypes['SavedSearch'] };
  SearchSynonym: Synonym;
  SearchSynonymRemoved: SearchSynonymRemoved;
  SearchSynonymSaved: Omit<SearchSynonymSaved, 'synonym'> & { synonym: ResolversParentTypes['SearchSynonym'] };
  SecondFactorAdded: SecondFactorAdded;
  SecondFactorInput: SecondFactorInput;
  SecondFactorObligatory: SecondFactorObligatory;
  SecondFactorRemoved: SecondFactorRemoved;
  SecondFactorRequired: SecondFactorRequired;
  SecondFactors: Omit<SecondFactors, 'passkeys'> & { passkeys: Array<ResolversParentTypes['Passkey']> };
  SecurityEvent: SecurityEventRow;
  SellerChecklistDismissed: Omit<SellerChecklistDismissed, 'user'> & { user: ResolversParentTypes['User'] };
  SellerChecklistUnfinished: SellerChecklistUnfinished;
  SendMessageInput: SendMessageInput;
  SendMessageResult: ResolversUnionTypes<ResolversParentTypes>['SendMessageResult'];
  SendOfferInput: SendOfferInput;
  Service: ListingRow;
  ServiceConnection: ListingPage;
  ServiceEdge: Omit<ServiceEdge, 'node'> & { node: ResolversParentTypes['Service'] };
  ServiceExtra: ServiceExtra;
  ServicePackage: ServicePackage;
  Session: SessionParent;
  SessionEnded: SessionEnded;
  SessionNotFound: SessionNotFound;
  SignInAgainInput: SignInAgainInput;
  SignInAgainResult: ResolversUnionTypes<ResolversParentTypes>['SignInAgainResult'];
  SignedInAgain: SignedInAgain;
  SiteNotice: SiteNoticeRow;
  SiteNoticeConnection: SiteNoticePage;
  SiteNoticeEdge: Omit<SiteNoticeEdge, 'node'> & { node: ResolversParentTypes['SiteNotice'] };
  SiteNoticeEnded: Omit<SiteNoticeEnded, 'notice'> & { notice: ResolversParentTypes['SiteNotice'] };
  SiteNoticeNotFound: SiteNoticeNotFound;
  SiteNoticePublished: Omit<SiteNoticePublished, 'notice'> & { notice: ResolversParentTypes['SiteNotice'] };
  SocialLoginFailed: SocialLoginFailed;
  SocialLoginInput: SocialLoginInput;
  SocialLoginRedirect: SocialLoginRedirect;
  SocialLoginResult: ResolversUnionTypes<ResolversParentTypes>['SocialLoginResult'];
  SocialLoginSuccess: Omit<SocialLoginSuccess, 'user'> & { user: ResolversParentTypes['User'] };
  Spending: Spending;
  StarCount: StarCount;
  StartConversationInput: StartConversationInput;
  StartConversationResult: ResolversUnionTypes<ResolversParentTypes>['StartConversationResult'];
  Stat: Stat;
  StatementConnection: StatementPage;
  StatementEdge: Omit<StatementEdge, 'node'> & { node: ResolversParentTypes['StatementEntry'] };
  StatementEntry: StatementRow;
  String: Scalars['String']['output'];
  SubmitRequirementsInput: SubmitRequirementsInput;
  Subscription: Record<PropertyKey, never>;
  SuggestSettlementInput: SuggestSettlementInput;
  SuspendUserInput: SuspendUserInput;
  SuspendUserResult: ResolversUnionTypes<ResolversParentTypes>['SuspendUserResult'];
  SuspensionEffect: SuspensionEffect;
  TeamLicence: TeamLicence;
  TeamLicenceDraft: TeamLicenceDraft;
  TeamLicenceInput: TeamLicenceInput;
  TermsChanged: Omit<TermsChanged, 'quote'> & { quote: ResolversParentTypes['CartQuote'] };
  Testimonial: Testimonial;
  TooManyAccessTokens: TooManyAccessTokens;
  TooManyAttempts: TooManyAttempts;
  TooManyListings: TooManyListings;
  TrackRecord: TrackRecord;
  TransitionField: TransitionField;
  TransitionOption: TransitionOption;
  TransitionRefused: Omit<TransitionRefused, 'engagement'> & { engagement: ResolversParentTypes['Engagement'] };
  TransitionTerm: TransitionTerm;
  URL: Scalars['URL']['output'];
  UnavailableChoice: Omit<UnavailableChoice, 'listing'> & { listing: ResolversParentTypes['Listing'] };
  UnsaveListingResult: ResolversUnionTypes<ResolversParentTypes>['UnsaveListingResult'];
  UpdateBillingDetailsResult: ResolversUnionTypes<ResolversParentTypes>['UpdateBillingDetailsResult'];
  UpdateCompanyInput: UpdateCompanyInput;
  UpdateCompanyResult: ResolversUnionTypes<ResolversParentTypes>['UpdateCompanyResult'];
  UpdateFreelancerInput: UpdateFreelancerInput;
  UpdateFreelancerResult: ResolversUnionTypes<ResolversParentTypes>['UpdateFreelancerResult'];
  UpdateNotificationSettingsResult: ResolversUnionTypes<ResolversParentTypes>['UpdateNotificationSettingsResult'];
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfileResult: ResolversUnionTypes<ResolversParentTypes>['UpdateProfileResult'];
  User: UserParent;
  UserConnection: UserPage;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserFilter: UserFilter;
  UserReinstated: Omit<UserReinstated, 'user'> & { user: ResolversParentTypes['User'] };
  UserRoleChanged: Omit<UserRoleChanged, 'user'> & { user: ResolversParentTypes['User'] };
  UserSuspended: Omit<UserSuspended, 'user'> & { user: ResolversParentTypes['User'] };
  VersionConflict: Omit<VersionConflict, 'current'> & { current: ResolversParentTypes['Node'] };
  WithdrawDisputeInput: WithdrawDisputeInput;
  WithdrawnListing: WithdrawnLine;
  WrongPassword: WrongPassword;
  WrongSecondFactor: WrongSecondFactor;
};

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['AccessTokenScope'], ParentType, ContextType>;
};

export type AccessTokenCreatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessTokenCreated'] = ResolversParentTypes['AccessTokenCreated']> = {
  accessToken?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccessTokenNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessTokenNotFound'] = ResolversParentTypes['AccessTokenNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccessTokenRevokedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessTokenRevoked'] = ResolversParentTypes['AccessTokenRevoked']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountDeletedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountDeleted'] = ResolversParentTypes['AccountDeleted']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountSuspendedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountSuspended'] = ResolversParentTypes['AccountSuspended']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddPasskeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPasskeyResult'] = ResolversParentTypes['AddPasskeyResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'SecondFactorAdded', ParentType, ContextType>;
};

export type AdvanceApplicationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvanceApplicationResult'] = ResolversParentTypes['AdvanceApplicationResult']> = {
  __resolveType: TypeResolveFn<'ApplicationAdvanced' | 'ApplicationNotFound' | 'ApplicationRefused' | 'InvalidInput', ParentType, ContextType>;
};

export type AdvanceClockResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvanceClockResult'] = ResolversParentTypes['AdvanceClockResult']> = {
  __resolveType: TypeResolveFn<'ClockAdvanced' | 'InvalidInput', ParentType, ContextType>;
};

export type AdvanceCredentialResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvanceCredentialResult'] = ResolversParentTypes['AdvanceCredentialResult']> = {
  __resolveType: TypeResolveFn<'CredentialAdvanced' | 'CredentialNotFound' | 'CredentialRefused' | 'InvalidInput', ParentType, ContextType>;
};

export type AdvanceEngagementResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvanceEngagementResult'] = ResolversParentTypes['AdvanceEngagementResult']> = {
  __resolveType: TypeResolveFn<'EngagementAdvanced' | 'EngagementNotFound' | 'InvalidInput' | 'PaymentDeclined' | 'PaymentRedirect' | 'TooManyAttempts' | 'TransitionRefused', ParentType, ContextType>;
};

export type AdvanceMandateResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvanceMandateResult'] = ResolversParentTypes['AdvanceMandateResult']> = {
  __resolveType: TypeResolveFn<'MandateAdvanced' | 'MandateNotFound' | 'MandateRefused', ParentType, ContextType>;
};

export type AdvanceReportCaseResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvanceReportCaseResult'] = ResolversParentTypes['AdvanceReportCaseResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'ReportCaseAdvanced' | 'ReportCaseNotFound' | 'ReportCaseRefused', ParentType, ContextType>;
};

export type AlreadyAppliedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlreadyApplied'] = ResolversParentTypes['AlreadyApplied']> = {
  application?: Resolver<ResolversTypes['Application'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicantCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicantCounts'] = ResolversParentTypes['ApplicantCounts']> = {
  hired?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  notChosen?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  shortlisted?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ApplicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application']> = {
  applicant?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  availableTransitions?: Resolver<Array<ResolversTypes['AvailableApplicationTransition']>, ParentType, ContextType>;
  briefAsOffered?: Resolver<Maybe<ResolversTypes['BriefAsOffered']>, ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  editable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  engagement?: Resolver<Maybe<ResolversTypes['Engagement']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['ApplicationEvent']>, ParentType, ContextType>;
  expectedPay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ApplicationFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  job?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApplicationState'], ParentType, ContextType>;
  stateLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicationAdvancedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationAdvanced'] = ResolversParentTypes['ApplicationAdvanced']> = {
  application?: Resolver<ResolversTypes['Application'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationConnection'] = ResolversParentTypes['ApplicationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ApplicationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Application']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ApplicationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationEdge'] = ResolversParentTypes['ApplicationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Application'], ParentType, ContextType>;
};

export type ApplicationEditedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationEdited'] = ResolversParentTypes['ApplicationEdited']> = {
  application?: Resolver<ResolversTypes['Application'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicationEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationEvent'] = ResolversParentTypes['ApplicationEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transition?: Resolver<ResolversTypes['ApplicationTransition'], ParentType, ContextType>;
};

export type ApplicationFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationFile'] = ResolversParentTypes['ApplicationFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicationNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationNotFound'] = ResolversParentTypes['ApplicationNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicationRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationRefused'] = ResolversParentTypes['ApplicationRefused']> = {
  application?: Resolver<ResolversTypes['Application'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RefusalReason'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppliedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Applied'] = ResolversParentTypes['Applied']> = {
  application?: Resolver<ResolversTypes['Application'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplyToJobResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyToJobResult'] = ResolversParentTypes['ApplyToJobResult']> = {
  __resolveType: TypeResolveFn<'AlreadyApplied' | 'Applied' | 'InvalidInput' | 'JobClosed' | 'JobNotFound' | 'TooManyAttempts', ParentType, ContextType>;
};

export type AskCredentialCheckResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskCredentialCheckResult'] = ResolversParentTypes['AskCredentialCheckResult']> = {
  __resolveType: TypeResolveFn<'CredentialAsked' | 'InvalidInput' | 'TooManyAttempts', ParentType, ContextType>;
};

export type AttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attachment'] = ResolversParentTypes['Attachment']> = {
  __resolveType: TypeResolveFn<'ApplicationFile' | 'CredentialFile' | 'EngagementFile' | 'MessageFile', ParentType, ContextType>;
};

export type AuditEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEvent'] = ResolversParentTypes['AuditEvent']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  amountOf?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  engagement?: Resolver<Maybe<ResolversTypes['Engagement']>, ParentType, ContextType>;
  fromRole?: Resolver<Maybe<ResolversTypes['UserRole']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  toRole?: Resolver<Maybe<ResolversTypes['UserRole']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuditEventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEventConnection'] = ResolversParentTypes['AuditEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuditEventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEventEdge'] = ResolversParentTypes['AuditEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEvent'], ParentType, ContextType>;
};

export type AuthenticatorAppExistsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthenticatorAppExists'] = ResolversParentTypes['AuthenticatorAppExists']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthenticatorAppSecretResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthenticatorAppSecret'] = ResolversParentTypes['AuthenticatorAppSecret']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AvailableApplicationTransitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableApplicationTransition'] = ResolversParentTypes['AvailableApplicationTransition']> = {
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['TransitionField']>, ParentType, ContextType>;
  input?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ApplicationTransition'], ParentType, ContextType>;
};

export type AvailableCredentialTransitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableCredentialTransition'] = ResolversParentTypes['AvailableCredentialTransition']> = {
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['CredentialTransition'], ParentType, ContextType>;
};

export type AvailableMandateTransitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableMandateTransition'] = ResolversParentTypes['AvailableMandateTransition']> = {
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['MandateTransition'], ParentType, ContextType>;
};

export type AvailableReportCaseTransitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableReportCaseTransition'] = ResolversParentTypes['AvailableReportCaseTransition']> = {
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ReportCaseTransition'], ParentType, ContextType>;
};

export type AvailableTransitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableTransition'] = ResolversParentTypes['AvailableTransition']> = {
  amountQuestion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  automaticAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['TransitionField']>, ParentType, ContextType>;
  input?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leadsToCompletion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['EngagementTransition'], ParentType, ContextType>;
  otherActors?: Resolver<Array<ResolversTypes['EngagementActor']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  split?: Resolver<Maybe<ResolversTypes['MoneySplit']>, ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['TransitionTerm']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BeginAuthenticatorAppResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginAuthenticatorAppResult'] = ResolversParentTypes['BeginAuthenticatorAppResult']> = {
  __resolveType: TypeResolveFn<'AuthenticatorAppExists' | 'AuthenticatorAppSecret', ParentType, ContextType>;
};

export type BeginPasskeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginPasskeyResult'] = ResolversParentTypes['BeginPasskeyResult']> = {
  __resolveType: TypeResolveFn<'PasskeyOptions', ParentType, ContextType>;
};

export type BeginPasskeyUseResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginPasskeyUseResult'] = ResolversParentTypes['BeginPasskeyUseResult']> = {
  __resolveType: TypeResolveFn<'PasskeyOptions' | 'TooManyAttempts', ParentType, ContextType>;
};

export type BillingDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingDetails'] = ResolversParentTypes['BillingDetails']> = {
  address?: Resolver<Maybe<ResolversTypes['PostalAddress']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type BillingDetailsUpdatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingDetailsUpdated'] = ResolversParentTypes['BillingDetailsUpdated']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlockOtherPartyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockOtherPartyResult'] = ResolversParentTypes['BlockOtherPartyResult']> = {
  __resolveType: TypeResolveFn<'ConversationNotFound' | 'OtherPartyBlocked', ParentType, ContextType>;
};

export type BriefAsOfferedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BriefAsOffered'] = ResolversParentTypes['BriefAsOffered']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrokeredSplitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrokeredSplit'] = ResolversParentTypes['BrokeredSplit']> = {
  brokerFee?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  commission?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sellerSide?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BuyerQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyerQuestion'] = ResolversParentTypes['BuyerQuestion']> = {
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['QuestionKind'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CalendarFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarFeed'] = ResolversParentTypes['CalendarFeed']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CalendarFeedCreatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarFeedCreated'] = ResolversParentTypes['CalendarFeedCreated']> = {
  feed?: Resolver<ResolversTypes['CalendarFeed'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CalendarFeedNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarFeedNotFound'] = ResolversParentTypes['CalendarFeedNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CalendarFeedRemovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarFeedRemoved'] = ResolversParentTypes['CalendarFeedRemoved']> = {
  feed?: Resolver<ResolversTypes['CalendarFeed'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartGroup'] = ResolversParentTypes['CartGroup']> = {
  lines?: Resolver<Array<ResolversTypes['CartLine']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  broker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  choice?: Resolver<Maybe<ResolversTypes['Choice']>, ParentType, ContextType>;
  deliveryDays?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  introduction?: Resolver<Maybe<ResolversTypes['Introduction']>, ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartQuote'] = ResolversParentTypes['CartQuote']> = {
  groups?: Resolver<Array<ResolversTypes['CartGroup']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unavailableChoices?: Resolver<Array<ResolversTypes['UnavailableChoice']>, ParentType, ContextType>;
  unavailableListingIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  withdrawnListings?: Resolver<Array<ResolversTypes['WithdrawnListing']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  serviceCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PasswordChanged' | 'TooManyAttempts' | 'WrongPassword', ParentType, ContextType>;
};

export type ChangeUserRoleResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeUserRoleResult'] = ResolversParentTypes['ChangeUserRoleResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'LastAdmin' | 'UserRoleChanged', ParentType, ContextType>;
};

export type ChargebackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Chargeback'] = ResolversParentTypes['Chargeback']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  evidenceDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChargebackState'], ParentType, ContextType>;
};

export type CheckedCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckedCredential'] = ResolversParentTypes['CheckedCredential']> = {
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Choice'] = ResolversParentTypes['Choice']> = {
  basePrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  extras?: Resolver<Array<ResolversTypes['ServiceExtra']>, ParentType, ContextType>;
  package?: Resolver<Maybe<ResolversTypes['ServicePackage']>, ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  teamLicence?: Resolver<Maybe<ResolversTypes['TeamLicence']>, ParentType, ContextType>;
};

export type ClockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Clock'] = ResolversParentTypes['Clock']> = {
  daysAhead?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  movable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ClockAdvancedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClockAdvanced'] = ResolversParentTypes['ClockAdvanced']> = {
  clock?: Resolver<ResolversTypes['Clock'], ParentType, ContextType>;
  processedDeadlines?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CloseJobResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseJobResult'] = ResolversParentTypes['CloseJobResult']> = {
  __resolveType: TypeResolveFn<'JobNotFound' | 'JobSaved', ParentType, ContextType>;
};

export type CloseMatchesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseMatches'] = ResolversParentTypes['CloseMatches']> = {
  correction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  banner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkedCredentials?: Resolver<Array<ResolversTypes['CheckedCredential']>, ParentType, ContextType>;
  contactEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeCount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  foundedYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  listedServices?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<CompanyReviewsArgs, 'first'>>;
  services?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  trackRecord?: Resolver<ResolversTypes['TrackRecord'], ParentType, ContextType>;
  verification?: Resolver<Maybe<ResolversTypes['CheckedCredential']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyConnection'] = ResolversParentTypes['CompanyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CompanyEdge']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CompanyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyEdge'] = ResolversParentTypes['CompanyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
};

export type CompanyUpdatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyUpdated'] = ResolversParentTypes['CompanyUpdated']> = {
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompleteLoginResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompleteLoginResult'] = ResolversParentTypes['CompleteLoginResult']> = {
  __resolveType: TypeResolveFn<'AccountSuspended' | 'LoginExpired' | 'LoginSuccess' | 'TooManyAttempts' | 'WrongSecondFactor', ParentType, ContextType>;
};

export type ConfirmAuthenticatorAppResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmAuthenticatorAppResult'] = ResolversParentTypes['ConfirmAuthenticatorAppResult']> = {
  __resolveType: TypeResolveFn<'SecondFactorAdded' | 'TooManyAttempts' | 'WrongSecondFactor', ParentType, ContextType>;
};

export type ConfirmEmailChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailChangeResult'] = ResolversParentTypes['ConfirmEmailChangeResult']> = {
  __resolveType: TypeResolveFn<'EmailChanged' | 'EmailConfirmed' | 'EmailTaken' | 'InvalidLink', ParentType, ContextType>;
};

export type ConflictCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConflictCheck'] = ResolversParentTypes['ConflictCheck']> = {
  awaitsViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ConflictCheckStatus'], ParentType, ContextType>;
};

export type ContentReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentReport'] = ResolversParentTypes['ContentReport']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  reporter?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentReportedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentReported'] = ResolversParentTypes['ContentReported']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConversationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = {
  about?: Resolver<ResolversTypes['ConversationSubject'], ParentType, ContextType>;
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  messages?: Resolver<Maybe<ResolversTypes['MessageConnection']>, ParentType, ContextType, RequireFields<ConversationMessagesArgs, 'first'>>;
  otherParty?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  readable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  seenUpTo?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConversationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationConnection'] = ResolversParentTypes['ConversationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ConversationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Conversation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConversationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationEdge'] = ResolversParentTypes['ConversationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
};

export type ConversationNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationNotFound'] = ResolversParentTypes['ConversationNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConversationOpenedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationOpened'] = ResolversParentTypes['ConversationOpened']> = {
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConversationReadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationRead'] = ResolversParentTypes['ConversationRead']> = {
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConversationSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationSubject'] = ResolversParentTypes['ConversationSubject']> = {
  kind?: Resolver<ResolversTypes['ConversationSubjectKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateAccessTokenResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAccessTokenResult'] = ResolversParentTypes['CreateAccessTokenResult']> = {
  __resolveType: TypeResolveFn<'AccessTokenCreated' | 'InvalidInput' | 'TooManyAccessTokens' | 'TooManyAttempts' | 'WrongPassword', ParentType, ContextType>;
};

export type CreateCalendarFeedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCalendarFeedResult'] = ResolversParentTypes['CreateCalendarFeedResult']> = {
  __resolveType: TypeResolveFn<'CalendarFeedCreated', ParentType, ContextType>;
};

export type CreateListingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateListingResult'] = ResolversParentTypes['CreateListingResult']> = {
  __resolveType: TypeResolveFn<'ListingCreated' | 'TooManyListings', ParentType, ContextType>;
};

export type CredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Credential'] = ResolversParentTypes['Credential']> = {
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  availableTransitions?: Resolver<Array<ResolversTypes['AvailableCredentialTransition']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['CredentialFile']>, ParentType, ContextType>;
  formerNames?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CredentialKind'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CredentialState'], ParentType, ContextType>;
  stateLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CredentialAdvancedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialAdvanced'] = ResolversParentTypes['CredentialAdvanced']> = {
  credential?: Resolver<ResolversTypes['Credential'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CredentialAskedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialAsked'] = ResolversParentTypes['CredentialAsked']> = {
  credential?: Resolver<ResolversTypes['Credential'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CredentialConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialConnection'] = ResolversParentTypes['CredentialConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CredentialEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Credential']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CredentialEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialEdge'] = ResolversParentTypes['CredentialEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Credential'], ParentType, ContextType>;
};

export type CredentialFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialFile'] = ResolversParentTypes['CredentialFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CredentialNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialNotFound'] = ResolversParentTypes['CredentialNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CredentialRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialRefused'] = ResolversParentTypes['CredentialRefused']> = {
  credential?: Resolver<ResolversTypes['Credential'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RefusalReason'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAccountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountResult'] = ResolversParentTypes['DeleteAccountResult']> = {
  __resolveType: TypeResolveFn<'AccountDeleted' | 'LastAdmin' | 'OpenBusiness' | 'TooManyAttempts' | 'WrongPassword', ParentType, ContextType>;
};

export type DeleteListingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteListingResult'] = ResolversParentTypes['DeleteListingResult']> = {
  __resolveType: TypeResolveFn<'ListingDeleted' | 'ListingNotFound' | 'TooManyAttempts', ParentType, ContextType>;
};

export type DismissSellerChecklistResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DismissSellerChecklistResult'] = ResolversParentTypes['DismissSellerChecklistResult']> = {
  __resolveType: TypeResolveFn<'SellerChecklistDismissed' | 'SellerChecklistUnfinished', ParentType, ContextType>;
};

export type DisputeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dispute'] = ResolversParentTypes['Dispute']> = {
  answerDueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  background?: Resolver<Array<ResolversTypes['EngagementEvent']>, ParentType, ContextType>;
  earlierDisputes?: Resolver<Array<ResolversTypes['Engagement']>, ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  openedBy?: Resolver<ResolversTypes['EngagementSide'], ParentType, ContextType>;
  parties?: Resolver<Array<ResolversTypes['DisputeParty']>, ParentType, ContextType>;
  thread?: Resolver<Array<ResolversTypes['EngagementEvent']>, ParentType, ContextType>;
};

export type DisputePartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisputeParty'] = ResolversParentTypes['DisputeParty']> = {
  account?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  awaited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['EngagementParty'], ParentType, ContextType>;
};

export type DocketEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocketEntry'] = ResolversParentTypes['DocketEntry']> = {
  actor?: Resolver<ResolversTypes['EngagementParty'], ParentType, ContextType>;
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  engagement?: Resolver<ResolversTypes['Engagement'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
  jurisdictionLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocketKind'], ParentType, ContextType>;
  kindLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  officialCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  officialFee?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  serviceFee?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocketEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocketEntryConnection'] = ResolversParentTypes['DocketEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DocketEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['DocketEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DocketEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocketEntryEdge'] = ResolversParentTypes['DocketEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DocketEntry'], ParentType, ContextType>;
};

export type DocketEntryMarkedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocketEntryMarked'] = ResolversParentTypes['DocketEntryMarked']> = {
  entry?: Resolver<ResolversTypes['DocketEntry'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocketEntryNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocketEntryNotFound'] = ResolversParentTypes['DocketEntryNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocketEntryRemovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocketEntryRemoved'] = ResolversParentTypes['DocketEntryRemoved']> = {
  engagement?: Resolver<ResolversTypes['Engagement'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocketEntrySavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocketEntrySaved'] = ResolversParentTypes['DocketEntrySaved']> = {
  entry?: Resolver<ResolversTypes['DocketEntry'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocketEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocketEvent'] = ResolversParentTypes['DocketEvent']> = {
  action?: Resolver<ResolversTypes['DocketAction'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocketRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocketRule'] = ResolversParentTypes['DocketRule']> = {
  countsFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType, RequireFields<DocketRuleDueOnArgs, 'from'>>;
  jurisdiction?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocketKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditApplicationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditApplicationResult'] = ResolversParentTypes['EditApplicationResult']> = {
  __resolveType: TypeResolveFn<'ApplicationEdited' | 'ApplicationNotFound' | 'ApplicationRefused' | 'InvalidInput' | 'TooManyAttempts', ParentType, ContextType>;
};

export type EditConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditConflict'] = ResolversParentTypes['EditConflict']> = {
  current?: Resolver<ResolversTypes['OwnListing'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EditJobResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditJobResult'] = ResolversParentTypes['EditJobResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'JobNotFound' | 'JobSaved' | 'TooManyAttempts' | 'VersionConflict', ParentType, ContextType>;
};

export type EditListingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditListingResult'] = ResolversParentTypes['EditListingResult']> = {
  __resolveType: TypeResolveFn<'EditConflict' | 'InvalidInput' | 'ListingNotFound' | 'ListingSaved' | 'TooManyAttempts', ParentType, ContextType>;
};

export type EmailChangeRequestedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailChangeRequested'] = ResolversParentTypes['EmailChangeRequested']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailChanged'] = ResolversParentTypes['EmailChanged']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailConfirmationSentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailConfirmationSent'] = ResolversParentTypes['EmailConfirmationSent']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailConfirmedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailConfirmed'] = ResolversParentTypes['EmailConfirmed']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailTaken'] = ResolversParentTypes['EmailTaken']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndOtherSessionsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOtherSessionsResult'] = ResolversParentTypes['EndOtherSessionsResult']> = {
  __resolveType: TypeResolveFn<'OtherSessionsEnded', ParentType, ContextType>;
};

export type EndSessionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionResult'] = ResolversParentTypes['EndSessionResult']> = {
  __resolveType: TypeResolveFn<'SessionEnded' | 'SessionNotFound', ParentType, ContextType>;
};

export type EndSiteNoticeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSiteNoticeResult'] = ResolversParentTypes['EndSiteNoticeResult']> = {
  __resolveType: TypeResolveFn<'SiteNoticeEnded' | 'SiteNoticeNotFound', ParentType, ContextType>;
};

export type EngagementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Engagement'] = ResolversParentTypes['Engagement']> = {
  addedExtras?: Resolver<Array<ResolversTypes['ServiceExtra']>, ParentType, ContextType>;
  amendment?: Resolver<Maybe<ResolversTypes['EngagementAmendment']>, ParentType, ContextType>;
  availableTransitions?: Resolver<Array<ResolversTypes['AvailableTransition']>, ParentType, ContextType>;
  buyer?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  canKeepDocket?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chargeback?: Resolver<Maybe<ResolversTypes['Chargeback']>, ParentType, ContextType>;
  choice?: Resolver<Maybe<ResolversTypes['Choice']>, ParentType, ContextType>;
  conflictCheck?: Resolver<Maybe<ResolversTypes['ConflictCheck']>, ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['EngagementDeadline']>, ParentType, ContextType>;
  decisionDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decisionOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dispute?: Resolver<Maybe<ResolversTypes['Dispute']>, ParentType, ContextType>;
  disputeOpened?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  docket?: Resolver<Array<ResolversTypes['DocketEntry']>, ParentType, ContextType>;
  docketEvents?: Resolver<Array<ResolversTypes['DocketEvent']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['EngagementEvent']>, ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filesWithdrawn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  introduction?: Resolver<Maybe<ResolversTypes['Introduction']>, ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListingKind'], ParentType, ContextType>;
  licence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  listingDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['MailRecord']>, ParentType, ContextType>;
  milestoneNumber?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  milestonePlan?: Resolver<Maybe<ResolversTypes['MilestonePlan']>, ParentType, ContextType>;
  money?: Resolver<ResolversTypes['EngagementMoney'], ParentType, ContextType>;
  nda?: Resolver<Maybe<ResolversTypes['Nda']>, ParentType, ContextType>;
  nextDue?: Resolver<Maybe<ResolversTypes['EngagementDue']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onHold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  otherActorTransitions?: Resolver<Array<ResolversTypes['OtherActorTransition']>, ParentType, ContextType>;
  otherActors?: Resolver<Array<ResolversTypes['OtherActor']>, ParentType, ContextType>;
  pausedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  progress?: Resolver<Array<ResolversTypes['ProgressStep']>, ParentType, ContextType>;
  proposedResolution?: Resolver<Maybe<ResolversTypes['ProposedResolution']>, ParentType, ContextType>;
  purchasedFiles?: Resolver<Array<ResolversTypes['PurchasedFile']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  reviewUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  roundsLeft?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EngagementState'], ParentType, ContextType>;
  stateLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  viewerSide?: Resolver<ResolversTypes['EngagementSide'], ParentType, ContextType>;
  youWillEarn?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EngagementAdvancedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementAdvanced'] = ResolversParentTypes['EngagementAdvanced']> = {
  engagement?: Resolver<ResolversTypes['Engagement'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EngagementAmendmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementAmendment'] = ResolversParentTypes['EngagementAmendment']> = {
  awaitsViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['EngagementSide'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AmendmentKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  newPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  release?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EngagementConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementConnection'] = ResolversParentTypes['EngagementConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EngagementEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Engagement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EngagementDeadlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementDeadline'] = ResolversParentTypes['EngagementDeadline']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  followsDueDate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  silence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transition?: Resolver<ResolversTypes['EngagementTransition'], ParentType, ContextType>;
};

export type EngagementDueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementDue'] = ResolversParentTypes['EngagementDue']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['EngagementSide'], ParentType, ContextType>;
  inDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EngagementDueKind'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EngagementEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementEdge'] = ResolversParentTypes['EngagementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Engagement'], ParentType, ContextType>;
};

export type EngagementEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementEvent'] = ResolversParentTypes['EngagementEvent']> = {
  actor?: Resolver<ResolversTypes['EngagementActor'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['EventAnswer']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  consequence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['EngagementFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['URL']>, ParentType, ContextType>;
  milestones?: Resolver<Array<ResolversTypes['OfferedMilestone']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rounds?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EngagementState'], ParentType, ContextType>;
  transition?: Resolver<ResolversTypes['EngagementTransition'], ParentType, ContextType>;
  withheld?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EngagementFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementFile'] = ResolversParentTypes['EngagementFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EngagementMoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementMoney'] = ResolversParentTypes['EngagementMoney']> = {
  brokerFee?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cardLastFour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commission?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  earned?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  frozen?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paidAtFirst?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  refundPending?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  released?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  split?: Resolver<Maybe<ResolversTypes['BrokeredSplit']>, ParentType, ContextType>;
};

export type EngagementNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementNotFound'] = ResolversParentTypes['EngagementNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EngagementStateCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementStateCount'] = ResolversParentTypes['EngagementStateCount']> = {
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EngagementState'], ParentType, ContextType>;
};

export type EventAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventAnswer'] = ResolversParentTypes['EventAnswer']> = {
  files?: Resolver<Array<ResolversTypes['EngagementFile']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExtraDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExtraDraft'] = ResolversParentTypes['ExtraDraft']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type FacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  choices?: Resolver<Array<ResolversTypes['FacetChoice']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['FacetName'], ParentType, ContextType>;
};

export type FacetChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetChoice'] = ResolversParentTypes['FacetChoice']> = {
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  countIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Failure'] = ResolversParentTypes['Failure']> = {
  __resolveType: TypeResolveFn<'AccessTokenNotFound' | 'AccountSuspended' | 'AlreadyApplied' | 'ApplicationNotFound' | 'ApplicationRefused' | 'AuthenticatorAppExists' | 'CalendarFeedNotFound' | 'ConversationNotFound' | 'CredentialNotFound' | 'CredentialRefused' | 'DocketEntryNotFound' | 'EditConflict' | 'EmailTaken' | 'EngagementNotFound' | 'InvalidCredentials' | 'InvalidInput' | 'InvalidLink' | 'JobClosed' | 'JobNotFound' | 'LastAdmin' | 'LineUnavailable' | 'ListingNotFound' | 'LoginExpired' | 'MandateExists' | 'MandateNotFound' | 'MandateRefused' | 'NoSecondFactor' | 'OpenBusiness' | 'PaymentDeclined' | 'PayoutAccountProblem' | 'PriceChanged' | 'ProductFileNotFound' | 'RecipientUnavailable' | 'ReportCaseNotFound' | 'ReportCaseRefused' | 'ReviewNotFound' | 'ReviewRefused' | 'SavedSearchNotFound' | 'SecondFactorObligatory' | 'SellerChecklistUnfinished' | 'SessionNotFound' | 'SiteNoticeNotFound' | 'SocialLoginFailed' | 'TermsChanged' | 'TooManyAccessTokens' | 'TooManyAttempts' | 'TooManyListings' | 'TransitionRefused' | 'VersionConflict' | 'WrongPassword' | 'WrongSecondFactor', ParentType, ContextType>;
};

export type FaqEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqEntry'] = ResolversParentTypes['FaqEntry']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FreelancerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Freelancer'] = ResolversParentTypes['Freelancer']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  experience?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hourlyRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<FreelancerReviewsArgs, 'first'>>;
  skills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FreelancerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreelancerConnection'] = ResolversParentTypes['FreelancerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FreelancerEdge']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Freelancer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FreelancerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreelancerEdge'] = ResolversParentTypes['FreelancerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Freelancer'], ParentType, ContextType>;
};

export type FreelancerUpdatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreelancerUpdated'] = ResolversParentTypes['FreelancerUpdated']> = {
  freelancer?: Resolver<ResolversTypes['Freelancer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IntroductionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Introduction'] = ResolversParentTypes['Introduction']> = {
  broker?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  feePercent?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvalidCredentialsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidCredentials'] = ResolversParentTypes['InvalidCredentials']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidLink'] = ResolversParentTypes['InvalidLink']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  buyer?: Resolver<ResolversTypes['InvoiceParty'], ParentType, ContextType>;
  cardLastFour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  corrects?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  creditNotes?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceKind'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  pdf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['InvoiceParty'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceLine'] = ResolversParentTypes['InvoiceLine']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  choice?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  engagementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  engagementNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type InvoicePartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceParty'] = ResolversParentTypes['InvoiceParty']> = {
  address?: Resolver<Maybe<ResolversTypes['PostalAddress']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  applicantCount?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  applicantCounts?: Resolver<Maybe<ResolversTypes['ApplicantCounts']>, ParentType, ContextType>;
  applications?: Resolver<Maybe<ResolversTypes['ApplicationConnection']>, ParentType, ContextType, RequireFields<JobApplicationsArgs, 'first'>>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['JobKind'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postedBy?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  poster?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  salary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takenDown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  viewerApplication?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobClosedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobClosed'] = ResolversParentTypes['JobClosed']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobConnection'] = ResolversParentTypes['JobConnection']> = {
  edges?: Resolver<Array<ResolversTypes['JobEdge']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type JobEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobEdge'] = ResolversParentTypes['JobEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
};

export type JobNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobNotFound'] = ResolversParentTypes['JobNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobSaved'] = ResolversParentTypes['JobSaved']> = {
  job?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language']> = {
  code?: Resolver<ResolversTypes['LanguageCode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LastAdminResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastAdmin'] = ResolversParentTypes['LastAdmin']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LineUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineUnavailable'] = ResolversParentTypes['LineUnavailable']> = {
  listingIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['CartQuote'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  __resolveType: TypeResolveFn<'Product' | 'Service', ParentType, ContextType>;
};

export type ListingCreatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingCreated'] = ResolversParentTypes['ListingCreated']> = {
  listing?: Resolver<ResolversTypes['OwnListing'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListingDeletedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingDeleted'] = ResolversParentTypes['ListingDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListingNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingNotFound'] = ResolversParentTypes['ListingNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListingSalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingSales'] = ResolversParentTypes['ListingSales']> = {
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  listingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['SalesTotals'], ParentType, ContextType>;
};

export type ListingSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingSaved'] = ResolversParentTypes['ListingSaved']> = {
  listing?: Resolver<ResolversTypes['OwnListing'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListingUnsavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingUnsaved'] = ResolversParentTypes['ListingUnsaved']> = {
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LiveEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LiveEvent'] = ResolversParentTypes['LiveEvent']> = {
  kind?: Resolver<ResolversTypes['LiveEventKind'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type LoginExpiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginExpired'] = ResolversParentTypes['LoginExpired']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  __resolveType: TypeResolveFn<'AccountSuspended' | 'InvalidCredentials' | 'LoginSuccess' | 'SecondFactorRequired' | 'TooManyAttempts', ParentType, ContextType>;
};

export type LoginSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginSuccess'] = ResolversParentTypes['LoginSuccess']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoginWithPasskeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginWithPasskeyResult'] = ResolversParentTypes['LoginWithPasskeyResult']> = {
  __resolveType: TypeResolveFn<'AccountSuspended' | 'LoginSuccess' | 'TooManyAttempts' | 'WrongSecondFactor', ParentType, ContextType>;
};

export type MailRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailRecord'] = ResolversParentTypes['MailRecord']> = {
  queuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MandateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mandate'] = ResolversParentTypes['Mandate']> = {
  availableTransitions?: Resolver<Array<ResolversTypes['AvailableMandateTransition']>, ParentType, ContextType>;
  broker?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  feePercent?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MandateState'], ParentType, ContextType>;
  stateLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  viewerSide?: Resolver<ResolversTypes['MandateSide'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MandateAdvancedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MandateAdvanced'] = ResolversParentTypes['MandateAdvanced']> = {
  mandate?: Resolver<ResolversTypes['Mandate'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MandateConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MandateConnection'] = ResolversParentTypes['MandateConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MandateEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Mandate']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MandateEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MandateEdge'] = ResolversParentTypes['MandateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Mandate'], ParentType, ContextType>;
};

export type MandateExistsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MandateExists'] = ResolversParentTypes['MandateExists']> = {
  mandate?: Resolver<ResolversTypes['Mandate'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MandateNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MandateNotFound'] = ResolversParentTypes['MandateNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MandateProposedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MandateProposed'] = ResolversParentTypes['MandateProposed']> = {
  mandate?: Resolver<ResolversTypes['Mandate'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MandateRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MandateRefused'] = ResolversParentTypes['MandateRefused']> = {
  mandate?: Resolver<ResolversTypes['Mandate'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RefusalReason'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarkDocketEntryResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkDocketEntryResult'] = ResolversParentTypes['MarkDocketEntryResult']> = {
  __resolveType: TypeResolveFn<'DocketEntryMarked' | 'DocketEntryNotFound' | 'TooManyAttempts', ParentType, ContextType>;
};

export type MarkNotificationsReadResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkNotificationsReadResult'] = ResolversParentTypes['MarkNotificationsReadResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotificationsRead', ParentType, ContextType>;
};

export type MarkReadResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkReadResult'] = ResolversParentTypes['MarkReadResult']> = {
  __resolveType: TypeResolveFn<'ConversationNotFound' | 'ConversationRead', ParentType, ContextType>;
};

export type MarkReviewHelpfulResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkReviewHelpfulResult'] = ResolversParentTypes['MarkReviewHelpfulResult']> = {
  __resolveType: TypeResolveFn<'ReviewMarked' | 'ReviewNotFound' | 'TooManyAttempts', ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['MessageFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  takenDown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withheld?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type MessageFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageFile'] = ResolversParentTypes['MessageFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageSentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageSent'] = ResolversParentTypes['MessageSent']> = {
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MilestoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Milestone'] = ResolversParentTypes['Milestone']> = {
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  engagement?: Resolver<Maybe<ResolversTypes['Engagement']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MilestonePlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MilestonePlan'] = ResolversParentTypes['MilestonePlan']> = {
  milestoneCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  milestones?: Resolver<Array<ResolversTypes['Milestone']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  releasedCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['OrderState']>, ParentType, ContextType>;
  stateLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MoneySplitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneySplit'] = ResolversParentTypes['MoneySplit']> = {
  brokerFeePercent?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  buyer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commissionPercent?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  final?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MonthSalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthSales'] = ResolversParentTypes['MonthSales']> = {
  held?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['SalesTotals'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addPasskey: Resolver<ResolversTypes['AddPasskeyResult'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  advanceApplication: Resolver<ResolversTypes['AdvanceApplicationResult'], ParentType, ContextType, RequireFields<MutationAdvanceApplicationArgs, 'input'>>;
  advanceClock: Resolver<ResolversTypes['AdvanceClockResult'], ParentType, ContextType, RequireFields<MutationAdvanceClockArgs, 'days'>>;
  advanceCredential: Resolver<ResolversTypes['AdvanceCredentialResult'], ParentType, ContextType, RequireFields<MutationAdvanceCredentialArgs, 'input'>>;
  advanceEngagement: Resolver<ResolversTypes['AdvanceEngagementResult'], ParentType, ContextType, RequireFields<MutationAdvanceEngagementArgs, 'input'>>;
  advanceMandate: Resolver<ResolversTypes['AdvanceMandateResult'], ParentType, ContextType, RequireFields<MutationAdvanceMandateArgs, 'input'>>;
  advanceReportCase: Resolver<ResolversTypes['AdvanceReportCaseResult'], ParentType, ContextType, RequireFields<MutationAdvanceReportCaseArgs, 'input'>>;
  applyToJob: Resolver<ResolversTypes['ApplyToJobResult'], ParentType, ContextType, RequireFields<MutationApplyToJobArgs, 'input'>>;
  askCredentialCheck: Resolver<ResolversTypes['AskCredentialCheckResult'], ParentType, ContextType, RequireFields<MutationAskCredentialCheckArgs, 'input'>>;
  beginAuthenticatorApp: Resolver<ResolversTypes['BeginAuthenticatorAppResult'], ParentType, ContextType>;
  beginPasskey: Resolver<ResolversTypes['BeginPasskeyResult'], ParentType, ContextType>;
  beginPasskeyUse: Resolver<ResolversTypes['BeginPasskeyUseResult'], ParentType, ContextType>;
  blockOtherParty: Resolver<ResolversTypes['BlockOtherPartyResult'], ParentType, ContextType, RequireFields<MutationBlockOtherPartyArgs, 'blocked' | 'conversationId'>>;
  changePassword: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeUserRole: Resolver<ResolversTypes['ChangeUserRoleResult'], ParentType, ContextType, RequireFields<MutationChangeUserRoleArgs, 'input'>>;
  closeJob: Resolver<ResolversTypes['CloseJobResult'], ParentType, ContextType, RequireFields<MutationCloseJobArgs, 'id'>>;
  completeLogin: Resolver<ResolversTypes['CompleteLoginResult'], ParentType, ContextType, RequireFields<MutationCompleteLoginArgs, 'input'>>;
  confirmAuthenticatorApp: Resolver<ResolversTypes['ConfirmAuthenticatorAppResult'], ParentType, ContextType, RequireFields<MutationConfirmAuthenticatorAppArgs, 'code'>>;
  confirmEmailChange: Resolver<ResolversTypes['ConfirmEmailChangeResult'], ParentType, ContextType, RequireFields<MutationConfirmEmailChangeArgs, 'token'>>;
  createAccessToken: Resolver<ResolversTypes['CreateAccessTokenResult'], ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'input'>>;
  createCalendarFeed: Resolver<ResolversTypes['CreateCalendarFeedResult'], ParentType, ContextType>;
  createListing: Resolver<ResolversTypes['CreateListingResult'], ParentType, ContextType>;
  deleteAccount: Resolver<ResolversTypes['DeleteAccountResult'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteListing: Resolver<ResolversTypes['DeleteListingResult'], ParentType, ContextType, RequireFields<MutationDeleteListingArgs, 'id'>>;
  discardListingChanges: Resolver<ResolversTypes['OwnListingResult'], ParentType, ContextType, RequireFields<MutationDiscardListingChangesArgs, 'id'>>;
  dismissSellerChecklist: Resolver<ResolversTypes['DismissSellerChecklistResult'], ParentType, ContextType>;
  editApplication: Resolver<ResolversTypes['EditApplicationResult'], ParentType, ContextType, RequireFields<MutationEditApplicationArgs, 'input'>>;
  editJob: Resolver<ResolversTypes['EditJobResult'], ParentType, ContextType, RequireFields<MutationEditJobArgs, 'id' | 'input'>>;
  editListing: Resolver<ResolversTypes['EditListingResult'], ParentType, ContextType, RequireFields<MutationEditListingArgs, 'input'>>;
  endOtherSessions: Resolver<ResolversTypes['EndOtherSessionsResult'], ParentType, ContextType>;
  endSession: Resolver<ResolversTypes['EndSessionResult'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  endSiteNotice: Resolver<ResolversTypes['EndSiteNoticeResult'], ParentType, ContextType, RequireFields<MutationEndSiteNoticeArgs, 'id'>>;
  login: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  loginWithPasskey: Resolver<ResolversTypes['LoginWithPasskeyResult'], ParentType, ContextType, RequireFields<MutationLoginWithPasskeyArgs, 'input'>>;
  logout: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markDocketEntry: Resolver<ResolversTypes['MarkDocketEntryResult'], ParentType, ContextType, RequireFields<MutationMarkDocketEntryArgs, 'done' | 'id'>>;
  markNotificationsRead: Resolver<ResolversTypes['MarkNotificationsReadResult'], ParentType, ContextType, Partial<MutationMarkNotificationsReadArgs>>;
  markRead: Resolver<ResolversTypes['MarkReadResult'], ParentType, ContextType, RequireFields<MutationMarkReadArgs, 'conversationId'>>;
  markReviewHelpful: Resolver<ResolversTypes['MarkReviewHelpfulResult'], ParentType, ContextType, RequireFields<MutationMarkReviewHelpfulArgs, 'input'>>;
  noteSavedListing: Resolver<ResolversTypes['NoteSavedListingResult'], ParentType, ContextType, RequireFields<MutationNoteSavedListingArgs, 'input'>>;
  openConversation: Resolver<ResolversTypes['OpenConversationResult'], ParentType, ContextType, RequireFields<MutationOpenConversationArgs, 'input'>>;
  openPayoutAccount: Resolver<ResolversTypes['OpenPayoutAccountResult'], ParentType, ContextType>;
  placeOrder: Resolver<ResolversTypes['PlaceOrderResult'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  postJob: Resolver<ResolversTypes['PostJobResult'], ParentType, ContextType, RequireFields<MutationPostJobArgs, 'input'>>;
  proposeMandate: Resolver<ResolversTypes['ProposeMandateResult'], ParentType, ContextType, RequireFields<MutationProposeMandateArgs, 'input'>>;
  publishListing: Resolver<ResolversTypes['PublishListingResult'], ParentType, ContextType, RequireFields<MutationPublishListingArgs, 'id'>>;
  publishSiteNotice: Resolver<ResolversTypes['PublishSiteNoticeResult'], ParentType, ContextType, RequireFields<MutationPublishSiteNoticeArgs, 'input'>>;
  register: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  reinstateUser: Resolver<ResolversTypes['ReinstateUserResult'], ParentType, ContextType, RequireFields<MutationReinstateUserArgs, 'input'>>;
  removeAuthenticatorApp: Resolver<ResolversTypes['RemoveSecondFactorResult'], ParentType, ContextType>;
  removeCalendarFeed: Resolver<ResolversTypes['RemoveCalendarFeedResult'], ParentType, ContextType>;
  removeDocketEntry: Resolver<ResolversTypes['RemoveDocketEntryResult'], ParentType, ContextType, RequireFields<MutationRemoveDocketEntryArgs, 'id'>>;
  removePasskey: Resolver<ResolversTypes['RemoveSecondFactorResult'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  removeProductFile: Resolver<ResolversTypes['RemoveProductFileResult'], ParentType, ContextType, RequireFields<MutationRemoveProductFileArgs, 'id'>>;
  removeSavedSearch: Resolver<ResolversTypes['RemoveSavedSearchResult'], ParentType, ContextType, RequireFields<MutationRemoveSavedSearchArgs, 'id'>>;
  removeSearchSynonym: Resolver<ResolversTypes['RemoveSearchSynonymResult'], ParentType, ContextType, RequireFields<MutationRemoveSearchSynonymArgs, 'input'>>;
  renamePasskey: Resolver<ResolversTypes['RenamePasskeyResult'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'input'>>;
  replaceRecoveryCodes: Resolver<ResolversTypes['ReplaceRecoveryCodesResult'], ParentType, ContextType>;
  replyToReview: Resolver<ResolversTypes['ReplyToReviewResult'], ParentType, ContextType, RequireFields<MutationReplyToReviewArgs, 'input'>>;
  report: Resolver<ResolversTypes['ReportResult'], ParentType, ContextType, RequireFields<MutationReportArgs, 'input'>>;
  requestEmailChange: Resolver<ResolversTypes['RequestEmailChangeResult'], ParentType, ContextType, RequireFields<MutationRequestEmailChangeArgs, 'input'>>;
  requestEmailConfirmation: Resolver<ResolversTypes['RequestEmailConfirmationResult'], ParentType, ContextType>;
  requestPasswordReset: Resolver<ResolversTypes['RequestPasswordResetResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  requestQuote: Resolver<ResolversTypes['RequestQuoteResult'], ParentType, ContextType, RequireFields<MutationRequestQuoteArgs, 'input'>>;
  resetPassword: Resolver<ResolversTypes['ResetPasswordResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  reviewEngagement: Resolver<ResolversTypes['ReviewEngagementResult'], ParentType, ContextType, RequireFields<MutationReviewEngagementArgs, 'input'>>;
  revokeAccessToken: Resolver<ResolversTypes['RevokeAccessTokenResult'], ParentType, ContextType, RequireFields<MutationRevokeAccessTokenArgs, 'id'>>;
  saveDocketEntry: Resolver<ResolversTypes['SaveDocketEntryResult'], ParentType, ContextType, RequireFields<MutationSaveDocketEntryArgs, 'input'>>;
  saveListing: Resolver<ResolversTypes['SaveListingResult'], ParentType, ContextType, RequireFields<MutationSaveListingArgs, 'id'>>;
  saveSearch: Resolver<ResolversTypes['SaveSearchResult'], ParentType, ContextType, RequireFields<MutationSaveSearchArgs, 'input'>>;
  saveSearchSynonym: Resolver<ResolversTypes['SaveSearchSynonymResult'], ParentType, ContextType, RequireFields<MutationSaveSearchSynonymArgs, 'input'>>;
  sendMessage: Resolver<ResolversTypes['SendMessageResult'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  signInAgain: Resolver<ResolversTypes['SignInAgainResult'], ParentType, ContextType, RequireFields<MutationSignInAgainArgs, 'input'>>;
  signalTyping: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSignalTypingArgs, 'conversationId'>>;
  socialLogin: Resolver<ResolversTypes['SocialLoginResult'], ParentType, ContextType, RequireFields<MutationSocialLoginArgs, 'input'>>;
  startConversation: Resolver<ResolversTypes['StartConversationResult'], ParentType, ContextType, RequireFields<MutationStartConversationArgs, 'input'>>;
  suspendUser: Resolver<ResolversTypes['SuspendUserResult'], ParentType, ContextType, RequireFields<MutationSuspendUserArgs, 'input'>>;
  unpublishListing: Resolver<ResolversTypes['OwnListingResult'], ParentType, ContextType, RequireFields<MutationUnpublishListingArgs, 'id'>>;
  unsaveListing: Resolver<ResolversTypes['UnsaveListingResult'], ParentType, ContextType, RequireFields<MutationUnsaveListingArgs, 'id'>>;
  updateBillingDetails: Resolver<ResolversTypes['UpdateBillingDetailsResult'], ParentType, ContextType, RequireFields<MutationUpdateBillingDetailsArgs, 'input'>>;
  updateCompany: Resolver<ResolversTypes['UpdateCompanyResult'], ParentType, ContextType, RequireFields<MutationUpdateCompanyArgs, 'input'>>;
  updateFreelancer: Resolver<ResolversTypes['UpdateFreelancerResult'], ParentType, ContextType, RequireFields<MutationUpdateFreelancerArgs, 'input'>>;
  updateNotificationSettings: Resolver<ResolversTypes['UpdateNotificationSettingsResult'], ParentType, ContextType, RequireFields<MutationUpdateNotificationSettingsArgs, 'input'>>;
  updateProfile: Resolver<ResolversTypes['UpdateProfileResult'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
};

export type NdaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Nda'] = ResolversParentTypes['Nda']> = {
  acceptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy?: Resolver<ResolversTypes['EngagementParty'], ParentType, ContextType>;
  awaitsViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  buyerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['NdaText'], ParentType, ContextType>;
};

export type NdaClauseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NdaClause'] = ResolversParentTypes['NdaClause']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NdaTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NdaText'] = ResolversParentTypes['NdaText']> = {
  clauses?: Resolver<Array<ResolversTypes['NdaClause']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type NoSecondFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoSecondFactor'] = ResolversParentTypes['NoSecondFactor']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Application' | 'AuditEvent' | 'Category' | 'Company' | 'Conversation' | 'Credential' | 'DocketEntry' | 'Engagement' | 'Freelancer' | 'Invoice' | 'Job' | 'Mandate' | 'Order' | 'Product' | 'ReportCase' | 'Review' | 'SavedSearch' | 'Service' | 'Session' | 'SiteNotice' | 'Stat' | 'Testimonial' | 'User', ParentType, ContextType>;
};

export interface NonNegativeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['NonNegativeInt'], any> {
  name: 'NonNegativeInt';
}

export type NoteSavedListingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteSavedListingResult'] = ResolversParentTypes['NoteSavedListingResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'ListingNotFound' | 'SavedListingNoted', ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotificationSettingsUpdatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSettingsUpdated'] = ResolversParentTypes['NotificationSettingsUpdated']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationsReadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationsRead'] = ResolversParentTypes['NotificationsRead']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferedMilestoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferedMilestone'] = ResolversParentTypes['OfferedMilestone']> = {
  days?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenBusinessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenBusiness'] = ResolversParentTypes['OpenBusiness']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenConversationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenConversationResult'] = ResolversParentTypes['OpenConversationResult']> = {
  __resolveType: TypeResolveFn<'ConversationNotFound' | 'ConversationOpened' | 'InvalidInput', ParentType, ContextType>;
};

export type OpenPayoutAccountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenPayoutAccountResult'] = ResolversParentTypes['OpenPayoutAccountResult']> = {
  __resolveType: TypeResolveFn<'PayoutAccountLink' | 'PayoutAccountProblem', ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  buyer?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  cardLastFour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  engagements?: Resolver<Array<ResolversTypes['Engagement']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  stateLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderPlacedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPlaced'] = ResolversParentTypes['OrderPlaced']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OtherActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OtherActor'] = ResolversParentTypes['OtherActor']> = {
  actor?: Resolver<ResolversTypes['EngagementActor'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OtherActorTransitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OtherActorTransition'] = ResolversParentTypes['OtherActorTransition']> = {
  actors?: Resolver<Array<ResolversTypes['EngagementActor']>, ParentType, ContextType>;
  automaticAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['EngagementTransition'], ParentType, ContextType>;
};

export type OtherPartyBlockedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OtherPartyBlocked'] = ResolversParentTypes['OtherPartyBlocked']> = {
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OtherSessionsEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OtherSessionsEnded'] = ResolversParentTypes['OtherSessionsEnded']> = {
  endedSessionCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnListingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnListing'] = ResolversParentTypes['OwnListing']> = {
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  cover?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extras?: Resolver<Array<ResolversTypes['ExtraDraft']>, ParentType, ContextType>;
  faq?: Resolver<Array<ResolversTypes['FaqEntry']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ProductFile']>, ParentType, ContextType>;
  hasUnpublishedChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  included?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListingKind'], ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packages?: Resolver<Array<ResolversTypes['PackageDraft']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['BuyerQuestion']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ListingStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  takenDown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  teamLicence?: Resolver<Maybe<ResolversTypes['TeamLicenceDraft']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OwnListingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnListingConnection'] = ResolversParentTypes['OwnListingConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OwnListingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['OwnListing']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OwnListingEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnListingEdge'] = ResolversParentTypes['OwnListingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OwnListing'], ParentType, ContextType>;
};

export type OwnListingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnListingResult'] = ResolversParentTypes['OwnListingResult']> = {
  __resolveType: TypeResolveFn<'ListingNotFound' | 'ListingSaved' | 'TooManyAttempts', ParentType, ContextType>;
};

export type PackageDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageDraft'] = ResolversParentTypes['PackageDraft']> = {
  contents?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryDays?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyOptions'] = ResolversParentTypes['PasskeyOptions']> = {
  options?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasskeyRenamedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyRenamed'] = ResolversParentTypes['PasskeyRenamed']> = {
  passkey?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordChanged'] = ResolversParentTypes['PasswordChanged']> = {
  endedSessionCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordResetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordReset'] = ResolversParentTypes['PasswordReset']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordResetRequestedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordResetRequested'] = ResolversParentTypes['PasswordResetRequested']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordRule'] = ResolversParentTypes['PasswordRule']> = {
  minLength?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentDeclinedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentDeclined'] = ResolversParentTypes['PaymentDeclined']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentProvider'] = ResolversParentTypes['PaymentProvider']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkout?: Resolver<ResolversTypes['PaymentCheckout'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sampleCards?: Resolver<Array<ResolversTypes['SampleCard']>, ParentType, ContextType>;
};

export type PaymentRedirectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentRedirect'] = ResolversParentTypes['PaymentRedirect']> = {
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayoutAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutAccount'] = ResolversParentTypes['PayoutAccount']> = {
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['PayoutAccountState']>, ParentType, ContextType>;
};

export type PayoutAccountLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutAccountLink'] = ResolversParentTypes['PayoutAccountLink']> = {
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayoutAccountProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutAccountProblem'] = ResolversParentTypes['PayoutAccountProblem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayoutsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payouts'] = ResolversParentTypes['Payouts']> = {
  account?: Resolver<Maybe<ResolversTypes['PayoutAccount']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paidOut?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['StatementConnection'], ParentType, ContextType, RequireFields<PayoutsStatementArgs, 'first'>>;
  underWay?: Resolver<ResolversTypes['EngagementConnection'], ParentType, ContextType, RequireFields<PayoutsUnderWayArgs, 'first'>>;
};

export type PendingLoginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PendingLogin'] = ResolversParentTypes['PendingLogin']> = {
  methods?: Resolver<Array<ResolversTypes['SecondFactorKind']>, ParentType, ContextType>;
};

export type PlaceOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderResult'] = ResolversParentTypes['PlaceOrderResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'LineUnavailable' | 'OrderPlaced' | 'PaymentDeclined' | 'PaymentRedirect' | 'PriceChanged' | 'TermsChanged' | 'TooManyAttempts', ParentType, ContextType>;
};

export type PlatformDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformDay'] = ResolversParentTypes['PlatformDay']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['EngagementStateCount']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['PlatformTotals'], ParentType, ContextType>;
};

export type PlatformReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformReport'] = ResolversParentTypes['PlatformReport']> = {
  days?: Resolver<Array<ResolversTypes['PlatformDay']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['PlatformTotals'], ParentType, ContextType>;
};

export type PlatformTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformTotals'] = ResolversParentTypes['PlatformTotals']> = {
  commission?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  newAccounts?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type PostJobResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostJobResult'] = ResolversParentTypes['PostJobResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'JobSaved' | 'TooManyAttempts', ParentType, ContextType>;
};

export type PostalAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostalAddress'] = ResolversParentTypes['PostalAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceChanged'] = ResolversParentTypes['PriceChanged']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['CartQuote'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProcessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Process'] = ResolversParentTypes['Process']> = {
  drawing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['ProcessState']>, ParentType, ContextType>;
  transitions?: Resolver<Array<ResolversTypes['ProcessTransition']>, ParentType, ContextType>;
};

export type ProcessStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessState'] = ResolversParentTypes['ProcessState']> = {
  final?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProcessTransitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessTransition'] = ResolversParentTypes['ProcessTransition']> = {
  actors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  to?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  cover?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryDays?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ProductExcerptArgs>>;
  hasPackages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<ProductRelatedArgs, 'first'>>;
  reviewCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<ProductReviewsArgs, 'first'>>;
  saved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  savedListing?: Resolver<Maybe<ResolversTypes['SavedListing']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  teamLicence?: Resolver<Maybe<ResolversTypes['TeamLicence']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFile'] = ResolversParentTypes['ProductFile']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ProductFileNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFileNotFound'] = ResolversParentTypes['ProductFileNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductFileRemovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFileRemoved'] = ResolversParentTypes['ProductFileRemoved']> = {
  listing?: Resolver<ResolversTypes['OwnListing'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkedCredentials?: Resolver<Array<ResolversTypes['CheckedCredential']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
  trackRecord?: Resolver<ResolversTypes['TrackRecord'], ParentType, ContextType>;
};

export type ProfileUpdatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileUpdated'] = ResolversParentTypes['ProfileUpdated']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProgressStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgressStep'] = ResolversParentTypes['ProgressStep']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProgressStatus'], ParentType, ContextType>;
};

export type ProposeMandateResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposeMandateResult'] = ResolversParentTypes['ProposeMandateResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'MandateExists' | 'MandateProposed' | 'TooManyAttempts', ParentType, ContextType>;
};

export type ProposedResolutionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposedResolution'] = ResolversParentTypes['ProposedResolution']> = {
  by?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refund?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PublishListingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishListingResult'] = ResolversParentTypes['PublishListingResult']> = {
  __resolveType: TypeResolveFn<'EditConflict' | 'InvalidInput' | 'ListingNotFound' | 'ListingSaved' | 'TooManyAttempts', ParentType, ContextType>;
};

export type PublishSiteNoticeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishSiteNoticeResult'] = ResolversParentTypes['PublishSiteNoticeResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'SiteNoticePublished', ParentType, ContextType>;
};

export type PurchasedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchasedFile'] = ResolversParentTypes['PurchasedFile']> = {
  bought?: Resolver<Maybe<ResolversTypes['ProductFile']>, ParentType, ContextType>;
  newest?: Resolver<ResolversTypes['ProductFile'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accessTokens: Resolver<Array<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  accountExport: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  allSiteNotices: Resolver<ResolversTypes['SiteNoticeConnection'], ParentType, ContextType, RequireFields<QueryAllSiteNoticesArgs, 'first'>>;
  application: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType, RequireFields<QueryApplicationArgs, 'id'>>;
  auditEvents: Resolver<ResolversTypes['AuditEventConnection'], ParentType, ContextType, RequireFields<QueryAuditEventsArgs, 'first'>>;
  calendarFeed: Resolver<Maybe<ResolversTypes['CalendarFeed']>, ParentType, ContextType>;
  cartQuote: Resolver<ResolversTypes['CartQuote'], ParentType, ContextType, RequireFields<QueryCartQuoteArgs, 'lines'>>;
  categories: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, Partial<QueryCategoriesArgs>>;
  category: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'slug'>>;
  clock: Resolver<ResolversTypes['Clock'], ParentType, ContextType>;
  companies: Resolver<ResolversTypes['CompanyConnection'], ParentType, ContextType, RequireFields<QueryCompaniesArgs, 'first'>>;
  company: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType, RequireFields<QueryCompanyArgs, 'id'>>;
  conversation: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<QueryConversationArgs, 'id'>>;
  conversations: Resolver<ResolversTypes['ConversationConnection'], ParentType, ContextType, RequireFields<QueryConversationsArgs, 'first'>>;
  credentialQueue: Resolver<ResolversTypes['CredentialConnection'], ParentType, ContextType, RequireFields<QueryCredentialQueueArgs, 'first' | 'state'>>;
  credentials: Resolver<Array<ResolversTypes['Credential']>, ParentType, ContextType>;
  disputes: Resolver<ResolversTypes['EngagementConnection'], ParentType, ContextType, RequireFields<QueryDisputesArgs, 'first'>>;
  docketEntries: Resolver<ResolversTypes['DocketEntryConnection'], ParentType, ContextType, RequireFields<QueryDocketEntriesArgs, 'done' | 'first'>>;
  docketRules: Resolver<Array<ResolversTypes['DocketRule']>, ParentType, ContextType>;
  engagement: Resolver<Maybe<ResolversTypes['Engagement']>, ParentType, ContextType, RequireFields<QueryEngagementArgs, 'id'>>;
  engagementStateCounts: Resolver<Array<ResolversTypes['EngagementStateCount']>, ParentType, ContextType>;
  engagements: Resolver<ResolversTypes['EngagementConnection'], ParentType, ContextType, RequireFields<QueryEngagementsArgs, 'as' | 'first'>>;
  freelancer: Resolver<Maybe<ResolversTypes['Freelancer']>, ParentType, ContextType, RequireFields<QueryFreelancerArgs, 'id'>>;
  freelancers: Resolver<ResolversTypes['FreelancerConnection'], ParentType, ContextType, RequireFields<QueryFreelancersArgs, 'first' | 'sort'>>;
  introduction: Resolver<Maybe<ResolversTypes['Introduction']>, ParentType, ContextType, RequireFields<QueryIntroductionArgs, 'code' | 'listingId'>>;
  invoice: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<QueryInvoiceArgs, 'number'>>;
  job: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  jobs: Resolver<ResolversTypes['JobConnection'], ParentType, ContextType, RequireFields<QueryJobsArgs, 'first' | 'kind' | 'sort'>>;
  languages: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  mandateOf: Resolver<Maybe<ResolversTypes['Mandate']>, ParentType, ContextType, RequireFields<QueryMandateOfArgs, 'listingId'>>;
  mandates: Resolver<ResolversTypes['MandateConnection'], ParentType, ContextType, RequireFields<QueryMandatesArgs, 'as' | 'first'>>;
  ndaText: Resolver<ResolversTypes['NdaText'], ParentType, ContextType>;
  node: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  order: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orders: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'first'>>;
  ownJobIds: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  ownJobs: Resolver<ResolversTypes['JobConnection'], ParentType, ContextType, RequireFields<QueryOwnJobsArgs, 'first'>>;
  ownListing: Resolver<Maybe<ResolversTypes['OwnListing']>, ParentType, ContextType, RequireFields<QueryOwnListingArgs, 'id'>>;
  ownListings: Resolver<ResolversTypes['OwnListingConnection'], ParentType, ContextType, RequireFields<QueryOwnListingsArgs, 'first'>>;
  passwordRule: Resolver<ResolversTypes['PasswordRule'], ParentType, ContextType>;
  paymentProvider: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  paymentState: Resolver<Maybe<ResolversTypes['PaymentState']>, ParentType, ContextType, RequireFields<QueryPaymentStateArgs, 'id'>>;
  payouts: Resolver<ResolversTypes['Payouts'], ParentType, ContextType>;
  pendingLogin: Resolver<Maybe<ResolversTypes['PendingLogin']>, ParentType, ContextType>;
  platformReport: Resolver<ResolversTypes['PlatformReport'], ParentType, ContextType, RequireFields<QueryPlatformReportArgs, 'days'>>;
  process: Resolver<ResolversTypes['Process'], ParentType, ContextType, RequireFields<QueryProcessArgs, 'name'>>;
  product: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  products: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'first' | 'sort'>>;
  reconciliation: Resolver<Maybe<ResolversTypes['Reconciliation']>, ParentType, ContextType>;
  reportCases: Resolver<ResolversTypes['ReportCaseConnection'], ParentType, ContextType, RequireFields<QueryReportCasesArgs, 'first' | 'state'>>;
  reviews: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<QueryReviewsArgs, 'first' | 'of' | 'sort'>>;
  salesReport: Resolver<ResolversTypes['SalesReport'], ParentType, ContextType, Partial<QuerySalesReportArgs>>;
  sampleAccounts: Resolver<Array<ResolversTypes['SampleAccount']>, ParentType, ContextType>;
  savedListingIds: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  savedListings: Resolver<ResolversTypes['SearchResultConnection'], ParentType, ContextType, RequireFields<QuerySavedListingsArgs, 'first'>>;
  savedSearches: Resolver<Array<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  search: Resolver<ResolversTypes['SearchResultConnection'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'first' | 'query' | 'sort'>>;
  searchSynonyms: Resolver<Array<ResolversTypes['SearchSynonym']>, ParentType, ContextType>;
  secondFactors: Resolver<ResolversTypes['SecondFactors'], ParentType, ContextType>;
  securityEvents: Resolver<Array<ResolversTypes['SecurityEvent']>, ParentType, ContextType>;
  serverTime: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  service: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType, RequireFields<QueryServiceArgs, 'id'>>;
  services: Resolver<ResolversTypes['ServiceConnection'], ParentType, ContextType, RequireFields<QueryServicesArgs, 'first' | 'sort'>>;
  sessions: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  siteNotices: Resolver<Array<ResolversTypes['SiteNotice']>, ParentType, ContextType>;
  spending: Resolver<ResolversTypes['Spending'], ParentType, ContextType>;
  starCounts: Resolver<Array<ResolversTypes['StarCount']>, ParentType, ContextType, RequireFields<QueryStarCountsArgs, 'of'>>;
  stats: Resolver<Array<ResolversTypes['Stat']>, ParentType, ContextType>;
  suspensionEffect: Resolver<Maybe<ResolversTypes['SuspensionEffect']>, ParentType, ContextType, RequireFields<QuerySuspensionEffectArgs, 'userId'>>;
  takeDowns: Resolver<Array<ResolversTypes['ReportCase']>, ParentType, ContextType>;
  testimonials: Resolver<Array<ResolversTypes['Testimonial']>, ParentType, ContextType>;
  userSecurityEvents: Resolver<Array<ResolversTypes['SecurityEvent']>, ParentType, ContextType, RequireFields<QueryUserSecurityEventsArgs, 'userId'>>;
  users: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'first' | 'sort'>>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  youWillEarn: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<QueryYouWillEarnArgs, 'price'>>;
};

export type QuoteRequestedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteRequested'] = ResolversParentTypes['QuoteRequested']> = {
  engagement?: Resolver<ResolversTypes['Engagement'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecipientUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecipientUnavailable'] = ResolversParentTypes['RecipientUnavailable']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReconciliationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reconciliation'] = ResolversParentTypes['Reconciliation']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecoveryCodesReplacedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryCodesReplaced'] = ResolversParentTypes['RecoveryCodesReplaced']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegisterResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterResult'] = ResolversParentTypes['RegisterResult']> = {
  __resolveType: TypeResolveFn<'EmailTaken' | 'InvalidInput' | 'RegisterSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type RegisterSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterSuccess'] = ResolversParentTypes['RegisterSuccess']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReinstateUserResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReinstateUserResult'] = ResolversParentTypes['ReinstateUserResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'UserReinstated', ParentType, ContextType>;
};

export type RemoveCalendarFeedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCalendarFeedResult'] = ResolversParentTypes['RemoveCalendarFeedResult']> = {
  __resolveType: TypeResolveFn<'CalendarFeedNotFound' | 'CalendarFeedRemoved', ParentType, ContextType>;
};

export type RemoveDocketEntryResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveDocketEntryResult'] = ResolversParentTypes['RemoveDocketEntryResult']> = {
  __resolveType: TypeResolveFn<'DocketEntryNotFound' | 'DocketEntryRemoved' | 'TooManyAttempts', ParentType, ContextType>;
};

export type RemoveProductFileResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveProductFileResult'] = ResolversParentTypes['RemoveProductFileResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'ProductFileNotFound' | 'ProductFileRemoved', ParentType, ContextType>;
};

export type RemoveSavedSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveSavedSearchResult'] = ResolversParentTypes['RemoveSavedSearchResult']> = {
  __resolveType: TypeResolveFn<'SavedSearchNotFound' | 'SavedSearchRemoved', ParentType, ContextType>;
};

export type RemoveSearchSynonymResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveSearchSynonymResult'] = ResolversParentTypes['RemoveSearchSynonymResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'SearchSynonymRemoved', ParentType, ContextType>;
};

export type RemoveSecondFactorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveSecondFactorResult'] = ResolversParentTypes['RemoveSecondFactorResult']> = {
  __resolveType: TypeResolveFn<'SecondFactorObligatory' | 'SecondFactorRemoved', ParentType, ContextType>;
};

export type RenamePasskeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenamePasskeyResult'] = ResolversParentTypes['RenamePasskeyResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PasskeyRenamed', ParentType, ContextType>;
};

export type ReplaceRecoveryCodesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplaceRecoveryCodesResult'] = ResolversParentTypes['ReplaceRecoveryCodesResult']> = {
  __resolveType: TypeResolveFn<'NoSecondFactor' | 'RecoveryCodesReplaced', ParentType, ContextType>;
};

export type ReplyToReviewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplyToReviewResult'] = ResolversParentTypes['ReplyToReviewResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'ReviewNotFound' | 'ReviewReplied', ParentType, ContextType>;
};

export type ReportCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportCase'] = ResolversParentTypes['ReportCase']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appeal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availableTransitions?: Resolver<Array<ResolversTypes['AvailableReportCaseTransition']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReportedKind'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['ContentReport']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReportCaseState'], ParentType, ContextType>;
  stateLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportCaseAdvancedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportCaseAdvanced'] = ResolversParentTypes['ReportCaseAdvanced']> = {
  reportCase?: Resolver<ResolversTypes['ReportCase'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportCaseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportCaseConnection'] = ResolversParentTypes['ReportCaseConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReportCaseEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ReportCase']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportCaseEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportCaseEdge'] = ResolversParentTypes['ReportCaseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ReportCase'], ParentType, ContextType>;
};

export type ReportCaseNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportCaseNotFound'] = ResolversParentTypes['ReportCaseNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportCaseRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportCaseRefused'] = ResolversParentTypes['ReportCaseRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RefusalReason'], ParentType, ContextType>;
  reportCase?: Resolver<ResolversTypes['ReportCase'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportResult'] = ResolversParentTypes['ReportResult']> = {
  __resolveType: TypeResolveFn<'ContentReported' | 'InvalidInput' | 'TooManyAttempts', ParentType, ContextType>;
};

export type RequestEmailChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEmailChangeResult'] = ResolversParentTypes['RequestEmailChangeResult']> = {
  __resolveType: TypeResolveFn<'EmailChangeRequested' | 'InvalidInput' | 'TooManyAttempts' | 'WrongPassword', ParentType, ContextType>;
};

export type RequestEmailConfirmationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEmailConfirmationResult'] = ResolversParentTypes['RequestEmailConfirmationResult']> = {
  __resolveType: TypeResolveFn<'EmailConfirmationSent' | 'TooManyAttempts', ParentType, ContextType>;
};

export type RequestPasswordResetResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetResult'] = ResolversParentTypes['RequestPasswordResetResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PasswordResetRequested' | 'TooManyAttempts', ParentType, ContextType>;
};

export type RequestQuoteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestQuoteResult'] = ResolversParentTypes['RequestQuoteResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'QuoteRequested' | 'TooManyAttempts', ParentType, ContextType>;
};

export type ResetPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordResult'] = ResolversParentTypes['ResetPasswordResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'InvalidLink' | 'PasswordReset', ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  author?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  counted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  helpfulCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  markedHelpful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repliedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reply?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  side?: Resolver<ResolversTypes['EngagementParty'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReviewEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewEdge'] = ResolversParentTypes['ReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type ReviewEngagementResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewEngagementResult'] = ResolversParentTypes['ReviewEngagementResult']> = {
  __resolveType: TypeResolveFn<'EngagementNotFound' | 'InvalidInput' | 'ReviewRefused' | 'ReviewWritten', ParentType, ContextType>;
};

export type ReviewMarkedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewMarked'] = ResolversParentTypes['ReviewMarked']> = {
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewNotFound'] = ResolversParentTypes['ReviewNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewRefused'] = ResolversParentTypes['ReviewRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewRepliedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewReplied'] = ResolversParentTypes['ReviewReplied']> = {
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewWrittenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewWritten'] = ResolversParentTypes['ReviewWritten']> = {
  engagement?: Resolver<ResolversTypes['Engagement'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeAccessTokenResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeAccessTokenResult'] = ResolversParentTypes['RevokeAccessTokenResult']> = {
  __resolveType: TypeResolveFn<'AccessTokenNotFound' | 'AccessTokenRevoked', ParentType, ContextType>;
};

export type SalesReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesReport'] = ResolversParentTypes['SalesReport']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  listings?: Resolver<Array<ResolversTypes['ListingSales']>, ParentType, ContextType>;
  mandateFees?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['MonthSales']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['SalesTotals'], ParentType, ContextType>;
};

export type SalesTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesTotals'] = ResolversParentTypes['SalesTotals']> = {
  brokerFee?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  commission?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  released?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type SampleAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SampleAccount'] = ResolversParentTypes['SampleAccount']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  password?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
};

export type SampleCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SampleCard'] = ResolversParentTypes['SampleCard']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveDocketEntryResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveDocketEntryResult'] = ResolversParentTypes['SaveDocketEntryResult']> = {
  __resolveType: TypeResolveFn<'DocketEntrySaved' | 'InvalidInput' | 'TooManyAttempts', ParentType, ContextType>;
};

export type SaveListingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveListingResult'] = ResolversParentTypes['SaveListingResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'ListingNotFound' | 'SavedListingAdded', ParentType, ContextType>;
};

export type SaveSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveSearchResult'] = ResolversParentTypes['SaveSearchResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'SearchSaved', ParentType, ContextType>;
};

export type SaveSearchSynonymResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveSearchSynonymResult'] = ResolversParentTypes['SaveSearchSynonymResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'SearchSynonymSaved', ParentType, ContextType>;
};

export type SavedListingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedListing'] = ResolversParentTypes['SavedListing']> = {
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SavedListingAddedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedListingAdded'] = ResolversParentTypes['SavedListingAdded']> = {
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedListingNotedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedListingNoted'] = ResolversParentTypes['SavedListingNoted']> = {
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jurisdiction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['ListingKind']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxDeliveryDays?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  maxPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerRole?: Resolver<Maybe<ResolversTypes['UserRole']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedSearchNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearchNotFound'] = ResolversParentTypes['SavedSearchNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedSearchRemovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearchRemoved'] = ResolversParentTypes['SavedSearchRemoved']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  __resolveType: TypeResolveFn<'Product' | 'Service', ParentType, ContextType>;
};

export type SearchResultConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResultConnection'] = ResolversParentTypes['SearchResultConnection']> = {
  closeMatches?: Resolver<Maybe<ResolversTypes['CloseMatches']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['SearchResultEdge']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SearchResultEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResultEdge'] = ResolversParentTypes['SearchResultEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType>;
};

export type SearchSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSaved'] = ResolversParentTypes['SearchSaved']> = {
  savedSearch?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchSynonymResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSynonym'] = ResolversParentTypes['SearchSynonym']> = {
  meanings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchSynonymRemovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSynonymRemoved'] = ResolversParentTypes['SearchSynonymRemoved']> = {
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchSynonymSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSynonymSaved'] = ResolversParentTypes['SearchSynonymSaved']> = {
  synonym?: Resolver<ResolversTypes['SearchSynonym'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecondFactorAddedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorAdded'] = ResolversParentTypes['SecondFactorAdded']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecondFactorObligatoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorObligatory'] = ResolversParentTypes['SecondFactorObligatory']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecondFactorRemovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorRemoved'] = ResolversParentTypes['SecondFactorRemoved']> = {
  anyLeft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecondFactorRequiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorRequired'] = ResolversParentTypes['SecondFactorRequired']> = {
  methods?: Resolver<Array<ResolversTypes['SecondFactorKind']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecondFactorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactors'] = ResolversParentTypes['SecondFactors']> = {
  authenticatorAppSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  obligatory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type SecurityEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityEvent'] = ResolversParentTypes['SecurityEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SecurityEventKind'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellerChecklistDismissedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerChecklistDismissed'] = ResolversParentTypes['SellerChecklistDismissed']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SellerChecklistUnfinishedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerChecklistUnfinished'] = ResolversParentTypes['SellerChecklistUnfinished']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendMessageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendMessageResult'] = ResolversParentTypes['SendMessageResult']> = {
  __resolveType: TypeResolveFn<'ConversationNotFound' | 'InvalidInput' | 'MessageSent' | 'RecipientUnavailable' | 'TooManyAttempts', ParentType, ContextType>;
};

export type ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  cover?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryDays?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ServiceExcerptArgs>>;
  extras?: Resolver<Array<ResolversTypes['ServiceExtra']>, ParentType, ContextType>;
  faq?: Resolver<Array<ResolversTypes['FaqEntry']>, ParentType, ContextType>;
  hasPackages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  included?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  packages?: Resolver<Array<ResolversTypes['ServicePackage']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['BuyerQuestion']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<ServiceRelatedArgs, 'first'>>;
  reviewCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<ServiceReviewsArgs, 'first'>>;
  saved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  savedListing?: Resolver<Maybe<ResolversTypes['SavedListing']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceConnection'] = ResolversParentTypes['ServiceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ServiceEdge']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ServiceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceEdge'] = ResolversParentTypes['ServiceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Service'], ParentType, ContextType>;
};

export type ServiceExtraResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceExtra'] = ResolversParentTypes['ServiceExtra']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ServicePackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServicePackage'] = ResolversParentTypes['ServicePackage']> = {
  contents?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryDays?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionEnded'] = ResolversParentTypes['SessionEnded']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionNotFound'] = ResolversParentTypes['SessionNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInAgainResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInAgainResult'] = ResolversParentTypes['SignInAgainResult']> = {
  __resolveType: TypeResolveFn<'SignedInAgain' | 'TooManyAttempts' | 'WrongPassword' | 'WrongSecondFactor', ParentType, ContextType>;
};

export type SignedInAgainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedInAgain'] = ResolversParentTypes['SignedInAgain']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteNotice'] = ResolversParentTypes['SiteNotice']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['UserRole']>, ParentType, ContextType>;
  shown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteNoticeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteNoticeConnection'] = ResolversParentTypes['SiteNoticeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SiteNoticeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SiteNotice']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SiteNoticeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteNoticeEdge'] = ResolversParentTypes['SiteNoticeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SiteNotice'], ParentType, ContextType>;
};

export type SiteNoticeEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteNoticeEnded'] = ResolversParentTypes['SiteNoticeEnded']> = {
  notice?: Resolver<ResolversTypes['SiteNotice'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteNoticeNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteNoticeNotFound'] = ResolversParentTypes['SiteNoticeNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteNoticePublishedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteNoticePublished'] = ResolversParentTypes['SiteNoticePublished']> = {
  notice?: Resolver<ResolversTypes['SiteNotice'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialLoginFailedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLoginFailed'] = ResolversParentTypes['SocialLoginFailed']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialLoginRedirectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLoginRedirect'] = ResolversParentTypes['SocialLoginRedirect']> = {
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialLoginResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLoginResult'] = ResolversParentTypes['SocialLoginResult']> = {
  __resolveType: TypeResolveFn<'AccountSuspended' | 'SecondFactorRequired' | 'SocialLoginFailed' | 'SocialLoginRedirect' | 'SocialLoginSuccess', ParentType, ContextType>;
};

export type SocialLoginSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLoginSuccess'] = ResolversParentTypes['SocialLoginSuccess']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SpendingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Spending'] = ResolversParentTypes['Spending']> = {
  held?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paidThisYear?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refundedThisYear?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StarCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StarCount'] = ResolversParentTypes['StarCount']> = {
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StartConversationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartConversationResult'] = ResolversParentTypes['StartConversationResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'MessageSent' | 'RecipientUnavailable' | 'TooManyAttempts', ParentType, ContextType>;
};

export type StatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Stat'] = ResolversParentTypes['Stat']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatementConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementConnection'] = ResolversParentTypes['StatementConnection']> = {
  edges?: Resolver<Array<ResolversTypes['StatementEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['StatementEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StatementEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementEdge'] = ResolversParentTypes['StatementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatementEntry'], ParentType, ContextType>;
};

export type StatementEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementEntry'] = ResolversParentTypes['StatementEntry']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  engagement?: Resolver<ResolversTypes['Engagement'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StatementEntryKind'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  liveEvents: SubscriptionResolver<ResolversTypes['LiveEvent'], "liveEvents", ParentType, ContextType, Partial<SubscriptionLiveEventsArgs>>;
};

export type SuspendUserResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuspendUserResult'] = ResolversParentTypes['SuspendUserResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'UserSuspended', ParentType, ContextType>;
};

export type SuspensionEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuspensionEffect'] = ResolversParentTypes['SuspensionEffect']> = {
  listingCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  openEngagementCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  otherPartyCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  sessionCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type TeamLicenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamLicence'] = ResolversParentTypes['TeamLicence']> = {
  people?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TeamLicenceDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamLicenceDraft'] = ResolversParentTypes['TeamLicenceDraft']> = {
  people?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type TermsChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TermsChanged'] = ResolversParentTypes['TermsChanged']> = {
  listingIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['CartQuote'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TestimonialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Testimonial'] = ResolversParentTypes['Testimonial']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TooManyAccessTokensResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyAccessTokens'] = ResolversParentTypes['TooManyAccessTokens']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TooManyAttemptsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyAttempts'] = ResolversParentTypes['TooManyAttempts']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TooManyListingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyListings'] = ResolversParentTypes['TooManyListings']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrackRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrackRecord'] = ResolversParentTypes['TrackRecord']> = {
  completedOrders?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  memberSince?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onTimePercent?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  sentences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  usualAnswerHours?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
};

export type TransitionFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransitionField'] = ResolversParentTypes['TransitionField']> = {
  initial?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TransitionFieldKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxEntries?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  maxLength?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['TransitionOption']>, ParentType, ContextType>;
  questionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TransitionOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransitionOption'] = ResolversParentTypes['TransitionOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TransitionRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransitionRefused'] = ResolversParentTypes['TransitionRefused']> = {
  engagement?: Resolver<ResolversTypes['Engagement'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RefusalReason'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransitionTermResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransitionTerm'] = ResolversParentTypes['TransitionTerm']> = {
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UnavailableChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnavailableChoice'] = ResolversParentTypes['UnavailableChoice']> = {
  extraIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  licence?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  packageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type UnsaveListingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsaveListingResult'] = ResolversParentTypes['UnsaveListingResult']> = {
  __resolveType: TypeResolveFn<'ListingNotFound' | 'ListingUnsaved', ParentType, ContextType>;
};

export type UpdateBillingDetailsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateBillingDetailsResult'] = ResolversParentTypes['UpdateBillingDetailsResult']> = {
  __resolveType: TypeResolveFn<'BillingDetailsUpdated' | 'InvalidInput' | 'TooManyAttempts', ParentType, ContextType>;
};

export type UpdateCompanyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCompanyResult'] = ResolversParentTypes['UpdateCompanyResult']> = {
  __resolveType: TypeResolveFn<'CompanyUpdated' | 'InvalidInput' | 'TooManyAttempts' | 'VersionConflict', ParentType, ContextType>;
};

export type UpdateFreelancerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateFreelancerResult'] = ResolversParentTypes['UpdateFreelancerResult']> = {
  __resolveType: TypeResolveFn<'FreelancerUpdated' | 'InvalidInput' | 'TooManyAttempts' | 'VersionConflict', ParentType, ContextType>;
};

export type UpdateNotificationSettingsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateNotificationSettingsResult'] = ResolversParentTypes['UpdateNotificationSettingsResult']> = {
  __resolveType: TypeResolveFn<'NotificationSettingsUpdated' | 'TooManyAttempts', ParentType, ContextType>;
};

export type UpdateProfileResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfileResult'] = ResolversParentTypes['UpdateProfileResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'ProfileUpdated' | 'TooManyAttempts', ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  applications?: Resolver<ResolversTypes['ApplicationConnection'], ParentType, ContextType, RequireFields<UserApplicationsArgs, 'first'>>;
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billingDetails?: Resolver<Maybe<ResolversTypes['BillingDetails']>, ParentType, ContextType>;
  checkedCredentials?: Resolver<Array<ResolversTypes['CheckedCredential']>, ParentType, ContextType>;
  checklistDismissedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailNotifications?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailRejectedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mustConfirmEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, RequireFields<UserNotificationsArgs, 'first' | 'messages'>>;
  role?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
  socialProvider?: Resolver<Maybe<ResolversTypes['SocialProvider']>, ParentType, ContextType>;
  suspendedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  suspendedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackRecord?: Resolver<ResolversTypes['TrackRecord'], ParentType, ContextType>;
  unreadMessages?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  unreadNotifications?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserReinstatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserReinstated'] = ResolversParentTypes['UserReinstated']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserRoleChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserRoleChanged'] = ResolversParentTypes['UserRoleChanged']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserSuspendedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSuspended'] = ResolversParentTypes['UserSuspended']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VersionConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VersionConflict'] = ResolversParentTypes['VersionConflict']> = {
  current?: Resolver<ResolversTypes['Node'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithdrawnListingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawnListing'] = ResolversParentTypes['WithdrawnListing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WrongPasswordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WrongPassword'] = ResolversParentTypes['WrongPassword']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WrongSecondFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WrongSecondFactor'] = ResolversParentTypes['WrongSecondFactor']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  AccessTokenCreated?: AccessTokenCreatedResolvers<ContextType>;
  AccessTokenNotFound?: AccessTokenNotFoundResolvers<ContextType>;
  AccessTokenRevoked?: AccessTokenRevokedResolvers<ContextType>;
  AccountDeleted?: AccountDeletedResolvers<ContextType>;
  AccountSuspended?: AccountSuspendedResolvers<ContextType>;
  AddPasskeyResult?: AddPasskeyResultResolvers<ContextType>;
  AdvanceApplicationResult?: AdvanceApplicationResultResolvers<ContextType>;
  AdvanceClockResult?: AdvanceClockResultResolvers<ContextType>;
  AdvanceCredentialResult?: AdvanceCredentialResultResolvers<ContextType>;
  AdvanceEngagementResult?: AdvanceEngagementResultResolvers<ContextType>;
  AdvanceMandateResult?: AdvanceMandateResultResolvers<ContextType>;
  AdvanceReportCaseResult?: AdvanceReportCaseResultResolvers<ContextType>;
  AlreadyApplied?: AlreadyAppliedResolvers<ContextType>;
  ApplicantCounts?: ApplicantCountsResolvers<ContextType>;
  Application?: ApplicationResolvers<ContextType>;
  ApplicationAdvanced?: ApplicationAdvancedResolvers<ContextType>;
  ApplicationConnection?: ApplicationConnectionResolvers<ContextType>;
  ApplicationEdge?: ApplicationEdgeResolvers<ContextType>;
  ApplicationEdited?: ApplicationEditedResolvers<ContextType>;
  ApplicationEvent?: ApplicationEventResolvers<ContextType>;
  ApplicationFile?: ApplicationFileResolvers<ContextType>;
  ApplicationNotFound?: ApplicationNotFoundResolvers<ContextType>;
  ApplicationRefused?: ApplicationRefusedResolvers<ContextType>;
  Applied?: AppliedResolvers<ContextType>;
  ApplyToJobResult?: ApplyToJobResultResolvers<ContextType>;
  AskCredentialCheckResult?: AskCredentialCheckResultResolvers<ContextType>;
  Attachment?: AttachmentResolvers<ContextType>;
  AuditEvent?: AuditEventResolvers<ContextType>;
  AuditEventConnection?: AuditEventConnectionResolvers<ContextType>;
  AuditEventEdge?: AuditEventEdgeResolvers<ContextType>;
  AuthenticatorAppExists?: AuthenticatorAppExistsResolvers<ContextType>;
  AuthenticatorAppSecret?: AuthenticatorAppSecretResolvers<ContextType>;
  AvailableApplicationTransition?: AvailableApplicationTransitionResolvers<ContextType>;
  AvailableCredentialTransition?: AvailableCredentialTransitionResolvers<ContextType>;
  AvailableMandateTransition?: AvailableMandateTransitionResolvers<ContextType>;
  AvailableReportCaseTransition?: AvailableReportCaseTransitionResolvers<ContextType>;
  AvailableTransition?: AvailableTransitionResolvers<ContextType>;
  BeginAuthenticatorAppResult?: BeginAuthenticatorAppResultResolvers<ContextType>;
  BeginPasskeyResult?: BeginPasskeyResultResolvers<ContextType>;
  BeginPasskeyUseResult?: BeginPasskeyUseResultResolvers<ContextType>;
  BillingDetails?: BillingDetailsResolvers<ContextType>;
  BillingDetailsUpdated?: BillingDetailsUpdatedResolvers<ContextType>;
  BlockOtherPartyResult?: BlockOtherPartyResultResolvers<ContextType>;
  BriefAsOffered?: BriefAsOfferedResolvers<ContextType>;
  BrokeredSplit?: BrokeredSplitResolvers<ContextType>;
  BuyerQuestion?: BuyerQuestionResolvers<ContextType>;
  CalendarFeed?: CalendarFeedResolvers<ContextType>;
  CalendarFeedCreated?: CalendarFeedCreatedResolvers<ContextType>;
  CalendarFeedNotFound?: CalendarFeedNotFoundResolvers<ContextType>;
  CalendarFeedRemoved?: CalendarFeedRemovedResolvers<ContextType>;
  CartGroup?: CartGroupResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CartQuote?: CartQuoteResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  ChangeUserRoleResult?: ChangeUserRoleResultResolvers<ContextType>;
  Chargeback?: ChargebackResolvers<ContextType>;
  CheckedCredential?: CheckedCredentialResolvers<ContextType>;
  Choice?: ChoiceResolvers<ContextType>;
  Clock?: ClockResolvers<ContextType>;
  ClockAdvanced?: ClockAdvancedResolvers<ContextType>;
  CloseJobResult?: CloseJobResultResolvers<ContextType>;
  CloseMatches?: CloseMatchesResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompanyConnection?: CompanyConnectionResolvers<ContextType>;
  CompanyEdge?: CompanyEdgeResolvers<ContextType>;
  CompanyUpdated?: CompanyUpdatedResolvers<ContextType>;
  CompleteLoginResult?: CompleteLoginResultResolvers<ContextType>;
  ConfirmAuthenticatorAppResult?: ConfirmAuthenticatorAppResultResolvers<ContextType>;
  ConfirmEmailChangeResult?: ConfirmEmailChangeResultResolvers<ContextType>;
  ConflictCheck?: ConflictCheckResolvers<ContextType>;
  ContentReport?: ContentReportResolvers<ContextType>;
  ContentReported?: ContentReportedResolvers<ContextType>;
  Conversation?: ConversationResolvers<ContextType>;
  ConversationConnection?: ConversationConnectionResolvers<ContextType>;
  ConversationEdge?: ConversationEdgeResolvers<ContextType>;
  ConversationNotFound?: ConversationNotFoundResolvers<ContextType>;
  ConversationOpened?: ConversationOpenedResolvers<ContextType>;
  ConversationRead?: ConversationReadResolvers<ContextType>;
  ConversationSubject?: ConversationSubjectResolvers<ContextType>;
  CreateAccessTokenResult?: CreateAccessTokenResultResolvers<ContextType>;
  CreateCalendarFeedResult?: CreateCalendarFeedResultResolvers<ContextType>;
  CreateListingResult?: CreateListingResultResolvers<ContextType>;
  Credential?: CredentialResolvers<ContextType>;
  CredentialAdvanced?: CredentialAdvancedResolvers<ContextType>;
  CredentialAsked?: CredentialAskedResolvers<ContextType>;
  CredentialConnection?: CredentialConnectionResolvers<ContextType>;
  CredentialEdge?: CredentialEdgeResolvers<ContextType>;
  CredentialFile?: CredentialFileResolvers<ContextType>;
  CredentialNotFound?: CredentialNotFoundResolvers<ContextType>;
  CredentialRefused?: CredentialRefusedResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAccountResult?: DeleteAccountResultResolvers<ContextType>;
  DeleteListingResult?: DeleteListingResultResolvers<ContextType>;
  DismissSellerChecklistResult?: DismissSellerChecklistResultResolvers<ContextType>;
  Dispute?: DisputeResolvers<ContextType>;
  DisputeParty?: DisputePartyResolvers<ContextType>;
  DocketEntry?: DocketEntryResolvers<ContextType>;
  DocketEntryConnection?: DocketEntryConnectionResolvers<ContextType>;
  DocketEntryEdge?: DocketEntryEdgeResolvers<ContextType>;
  DocketEntryMarked?: DocketEntryMarkedResolvers<ContextType>;
  DocketEntryNotFound?: DocketEntryNotFoundResolvers<ContextType>;
  DocketEntryRemoved?: DocketEntryRemovedResolvers<ContextType>;
  DocketEntrySaved?: DocketEntrySavedResolvers<ContextType>;
  DocketEvent?: DocketEventResolvers<ContextType>;
  DocketRule?: DocketRuleResolvers<ContextType>;
  EditApplicationResult?: EditApplicationResultResolvers<ContextType>;
  EditConflict?: EditConflictResolvers<ContextType>;
  EditJobResult?: EditJobResultResolvers<ContextType>;
  EditListingResult?: EditListingResultResolvers<ContextType>;
  EmailChangeRequested?: EmailChangeRequestedResolvers<ContextType>;
  EmailChanged?: EmailChangedResolvers<ContextType>;
  EmailConfirmationSent?: EmailConfirmationSentResolvers<ContextType>;
  EmailConfirmed?: EmailConfirmedResolvers<ContextType>;
  EmailTaken?: EmailTakenResolvers<ContextType>;
  EndOtherSessionsResult?: EndOtherSessionsResultResolvers<ContextType>;
  EndSessionResult?: EndSessionResultResolvers<ContextType>;
  EndSiteNoticeResult?: EndSiteNoticeResultResolvers<ContextType>;
  Engagement?: EngagementResolvers<ContextType>;
  EngagementAdvanced?: EngagementAdvancedResolvers<ContextType>;
  EngagementAmendment?: EngagementAmendmentResolvers<ContextType>;
  EngagementConnection?: EngagementConnectionResolvers<ContextType>;
  EngagementDeadline?: EngagementDeadlineResolvers<ContextType>;
  EngagementDue?: EngagementDueResolvers<ContextType>;
  EngagementEdge?: EngagementEdgeResolvers<ContextType>;
  EngagementEvent?: EngagementEventResolvers<ContextType>;
  EngagementFile?: EngagementFileResolvers<ContextType>;
  EngagementMoney?: EngagementMoneyResolvers<ContextType>;
  EngagementNotFound?: EngagementNotFoundResolvers<ContextType>;
  EngagementStateCount?: EngagementStateCountResolvers<ContextType>;
  EventAnswer?: EventAnswerResolvers<ContextType>;
  ExtraDraft?: ExtraDraftResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetChoice?: FacetChoiceResolvers<ContextType>;
  Failure?: FailureResolvers<ContextType>;
  FaqEntry?: FaqEntryResolvers<ContextType>;
  Freelancer?: FreelancerResolvers<ContextType>;
  FreelancerConnection?: FreelancerConnectionResolvers<ContextType>;
  FreelancerEdge?: FreelancerEdgeResolvers<ContextType>;
  FreelancerUpdated?: FreelancerUpdatedResolvers<ContextType>;
  Introduction?: IntroductionResolvers<ContextType>;
  InvalidCredentials?: InvalidCredentialsResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  InvalidLink?: InvalidLinkResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceLine?: InvoiceLineResolvers<ContextType>;
  InvoiceParty?: InvoicePartyResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  JobClosed?: JobClosedResolvers<ContextType>;
  JobConnection?: JobConnectionResolvers<ContextType>;
  JobEdge?: JobEdgeResolvers<ContextType>;
  JobNotFound?: JobNotFoundResolvers<ContextType>;
  JobSaved?: JobSavedResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  LastAdmin?: LastAdminResolvers<ContextType>;
  LineUnavailable?: LineUnavailableResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  ListingCreated?: ListingCreatedResolvers<ContextType>;
  ListingDeleted?: ListingDeletedResolvers<ContextType>;
  ListingNotFound?: ListingNotFoundResolvers<ContextType>;
  ListingSales?: ListingSalesResolvers<ContextType>;
  ListingSaved?: ListingSavedResolvers<ContextType>;
  ListingUnsaved?: ListingUnsavedResolvers<ContextType>;
  LiveEvent?: LiveEventResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LoginExpired?: LoginExpiredResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  LoginSuccess?: LoginSuccessResolvers<ContextType>;
  LoginWithPasskeyResult?: LoginWithPasskeyResultResolvers<ContextType>;
  MailRecord?: MailRecordResolvers<ContextType>;
  Mandate?: MandateResolvers<ContextType>;
  MandateAdvanced?: MandateAdvancedResolvers<ContextType>;
  MandateConnection?: MandateConnectionResolvers<ContextType>;
  MandateEdge?: MandateEdgeResolvers<ContextType>;
  MandateExists?: MandateExistsResolvers<ContextType>;
  MandateNotFound?: MandateNotFoundResolvers<ContextType>;
  MandateProposed?: MandateProposedResolvers<ContextType>;
  MandateRefused?: MandateRefusedResolvers<ContextType>;
  MarkDocketEntryResult?: MarkDocketEntryResultResolvers<ContextType>;
  MarkNotificationsReadResult?: MarkNotificationsReadResultResolvers<ContextType>;
  MarkReadResult?: MarkReadResultResolvers<ContextType>;
  MarkReviewHelpfulResult?: MarkReviewHelpfulResultResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  MessageFile?: MessageFileResolvers<ContextType>;
  MessageSent?: MessageSentResolvers<ContextType>;
  Milestone?: MilestoneResolvers<ContextType>;
  MilestonePlan?: MilestonePlanResolvers<ContextType>;
  MoneySplit?: MoneySplitResolvers<ContextType>;
  MonthSales?: MonthSalesResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Nda?: NdaResolvers<ContextType>;
  NdaClause?: NdaClauseResolvers<ContextType>;
  NdaText?: NdaTextResolvers<ContextType>;
  NoSecondFactor?: NoSecondFactorResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NonNegativeInt?: GraphQLScalarType;
  NoteSavedListingResult?: NoteSavedListingResultResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationSettingsUpdated?: NotificationSettingsUpdatedResolvers<ContextType>;
  NotificationsRead?: NotificationsReadResolvers<ContextType>;
  OfferedMilestone?: OfferedMilestoneResolvers<ContextType>;
  OpenBusiness?: OpenBusinessResolvers<ContextType>;
  OpenConversationResult?: OpenConversationResultResolvers<ContextType>;
  OpenPayoutAccountResult?: OpenPayoutAccountResultResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderPlaced?: OrderPlacedResolvers<ContextType>;
  OtherActor?: OtherActorResolvers<ContextType>;
  OtherActorTransition?: OtherActorTransitionResolvers<ContextType>;
  OtherPartyBlocked?: OtherPartyBlockedResolvers<ContextType>;
  OtherSessionsEnded?: OtherSessionsEndedResolvers<ContextType>;
  OwnListing?: OwnListingResolvers<ContextType>;
  OwnListingConnection?: OwnListingConnectionResolvers<ContextType>;
  OwnListingEdge?: OwnListingEdgeResolvers<ContextType>;
  OwnListingResult?: OwnListingResultResolvers<ContextType>;
  PackageDraft?: PackageDraftResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyOptions?: PasskeyOptionsResolvers<ContextType>;
  PasskeyRenamed?: PasskeyRenamedResolvers<ContextType>;
  PasswordChanged?: PasswordChangedResolvers<ContextType>;
  PasswordReset?: PasswordResetResolvers<ContextType>;
  PasswordResetRequested?: PasswordResetRequestedResolvers<ContextType>;
  PasswordRule?: PasswordRuleResolvers<ContextType>;
  PaymentDeclined?: PaymentDeclinedResolvers<ContextType>;
  PaymentProvider?: PaymentProviderResolvers<ContextType>;
  PaymentRedirect?: PaymentRedirectResolvers<ContextType>;
  PayoutAccount?: PayoutAccountResolvers<ContextType>;
  PayoutAccountLink?: PayoutAccountLinkResolvers<ContextType>;
  PayoutAccountProblem?: PayoutAccountProblemResolvers<ContextType>;
  Payouts?: PayoutsResolvers<ContextType>;
  PendingLogin?: PendingLoginResolvers<ContextType>;
  PlaceOrderResult?: PlaceOrderResultResolvers<ContextType>;
  PlatformDay?: PlatformDayResolvers<ContextType>;
  PlatformReport?: PlatformReportResolvers<ContextType>;
  PlatformTotals?: PlatformTotalsResolvers<ContextType>;
  PostJobResult?: PostJobResultResolvers<ContextType>;
  PostalAddress?: PostalAddressResolvers<ContextType>;
  PriceChanged?: PriceChangedResolvers<ContextType>;
  Process?: ProcessResolvers<ContextType>;
  ProcessState?: ProcessStateResolvers<ContextType>;
  ProcessTransition?: ProcessTransitionResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductFile?: ProductFileResolvers<ContextType>;
  ProductFileNotFound?: ProductFileNotFoundResolvers<ContextType>;
  ProductFileRemoved?: ProductFileRemovedResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileUpdated?: ProfileUpdatedResolvers<ContextType>;
  ProgressStep?: ProgressStepResolvers<ContextType>;
  ProposeMandateResult?: ProposeMandateResultResolvers<ContextType>;
  ProposedResolution?: ProposedResolutionResolvers<ContextType>;
  PublishListingResult?: PublishListingResultResolvers<ContextType>;
  PublishSiteNoticeResult?: PublishSiteNoticeResultResolvers<ContextType>;
  PurchasedFile?: PurchasedFileResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuoteRequested?: QuoteRequestedResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  RecipientUnavailable?: RecipientUnavailableResolvers<ContextType>;
  Reconciliation?: ReconciliationResolvers<ContextType>;
  RecoveryCodesReplaced?: RecoveryCodesReplacedResolvers<ContextType>;
  RegisterResult?: RegisterResultResolvers<ContextType>;
  RegisterSuccess?: RegisterSuccessResolvers<ContextType>;
  ReinstateUserResult?: ReinstateUserResultResolvers<ContextType>;
  RemoveCalendarFeedResult?: RemoveCalendarFeedResultResolvers<ContextType>;
  RemoveDocketEntryResult?: RemoveDocketEntryResultResolvers<ContextType>;
  RemoveProductFileResult?: RemoveProductFileResultResolvers<ContextType>;
  RemoveSavedSearchResult?: RemoveSavedSearchResultResolvers<ContextType>;
  RemoveSearchSynonymResult?: RemoveSearchSynonymResultResolvers<ContextType>;
  RemoveSecondFactorResult?: RemoveSecondFactorResultResolvers<ContextType>;
  RenamePasskeyResult?: RenamePasskeyResultResolvers<ContextType>;
  ReplaceRecoveryCodesResult?: ReplaceRecoveryCodesResultResolvers<ContextType>;
  ReplyToReviewResult?: ReplyToReviewResultResolvers<ContextType>;
  ReportCase?: ReportCaseResolvers<ContextType>;
  ReportCaseAdvanced?: ReportCaseAdvancedResolvers<ContextType>;
  ReportCaseConnection?: ReportCaseConnectionResolvers<ContextType>;
  ReportCaseEdge?: ReportCaseEdgeResolvers<ContextType>;
  ReportCaseNotFound?: ReportCaseNotFoundResolvers<ContextType>;
  ReportCaseRefused?: ReportCaseRefusedResolvers<ContextType>;
  ReportResult?: ReportResultResolvers<ContextType>;
  RequestEmailChangeResult?: RequestEmailChangeResultResolvers<ContextType>;
  RequestEmailConfirmationResult?: RequestEmailConfirmationResultResolvers<ContextType>;
  RequestPasswordResetResult?: RequestPasswordResetResultResolvers<ContextType>;
  RequestQuoteResult?: RequestQuoteResultResolvers<ContextType>;
  ResetPasswordResult?: ResetPasswordResultResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  ReviewEngagementResult?: ReviewEngagementResultResolvers<ContextType>;
  ReviewMarked?: ReviewMarkedResolvers<ContextType>;
  ReviewNotFound?: ReviewNotFoundResolvers<ContextType>;
  ReviewRefused?: ReviewRefusedResolvers<ContextType>;
  ReviewReplied?: ReviewRepliedResolvers<ContextType>;
  ReviewWritten?: ReviewWrittenResolvers<ContextType>;
  RevokeAccessTokenResult?: RevokeAccessTokenResultResolvers<ContextType>;
  SalesReport?: SalesReportResolvers<ContextType>;
  SalesTotals?: SalesTotalsResolvers<ContextType>;
  SampleAccount?: SampleAccountResolvers<ContextType>;
  SampleCard?: SampleCardResolvers<ContextType>;
  SaveDocketEntryResult?: SaveDocketEntryResultResolvers<ContextType>;
  SaveListingResult?: SaveListingResultResolvers<ContextType>;
  SaveSearchResult?: SaveSearchResultResolvers<ContextType>;
  SaveSearchSynonymResult?: SaveSearchSynonymResultResolvers<ContextType>;
  SavedListing?: SavedListingResolvers<ContextType>;
  SavedListingAdded?: SavedListingAddedResolvers<ContextType>;
  SavedListingNoted?: SavedListingNotedResolvers<ContextType>;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  SavedSearchNotFound?: SavedSearchNotFoundResolvers<ContextType>;
  SavedSearchRemoved?: SavedSearchRemovedResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchResultConnection?: SearchResultConnectionResolvers<ContextType>;
  SearchResultEdge?: SearchResultEdgeResolvers<ContextType>;
  SearchSaved?: SearchSavedResolvers<ContextType>;
  SearchSynonym?: SearchSynonymResolvers<ContextType>;
  SearchSynonymRemoved?: SearchSynonymRemovedResolvers<ContextType>;
  SearchSynonymSaved?: SearchSynonymSavedResolvers<ContextType>;
  SecondFactorAdded?: SecondFactorAddedResolvers<ContextType>;
  SecondFactorObligatory?: SecondFactorObligatoryResolvers<ContextType>;
  SecondFactorRemoved?: SecondFactorRemovedResolvers<ContextType>;
  SecondFactorRequired?: SecondFactorRequiredResolvers<ContextType>;
  SecondFactors?: SecondFactorsResolvers<ContextType>;
  SecurityEvent?: SecurityEventResolvers<ContextType>;
  SellerChecklistDismissed?: SellerChecklistDismissedResolvers<ContextType>;
  SellerChecklistUnfinished?: SellerChecklistUnfinishedResolvers<ContextType>;
  SendMessageResult?: SendMessageResultResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  ServiceConnection?: ServiceConnectionResolvers<ContextType>;
  ServiceEdge?: ServiceEdgeResolvers<ContextType>;
  ServiceExtra?: ServiceExtraResolvers<ContextType>;
  ServicePackage?: ServicePackageResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionEnded?: SessionEndedResolvers<ContextType>;
  SessionNotFound?: SessionNotFoundResolvers<ContextType>;
  SignInAgainResult?: SignInAgainResultResolvers<ContextType>;
  SignedInAgain?: SignedInAgainResolvers<ContextType>;
  SiteNotice?: SiteNoticeResolvers<ContextType>;
  SiteNoticeConnection?: SiteNoticeConnectionResolvers<ContextType>;
  SiteNoticeEdge?: SiteNoticeEdgeResolvers<ContextType>;
  SiteNoticeEnded?: SiteNoticeEndedResolvers<ContextType>;
  SiteNoticeNotFound?: SiteNoticeNotFoundResolvers<ContextType>;
  SiteNoticePublished?: SiteNoticePublishedResolvers<ContextType>;
  SocialLoginFailed?: SocialLoginFailedResolvers<ContextType>;
  SocialLoginRedirect?: SocialLoginRedirectResolvers<ContextType>;
  SocialLoginResult?: SocialLoginResultResolvers<ContextType>;
  SocialLoginSuccess?: SocialLoginSuccessResolvers<ContextType>;
  Spending?: SpendingResolvers<ContextType>;
  StarCount?: StarCountResolvers<ContextType>;
  StartConversationResult?: StartConversationResultResolvers<ContextType>;
  Stat?: StatResolvers<ContextType>;
  StatementConnection?: StatementConnectionResolvers<ContextType>;
  StatementEdge?: StatementEdgeResolvers<ContextType>;
  StatementEntry?: StatementEntryResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SuspendUserResult?: SuspendUserResultResolvers<ContextType>;
  SuspensionEffect?: SuspensionEffectResolvers<ContextType>;
  TeamLicence?: TeamLicenceResolvers<ContextType>;
  TeamLicenceDraft?: TeamLicenceDraftResolvers<ContextType>;
  TermsChanged?: TermsChangedResolvers<ContextType>;
  Testimonial?: TestimonialResolvers<ContextType>;
  TooManyAccessTokens?: TooManyAccessTokensResolvers<ContextType>;
  TooManyAttempts?: TooManyAttemptsResolvers<ContextType>;
  TooManyListings?: TooManyListingsResolvers<ContextType>;
  TrackRecord?: TrackRecordResolvers<ContextType>;
  TransitionField?: TransitionFieldResolvers<ContextType>;
  TransitionOption?: TransitionOptionResolvers<ContextType>;
  TransitionRefused?: TransitionRefusedResolvers<ContextType>;
  TransitionTerm?: TransitionTermResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UnavailableChoice?: UnavailableChoiceResolvers<ContextType>;
  UnsaveListingResult?: UnsaveListingResultResolvers<ContextType>;
  UpdateBillingDetailsResult?: UpdateBillingDetailsResultResolvers<ContextType>;
  UpdateCompanyResult?: UpdateCompanyResultResolvers<ContextType>;
  UpdateFreelancerResult?: UpdateFreelancerResultResolvers<ContextType>;
  UpdateNotificationSettingsResult?: UpdateNotificationSettingsResultResolvers<ContextType>;
  UpdateProfileResult?: UpdateProfileResultResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UserReinstated?: UserReinstatedResolvers<ContextType>;
  UserRoleChanged?: UserRoleChangedResolvers<ContextType>;
  UserSuspended?: UserSuspendedResolvers<ContextType>;
  VersionConflict?: VersionConflictResolvers<ContextType>;
  WithdrawnListing?: WithdrawnListingResolvers<ContextType>;
  WrongPassword?: WrongPasswordResolvers<ContextType>;
  WrongSecondFactor?: WrongSecondFactorResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
