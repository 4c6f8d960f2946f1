export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in UTC, ISO 8601 with milliseconds: `2026-03-12T09:00:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A calendar day without time and time zone: `2027-02-03`. */
  LocalDate: { input: string; output: string; }
  /** A whole number, zero or more: `24`. */
  NonNegativeInt: { input: number; output: number; }
  /** An absolute web address, http or https: `https://www.ashgrove.example`. */
  URL: { input: string; output: string; }
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

/** The lifetime of an access token. */
export type AccessTokenLifetime =
  /** 30 days. */
  | 'DAYS_30'
  /** 90 days. */
  | 'DAYS_90'
  /** 365 days. */
  | 'DAYS_365';

/** The operations that an access token may run. No token changes the account's security, whatever its scope. */
export type AccessTokenScope =
  /** Queries and subscriptions. */
  | 'READ'
  /** Queries, subscriptions and mutations. */
  | 'WRITE';

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

/** Input of advanceApplication. */
export type AdvanceApplicationInput = {
  /** The application's id: `app-` and a UUID. */
  id: Scalars['ID']['input'];
  /** The transition with its fields. */
  transition: ApplicationTransitionInput;
  /** The `version` of the application that the client has read. */
  version: Scalars['Int']['input'];
};

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

/** Input of advanceEngagement. */
export type AdvanceEngagementInput = {
  /** The engagement's id: `eng-` and a UUID. */
  id: Scalars['ID']['input'];
  /** The transition with its fields. */
  transition: EngagementTransitionInput;
  /** The `version` of the engagement that the client has read. */
  version: Scalars['Int']['input'];
};

/** Input of advanceMandate. */
export type AdvanceMandateInput = {
  /** The mandate's id: `mnd-` and a UUID. */
  id: Scalars['ID']['input'];
  /** The transition: one of `Mandate.availableTransitions`. */
  transition: MandateTransition;
  /** The `version` of the mandate that the client has read. */
  version: Scalars['Int']['input'];
};

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

/** The owner's answer to an application. */
export type ApplicationAnswerInput = {
  /** A message to the applicant, up to 2,000 characters. Optional. Refused while one of the two has blocked the other. */
  message?: InputMaybe<Scalars['String']['input']>;
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

/** The fields of ASK_PARTIES. */
export type AskPartiesInput = {
  /** The question, up to 5,000 characters. Both parties can read it. */
  message: Scalars['String']['input'];
  /** The parties that should answer. They are notified. */
  to: OneOrBothParties;
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

/** The fields of BUY_EXTRA. */
export type BuyExtraInput = {
  /** The key of an extra, one of the options of the field `extra`: `rush`. */
  extra: Scalars['String']['input'];
  /** The payment. Null only if the provider's `checkout` is HOSTED. */
  payment?: InputMaybe<PaymentInput>;
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

/** Input of changePassword. */
export type ChangePasswordInput = {
  /** The current password; null if the account has none. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** A password that follows `passwordRule`, up to 200 characters. */
  newPassword: Scalars['String']['input'];
};

/** Input of changeUserRole. */
export type ChangeUserRoleInput = {
  /** The reason, up to 500 characters, for the audit trail. */
  reason: Scalars['String']['input'];
  /** The new role. */
  role: UserRole;
  /** The account's id: `usr-priya-raman`. */
  userId: Scalars['ID']['input'];
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

/** The state of a check for conflicts of interest. */
export type ConflictCheckStatus =
  /** The seller has not answered. */
  | 'ASKED'
  /** The seller has no conflict of interest. */
  | 'CLEARED'
  /** The seller has a conflict of interest, which has ended the engagement. */
  | 'CONFLICT';

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

/** A question that buyers often have. */
export type FaqEntryInput = {
  /** The answer, in paragraphs, up to 2,000 characters. */
  answer: Scalars['String']['input'];
  /** The question, up to 200 characters. */
  question: Scalars['String']['input'];
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

/** The fields of FUND. */
export type FundInput = {
  /** The payment. Null only if the provider's `checkout` is HOSTED. */
  payment?: InputMaybe<PaymentInput>;
};

/** Whether a document asks for money or gives it back. */
export type InvoiceKind =
  /** A credit note: what was refunded. It names its invoice. */
  | 'CREDIT_NOTE'
  /** An invoice: what was sold and paid. */
  | 'INVOICE';

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

/** The fields of LIFT_HOLD. */
export type LiftHoldInput = {
  /** The reason, up to 2,000 characters. Both parties can read it. */
  reason: Scalars['String']['input'];
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

/** Input of login. */
export type LoginInput = {
  /** The account's email address: `customer@example.com`. Case and outer spaces are ignored. */
  email: Scalars['String']['input'];
  /** The password, up to 200 characters. */
  password: Scalars['String']['input'];
  /** Whether the session outlives the browser: it lasts 30 days instead of at most 12 hours. */
  remember?: Scalars['Boolean']['input'];
};

/** Input of loginWithPasskey. */
export type LoginWithPasskeyInput = {
  /** The response of a passkey to the options of beginPasskeyUse. */
  passkey: Scalars['JSON']['input'];
  /** Whether the session outlives the browser, as in login. */
  remember?: Scalars['Boolean']['input'];
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

/** Input of markReviewHelpful. */
export type MarkReviewHelpfulInput = {
  /** True to mark it, false to take the mark back. */
  helpful: Scalars['Boolean']['input'];
  /** The review's id: `rev-` and a UUID. */
  reviewId: Scalars['ID']['input'];
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

/** Input of noteSavedListing. */
export type NoteSavedListingInput = {
  /** Id of the listing: `srv-1101`. */
  id: Scalars['ID']['input'];
  /** Plain text with line breaks, up to 500 characters. */
  note: Scalars['String']['input'];
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

/** One party of an engagement, or both. */
export type OneOrBothParties =
  /** Both parties. */
  | 'BOTH'
  /** The buyer. */
  | 'BUYER'
  /** The seller. */
  | 'SELLER';

/** Input of openConversation. */
export type OpenConversationInput = {
  /** The conversation: `cnv-` and a UUID. */
  conversationId: Scalars['ID']['input'];
  /** The reason, 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** The fields of OPEN_DISPUTE. Limit: 30 times per account and hour. */
export type OpenDisputeInput = {
  /** Ids of at most 10 files that the viewer uploaded, as for DELIVER. */
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The reason, up to 2,000 characters. Both parties can read it. */
  reason: Scalars['String']['input'];
  /** The refund to the buyer that the opener suggests, in US dollars, from 0 to what is held: `250`. Null to name none. */
  refund?: InputMaybe<Scalars['Float']['input']>;
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

/** The place of the card form. */
export type PaymentCheckout =
  /** In a form of ours. `PaymentInput` is required. */
  | 'FORM'
  /** On a page of the provider: PaymentRedirect leads there. `PaymentInput` is omitted. */
  | 'HOSTED';

/** A payment. */
export type PaymentInput = {
  /** The card's token from the provider's form, up to 200 characters. Never a card number. */
  token: Scalars['String']['input'];
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

/** The names of the processes. */
export type ProcessName =
  /** The process of applications to jobs. */
  | 'APPLICATION'
  /** The process of engagements, from the quote or purchase to the end. */
  | 'ENGAGEMENT';

/** The status of a state in the progress of an engagement. */
export type ProgressStatus =
  /** The engagement is in this state. */
  | 'CURRENT'
  /** The engagement has passed this state. */
  | 'DONE'
  /** The state usually follows. */
  | 'UPCOMING';

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

/** The fields of PUT_ON_HOLD. */
export type PutOnHoldInput = {
  /** The reason, up to 2,000 characters. Both parties can read it. */
  reason: Scalars['String']['input'];
};

/** The kind of answer to a question of a seller. */
export type QuestionKind =
  /** One of the answers that the seller offers. */
  | 'CHOICE'
  /** Files, at most 10. */
  | 'FILE'
  /** A text of up to 5,000 characters. */
  | 'TEXT';

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

/** Input of reinstateUser. */
export type ReinstateUserInput = {
  /** The reason, up to 500 characters, for the audit trail. */
  reason: Scalars['String']['input'];
  /** The account's id: `usr-priya-raman`. */
  userId: Scalars['ID']['input'];
};

/** Input of removeSearchSynonym. */
export type RemoveSearchSynonymInput = {
  /** The term: `llc`. */
  term: Scalars['String']['input'];
};

/** Input of renamePasskey. */
export type RenamePasskeyInput = {
  /** The passkey's id: `pky-` and a UUID. */
  id: Scalars['ID']['input'];
  /** Its new name, up to 60 characters: `Work laptop`. */
  name: Scalars['String']['input'];
};

/** Input of replyToReview. */
export type ReplyToReviewInput = {
  /** The review's id: `rev-` and a UUID. */
  reviewId: Scalars['ID']['input'];
  /** The reply, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
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

/** Input of resetPassword. */
export type ResetPasswordInput = {
  /** A password that follows `passwordRule`, up to 200 characters. */
  password: Scalars['String']['input'];
  /** The token from the link: 43 letters, digits, `-` and `_`. */
  token: Scalars['String']['input'];
};

/** The fields of RESOLVE. */
export type ResolveInput = {
  /** The reason, up to 2,000 characters. Both parties can read it. */
  reason: Scalars['String']['input'];
  /** Refund to the buyer in US dollars, from 0 to what is held. The rest is released to the seller. */
  refund: Scalars['Float']['input'];
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

/** Input of saveSearchSynonym. */
export type SaveSearchSynonymInput = {
  /** The texts that listings have instead, 1 to 8 texts of 60 characters at most: `company formation`. */
  meanings: Array<Scalars['String']['input']>;
  /** The text that people type, 2 to 60 characters and four words at most: `llc`. */
  term: Scalars['String']['input'];
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

/** Input of signInAgain: one of the factors. */
export type SignInAgainInput =
  /** The current code of the authenticator app: `492039`. */
  { code: Scalars['String']['input']; passkey?: never; password?: never; }
  |  /** The response of a passkey to the options of beginPasskeyUse. */
  { code?: never; passkey: Scalars['JSON']['input']; password?: never; }
  |  /** The account's password. */
  { code?: never; passkey?: never; password: Scalars['String']['input']; };

/** Input of socialLogin. */
export type SocialLoginInput = {
  /** The page to open after signing in, a path of this site: `/jobs`. For anything else, the page of the account's role. */
  next?: InputMaybe<Scalars['String']['input']>;
  /** The identity provider. */
  provider: SocialProvider;
  /** The page where the login began, and to which a failed login returns. */
  purpose?: SocialPurpose;
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

/** The licence for more people of EditListingInput. */
export type TeamLicenceInput = {
  /** For how many people, 2 to 999: `25`. Null until it is set. */
  people?: InputMaybe<Scalars['Int']['input']>;
  /** Price in US dollars, in place of the product’s price, 0 to 1,000,000, at most two decimals: `699`. Null until it is set. */
  price?: InputMaybe<Scalars['Float']['input']>;
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

/** Input of updateProfile. */
export type UpdateProfileInput = {
  /** Path of an image that the viewer uploaded as an avatar. Null for the generated portrait; omitted for no change. */
  avatar?: InputMaybe<Scalars['String']['input']>;
  /** Full name, up to 100 characters. */
  name: Scalars['String']['input'];
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

/** The fields of WITHDRAW_DISPUTE. */
export type WithdrawDisputeInput = {
  /** The reason, up to 2,000 characters. Null for none. */
  message?: InputMaybe<Scalars['String']['input']>;
};
