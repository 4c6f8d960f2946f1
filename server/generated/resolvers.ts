import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ApplicationRow, ApplicationEventRow, AuditEventRow, CategoryRow, CompanyRow, EngagementEventRow, EngagementFileRow, FreelancerRow, JobRow, MessageRow, NotificationRow, OrderRow, ListingRow, ReviewRow, SavedSearchRow, ApplicationPage, AuditEventPage, CompanyPage, EngagementPage, FreelancerPage, JobPage, MessagePage, NotificationPage, OrderPage, ListingPage, ReviewPage, UserPage } from '../database/tables/tables';
import type { PricedGroup, PricedLine, Quote } from '../modules/cart/cart.queries';
import type { ViewedConversationRow, ViewedConversationPage } from '../modules/conversation/conversation.row';
import type { EngagementParent, UserParent, SessionParent } from '../api/parents';
import type { ListingReport, MonthReport, Figures, Report } from '../modules/sales-report/sales-report.queries';
import type { OwnListingRow, OwnListingPage } from '../modules/own-listing/own-listing.row';
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
  /** A whole number, zero or more: `24`. */
  NonNegativeInt: { input: number; output: number; }
  /** An absolute web address, http or https: `https://www.ashgrove.example`. */
  URL: { input: URL; output: URL | string; }
};

/** What taking an offer needs. */
export type AcceptOfferInput = {
  /** How it is paid; null only where the price is 0. */
  payment?: InputMaybe<PaymentInput>;
};

/** The account is closed; the cookie is gone. */
export type AccountDeleted = {
  __typename?: 'AccountDeleted';
  /** `Your account is deleted.` */
  message: Scalars['String']['output'];
};

/** The account is suspended; only who knows its password, or whom its provider vouches for, is told. */
export type AccountSuspended = {
  __typename?: 'AccountSuspended';
  /** `This account is suspended. Write to support@marque.example to have it looked at.` */
  message: Scalars['String']['output'];
};

/** One step of an application. */
export type AdvanceApplicationInput = {
  /** The application's id: `app-` and a UUID. */
  id: Scalars['ID']['input'];
  /** The step, with what it asks for. */
  transition: ApplicationTransitionInput;
  /** Its `version` when it was last seen. */
  version: Scalars['NonNegativeInt']['input'];
};

/** How a step ends. InvalidInput names what it asks for and is out of its limits: `message`. */
export type AdvanceApplicationResult = ApplicationAdvanced | ApplicationNotFound | ApplicationRefused | InvalidInput;

/** One step of an engagement. */
export type AdvanceEngagementInput = {
  /** The engagement's id: `eng-` and a UUID. */
  id: Scalars['ID']['input'];
  /** The step, with what it asks for. */
  transition: EngagementTransitionInput;
  /** Its `version` when it was last seen. */
  version: Scalars['NonNegativeInt']['input'];
};

/** How a step ends. InvalidInput names what it asks for and is missing or out of its limits: `price`. */
export type AdvanceEngagementResult = EngagementAdvanced | EngagementNotFound | InvalidInput | PaymentDeclined | TransitionRefused;

/** The viewer has applied to this job before; nothing was added. */
export type AlreadyApplied = {
  __typename?: 'AlreadyApplied';
  /** The application there is. */
  application: Application;
};

/** What somebody sent to who posted a job. */
export type Application = {
  __typename?: 'Application';
  /** Who applied. */
  applicant: Profile;
  /** What the viewer can do now, in the order of the table. All that a form needs stands here. */
  availableTransitions: Array<AvailableApplicationTransition>;
  /** What its two sides wrote to each other about it; null while they wrote nothing. */
  conversation?: Maybe<Conversation>;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether it has ended: nothing can happen to it any more. */
  ended: Scalars['Boolean']['output'];
  /** Everything that happened, oldest first. */
  events: Array<ApplicationEvent>;
  /** What one would like to earn; may be empty: `$55,000`. */
  expectedPay: Scalars['String']['output'];
  /** Unique across all types: `app-` and a UUID. */
  id: Scalars['ID']['output'];
  /** To which job. */
  job: Job;
  /** Where more is to be found, https only; null for nowhere. */
  link?: Maybe<Scalars['URL']['output']>;
  /** Why one should be chosen: plain text with line breaks. */
  note: Scalars['String']['output'];
  /** Where it stands. */
  state: ApplicationState;
  /** What `state` is called on pages: `Shortlisted`. */
  stateLabel: Scalars['String']['output'];
  /** When the last step was taken. */
  updatedAt: Scalars['DateTime']['output'];
  /** Goes up by one with every step; what `advanceApplication` asks for. */
  version: Scalars['NonNegativeInt']['output'];
};

/** The step is taken, and the other side is told. */
export type ApplicationAdvanced = {
  __typename?: 'ApplicationAdvanced';
  /** The application as it is now. */
  application: Application;
};

/** What an answer to an application says. */
export type ApplicationAnswerInput = {
  /** A few words to who applied, up to 2,000 characters; may be left out. */
  message?: InputMaybe<Scalars['String']['input']>;
};

/** A list of applications, page by page. */
export type ApplicationConnection = {
  __typename?: 'ApplicationConnection';
  /** The applications of this page, each with its cursor. */
  edges: Array<ApplicationEdge>;
  /** The applications of this page. */
  nodes: Array<Application>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many match in all; counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is the full count. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** An application in a list. */
export type ApplicationEdge = {
  __typename?: 'ApplicationEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The application. */
  node: Application;
};

/** Something that happened to an application. Events are only ever added. */
export type ApplicationEvent = {
  __typename?: 'ApplicationEvent';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Who did it. */
  by: Profile;
  /** Unique across all types: `evt-` and a UUID. */
  id: Scalars['ID']['output'];
  /** What happened, in a word or two: `Shortlisted`. */
  label: Scalars['String']['output'];
  /** What was said with it; null where nothing was. */
  note?: Maybe<Scalars['String']['output']>;
  /** Which step. */
  transition: ApplicationTransition;
};

/** The viewer has no such application. */
export type ApplicationNotFound = {
  __typename?: 'ApplicationNotFound';
  /** `This application is not here any more.` */
  message: Scalars['String']['output'];
};

/** The step can't be taken; nothing has happened. */
export type ApplicationRefused = {
  __typename?: 'ApplicationRefused';
  /** The application as it is now. */
  application: Application;
  /** The same in words: `This was changed in the meantime. It stands at “Hired” now.` */
  message: Scalars['String']['output'];
  /** What stands against it. */
  reason: RefusalReason;
};

/** Where an application stands. */
export type ApplicationState =
  /** Turned down. */
  | 'DECLINED'
  /** Chosen. */
  | 'HIRED'
  /** Among those that may be chosen. */
  | 'SHORTLISTED'
  /** Sent; the job's owner reads it. */
  | 'SUBMITTED'
  /** Taken back by who applied. */
  | 'WITHDRAWN';

/** The steps of an application. */
export type ApplicationTransition =
  /** Begins with applying. */
  | 'APPLY'
  /** The owner turns it down. */
  | 'DECLINE'
  /** The owner takes it. */
  | 'HIRE'
  /** The owner takes it and closes the job. */
  | 'HIRE_AND_CLOSE'
  /** The owner keeps it in mind. */
  | 'SHORTLIST'
  /** Who applied takes it back. */
  | 'WITHDRAW';

/** A step with what it asks for: exactly one. Which of them can be taken is `Application.availableTransitions`. */
export type ApplicationTransitionInput =
  /** Turns it down; by the job's owner. */
  { decline: ApplicationAnswerInput; hire?: never; hireAndClose?: never; shortlist?: never; withdraw?: never; }
  |  /** Takes it; by the job's owner. The job stays open. */
  { decline?: never; hire: ApplicationAnswerInput; hireAndClose?: never; shortlist?: never; withdraw?: never; }
  |  /** Takes it and closes the job; by the job's owner. Everybody whose application is open is told. */
  { decline?: never; hire?: never; hireAndClose: ApplicationAnswerInput; shortlist?: never; withdraw?: never; }
  |  /** Keeps it in mind; by the job's owner. */
  { decline?: never; hire?: never; hireAndClose?: never; shortlist: ApplicationAnswerInput; withdraw?: never; }
  |  /** Takes it back: `true`; by who applied. */
  { decline?: never; hire?: never; hireAndClose?: never; shortlist?: never; withdraw: Scalars['Boolean']['input']; };

/** The application is there, and the job's owner is told. */
export type Applied = {
  __typename?: 'Applied';
  /** The application. */
  application: Application;
};

/** What applying needs. */
export type ApplyToJobInput = {
  /** What one would like to earn, up to 100 characters: `$55,000`; may be empty. */
  expectedPay?: Scalars['String']['input'];
  /** The job: `job-3101`. */
  jobId: Scalars['ID']['input'];
  /** Where more is to be found, https only, up to 500 characters; null for nowhere. */
  link?: InputMaybe<Scalars['String']['input']>;
  /** Why one should be chosen, 1 to 5,000 characters. */
  note: Scalars['String']['input'];
};

/** How applying ends. InvalidInput names `jobId` for one's own job. */
export type ApplyToJobResult = AlreadyApplied | Applied | InvalidInput | JobClosed | JobNotFound | TooManyAttempts;

/** What an admin can do to an account. */
export type AuditAction =
  /** Let it in again. */
  | 'REINSTATED'
  /** Gave it another role. */
  | 'ROLE_CHANGED'
  /** Shut it out. */
  | 'SUSPENDED';

/** Something that an admin did to an account. */
export type AuditEvent = {
  __typename?: 'AuditEvent';
  /** What was done. */
  action: AuditAction;
  /** Who did it. */
  actor: User;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** The role before; null unless the role was changed. */
  fromRole?: Maybe<UserRole>;
  /** Unique across all types: `aud-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The reason that was given. */
  note: Scalars['String']['output'];
  /** To whose account. */
  subject: User;
  /** The role after; null unless the role was changed. */
  toRole?: Maybe<UserRole>;
};

/** A list of what admins did, page by page. */
export type AuditEventConnection = {
  __typename?: 'AuditEventConnection';
  /** The events of this page, each with its cursor. */
  edges: Array<AuditEventEdge>;
  /** The events of this page. */
  nodes: Array<AuditEvent>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many match in all; counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is the full count. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** An event in a list. */
export type AuditEventEdge = {
  __typename?: 'AuditEventEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The event. */
  node: AuditEvent;
};

/** Something that the viewer can do: what its button and its form need. */
export type AvailableApplicationTransition = {
  __typename?: 'AvailableApplicationTransition';
  /** What will happen, in a sentence or two. */
  explanation: Scalars['String']['output'];
  /** What it asks for, in the order of the form; empty where it asks for nothing. */
  fields: Array<TransitionField>;
  /** The member of ApplicationTransitionInput that takes it: `hireAndClose`. Where `fields` is empty it is `true`. */
  input: Scalars['String']['output'];
  /** What its button says: `Hire and close the job`. */
  label: Scalars['String']['output'];
  /** Which step. */
  name: ApplicationTransition;
};

/** Something that the viewer can do: what its button and its form need. */
export type AvailableTransition = {
  __typename?: 'AvailableTransition';
  /** When the clock takes it unless somebody acts before; null where it never does. */
  clockAt?: Maybe<Scalars['DateTime']['output']>;
  /** What will happen, in a sentence or two. */
  explanation: Scalars['String']['output'];
  /** What it asks for, in the order of the form; empty where it asks for nothing. */
  fields: Array<TransitionField>;
  /** The member of EngagementTransitionInput that takes it: `requestChanges`. Where `fields` is empty it is `true`. */
  input: Scalars['String']['output'];
  /** What its button says: `Request changes`. */
  label: Scalars['String']['output'];
  /** Which step. */
  name: EngagementTransition;
  /** Whether it takes it on along its usual course: accepting does, declining doesn't. */
  onward: Scalars['Boolean']['output'];
  /** Who else could take this step now. */
  others: Array<EngagementActor>;
};

/** What cancelling says. */
export type CancelInput = {
  /** Why; both sides read it. */
  reason: Scalars['String']['input'];
};

/** What cancelling work under way says. */
export type CancelWorkInput = {
  /** Why; both sides read it. */
  reason: Scalars['String']['input'];
};

/** What a cart holds of one seller. */
export type CartGroup = {
  __typename?: 'CartGroup';
  /** One line for each listing. */
  lines: Array<CartLine>;
  /** Who sells it. */
  seller: Profile;
  /** The sum of its lines, in US dollars: `1299`. */
  subtotal: Scalars['Float']['output'];
};

/** So many of one listing, with prices. */
export type CartLine = {
  __typename?: 'CartLine';
  /** What it is. */
  listing: Listing;
  /** How many of it, 1 to 99. */
  quantity: Scalars['NonNegativeInt']['output'];
  /** Unit price times quantity, in US dollars: `297`. */
  total: Scalars['Float']['output'];
  /** Price of one today, in US dollars: `99`. */
  unitPrice: Scalars['Float']['output'];
};

/** So many of one listing. */
export type CartLineInput = {
  /** Id of a product or service: `srv-1101`. */
  listingId: Scalars['ID']['input'];
  /** How many of it, 1 to 99. */
  quantity: Scalars['NonNegativeInt']['input'];
};

/** A cart with prices. */
export type CartQuote = {
  __typename?: 'CartQuote';
  /** Ids of what is no longer offered, each once; no part of any sum. */
  gone: Array<Scalars['ID']['output']>;
  /** What can be had, by seller, in the order of the lines that were sent. */
  groups: Array<CartGroup>;
  /** The sum of all groups, in US dollars: `1698`. */
  total: Scalars['Float']['output'];
};

/** A field of business that listings belong to. */
export type Category = {
  __typename?: 'Category';
  /** One sentence on what belongs here. */
  description: Scalars['String']['output'];
  /** Whether the home page shows it. */
  featured: Scalars['Boolean']['output'];
  /** Root-relative path of its mark: `/artwork/category/patent-filing.svg`; `?size=large` gives 320x320 instead of 84x84. */
  icon: Scalars['String']['output'];
  /** Unique across all types: `cat-patent-filing`. */
  id: Scalars['ID']['output'];
  /** As shown: `Patent Filing`. */
  name: Scalars['String']['output'];
  /** How many products it has. */
  productCount: Scalars['NonNegativeInt']['output'];
  /** How many services it has. */
  serviceCount: Scalars['NonNegativeInt']['output'];
  /** As in its address: `patent-filing`. */
  slug: Scalars['String']['output'];
};

/** What changePassword needs. */
export type ChangePasswordInput = {
  /** The password now; null where the account has none yet. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** At least 6 characters, at most 200. */
  newPassword: Scalars['String']['input'];
};

/** How changePassword ends. */
export type ChangePasswordResult = InvalidInput | PasswordChanged | TooManyAttempts | WrongPassword;

/** What changing an account's role needs. */
export type ChangeUserRoleInput = {
  /** Why, up to 500 characters; for the audit trail. */
  reason: Scalars['String']['input'];
  /** What the account is for from now on. */
  role: UserRole;
  /** The account's id: `usr-priya-raman`. */
  userId: Scalars['ID']['input'];
};

/** How changing a role ends. InvalidInput: no such account, one that has the role already, or no reason. */
export type ChangeUserRoleResult = InvalidInput | LastAdmin | UserRoleChanged;

/** The clock that all deadlines go by. */
export type Clock = {
  __typename?: 'Clock';
  /** How many days it is ahead of the real time; 0 but with sample data. */
  daysAhead: Scalars['NonNegativeInt']['output'];
  /** Whether it can be moved. */
  movable: Scalars['Boolean']['output'];
  /** What time it is by it. */
  now: Scalars['DateTime']['output'];
};

/** The clock is moved. */
export type ClockAdvanced = {
  __typename?: 'ClockAdvanced';
  /** The clock as it is now. */
  clock: Clock;
  /** How many deadlines it has acted on. */
  fired: Scalars['NonNegativeInt']['output'];
};

/** How closing a job ends. */
export type CloseJobResult = JobNotFound | JobSaved;

/** A business that offers its work on the marketplace. */
export type Company = {
  __typename?: 'Company';
  /** Root-relative path of the band across its page, 1280x272. */
  banner: Scalars['String']['output'];
  /** Where to write to: `hello@ashgrove.example`. */
  contactEmail: Scalars['String']['output'];
  /** Where to call: `+44 161 496 0123`. */
  contactPhone: Scalars['String']['output'];
  /** When it joined the marketplace. */
  createdAt: Scalars['DateTime']['output'];
  /** Paragraphs with a blank line between them; the first stands alone on cards. */
  description: Scalars['String']['output'];
  /** How many work there, as a range: `11–50`. */
  employeeCount: Scalars['String']['output'];
  /** Year of foundation, four digits; null when not stated. */
  foundedYear?: Maybe<Scalars['Int']['output']>;
  /** Unique across all types: `com-ashgrove-patents`. */
  id: Scalars['ID']['output'];
  /** What its owner sells here, newest first, at most 24. */
  listedServices: Array<Service>;
  /** City and country: `Manchester, United Kingdom`. */
  location: Scalars['String']['output'];
  /** Root-relative path of its emblem; `?size=large` gives 176x176 instead of 112x112. */
  logo: Scalars['String']['output'];
  /** The name it trades under: `Ashgrove Patents`. */
  name: Scalars['String']['output'];
  /** Average of its reviews, 0 to 5 with one decimal; 0 without reviews. */
  rating: Scalars['Float']['output'];
  /** How many reviews the rating rests on. */
  reviewCount: Scalars['NonNegativeInt']['output'];
  /** What buyers say of its owner's work, published last first. */
  reviews: ReviewConnection;
  /** What it offers, in its own words: `Freedom-to-operate opinions`. */
  services: Array<Scalars['String']['output']>;
  /** Whether the marketplace has checked its registration. */
  verified: Scalars['Boolean']['output'];
  /** Its own site; null when it has none. */
  website?: Maybe<Scalars['URL']['output']>;
};


/** A business that offers its work on the marketplace. */
export type CompanyReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A list of companies, page by page. */
export type CompanyConnection = {
  __typename?: 'CompanyConnection';
  /** The companies of this page, each with its cursor. */
  edges: Array<CompanyEdge>;
  /** The companies of this page. */
  nodes: Array<Company>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many match in all; counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is the full count. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A company in a list. */
export type CompanyEdge = {
  __typename?: 'CompanyEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The company. */
  node: Company;
};

/** The profile is changed. */
export type CompanyUpdated = {
  __typename?: 'CompanyUpdated';
  /** The profile as it is now. */
  company: Company;
};

/** How confirmEmailChange ends. */
export type ConfirmEmailChangeResult = EmailChanged | EmailTaken | InvalidLink;

/** Messages between two members about something. */
export type Conversation = {
  __typename?: 'Conversation';
  /** What it is about. */
  about: ConversationSubject;
  /** Whether the viewer may write in it: a party, while the other is a member in good standing. */
  canWrite: Scalars['Boolean']['output'];
  /** Unique across all types: `cnv-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The last message. */
  lastMessage: Message;
  /** Its messages, newest first: a page after another is older. */
  messages: MessageConnection;
  /** The party that the viewer isn't; to an admin who is none, either of them. */
  other: Profile;
  /** The two of them. */
  parties: Array<Profile>;
  /** How many messages of the other the viewer has not read; 0 for an admin who is no party. */
  unreadCount: Scalars['NonNegativeInt']['output'];
};


/** Messages between two members about something. */
export type ConversationMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** What to write about: exactly one of these. */
export type ConversationAbout =
  /** An application to a job, to the other side of it: `app-` and a UUID. */
  { applicationId: Scalars['ID']['input']; companyId?: never; engagementId?: never; freelancerId?: never; listingId?: never; }
  |  /** A company, by its id or its owner's: `com-ashgrove-patents`. */
  { applicationId?: never; companyId: Scalars['ID']['input']; engagementId?: never; freelancerId?: never; listingId?: never; }
  |  /** A piece of business, to the other side of it: `eng-` and a UUID, or `MQ-2F7K9`. */
  { applicationId?: never; companyId?: never; engagementId: Scalars['ID']['input']; freelancerId?: never; listingId?: never; }
  |  /** A freelancer, by their own id or their user id: `fre-jun-watanabe`. */
  { applicationId?: never; companyId?: never; engagementId?: never; freelancerId: Scalars['ID']['input']; listingId?: never; }
  |  /** A product or service, to whoever sells it: `srv-1101`. */
  { applicationId?: never; companyId?: never; engagementId?: never; freelancerId?: never; listingId: Scalars['ID']['input']; };

/** A list of conversations, page by page. */
export type ConversationConnection = {
  __typename?: 'ConversationConnection';
  /** The conversations of this page, each with its cursor. */
  edges: Array<ConversationEdge>;
  /** The conversations of this page. */
  nodes: Array<Conversation>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many match in all; counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is the full count. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A conversation in a list. */
export type ConversationEdge = {
  __typename?: 'ConversationEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The conversation. */
  node: Conversation;
};

/** The viewer has no such conversation. */
export type ConversationNotFound = {
  __typename?: 'ConversationNotFound';
  /** `This conversation is not here any more.` */
  message: Scalars['String']['output'];
};

/** What a conversation is about, in the words of the day it began: the thing itself may be gone. */
export type ConversationSubject = {
  __typename?: 'ConversationSubject';
  /** The thing's id: `com-ashgrove-patents`. */
  id: Scalars['ID']['output'];
  /** What kind of thing. */
  kind: ConversationSubjectKind;
  /** What it was called: `Ashgrove Patents`. */
  title: Scalars['String']['output'];
};

/** What a conversation is about. */
export type ConversationSubjectKind =
  /** An application to a job. */
  | 'APPLICATION'
  /** A company. */
  | 'COMPANY'
  /** A piece of business between the two. */
  | 'ENGAGEMENT'
  /** A freelancer. */
  | 'FREELANCER'
  /** A product. */
  | 'PRODUCT'
  /** A service. */
  | 'SERVICE';

/** What a counter-offer says. */
export type CounterInput = {
  /** Why. */
  message: Scalars['String']['input'];
  /** For the whole work, in US dollars, at most two decimals: `690`. */
  price: Scalars['Float']['input'];
};

/** Where a step in a course stands. */
export type CourseStanding =
  /** Still to come. */
  | 'AHEAD'
  /** Where it stands. */
  | 'CURRENT'
  /** Passed. */
  | 'DONE';

/** A step in the course of an engagement. */
export type CourseStep = {
  __typename?: 'CourseStep';
  /** When it was reached; null for what lies ahead. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The state: `Delivered`. */
  label: Scalars['String']['output'];
  /** Whether it is behind, now or ahead. */
  standing: CourseStanding;
};

/** Only customers buy; the account is one of another role. */
export type CustomersOnly = {
  __typename?: 'CustomersOnly';
  /** `Please sign in with a customer account to buy.` */
  message: Scalars['String']['output'];
};

/** What declining says. */
export type DeclineInput = {
  /** Why. */
  message: Scalars['String']['input'];
};

/** What deleteAccount needs. */
export type DeleteAccountInput = {
  /** The account's password; null where it has none. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** How deleteAccount ends. */
export type DeleteAccountResult = AccountDeleted | LastAdmin | OpenBusiness | TooManyAttempts | WrongPassword;

/** How deleting ends. */
export type DeleteListingResult = ListingDeleted | ListingNotFound;

/** What is handed over. */
export type DeliverInput = {
  /**
   * Ids of own uploads for deliveries. A file is the body of a POST to `/files?name=<its name>`, up to 5 MB; the answer is
   * `{ id, name, size }`, or `{ message }` with a status of 400 or more.
   */
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Where on the web it is to be found, https only. */
  links?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it is. */
  message: Scalars['String']['input'];
};

/** It has been changed elsewhere, in another tab for instance; nothing was saved. */
export type EditConflict = {
  __typename?: 'EditConflict';
  /** The listing as it is now. */
  current: OwnListing;
};

/** How changing a job ends. */
export type EditJobResult = InvalidInput | JobNotFound | JobSaved;

/** All that a listing says; it replaces what was there. */
export type EditListingInput = {
  /** Slug of the category: `logo-design`; null while not chosen. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Paragraphs with a blank line between them, up to 10,000 characters; may be empty. */
  description: Scalars['String']['input'];
  /** The listing: `srv-1101`. */
  id: Scalars['ID']['input'];
  /** Paths of own uploads for listings, or of its drawn cover, the cover first; at most 8. None: the drawn cover alone. */
  images: Array<Scalars['String']['input']>;
  /** Price in US dollars, 0 to 1,000,000, at most two decimals: `2999.99`; null while not stated. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** Words to find it by: at most 10, each up to 40 characters. */
  tags: Array<Scalars['String']['input']>;
  /** Its name, up to 120 characters; may be empty. */
  title: Scalars['String']['input'];
  /** Its `updatedAt` when the editor last read or saved it. Where it has been changed since, the answer is EditConflict. */
  updatedAt: Scalars['DateTime']['input'];
};

/** How keeping a draft ends. */
export type EditListingResult = EditConflict | InvalidInput | ListingNotFound | ListingSaved;

/** If the address is free, a link is on its way there. */
export type EmailChangeRequested = {
  __typename?: 'EmailChangeRequested';
  /** The address, as it will be compared: `ada@example.com`. */
  email: Scalars['String']['output'];
};

/** The account signs in with the new address from now on. */
export type EmailChanged = {
  __typename?: 'EmailChanged';
  /** The new address: `ada@example.com`. */
  email: Scalars['String']['output'];
};

/** Another account has this email. */
export type EmailTaken = {
  __typename?: 'EmailTaken';
  /** `Registration failed. Email might already be in use.` */
  message: Scalars['String']['output'];
};

/** One piece of business between a buyer and a seller: a bought product or service, or a quote on the way to one. */
export type Engagement = {
  __typename?: 'Engagement';
  /** What the viewer can do now, in the order of the table. All that a form needs stands here. */
  availableTransitions: Array<AvailableTransition>;
  /** Who buys. */
  buyer: Profile;
  /** What its two sides wrote to each other about it; null while they wrote nothing. */
  conversation?: Maybe<Conversation>;
  /** How it came here and where it usually goes from here, for a row of steps. */
  course: Array<CourseStep>;
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** How many days the work takes once its requirements are there; null for a product and before an offer. */
  days?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** What the clock will do unless somebody acts before; null where it will do nothing. */
  deadline?: Maybe<EngagementDeadline>;
  /** When the work is due; null until its requirements are there, and for a product. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it has ended: nothing can happen to it any more. */
  ended: Scalars['Boolean']['output'];
  /** Everything that happened, oldest first. */
  events: Array<EngagementEvent>;
  /** What that means for the viewer, in a sentence or two: `Read it, then accept it, ask for changes, or open a dispute.` */
  explanation: Scalars['String']['output'];
  /** Unique across all types: `eng-` and a UUID. */
  id: Scalars['ID']['output'];
  /** A product or a service. */
  kind: ListingKind;
  /** The listing, while it is offered; null once it is not, and for a quote about none. */
  listing?: Maybe<Listing>;
  /** Where the money is. */
  money: EngagementMoney;
  /** What people quote: `MQ-2F7K9`. Its letters and digits can't be mistaken for each other. */
  number: Scalars['String']['output'];
  /** The checkout that it began with; null for a quote. */
  order?: Maybe<Order>;
  /** What others can do now and the viewer can't. */
  othersTransitions: Array<OthersTransition>;
  /** How many, 1 to 99; a quote is for one. */
  quantity: Scalars['NonNegativeInt']['output'];
  /** Until when the viewer can review it; null where they can't, or have. */
  reviewUntil?: Maybe<Scalars['DateTime']['output']>;
  /** What its sides say of each other: what is published, and before that the viewer's own alone. */
  reviews: Array<Review>;
  /** Who sells. */
  seller: Profile;
  /** Where it stands. */
  state: EngagementState;
  /** What `state` is called on pages: `Awaiting requirements`. */
  stateLabel: Scalars['String']['output'];
  /** What it is about, as it was called when it began: `Prior-Art Search with Written Opinion`. */
  title: Scalars['String']['output'];
  /** When the last step was taken. */
  updatedAt: Scalars['DateTime']['output'];
  /** Goes up by one with every step; what `advanceEngagement` asks for. */
  version: Scalars['NonNegativeInt']['output'];
  /** Which side the viewer is on; ADMIN for an admin who is on neither. */
  viewerSide: EngagementSide;
};

/** Who can act on an engagement. */
export type EngagementActor =
  /** Who runs the platform. */
  | 'ADMIN'
  /** Who buys. */
  | 'BUYER'
  /** Nobody: time has passed. */
  | 'CLOCK'
  /** Who sells. */
  | 'SELLER';

/** The step is taken. */
export type EngagementAdvanced = {
  __typename?: 'EngagementAdvanced';
  /** The engagement as it is now. */
  engagement: Engagement;
};

/** A list of engagements, page by page. */
export type EngagementConnection = {
  __typename?: 'EngagementConnection';
  /** The engagements of this page, each with its cursor. */
  edges: Array<EngagementEdge>;
  /** The engagements of this page. */
  nodes: Array<Engagement>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many match in all; counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is the full count. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** What the clock will do. */
export type EngagementDeadline = {
  __typename?: 'EngagementDeadline';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What the step is called on pages: `Accept delivery`. */
  label: Scalars['String']['output'];
  /** Which step. */
  transition: EngagementTransition;
};

/** An engagement in a list. */
export type EngagementEdge = {
  __typename?: 'EngagementEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The engagement. */
  node: Engagement;
};

/** Something that happened to an engagement. Events are only ever added. */
export type EngagementEvent = {
  __typename?: 'EngagementEvent';
  /** As whom it was done. */
  actor: EngagementActor;
  /** The amount it was about, in US dollars: the price, or what was refunded; null where it was about none. */
  amount?: Maybe<Scalars['Float']['output']>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Who did it; null for the clock and for the marketplace. */
  by?: Maybe<Profile>;
  /** The days of an offer; null for other steps. */
  days?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Files of a delivery. */
  files: Array<EngagementFile>;
  /** Unique across all types: `evt-` and a UUID. */
  id: Scalars['ID']['output'];
  /** What happened, in a word or two: `Changes requested`. */
  label: Scalars['String']['output'];
  /** Links of a delivery, https only. */
  links: Array<Scalars['URL']['output']>;
  /** What was said with it; null where nothing was. */
  note?: Maybe<Scalars['String']['output']>;
  /** The state that it led to. */
  state: EngagementState;
  /** Which step. */
  transition: EngagementTransition;
};

/** A file of a delivery; for both sides and admins. */
export type EngagementFile = {
  __typename?: 'EngagementFile';
  /** Unique across all types: `fil-` and a UUID. */
  id: Scalars['ID']['output'];
  /** The name it was uploaded under: `Written opinion.pdf`. */
  name: Scalars['String']['output'];
  /** Root-relative path that downloads it, for who may see the engagement. */
  path: Scalars['String']['output'];
  /** How large it is, in bytes. */
  size: Scalars['NonNegativeInt']['output'];
};

/** Where the money of an engagement is, in US dollars. What was paid is always what is held, released and refunded together. */
export type EngagementMoney = {
  __typename?: 'EngagementMoney';
  /** Last four digits of the card; null while nothing is paid. */
  cardLastFour?: Maybe<Scalars['String']['output']>;
  /** What the marketplace keeps of what was released: `0`. */
  commission: Scalars['Float']['output'];
  /** What the seller has of it: released less commission: `0`. */
  earned: Scalars['Float']['output'];
  /** What the marketplace holds: `720`. */
  held: Scalars['Float']['output'];
  /** What the buyer paid: `720`. */
  paid: Scalars['Float']['output'];
  /** The price agreed or offered last; null before an offer. */
  price?: Maybe<Scalars['Float']['output']>;
  /** How much of `refunded` the payment provider has yet to confirm: `0`. It is tried until it does; nobody need ask for it. */
  refundPending: Scalars['Float']['output'];
  /** What the buyer got back: `0`. */
  refunded: Scalars['Float']['output'];
  /** What was released, commission included: `0`. */
  released: Scalars['Float']['output'];
};

/** The viewer has no such engagement. */
export type EngagementNotFound = {
  __typename?: 'EngagementNotFound';
  /** `There is no such order among yours.` */
  message: Scalars['String']['output'];
};

/** Who looks at an engagement. */
export type EngagementSide =
  /** Who runs the platform. */
  | 'ADMIN'
  /** Who buys. */
  | 'BUYER'
  /** Who sells. */
  | 'SELLER';

/** Where an engagement stands. */
export type EngagementState =
  /** Paid; the seller waits for what the work needs. */
  | 'AWAITING_REQUIREMENTS'
  /** Ended; the money is given back. */
  | 'CANCELLED'
  /** Handed over once; the buyer asked for changes. */
  | 'CHANGES_REQUESTED'
  /** Ended; the money is released, but for what a ruling gave back. */
  | 'COMPLETED'
  /** The buyer named another price. */
  | 'COUNTERED'
  /** Ended without an agreement. */
  | 'DECLINED'
  /** Handed over; the buyer reads it. */
  | 'DELIVERED'
  /** The marketplace decides. */
  | 'DISPUTED'
  /** The seller is at work. */
  | 'IN_PROGRESS'
  /** The seller named a price. */
  | 'OFFERED'
  /** The seller is asked for a price. */
  | 'QUOTE_REQUESTED';

/** The steps of an engagement. */
export type EngagementTransition =
  /** The work is accepted and the money released. */
  | 'ACCEPT_DELIVERY'
  /** The buyer took the offer and paid. */
  | 'ACCEPT_OFFER'
  /** Begins with a purchase. */
  | 'BUY'
  /** Ended before work began. */
  | 'CANCEL'
  /** Ended while work was under way. */
  | 'CANCEL_WORK'
  /** The buyer named another price. */
  | 'COUNTER'
  /** Ended before anything was paid. */
  | 'DECLINE'
  /** The seller handed the work over. */
  | 'DELIVER'
  /** One side asked the marketplace to decide. */
  | 'OPEN_DISPUTE'
  /** The buyer asked for changes. */
  | 'REQUEST_CHANGES'
  /** Begins with asking for a quote. */
  | 'REQUEST_QUOTE'
  /** The marketplace decided. */
  | 'RESOLVE'
  /** The seller named a price. */
  | 'SEND_OFFER'
  /** The buyer told what the work needs. */
  | 'SUBMIT_REQUIREMENTS';

/** A step with what it asks for: exactly one. Which of them can be taken is `Engagement.availableTransitions`. */
export type EngagementTransitionInput =
  /** Takes the work and releases the money: `true`; by the buyer. */
  { acceptDelivery: Scalars['Boolean']['input']; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  /** Takes the offer and pays; by the buyer. */
  { acceptDelivery?: never; acceptOffer: AcceptOfferInput; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  /** Ends it before work began; everything is refunded. */
  { acceptDelivery?: never; acceptOffer?: never; cancel: CancelInput; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  /** Ends it while work is under way; everything is refunded. */
  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork: CancelWorkInput; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  /** Answers an offer with another price; by the buyer. */
  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter: CounterInput; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  /** Ends it before anything is paid. */
  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline: DeclineInput; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  /** Hands the work over; by the seller. */
  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver: DeliverInput; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  /** Asks the marketplace to decide. */
  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute: OpenDisputeInput; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  /** Asks for a round of changes; by the buyer. */
  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges: RequestChangesInput; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  /** Decides a dispute; by an admin. */
  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve: ResolveInput; sendOffer?: never; submitRequirements?: never; }
  |  /** Names a price; by the seller. */
  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer: SendOfferInput; submitRequirements?: never; }
  |  /** Tells the seller what the work needs; by the buyer. */
  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements: SubmitRequirementsInput; };

/** A person who works by the hour. */
export type Freelancer = {
  __typename?: 'Freelancer';
  /** Root-relative path of the portrait. */
  avatar: Scalars['String']['output'];
  /** Paragraphs with a blank line between them; the first stands alone on cards. */
  description: Scalars['String']['output'];
  /** How long they have done it, as they state it: `9 years`. */
  experience: Scalars['String']['output'];
  /** Price of an hour, in US dollars: `150`. */
  hourlyRate: Scalars['Float']['output'];
  /** Unique across all types: `fre-jun-watanabe`. */
  id: Scalars['ID']['output'];
  /** City and country: `Kyoto, Japan`. */
  location: Scalars['String']['output'];
  /** Full name: `Jun Watanabe`. */
  name: Scalars['String']['output'];
  /** The account behind the entry, as everybody may see it. */
  profile: Profile;
  /** Average of their reviews, 0 to 5 with one decimal; 0 without reviews. */
  rating: Scalars['Float']['output'];
  /** How many reviews the rating rests on. */
  reviewCount: Scalars['NonNegativeInt']['output'];
  /** What buyers say of their work, published last first. */
  reviews: ReviewConnection;
  /** What they are good at: `TypeScript`. */
  skills: Array<Scalars['String']['output']>;
  /** What they are: `Product engineer`. */
  title: Scalars['String']['output'];
};


/** A person who works by the hour. */
export type FreelancerReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A list of freelancers, page by page. */
export type FreelancerConnection = {
  __typename?: 'FreelancerConnection';
  /** The freelancers of this page, each with its cursor. */
  edges: Array<FreelancerEdge>;
  /** The freelancers of this page. */
  nodes: Array<Freelancer>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many match in all; counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is the full count. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A freelancer in a list. */
export type FreelancerEdge = {
  __typename?: 'FreelancerEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The freelancer. */
  node: Freelancer;
};

/** Narrows a list of freelancers; what is left out does not narrow. */
export type FreelancerFilter = {
  /** Highest hourly rate, in US dollars: `120`. */
  maxRate?: InputMaybe<Scalars['Float']['input']>;
  /** A skill they name, case aside: `typescript`. */
  skill?: InputMaybe<Scalars['String']['input']>;
};

/** The order of a list of freelancers; equal ones follow by id. */
export type FreelancerSort =
  /** Highest hourly rate first. */
  | 'RATE_HIGH'
  /** Lowest hourly rate first. */
  | 'RATE_LOW'
  /** Best rated first. */
  | 'RATING';

/** The profile is changed. */
export type FreelancerUpdated = {
  __typename?: 'FreelancerUpdated';
  /** The profile as it is now. */
  freelancer: Freelancer;
};

/** No account has this email with this password; which of the two is wrong is not told. */
export type InvalidCredentials = {
  __typename?: 'InvalidCredentials';
  /** `Invalid email or password. Please try again or use a social login option.` */
  message: Scalars['String']['output'];
};

/** Input that breaks a rule, in words for the person who typed it. */
export type InvalidInput = {
  __typename?: 'InvalidInput';
  /** The input field the rule is about: `password`. */
  field: Scalars['String']['output'];
  /** What to do: `Password must be at least 6 characters`. */
  message: Scalars['String']['output'];
};

/** The link was used, is too old, or gave way to a newer one. */
export type InvalidLink = {
  __typename?: 'InvalidLink';
  /** `This link is no longer valid. Please ask for a new one.` */
  message: Scalars['String']['output'];
};

/** A position that a company wants to fill. */
export type Job = {
  __typename?: 'Job';
  /** How many applied; null for anybody but its owner and admins. */
  applicantCount?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Who applied, latest first; null for anybody but its owner and admins. */
  applications?: Maybe<ApplicationConnection>;
  /** Name of the company: `Whitcombe Marks`. */
  company: Scalars['String']['output'];
  /** When it was posted. */
  createdAt: Scalars['DateTime']['output'];
  /** Paragraphs with a blank line between them. */
  description: Scalars['String']['output'];
  /** Unique across all types: `job-3101`. */
  id: Scalars['ID']['output'];
  /** Where the work is done: `Edinburgh` or `Lisbon or remote`. */
  location: Scalars['String']['output'];
  /** Root-relative path of the company's emblem. */
  logo: Scalars['String']['output'];
  /** Whether one can apply. */
  open: Scalars['Boolean']['output'];
  /** Whether it is the viewer's to edit. */
  own: Scalars['Boolean']['output'];
  /** How long ago it was posted: `3 days ago`. */
  postedAt: Scalars['String']['output'];
  /** The profile of the company that posted it. */
  postedBy: Company;
  /** What it pays, as a range: `$52,000–$61,000`. */
  salary: Scalars['String']['output'];
  /** What the position is: `Trademark Paralegal`. */
  title: Scalars['String']['output'];
  /** How it is engaged: `Full-time`. */
  type: Scalars['String']['output'];
  /** The viewer's own application; null where there is none. */
  viewerApplication?: Maybe<Application>;
};


/** A position that a company wants to fill. */
export type JobApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** One can't apply any more. */
export type JobClosed = {
  __typename?: 'JobClosed';
  /** `This job is closed.` */
  message: Scalars['String']['output'];
};

/** A list of positions, page by page. */
export type JobConnection = {
  __typename?: 'JobConnection';
  /** The positions of this page, each with its cursor. */
  edges: Array<JobEdge>;
  /** The positions of this page. */
  nodes: Array<Job>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many match in all; counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is the full count. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A position in a list. */
export type JobEdge = {
  __typename?: 'JobEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The position. */
  node: Job;
};

/** All that a job says. */
export type JobInput = {
  /** Paragraphs with a blank line between them, 20 to 10,000 characters. */
  description: Scalars['String']['input'];
  /** Where the work is done, up to 100 characters: `Lisbon or remote`. */
  location: Scalars['String']['input'];
  /** What it pays, up to 60 characters: `$52,000–$61,000`. */
  salary: Scalars['String']['input'];
  /** What the position is, 3 to 100 characters: `Trademark Paralegal`. */
  title: Scalars['String']['input'];
  /** How it is engaged, up to 40 characters: `Part-time`; empty counts as left out. */
  type?: Scalars['String']['input'];
};

/** The viewer has no such job, or there is none. */
export type JobNotFound = {
  __typename?: 'JobNotFound';
  /** `This job is not here any more.` */
  message: Scalars['String']['output'];
};

/** The job is as it was asked to be. */
export type JobSaved = {
  __typename?: 'JobSaved';
  /** The job as it is now. */
  job: Job;
};

/** Without this account nobody could run the platform. */
export type LastAdmin = {
  __typename?: 'LastAdmin';
  /** `This is the last admin account. Make somebody else an admin first.` */
  message: Scalars['String']['output'];
};

/** Something in the cart is no longer offered; nothing was charged. */
export type LineUnavailable = {
  __typename?: 'LineUnavailable';
  /** Ids of the listings that are gone, each once. */
  listingIds: Array<Scalars['ID']['output']>;
  /** `Something in your cart is no longer offered. Nothing was charged.` */
  message: Scalars['String']['output'];
  /** What the rest of the cart costs now. */
  quote: CartQuote;
};

/** What the marketplace sells: a product or a service. */
export type Listing = {
  /** The category it belongs to. */
  category: Category;
  /** Root-relative path of the picture shown on cards; `?size=thumb`, `card` or `large` gives 112x84, 320x200 or 720x480. */
  cover: Scalars['String']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Paragraphs with a blank line between them; the first stands alone on cards. */
  description: Scalars['String']['output'];
  /**
   * What of the description stands in a list, about 200 characters: its beginning or, when the first match is further on, the
   * sentence with the match.
   */
  excerpt: Scalars['String']['output'];
  /** Unique across all types: `srv-1101`. */
  id: Scalars['ID']['output'];
  /** Price in US dollars: `2999.99`. */
  price: Scalars['Float']['output'];
  /** Average of its reviews, 0 to 5 with one decimal; 0 without reviews. */
  rating: Scalars['Float']['output'];
  /** Others of its category, best rated first. */
  related: Array<Listing>;
  /** How many reviews the rating rests on. */
  reviewCount: Scalars['NonNegativeInt']['output'];
  /** What its buyers say, published last first. */
  reviews: ReviewConnection;
  /** Whether the viewer has saved it; false for who is signed out. */
  saved: Scalars['Boolean']['output'];
  /** Who sells it: a product's vendor, a service's provider. */
  seller: Profile;
  /** Its name: `Utility Patent Drafting and Filing`. */
  title: Scalars['String']['output'];
};


/** What the marketplace sells: a product or a service. */
export type ListingExcerptArgs = {
  around: Scalars['String']['input'];
};


/** What the marketplace sells: a product or a service. */
export type ListingRelatedArgs = {
  first?: Scalars['Int']['input'];
};


/** What the marketplace sells: a product or a service. */
export type ListingReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** It is gone. */
export type ListingDeleted = {
  __typename?: 'ListingDeleted';
  /** The id it had: `srv-1101`. */
  id: Scalars['ID']['output'];
};

/** Narrows a list of listings; what is left out does not narrow. */
export type ListingFilter = {
  /** Slug of the category: `logo-design`. An unknown one matches nothing. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Highest price, in US dollars: `499.99`. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Lowest price, in US dollars: `50`. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Lowest rating, 0 to 5: `4.5`. */
  minRating?: InputMaybe<Scalars['Float']['input']>;
  /** Only what is sold by users of this role. */
  sellerRole?: InputMaybe<UserRole>;
};

/** It is among the saved ones. */
export type ListingKept = {
  __typename?: 'ListingKept';
  /** The listing. */
  listing: Listing;
};

/** Whether a listing is ready-made or work to be done. */
export type ListingKind =
  /** Something ready-made: what vendors sell. */
  | 'PRODUCT'
  /** Work done for a price: what freelancers and brokers sell. */
  | 'SERVICE';

/** The account has no such listing. */
export type ListingNotFound = {
  __typename?: 'ListingNotFound';
  /** `This listing is not here any more.` */
  message: Scalars['String']['output'];
};

/** What one listing brought. */
export type ListingSales = {
  __typename?: 'ListingSales';
  /** What happened with it. */
  figures: SalesFigures;
  /** The listing as everybody sees it; null where it is not offered now. */
  listing?: Maybe<Listing>;
  /** The id of the listing, also once it is gone; that of the engagement where a quote was about no listing: `srv-1101`. */
  listingId: Scalars['ID']['output'];
  /** Its name; once it is gone, the one it was sold under. */
  title: Scalars['String']['output'];
};

/** Done. */
export type ListingSaved = {
  __typename?: 'ListingSaved';
  /** The listing as it is now. */
  listing: OwnListing;
};

/** The order of a list of listings; equal ones follow by id. */
export type ListingSort =
  /** Latest `createdAt` first. */
  | 'NEWEST'
  /** Dearest first. */
  | 'PRICE_HIGH'
  /** Cheapest first. */
  | 'PRICE_LOW'
  /** Best rated first, then by number of reviews. */
  | 'RATING';

/** Where a listing stands. */
export type ListingStatus =
  /** Never published. */
  | 'DRAFT'
  /** Everybody may see it. */
  | 'PUBLISHED'
  /** Published once, and taken back. */
  | 'UNPUBLISHED';

/** A change to the viewer's data. It carries no data: the client reads what changed with a query. */
export type LiveEvent = {
  __typename?: 'LiveEvent';
  /** What changed. */
  kind: LiveEventKind;
  /** Its number among the account's events; numbers go up by one. Pass the last one as `after` to resume. */
  sequence: Scalars['NonNegativeInt']['output'];
  /** Id of the conversation (`MESSAGE`, `READ`) or of the notification; null for `READY` and `RESUMED`. */
  subjectId?: Maybe<Scalars['ID']['output']>;
};

/** What a live event tells. Each subscription begins with `READY` or `RESUMED`. */
export type LiveEventKind =
  /** A message was sent in one of the viewer's conversations. */
  | 'MESSAGE'
  /** A notification was added or read. */
  | 'NOTIFICATION'
  /** The viewer read a conversation. */
  | 'READ'
  /** Events may be missing before this one: whatever was read earlier may be outdated. */
  | 'READY'
  /** Nothing is missing since `after`; the events that the client has not received follow. */
  | 'RESUMED';

/** What login needs. */
export type LoginInput = {
  /** The account's email, compared without case and outer spaces: `customer@example.com`. */
  email: Scalars['String']['input'];
  /** The password, up to 200 characters. */
  password: Scalars['String']['input'];
  /** Whether the session outlives the browser: 30 days instead of at most 12 hours. */
  remember?: Scalars['Boolean']['input'];
};

/** How login ends. */
export type LoginResult = AccountSuspended | InvalidCredentials | LoginSuccess | TooManyAttempts;

/** Signed in; the cookie is set. */
export type LoginSuccess = {
  __typename?: 'LoginSuccess';
  /** Who is signed in now. */
  user: User;
};

/** What one member wrote to another; it is never changed. */
export type Message = {
  __typename?: 'Message';
  /** Plain text with line breaks, up to 5,000 characters. */
  body: Scalars['String']['output'];
  /** What the sender's browser calls it; null for anybody but the sender. */
  clientId?: Maybe<Scalars['ID']['output']>;
  /** Unique across all types: `msg-` and a UUID. */
  id: Scalars['ID']['output'];
  /** Who wrote it. */
  sender: Profile;
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** Its number in the conversation, from 1 without a gap: what comes first has the lower one. */
  sequence: Scalars['NonNegativeInt']['output'];
};

/** A list of messages, page by page. */
export type MessageConnection = {
  __typename?: 'MessageConnection';
  /** The messages of this page, each with its cursor. */
  edges: Array<MessageEdge>;
  /** The messages of this page. */
  nodes: Array<Message>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is the full count; it always is. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A message in a list. */
export type MessageEdge = {
  __typename?: 'MessageEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: Message;
};

/** The message is there, and the other party is told. */
export type MessageSent = {
  __typename?: 'MessageSent';
  /** The conversation with it. */
  conversation: Conversation;
  /** The message. */
  sent: Message;
};

/** A month of a seller. */
export type MonthSales = {
  __typename?: 'MonthSales';
  /** What happened in it. */
  figures: SalesFigures;
  /** What was held when the month ended: `720`. For this month, what is held now. */
  held: Scalars['Float']['output'];
  /** `2026-11` */
  month: Scalars['String']['output'];
};

/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Takes one step of the process. The step is refused where the application has changed since it was seen; the refusal holds it as it
   * is now.
   */
  advanceApplication: AdvanceApplicationResult;
  /**
   * Moves the clock forward and lets it do what is due by then, as if so many days had passed. Sessions move along. For admins, with
   * sample data only: otherwise FORBIDDEN. Less than 1 or more than 90 days are refused as BAD_USER_INPUT.
   */
  advanceClock: ClockAdvanced;
  /**
   * Takes one step of the process. The step is refused where the engagement has changed since it was seen, so that a double click or a
   * second tab does no harm; the refusal holds the engagement as it is now.
   */
  advanceEngagement: AdvanceEngagementResult;
  /** Applies to a job, once. At most 30 an hour. */
  applyToJob: ApplyToJobResult;
  /**
   * Changes the viewer's password, or sets the first one of an account that a provider opened. Ends every other session and gives
   * this one a new token. Wrong passwords count against 10 per account in 15 minutes.
   */
  changePassword: ChangePasswordResult;
  /**
   * Makes an account one of another role. A business role opens a company profile, FREELANCER a freelancer's profile too,
   * where there is none yet; what was there before stays. For admins.
   */
  changeUserRole: ChangeUserRoleResult;
  /** Closes one of the viewer's jobs, and tells everybody whose application is open; one that is closed stays closed. */
  closeJob: CloseJobResult;
  /** Puts an address in force with the token from its link, signed in or not; the address before is told by mail. */
  confirmEmailChange: ConfirmEmailChangeResult;
  /**
   * Begins a listing, empty and seen by nobody else: a product of a vendor, a service of a freelancer or broker. More than 200 to
   * an account are refused as BAD_USER_INPUT.
   */
  createListing: OwnListing;
  /**
   * Closes the viewer's account for ever: sessions, listings, company, jobs and freelancer profile go; what business records refer
   * to stays without a name. Wrong passwords count as in changePassword.
   */
  deleteAccount: DeleteAccountResult;
  /** Removes the listing and its pictures for good. */
  deleteListing: DeleteListingResult;
  /** Drops what was changed since the listing was published; one that never was stays as it is. */
  discardListingChanges: OwnListingResult;
  /** Changes one of the viewer's jobs, open or closed. */
  editJob: EditJobResult;
  /**
   * Keeps what has been typed as a draft, complete or not; a published listing stays as it is until the draft is published. Saving
   * the same again changes nothing, so it can be sent once more after an answer that never came.
   */
  editListing: EditListingResult;
  /** Ends every session of the viewer but this one; how many there were. */
  endOtherSessions: Scalars['NonNegativeInt']['output'];
  /** Ends one of the viewer's sessions, this one too; false where there is none of this id. */
  endSession: Scalars['Boolean']['output'];
  /**
   * Signs in with email and password and sets the session cookie. Counts against 10 failed tries per account and address,
   * and 100 per address, in 15 minutes.
   */
  login: LoginResult;
  /** Ends the session on the server and removes its cookie; true whether or not there was one. */
  logout: Scalars['Boolean']['output'];
  /** Notes that the viewer has seen what happened; ids of others are passed over. Gives the viewer, with what is unread now. */
  markNotificationsRead: User;
  /** Notes that the viewer has read a conversation; null where they have none of this id. */
  markRead?: Maybe<ReadMark>;
  /**
   * Buys what is in a cart and pays for it. Whoever sends the same again under the same key gets the same order; nothing is charged
   * or ordered twice.
   */
  placeOrder: PlaceOrderResult;
  /** Posts a job for the viewer's company. For vendors and brokers; at most 20 an hour. */
  postJob: PostJobResult;
  /** Shows the listing, with what the draft says, to everybody at once: in lists, counts and search. */
  publishListing: PublishListingResult;
  /** Opens an account and signs it in. Counts against 30 tries per address and hour. */
  register: RegisterResult;
  /** Lets a suspended account in again, and shows its published listings. For admins. */
  reinstateUser: ReinstateUserResult;
  /** Forgets a saved search; whether there was one of this id. */
  removeSavedSearch: Scalars['Boolean']['output'];
  /** Answers a published review of oneself, once. */
  replyToReview: ReplyToReviewResult;
  /**
   * Sends a link to a new address, by which it is confirmed within 24 hours; a newer request voids an older one. Whether another
   * account has that address is not told. Wrong passwords count as in changePassword; at most 5 mails per account and hour.
   */
  requestEmailChange: RequestEmailChangeResult;
  /**
   * Sends a link for setting a new password, if there is such an account; the answer and its time are the same if there is none.
   * At most 10 requests per network address and hour, and 5 per email and hour.
   */
  requestPasswordReset: RequestPasswordResetResult;
  /**
   * Asks a seller what a piece of work would cost. For customers. The same request again, while it waits for an answer, is the same
   * engagement.
   */
  requestQuote: RequestQuoteResult;
  /** Sets a new password with the token from a link and ends every session of the account. */
  resetPassword: ResetPasswordResult;
  /**
   * Reviews the other side of an engagement that was completed, once, within 14 days. What both sides wrote is published together, or
   * when the 14 days are over.
   */
  reviewEngagement: ReviewEngagementResult;
  /** Saves a product or service for later; one that is saved stays saved. An account saves 500 at most. */
  saveListing: SaveListingResult;
  /** Keeps a search: the viewer is told when something new is published that matches. The same search again is the one there is. */
  saveSearch: SaveSearchResult;
  /**
   * Writes in a conversation. Sent once more under the same client id, it is there once and the answer is the same, so it can be
   * repeated after an answer that never came. At most 30 messages a minute.
   */
  sendMessage: SendMessageResult;
  /**
   * Signs in, or opens an account, with an identity that a provider vouches for. A provider with a page of its own sends the
   * browser back to `/auth/callback/google` within ten minutes, which goes on to `/login?social=done&provider=google` with the
   * session cookie set (`/register?...` for REGISTRATION; `next` comes along), or to the same page with `social=failed`, or
   * `social=suspended` for a suspended account.
   */
  socialLogin: SocialLoginResult;
  /**
   * Writes to a member about something: the first message of a conversation, or one more where the two have one about it already.
   * At most 20 new conversations an hour.
   */
  startConversation: StartConversationResult;
  /**
   * Shuts an account out: its sessions end, nobody signs in with it, and its listings are hidden, until it is reinstated. An
   * admin can't suspend their own account. For admins.
   */
  suspendUser: SuspendUserResult;
  /** Takes the listing out of everybody's sight; its seller keeps it. */
  unpublishListing: OwnListingResult;
  /** Forgets a saved product or service; whether it was saved. */
  unsaveListing: Scalars['Boolean']['output'];
  /** Changes the signed-in seller's company profile. For vendors, freelancers and brokers. */
  updateCompany: UpdateCompanyResult;
  /** Changes the signed-in freelancer's public profile. For freelancers. */
  updateFreelancer: UpdateFreelancerResult;
  /** Changes what the viewer is told by mail. */
  updateNotificationSettings: User;
  /** Changes how the viewer is shown to others. */
  updateProfile: UpdateProfileResult;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationAdvanceApplicationArgs = {
  input: AdvanceApplicationInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationAdvanceClockArgs = {
  days: Scalars['NonNegativeInt']['input'];
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationAdvanceEngagementArgs = {
  input: AdvanceEngagementInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationApplyToJobArgs = {
  input: ApplyToJobInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationChangeUserRoleArgs = {
  input: ChangeUserRoleInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationCloseJobArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationConfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationDeleteListingArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationDiscardListingChangesArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationEditJobArgs = {
  id: Scalars['ID']['input'];
  input: JobInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationEditListingArgs = {
  input: EditListingInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationMarkNotificationsReadArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationMarkReadArgs = {
  conversationId: Scalars['ID']['input'];
  upTo?: InputMaybe<Scalars['NonNegativeInt']['input']>;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationPostJobArgs = {
  input: JobInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationPublishListingArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationReinstateUserArgs = {
  input: ReinstateUserInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationRemoveSavedSearchArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationReplyToReviewArgs = {
  input: ReplyToReviewInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationRequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationRequestQuoteArgs = {
  input: RequestQuoteInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationReviewEngagementArgs = {
  input: ReviewEngagementInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationSaveListingArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationSaveSearchArgs = {
  input: SaveSearchInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationSocialLoginArgs = {
  input: SocialLoginInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationStartConversationArgs = {
  input: StartConversationInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationSuspendUserArgs = {
  input: SuspendUserInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationUnpublishListingArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationUnsaveListingArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationUpdateCompanyArgs = {
  input: UpdateCompanyInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationUpdateFreelancerArgs = {
  input: UpdateFreelancerInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationUpdateNotificationSettingsArgs = {
  input: NotificationSettingsInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};

/** Something that happened to the viewer. */
export type Notification = {
  __typename?: 'Notification';
  /** When it happened; of several messages in one conversation, the last. */
  at: Scalars['DateTime']['output'];
  /** Unique across all types: `ntf-` and a UUID. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  kind: NotificationKind;
  /** Path of the page it is about: `/dashboard/messages?conversation=cnv-1`. */
  path: Scalars['String']['output'];
  /** Whether the viewer has seen it. */
  read: Scalars['Boolean']['output'];
  /** More of it in one line; may be empty. */
  text: Scalars['String']['output'];
  /** What happened, in a few words: `Message from Priya Raman`. */
  title: Scalars['String']['output'];
};

/** A list of notifications, page by page. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** The notifications of this page, each with its cursor. */
  edges: Array<NotificationEdge>;
  /** The notifications of this page. */
  nodes: Array<Notification>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many there are in all; counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is the full count. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A notification in a list. */
export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The notification. */
  node: Notification;
};

/** What a notification is about. */
export type NotificationKind =
  /** Somebody applied to a job, or an application moved on. */
  | 'APPLICATION'
  /** A piece of business moved on. */
  | 'ENGAGEMENT'
  /** A message came. */
  | 'MESSAGE'
  /** A review was published or answered. */
  | 'REVIEW'
  /** Something new matches a saved search. */
  | 'SAVED_SEARCH';

/** What the viewer is told by mail. */
export type NotificationSettingsInput = {
  /** Whether a mail tells what stays unread for ten minutes, once. */
  mailsMissed: Scalars['Boolean']['input'];
};

/** The marketplace still holds money in an engagement of the account, on either side; it has to end before. */
export type OpenBusiness = {
  __typename?: 'OpenBusiness';
  /** `Money is still held in 2 of your orders, MQ-2F7K9 among them. Bring them to an end first.` */
  message: Scalars['String']['output'];
};

/** What a dispute is about. */
export type OpenDisputeInput = {
  /** What went wrong. */
  reason: Scalars['String']['input'];
};

/** One checkout by one customer. */
export type Order = {
  __typename?: 'Order';
  /** Who placed it. */
  buyer: Profile;
  /** Last four digits of the card: `4242`; null where nothing had to be paid. */
  cardLastFour?: Maybe<Scalars['String']['output']>;
  /** One for each line, those of one seller next to each other. */
  engagements: Array<Engagement>;
  /** Unique across all types: `ord-` and a UUID. */
  id: Scalars['ID']['output'];
  /** When it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** What stands on the receipt. */
  receipt: Receipt;
  /** How much of it was given back since, in US dollars: `0`. */
  refunded: Scalars['Float']['output'];
  /** Where it stands; it follows from its engagements. */
  state: OrderState;
  /** What `state` is called on pages: `Under way`. */
  stateLabel: Scalars['String']['output'];
  /** What was paid at the checkout, in US dollars: `1698`. */
  total: Scalars['Float']['output'];
};

/** A list of orders, page by page. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** The orders of this page, each with its cursor. */
  edges: Array<OrderEdge>;
  /** The orders of this page. */
  nodes: Array<Order>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many match in all; counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is the full count. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** An order in a list. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: Order;
};

/** The order is placed and paid. */
export type OrderPlaced = {
  __typename?: 'OrderPlaced';
  /** The order, with an engagement for each line. */
  order: Order;
};

/** Where an order stands. */
export type OrderState =
  /** All of it was cancelled. */
  | 'CANCELLED'
  /** All of it has ended, and something was completed. */
  | 'COMPLETED'
  /** Something in it is disputed. */
  | 'DISPUTED'
  /** Something in it is under way. */
  | 'UNDER_WAY';

/** Something that others can do. */
export type OthersTransition = {
  __typename?: 'OthersTransition';
  /** Who can. */
  actors: Array<EngagementActor>;
  /** When the clock takes it unless somebody acts before; null where it never does. */
  clockAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is called on pages: `Accept delivery`. */
  label: Scalars['String']['output'];
  /** Which step. */
  name: EngagementTransition;
};

/** A listing as its seller sees it: what the draft says where there is one, else what everybody sees. */
export type OwnListing = {
  __typename?: 'OwnListing';
  /** The category it belongs to; null while not chosen. */
  category?: Maybe<Category>;
  /** The first of `images`; `?size=thumb`, `card` or `large` gives 112x84, 320x200 or 720x480. */
  cover: Scalars['String']['output'];
  /** When it was first published; before that, when it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** Paragraphs with a blank line between them, up to 10,000 characters; 20 or more to publish it. */
  description: Scalars['String']['output'];
  /** Whether a draft waits to be published over what everybody sees; false for what never was published. */
  hasUnpublishedChanges: Scalars['Boolean']['output'];
  /** Unique across all types, and the same once published: `srv-1101`. */
  id: Scalars['ID']['output'];
  /** Root-relative paths of its pictures, the first being the cover; the drawn cover where it has none of its own. */
  images: Array<Scalars['String']['output']>;
  /** A product or a service. */
  kind: ListingKind;
  /** Price in US dollars, 0 to 1,000,000: `2999.99`; null while not stated. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Where it stands. */
  status: ListingStatus;
  /** Words to find it by, lower case: `due diligence`. Shown on products. */
  tags: Array<Scalars['String']['output']>;
  /** Its name, up to 120 characters; 3 or more to publish it. */
  title: Scalars['String']['output'];
  /** When it was last changed, to the millisecond: what `editListing` asks for. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A list of own listings, page by page. */
export type OwnListingConnection = {
  __typename?: 'OwnListingConnection';
  /** The listings of this page, each with its cursor. */
  edges: Array<OwnListingEdge>;
  /** The listings of this page. */
  nodes: Array<OwnListing>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many match in all; counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is the full count. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** An own listing in a list. */
export type OwnListingEdge = {
  __typename?: 'OwnListingEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The listing. */
  node: OwnListing;
};

/** How a change of a listing's state ends. */
export type OwnListingResult = ListingNotFound | ListingSaved;

/** Where a page of a list begins and ends (Relay cursor connections). */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the page's last entry, to pass as `after` for the next page; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether a further page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether a page comes before this one; true whenever `after` was given. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the page's first entry; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** The password is changed; the cookie is set anew. */
export type PasswordChanged = {
  __typename?: 'PasswordChanged';
  /** How many other sessions were ended: `2`. */
  endedSessions: Scalars['NonNegativeInt']['output'];
};

/** The account has the new password; nobody is signed in by this. */
export type PasswordReset = {
  __typename?: 'PasswordReset';
  /** `Your password is changed. Log in with the new one.` */
  message: Scalars['String']['output'];
};

/** If an account has this email, a link that works for 30 minutes is on its way there. */
export type PasswordResetRequested = {
  __typename?: 'PasswordResetRequested';
  /** `If there is an account with this email, we have sent it a link. It works for 30 minutes.` */
  message: Scalars['String']['output'];
};

/**
 * The payment did not go through; nothing was charged and nothing else has happened. After 10 declined cards of an account within an
 * hour, or 30 of a network address, no more is tried: HTTP says 429 and Retry-After.
 */
export type PaymentDeclined = {
  __typename?: 'PaymentDeclined';
  /** What to do: `The card was declined. Try another one.` */
  message: Scalars['String']['output'];
  /**
   * Whether the provider could not be asked, so that the same may work in a moment. Send the same again, with the same key: what the
   * provider has taken meanwhile is not taken twice.
   */
  retryable: Scalars['Boolean']['output'];
};

/** How something is to be paid. */
export type PaymentInput = {
  /** What the provider's form gave for the card, up to 200 characters. Never a card number. */
  token: Scalars['String']['input'];
};

/** Who takes payments. Card numbers go to it alone; we are given a token. */
export type PaymentProvider = {
  __typename?: 'PaymentProvider';
  /** What it is called: `Sample provider`. */
  name: Scalars['String']['output'];
  /** Cards that can be tried; empty with a real provider. No real card is ever charged by them. */
  sampleCards: Array<SampleCard>;
};

/** A checkout. */
export type PlaceOrderInput = {
  /** The total that the customer saw, in US dollars: `1698`. Where it is another by now, the answer is PriceChanged. */
  expectedTotal: Scalars['Float']['input'];
  /**
   * Made anew for each checkout, kept while it is tried again: 8 to 100 letters, digits and `-`. Under a key that was used for other
   * lines or another total the answer is InvalidInput.
   */
  idempotencyKey: Scalars['String']['input'];
  /** What is bought, 1 to 100 lines. Lines for the same listing count as one. */
  lines: Array<CartLineInput>;
  /** How it is paid; null only where the total is 0. */
  payment?: InputMaybe<PaymentInput>;
  /** What stands on the receipt; the account's name and address where it is left out. */
  receipt?: InputMaybe<ReceiptInput>;
};

/** How a checkout ends. */
export type PlaceOrderResult = CustomersOnly | InvalidInput | LineUnavailable | OrderPlaced | PaymentDeclined | PriceChanged;

/** How posting a job ends. */
export type PostJobResult = InvalidInput | JobSaved | TooManyAttempts;

/** The total is another than the one that was seen; nothing was charged. */
export type PriceChanged = {
  __typename?: 'PriceChanged';
  /** `The total is now $1,718.00, not $1,698.00. Nothing was charged.` */
  message: Scalars['String']['output'];
  /** What the cart costs now. */
  quote: CartQuote;
};

/** A process as a table. */
export type Process = {
  __typename?: 'Process';
  /** Root-relative path of the table as a drawing, wide: `/artwork/process/engagement.svg`; `?shape=tall` gives one for phones. */
  drawing: Scalars['String']['output'];
  /** Every state, in the order in which business reaches them. */
  states: Array<ProcessState>;
  /** Every step, in the order of the table. */
  steps: Array<ProcessStep>;
};

/** The processes of the marketplace. */
export type ProcessName =
  /** What somebody sends to who posted a job, from applying to the answer. */
  | 'APPLICATION'
  /** A piece of business between a buyer and a seller, from the quote or the purchase to its end. */
  | 'ENGAGEMENT';

/** A state that business can be in. */
export type ProcessState = {
  __typename?: 'ProcessState';
  /** Whether nothing follows. */
  final: Scalars['Boolean']['output'];
  /** What it is called on pages: `Awaiting requirements`. */
  label: Scalars['String']['output'];
};

/** A row of the table. */
export type ProcessStep = {
  __typename?: 'ProcessStep';
  /** Labels of what it asks for: `Message`. Empty where it asks for nothing. */
  asks: Array<Scalars['String']['output']>;
  /** What happens beside it, to money, time or the job, in words: `Price held`; empty where nothing does. */
  effect: Scalars['String']['output'];
  /** Labels of the states it leaves; empty where business begins with it: `Delivered`. */
  from: Array<Scalars['String']['output']>;
  /** What it is called on pages: `Request changes`. */
  label: Scalars['String']['output'];
  /** Its place in the table, from 1, as on the drawing. */
  number: Scalars['NonNegativeInt']['output'];
  /** Labels of the states it may lead to: `Changes requested`. */
  to: Array<Scalars['String']['output']>;
  /** Who may take it, in words, one to an entry: `The buyer, while a round is left`. */
  who: Array<Scalars['String']['output']>;
};

/** Something ready-made that a vendor sells: a template, a report, an asset. */
export type Product = Listing & {
  __typename?: 'Product';
  /** The category it belongs to. */
  category: Category;
  /** The first of `images`. */
  cover: Scalars['String']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Paragraphs with a blank line between them; the first stands alone on cards. */
  description: Scalars['String']['output'];
  /**
   * What of the description stands in a list, about 200 characters: its beginning or, when the first match is further on, the
   * sentence with the match.
   */
  excerpt: Scalars['String']['output'];
  /** Unique across all types: `prd-2801`. */
  id: Scalars['ID']['output'];
  /** Root-relative paths of its pictures, the first being the cover. */
  images: Array<Scalars['String']['output']>;
  /** Price in US dollars: `149`. */
  price: Scalars['Float']['output'];
  /** Average of its reviews, 0 to 5 with one decimal; 0 without reviews. */
  rating: Scalars['Float']['output'];
  /** Others of its category, best rated first. */
  related: Array<Listing>;
  /** How many reviews the rating rests on. */
  reviewCount: Scalars['NonNegativeInt']['output'];
  /** What its buyers say, published last first. */
  reviews: ReviewConnection;
  /** Whether the viewer has saved it; false for who is signed out. */
  saved: Scalars['Boolean']['output'];
  /** The same as `vendor`. */
  seller: Profile;
  /** Words to find it by, lower case: `due diligence`. */
  tags: Array<Scalars['String']['output']>;
  /** Its name: `Investor Data Room Kit`. */
  title: Scalars['String']['output'];
  /** Who sells it. */
  vendor: Profile;
};


/** Something ready-made that a vendor sells: a template, a report, an asset. */
export type ProductExcerptArgs = {
  around: Scalars['String']['input'];
};


/** Something ready-made that a vendor sells: a template, a report, an asset. */
export type ProductRelatedArgs = {
  first?: Scalars['Int']['input'];
};


/** Something ready-made that a vendor sells: a template, a report, an asset. */
export type ProductReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A list of products, page by page. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** The products of this page, each with its cursor. */
  edges: Array<ProductEdge>;
  /** The products of this page. */
  nodes: Array<Product>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many match in all; counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is the full count. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A product in a list. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: Product;
};

/** What everybody may see of a user. */
export type Profile = {
  __typename?: 'Profile';
  /** Root-relative path of the portrait: `/artwork/avatar/usr-priya-raman.svg`. */
  avatar: Scalars['String']['output'];
  /** The company profile the user runs, if any. */
  company?: Maybe<Company>;
  /** The user's id: `usr-priya-raman`. */
  id: Scalars['ID']['output'];
  /** Full name: `Priya Raman`. */
  name: Scalars['String']['output'];
  /** What the account is for. */
  role: UserRole;
};

/** The profile is changed, wherever it is shown. */
export type ProfileUpdated = {
  __typename?: 'ProfileUpdated';
  /** The account as it is now. */
  user: User;
};

/** How publishing ends; InvalidInput names what is missing: `title`, `description`, `price` or `category`. */
export type PublishListingResult = InvalidInput | ListingNotFound | ListingSaved;

/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type Query = {
  __typename?: 'Query';
  /**
   * Everything the site keeps about the viewer, for them to take along: account, company, freelancer profile, listings, jobs,
   * applications, saved listings and searches, messages and sessions. Never a password or a token, not even their hashes.
   */
  accountExport: Scalars['JSON']['output'];
  /** One application; null for anybody but who applied, who posted the job, and admins. */
  application?: Maybe<Application>;
  /** What admins did to accounts, newest first. For admins. */
  auditEvents: AuditEventConnection;
  /**
   * What a cart costs at today's prices, for anybody: whoever asks keeps the cart. Nothing is reserved by it. More than 100
   * lines or a quantity out of range are refused as BAD_USER_INPUT.
   */
  cartQuote: CartQuote;
  /** The categories, in the order of the site's menus. */
  categories: Array<Category>;
  /** One category, by its slug. */
  category?: Maybe<Category>;
  /** The clock that all deadlines go by. For admins. */
  clock: Clock;
  /** Companies, newest first. */
  companies: CompanyConnection;
  /** One company, by its own id or by the id of the user who runs it. */
  company?: Maybe<Company>;
  /** One conversation, for its two parties and admins; null for anybody else. */
  conversation?: Maybe<Conversation>;
  /** The viewer's conversations, last message first. */
  conversations: ConversationConnection;
  /** One engagement; null for anybody but its buyer, its seller and admins. */
  engagement?: Maybe<Engagement>;
  /** Engagements of the signed-in user, last changed first. */
  engagements: EngagementConnection;
  /** One freelancer, by their own id or by their user id. */
  freelancer?: Maybe<Freelancer>;
  /** Freelancers who match, best rated first unless sorted otherwise. */
  freelancers: FreelancerConnection;
  /** One position, open or closed. */
  job?: Maybe<Job>;
  /** Open positions, latest first. */
  jobs: JobConnection;
  /** One order; null for anybody but the customer who placed it and admins. */
  order?: Maybe<Order>;
  /** Orders of the signed-in user, newest first. */
  orders: OrderConnection;
  /** What the viewer's company has posted, open and closed, latest first. */
  ownJobs: JobConnection;
  /** One listing of the signed-in seller; null where it is somebody else's. */
  ownListing?: Maybe<OwnListing>;
  /** What the signed-in seller sells or is writing, last changed first. For vendors, freelancers and brokers. */
  ownListings: OwnListingConnection;
  /** Who takes payments, and what the form in the page needs to know. */
  paymentProvider: PaymentProvider;
  /** How a kind of business runs: every state, and every step from one to another. What the server allows is read from the same table. */
  process: Process;
  /** One product. */
  product?: Maybe<Product>;
  /** Products that match, newest first unless sorted otherwise. */
  products: ProductConnection;
  /** What buyers say of a listing, or of the work of a company's owner or a freelancer, published last first; empty for an unknown id. */
  reviews: ReviewConnection;
  /**
   * What the signed-in seller sold and earned, as the ledger has it, and how often the listings were seen: month by month, in
   * UTC. For vendors, freelancers and brokers. More than 120 months from `from` on are refused as BAD_USER_INPUT.
   */
  salesReport: SalesReport;
  /** Accounts to try the site with, one of each role; none without the built-in sample data. */
  sampleAccounts: Array<SampleAccount>;
  /**
   * Ids of all that the viewer has saved, offered or not, saved last first; at most 500. Pages that are the same for everybody
   * mark with them what is saved.
   */
  savedListingIds: Array<Scalars['ID']['output']>;
  /** What the viewer has saved and is still offered, saved last first. */
  savedListings: SearchResultConnection;
  /** The viewer's saved searches, newest first; at most 20. */
  savedSearches: Array<SavedSearch>;
  /**
   * Products and services that contain the text in title, description, category name or seller's name, case aside; every
   * character counts as itself. Matches in the title come first, then the newest. Blank text matches nothing, but with a
   * filter everything that it leaves.
   */
  search: SearchResultConnection;
  /** One service. */
  service?: Maybe<Service>;
  /** Services that match, newest first unless sorted otherwise. */
  services: ServiceConnection;
  /** Where the viewer is signed in, last used first. */
  sessions: Array<Session>;
  /** The marketplace in figures. */
  stats: Array<Stat>;
  /** What clients say, in the order in which the site shows it. */
  testimonials: Array<Testimonial>;
  /** Accounts that were not deleted, newest first unless told otherwise. For admins. */
  users: UserConnection;
  /** The signed-in user; null without a live session. */
  viewer?: Maybe<User>;
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryApplicationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryAuditEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryCartQuoteArgs = {
  lines: Array<CartLineInput>;
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryCategoriesArgs = {
  featured?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryCategoryArgs = {
  slug: Scalars['String']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryCompaniesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryCompanyArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryConversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryEngagementArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryEngagementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  as: EngagementSide;
  first?: Scalars['Int']['input'];
  state?: InputMaybe<EngagementState>;
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryFreelancerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryFreelancersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FreelancerFilter>;
  first?: Scalars['Int']['input'];
  sort?: FreelancerSort;
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryOwnJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryOwnListingArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryOwnListingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  status?: InputMaybe<ListingStatus>;
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryProcessArgs = {
  name: ProcessName;
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ListingFilter>;
  first?: Scalars['Int']['input'];
  sort?: ListingSort;
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  of: Scalars['ID']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QuerySalesReportArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QuerySavedListingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QuerySearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SearchFilter>;
  first?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryServiceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryServicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ListingFilter>;
  first?: Scalars['Int']['input'];
  sort?: ListingSort;
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserFilter>;
  first?: Scalars['Int']['input'];
  sort?: UserSort;
};

/** The seller is asked. */
export type QuoteRequested = {
  __typename?: 'QuoteRequested';
  /** The engagement that begins with it. */
  engagement: Engagement;
};

/** What markRead changed. */
export type ReadMark = {
  __typename?: 'ReadMark';
  /** The conversation, with what is unread in it now. */
  conversation: Conversation;
  /** The viewer, with what is unread in all. */
  viewer: User;
};

/** Whom a receipt is for. */
export type Receipt = {
  __typename?: 'Receipt';
  /** The company; null for none. */
  company?: Maybe<Scalars['String']['output']>;
  /** Where it was sent: `ada@fernwell.example`. */
  email: Scalars['String']['output'];
  /** Full name: `Ada Fernwell`. */
  name: Scalars['String']['output'];
};

/** Whom a receipt is for. */
export type ReceiptInput = {
  /** The company, up to 100 characters; null or empty for none. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Where the receipt is sent: `ada@fernwell.example`. */
  email: Scalars['String']['input'];
  /** Full name, up to 100 characters: `Ada Fernwell`. */
  name: Scalars['String']['input'];
};

/** The other party has left or is suspended. */
export type RecipientUnavailable = {
  __typename?: 'RecipientUnavailable';
  /** `This member can't be written to at present.` */
  message: Scalars['String']['output'];
};

/** Why a step is refused. */
export type RefusalReason =
  /** The engagement has changed since the version that was seen. */
  | 'CHANGED_MEANWHILE'
  /** A condition is not met: no round of changes is left, or the due date is not far enough past. */
  | 'NOT_MET'
  /** No such step leads out of the state it is in. */
  | 'NOT_NOW'
  /** The step is for somebody else to take. */
  | 'NOT_YOURS';

/** What opening an account needs. Rules are checked in the order password, company name, name, email, role. */
export type RegisterInput = {
  /** Name of the company profile to open, up to 100 characters; needed for every role but CUSTOMER. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** The address to sign in with, up to 254 characters. */
  email: Scalars['String']['input'];
  /** Full name, up to 100 characters. */
  name: Scalars['String']['input'];
  /** At least 6 characters, at most 200. */
  password: Scalars['String']['input'];
  /** What the account is for; every role but ADMIN. */
  role?: UserRole;
};

/** How registration ends. */
export type RegisterResult = EmailTaken | InvalidInput | RegisterSuccess | TooManyAttempts;

/** The account is open and signed in; the cookie is set. */
export type RegisterSuccess = {
  __typename?: 'RegisterSuccess';
  /** Who is signed in now. */
  user: User;
};

/** What reinstating an account needs. */
export type ReinstateUserInput = {
  /** Why, up to 500 characters; for the audit trail. */
  reason: Scalars['String']['input'];
  /** The account's id: `usr-priya-raman`. */
  userId: Scalars['ID']['input'];
};

/** How reinstating ends. InvalidInput: no such account, one that is not suspended, or no reason. */
export type ReinstateUserResult = InvalidInput | UserReinstated;

/** What a reply needs. */
export type ReplyToReviewInput = {
  /** The review's id: `rev-` and a UUID. */
  reviewId: Scalars['ID']['input'];
  /** The reply, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** How a reply ends. InvalidInput names `text`. */
export type ReplyToReviewResult = InvalidInput | ReviewNotFound | ReviewReplied;

/** What a round of changes is about. */
export type RequestChangesInput = {
  /** What should change. */
  message: Scalars['String']['input'];
};

/** What requestEmailChange needs. */
export type RequestEmailChangeInput = {
  /** The new address, up to 254 characters. */
  email: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** How requestEmailChange ends. */
export type RequestEmailChangeResult = EmailChangeRequested | InvalidInput | TooManyAttempts | WrongPassword;

/** How requestPasswordReset ends. */
export type RequestPasswordResetResult = InvalidInput | PasswordResetRequested | TooManyAttempts;

/** What asking for a quote needs. */
export type RequestQuoteInput = {
  /** The service of theirs that it is about: `srv-1101`; null for work of another kind. */
  listingId?: InputMaybe<Scalars['ID']['input']>;
  /** What is needed, up to 5,000 characters. */
  message: Scalars['String']['input'];
  /** Id of the seller, who offers services: `usr-priya-raman`. */
  profileId: Scalars['ID']['input'];
};

/** How asking for a quote ends. InvalidInput: no message, no such seller or service, or one's own. */
export type RequestQuoteResult = CustomersOnly | InvalidInput | QuoteRequested;

/** What resetPassword needs. */
export type ResetPasswordInput = {
  /** At least 6 characters, at most 200. */
  password: Scalars['String']['input'];
  /** What the link holds: 43 letters, digits, `-` and `_`. */
  token: Scalars['String']['input'];
};

/** How resetPassword ends. */
export type ResetPasswordResult = InvalidInput | InvalidLink | PasswordReset;

/** What is decided in a dispute. */
export type ResolveInput = {
  /** Why; both sides read it. */
  reason: Scalars['String']['input'];
  /** How much the buyer gets back, in US dollars, from 0 to the price; the rest is released to the seller. */
  refund: Scalars['Float']['input'];
};

/** What one side of an engagement says of the other. */
export type Review = {
  __typename?: 'Review';
  /** Who wrote it. */
  author: Profile;
  /** When it is published at the latest: 14 days after completion. */
  dueAt: Scalars['DateTime']['output'];
  /** Unique across all types: `rev-` and a UUID. */
  id: Scalars['ID']['output'];
  /** What it is about, while that is offered; null once it is not, and for work of another kind. */
  listing?: Maybe<Listing>;
  /** When it was published; null while only its author sees it. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stars, 1 to 5. A buyer's count towards the ratings of the listing and of who sells it. */
  rating: Scalars['Int']['output'];
  /** When it was answered. */
  repliedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the other side answered; null while there is none. */
  reply?: Maybe<Scalars['String']['output']>;
  /** As whom it was written. */
  side: EngagementSide;
  /** Plain text with line breaks. */
  text: Scalars['String']['output'];
  /** When it was written. */
  writtenAt: Scalars['DateTime']['output'];
};

/** A list of reviews, page by page. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The reviews of this page, each with its cursor. */
  edges: Array<ReviewEdge>;
  /** The reviews of this page. */
  nodes: Array<Review>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many there are in all; counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is the full count. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A review in a list. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The review. */
  node: Review;
};

/** What reviewing needs. */
export type ReviewEngagementInput = {
  /** The engagement's id: `eng-` and a UUID. */
  engagementId: Scalars['ID']['input'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
  /** What it was like, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** How reviewing ends. InvalidInput names `rating` or `text`. */
export type ReviewEngagementResult = EngagementNotFound | InvalidInput | ReviewRefused | ReviewWritten;

/** There is no such review of the viewer, or it has a reply. */
export type ReviewNotFound = {
  __typename?: 'ReviewNotFound';
  /** `There is no review of yours to answer here.` */
  message: Scalars['String']['output'];
};

/** There is nothing to review yet, the 14 days are over, or the viewer has reviewed it. */
export type ReviewRefused = {
  __typename?: 'ReviewRefused';
  /** What stands against it: `You have reviewed this already.` */
  message: Scalars['String']['output'];
};

/** The reply stands below the review. */
export type ReviewReplied = {
  __typename?: 'ReviewReplied';
  /** The review with it. */
  review: Review;
};

/** The review is written; it is shown once it is published. */
export type ReviewWritten = {
  __typename?: 'ReviewWritten';
  /** The engagement it is about. */
  engagement: Engagement;
  /** The review. */
  review: Review;
};

/**
 * Money is counted in the month in which it moved: what is paid in March and released in April is `paid` in March and `earned`
 * in April. Of what was paid, all is `refunded`, `commission`, `earned` or still held.
 */
export type SalesFigures = {
  __typename?: 'SalesFigures';
  /** What the marketplace keeps of what was released: `72`. */
  commission: Scalars['Float']['output'];
  /** Sales for each view, `0.029`; null where nobody looked. Above 1 where more was sold than seen. */
  conversion?: Maybe<Scalars['Float']['output']>;
  /** What the seller has of it: released less commission: `648`. */
  earned: Scalars['Float']['output'];
  /** What buyers paid, before refunds and commission: `2160`. */
  paid: Scalars['Float']['output'];
  /** What buyers got back: `720`. */
  refunded: Scalars['Float']['output'];
  /** What was released, commission included: `720`. */
  released: Scalars['Float']['output'];
  /** How often somebody paid: a bought line of an order or an accepted offer, whatever its quantity. What is free of charge is never paid for: `9`. */
  sales: Scalars['NonNegativeInt']['output'];
  /** How often listings were seen by others than their seller; the same visitor counts once in half an hour: `310`. */
  views: Scalars['NonNegativeInt']['output'];
};

/** What a seller sold and earned in a range of months, and what is held today. Amounts are US dollars. */
export type SalesReport = {
  __typename?: 'SalesReport';
  /** The first month: `2026-01`. */
  from: Scalars['String']['output'];
  /** What the marketplace holds today of everything that was ever paid: `720`. */
  held: Scalars['Float']['output'];
  /**
   * Every listing that was paid for or seen in the range, and what was refunded or released for it: those that sold for most
   * first, 500 at most. What was seen but never sold and is deleted by now counts in `totals` alone.
   */
  listings: Array<ListingSales>;
  /** Every month of the range, oldest first, also those without anything. */
  months: Array<MonthSales>;
  /** The last month: `2026-12`. */
  to: Scalars['String']['output'];
  /** All months together. */
  totals: SalesFigures;
};

/** An account that comes with the sample data. Its password is no secret. */
export type SampleAccount = {
  __typename?: 'SampleAccount';
  /** What to log in with: `vendor@example.com`. */
  email: Scalars['String']['output'];
  /** The password to go with it. */
  password: Scalars['String']['output'];
  /** Its role, by which to choose it. */
  role: UserRole;
};

/** A card of the sample provider. */
export type SampleCard = {
  __typename?: 'SampleCard';
  /** Its number, as it is typed: `4242 4242 4242 4242`. */
  number: Scalars['String']['output'];
  /** What happens when one pays with it: `pays`, `is declined`, `fails`. */
  outcome: Scalars['String']['output'];
  /** What the provider's form gives for it, to pass as `PaymentInput.token`. */
  token: Scalars['String']['output'];
};

/** How saving a listing ends. InvalidInput names `id` where 500 are saved already. */
export type SaveListingResult = InvalidInput | ListingKept | ListingNotFound;

/** What to look for; what is left out does not narrow, but something has to be there. */
export type SaveSearchInput = {
  /** Slug of the category: `logo-design`. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Only products, or only services. */
  kind?: InputMaybe<ListingKind>;
  /** Highest price, in US dollars: `499.99`. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Lowest price, in US dollars: `50`. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /** A text as in `search`, 2 to 200 characters: `trademark`. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** How saving a search ends. */
export type SaveSearchResult = InvalidInput | SearchSaved;

/** A search whose new matches are told. */
export type SavedSearch = {
  __typename?: 'SavedSearch';
  /** Only this category; null for any. */
  category?: Maybe<Category>;
  /** When it was saved. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique across all types: `svs-` and a UUID. */
  id: Scalars['ID']['output'];
  /** Only products, or only services; null for both. */
  kind?: Maybe<ListingKind>;
  /** Highest price, in US dollars; null for any. */
  maxPrice?: Maybe<Scalars['Float']['output']>;
  /** Lowest price, in US dollars; null for any. */
  minPrice?: Maybe<Scalars['Float']['output']>;
  /** What it looks for, in words: `“trademark” in Logo Design, up to $500`. */
  name: Scalars['String']['output'];
  /** The text that is looked for; empty for any. */
  text: Scalars['String']['output'];
};

/** Narrows a search, as a saved search can; what is left out does not narrow. */
export type SearchFilter = {
  /** Slug of the category: `logo-design`. An unknown one matches nothing. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Only products, or only services. */
  kind?: InputMaybe<ListingKind>;
  /** Highest price, in US dollars: `499.99`. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Lowest price, in US dollars: `50`. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
};

/** What a search finds. */
export type SearchResult = Product | Service;

/** A list of results, page by page. */
export type SearchResultConnection = {
  __typename?: 'SearchResultConnection';
  /** The results of this page, each with its cursor. */
  edges: Array<SearchResultEdge>;
  /** The results of this page. */
  nodes: Array<SearchResult>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many match in all; counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is the full count. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A result in a list. */
export type SearchResultEdge = {
  __typename?: 'SearchResultEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The result. */
  node: SearchResult;
};

/** The search is kept. */
export type SearchSaved = {
  __typename?: 'SearchSaved';
  /** The search. */
  savedSearch: SavedSearch;
};

/** What sendMessage needs. */
export type SendMessageInput = {
  /** 1 to 5,000 characters without outer space; plain text, shown as it was typed. */
  body: Scalars['String']['input'];
  /** A name for this message that the sender's browser makes up, 1 to 64 characters. */
  clientId: Scalars['ID']['input'];
  /** The conversation: `cnv-` and a UUID. */
  conversationId: Scalars['ID']['input'];
};

/** How sending ends; InvalidInput names `body`, or `clientId` where another text was sent under it. */
export type SendMessageResult = ConversationNotFound | InvalidInput | MessageSent | RecipientUnavailable | TooManyAttempts;

/** What an offer says. */
export type SendOfferInput = {
  /** How many days the work takes once its requirements are there. */
  days: Scalars['NonNegativeInt']['input'];
  /** What is offered. */
  message: Scalars['String']['input'];
  /** For the whole work, in US dollars, at most two decimals: `720`. */
  price: Scalars['Float']['input'];
};

/** Work that a broker or freelancer does for a price. */
export type Service = Listing & {
  __typename?: 'Service';
  /** The category it belongs to. */
  category: Category;
  /** The same as `image`. */
  cover: Scalars['String']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Paragraphs with a blank line between them; the first stands alone on cards. */
  description: Scalars['String']['output'];
  /**
   * What of the description stands in a list, about 200 characters: its beginning or, when the first match is further on, the
   * sentence with the match.
   */
  excerpt: Scalars['String']['output'];
  /** Unique across all types: `srv-1101`. */
  id: Scalars['ID']['output'];
  /** Root-relative path of its picture. */
  image: Scalars['String']['output'];
  /** Price in US dollars: `2999.99`. */
  price: Scalars['Float']['output'];
  /** Who does the work. */
  provider: Profile;
  /** Average of its reviews, 0 to 5 with one decimal; 0 without reviews. */
  rating: Scalars['Float']['output'];
  /** Others of its category, best rated first. */
  related: Array<Listing>;
  /** How many reviews the rating rests on. */
  reviewCount: Scalars['NonNegativeInt']['output'];
  /** What its buyers say, published last first. */
  reviews: ReviewConnection;
  /** Whether the viewer has saved it; false for who is signed out. */
  saved: Scalars['Boolean']['output'];
  /** The same as `provider`. */
  seller: Profile;
  /** Its name: `Utility Patent Drafting and Filing`. */
  title: Scalars['String']['output'];
};


/** Work that a broker or freelancer does for a price. */
export type ServiceExcerptArgs = {
  around: Scalars['String']['input'];
};


/** Work that a broker or freelancer does for a price. */
export type ServiceRelatedArgs = {
  first?: Scalars['Int']['input'];
};


/** Work that a broker or freelancer does for a price. */
export type ServiceReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A list of services, page by page. */
export type ServiceConnection = {
  __typename?: 'ServiceConnection';
  /** The services of this page, each with its cursor. */
  edges: Array<ServiceEdge>;
  /** The services of this page. */
  nodes: Array<Service>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many match in all; counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is the full count. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A service in a list. */
export type ServiceEdge = {
  __typename?: 'ServiceEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The service. */
  node: Service;
};

/** A browser in which somebody is signed in. */
export type Session = {
  __typename?: 'Session';
  /** When it was signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether it is the one that asks. */
  current: Scalars['Boolean']['output'];
  /** The browser and its system, as the browser says: `Firefox on Linux`, or `Unknown device`. */
  device: Scalars['String']['output'];
  /** Unique across all types: `ses-` and a UUID. */
  id: Scalars['ID']['output'];
  /** When it last asked for something, to the minute. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** The provider did not vouch, is not set up, knows no verified email, or the email belongs to another account. */
export type SocialLoginFailed = {
  __typename?: 'SocialLoginFailed';
  /** `Google login failed. Please try another method.` */
  message: Scalars['String']['output'];
};

/** What social sign-in needs. */
export type SocialLoginInput = {
  /** Where to go from a provider's own page, a path of this site: `/jobs`. Left out or anything else: the role's page. */
  next?: InputMaybe<Scalars['String']['input']>;
  /** Who vouches. */
  provider: SocialProvider;
  /** Which page asks: the one to come back to when a provider's own page ends in failure. */
  purpose?: SocialPurpose;
};

/** The provider has a page of its own for this. */
export type SocialLoginRedirect = {
  __typename?: 'SocialLoginRedirect';
  /** Where to send the browser. */
  url: Scalars['URL']['output'];
};

/** How social sign-in ends. */
export type SocialLoginResult = AccountSuspended | SocialLoginFailed | SocialLoginRedirect | SocialLoginSuccess;

/** Signed in at once, as the built-in sample provider does. */
export type SocialLoginSuccess = {
  __typename?: 'SocialLoginSuccess';
  /** Who is signed in now. */
  user: User;
};

/** Who vouches for a social sign-in. */
export type SocialProvider =
  /** Apple. */
  | 'APPLE'
  /** Facebook. */
  | 'FACEBOOK'
  /** Google. */
  | 'GOOGLE'
  /** LinkedIn. */
  | 'LINKEDIN';

/** Which page a social sign-in begins on. */
export type SocialPurpose =
  /** `/login` */
  | 'LOGIN'
  /** `/register` */
  | 'REGISTRATION';

/** What startConversation needs. */
export type StartConversationInput = {
  /** What it is about; that says who is written to. */
  about: ConversationAbout;
  /** 1 to 5,000 characters without outer space; plain text, shown as it was typed. */
  body: Scalars['String']['input'];
  /** A name for this message that the sender's browser makes up, 1 to 64 characters. */
  clientId: Scalars['ID']['input'];
};

/** How starting a conversation ends; InvalidInput names `about` where there is nobody to write to, or oneself. */
export type StartConversationResult = InvalidInput | MessageSent | RecipientUnavailable | TooManyAttempts;

/** One figure. */
export type Stat = {
  __typename?: 'Stat';
  /** Unique across all types: `sta-active-users`. */
  id: Scalars['ID']['output'];
  /** What is counted: `Active users`. */
  label: Scalars['String']['output'];
  /** The count as shown: `10,000+`. */
  value: Scalars['String']['output'];
};

/** What work needs. */
export type SubmitRequirementsInput = {
  /** All that the seller needs to know. */
  message: Scalars['String']['input'];
};

/** What can be listened to, at `/graphql/stream` by the GraphQL over SSE protocol, in distinct connections mode. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Tells which of the viewer's data changed, from the live events of the viewer's account. Ends when the session ends. UNAUTHENTICATED when signed out; LIMIT_EXCEEDED when the account has 30 open subscriptions. */
  liveEvents: LiveEvent;
};


/** What can be listened to, at `/graphql/stream` by the GraphQL over SSE protocol, in distinct connections mode. */
export type SubscriptionLiveEventsArgs = {
  after?: InputMaybe<Scalars['NonNegativeInt']['input']>;
};

/** What suspending an account needs. */
export type SuspendUserInput = {
  /** Why, up to 500 characters; the account's owner and every admin may read it. */
  reason: Scalars['String']['input'];
  /** The account's id: `usr-priya-raman`. */
  userId: Scalars['ID']['input'];
};

/** How suspending ends. InvalidInput: no such account, one's own, one that is suspended already, or no reason. */
export type SuspendUserResult = InvalidInput | UserSuspended;

/** What a client says of the marketplace. */
export type Testimonial = {
  __typename?: 'Testimonial';
  /** Who says it: `Lucia Ferrante`. */
  author: Scalars['String']['output'];
  /** Root-relative path of the portrait. */
  avatar: Scalars['String']['output'];
  /** Unique across all types: `tes-lucia-ferrante`. */
  id: Scalars['ID']['output'];
  /** In their own words. */
  quote: Scalars['String']['output'];
  /** Stars given, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** What they do: `Founder, Fernwell Sensors`. */
  title: Scalars['String']['output'];
};

/** Too many tries in too short a time; also answered with HTTP status 429. */
export type TooManyAttempts = {
  __typename?: 'TooManyAttempts';
  /** Seconds until the next try is counted: `540`. */
  retryAfterSeconds: Scalars['NonNegativeInt']['output'];
};

/** A field of a form. */
export type TransitionField = {
  __typename?: 'TransitionField';
  /** What a number begins with: the price on the table; null: nothing. */
  initial?: Maybe<Scalars['Float']['output']>;
  /** What is typed or chosen. */
  kind: TransitionFieldKind;
  /** What it is called on the form: `What should change`. */
  label: Scalars['String']['output'];
  /** Largest number, in US dollars for MONEY; null for other kinds. */
  max?: Maybe<Scalars['Float']['output']>;
  /** Most entries of LINKS and FILES; null for other kinds. */
  maxEntries?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Most characters of a text; of each link for LINKS. Null for other kinds. */
  maxLength?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Smallest number, in US dollars for MONEY; null for other kinds. */
  min?: Maybe<Scalars['Float']['output']>;
  /** The field of the step's input: `message`. */
  name: Scalars['String']['output'];
  /** Whether it must be filled. */
  required: Scalars['Boolean']['output'];
};

/** What a field of a form takes. */
export type TransitionFieldKind =
  /** A whole number of days. */
  | 'DAYS'
  /** Files, as ids of own uploads for deliveries. */
  | 'FILES'
  /** Web addresses, https only, one to an entry. */
  | 'LINKS'
  /** US dollars, at most two decimals. */
  | 'MONEY'
  /** A PaymentInput: the payment provider's form. */
  | 'PAYMENT'
  /** Several lines of text. */
  | 'TEXT';

/** The step can't be taken; nothing has happened. */
export type TransitionRefused = {
  __typename?: 'TransitionRefused';
  /** The engagement as it is now. */
  engagement: Engagement;
  /** The same in words: `This was changed in the meantime: Delivered, November 19.` */
  message: Scalars['String']['output'];
  /** What stands against it. */
  reason: RefusalReason;
};

/** All that a company profile says; it replaces what was there. */
export type UpdateCompanyInput = {
  /** Path of an own upload for banners, or the banner it has; null for the drawn band. */
  banner?: InputMaybe<Scalars['String']['input']>;
  /** Where to write to, or empty: `hello@ashgrove.example`. */
  contactEmail: Scalars['String']['input'];
  /** Where to call, up to 40 characters: `+44 161 496 0123`. */
  contactPhone: Scalars['String']['input'];
  /** Paragraphs with a blank line between them, up to 5,000 characters. */
  description: Scalars['String']['input'];
  /** How many work there, up to 20 characters: `11–50`. */
  employeeCount: Scalars['String']['input'];
  /** Year of foundation, from 1000 to this year; null when not stated. */
  foundedYear?: InputMaybe<Scalars['Int']['input']>;
  /** City and country, up to 100 characters: `Manchester, United Kingdom`. */
  location: Scalars['String']['input'];
  /** Path of an own upload for logos, or the logo it has; null for the drawn emblem. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** The name it trades under, up to 100 characters: `Ashgrove Patents`. */
  name: Scalars['String']['input'];
  /** What it offers, in its own words: at most 20, each up to 80 characters. */
  services: Array<Scalars['String']['input']>;
  /** Its own site, http or https: `https://www.ashgrove.example`; null when it has none. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** How changing a company profile ends. */
export type UpdateCompanyResult = CompanyUpdated | InvalidInput;

/** All that a freelancer says of themselves; it replaces what was there. Who has no title isn't listed. */
export type UpdateFreelancerInput = {
  /** Paragraphs with a blank line between them, up to 5,000 characters. */
  description: Scalars['String']['input'];
  /** How long they have done it, up to 40 characters: `9 years`. */
  experience: Scalars['String']['input'];
  /** Price of an hour in US dollars, 0 to 10,000, at most two decimals: `150`. */
  hourlyRate: Scalars['Float']['input'];
  /** City and country, up to 100 characters: `Kyoto, Japan`. */
  location: Scalars['String']['input'];
  /** What they are good at: at most 20, each up to 40 characters. */
  skills: Array<Scalars['String']['input']>;
  /** What they are, up to 100 characters: `Product engineer`. */
  title: Scalars['String']['input'];
};

/** How changing a freelancer's profile ends. */
export type UpdateFreelancerResult = FreelancerUpdated | InvalidInput;

/** What updateProfile needs. */
export type UpdateProfileInput = {
  /** Path of an image that the viewer uploaded as an avatar; null for the drawn one, left out for the one there is. */
  avatar?: InputMaybe<Scalars['String']['input']>;
  /** Full name, up to 100 characters. */
  name: Scalars['String']['input'];
};

/** How updateProfile ends. */
export type UpdateProfileResult = InvalidInput | ProfileUpdated;

/** An account, as its owner and admins see it. */
export type User = {
  __typename?: 'User';
  /** To which jobs the viewer applied, latest first; empty on any account but the viewer's own. */
  applications: ApplicationConnection;
  /** Root-relative path of the portrait: `/artwork/avatar/usr-priya-raman.svg`. */
  avatar: Scalars['String']['output'];
  /** The company profile that vendors, freelancers and brokers run. */
  company?: Maybe<Company>;
  /** When the account was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** The address it signs in with: `broker@example.com`. */
  email: Scalars['String']['output'];
  /** Whether it has a password to sign in with; what a provider opened has none until one is set. */
  hasPassword: Scalars['Boolean']['output'];
  /** Unique across all types: `usr-priya-raman`. */
  id: Scalars['ID']['output'];
  /** When it last asked for something while signed in, to the minute; null where it is signed in nowhere. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a mail tells what stays unread for ten minutes, once. */
  mailsMissed: Scalars['Boolean']['output'];
  /** Full name: `Priya Raman`. */
  name: Scalars['String']['output'];
  /** What happened to the viewer, newest first; empty on any account but the viewer's own. */
  notifications: NotificationConnection;
  /** What the account is for. */
  role: UserRole;
  /** The provider that it was opened with; null where it was opened with a password. */
  socialProvider?: Maybe<SocialProvider>;
  /** When an admin suspended the account; null in good standing. */
  suspendedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it is suspended, in the admin's words; null in good standing. */
  suspendedReason?: Maybe<Scalars['String']['output']>;
  /** How many messages the viewer has not read; 0 on any account but the viewer's own. */
  unreadMessages: Scalars['NonNegativeInt']['output'];
  /** How many of them are unread; 0 on any account but the viewer's own. */
  unreadNotifications: Scalars['NonNegativeInt']['output'];
};


/** An account, as its owner and admins see it. */
export type UserApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** An account, as its owner and admins see it. */
export type UserNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A list of accounts, page by page. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** The accounts of this page, each with its cursor. */
  edges: Array<UserEdge>;
  /** The accounts of this page. */
  nodes: Array<User>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many match in all; counting stops at 1,001. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** Whether `totalCount` is the full count. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** An account in a list. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The account. */
  node: User;
};

/** Narrows a list of accounts; what is left out does not narrow. */
export type UserFilter = {
  /** Only accounts of this role. */
  role?: InputMaybe<UserRole>;
  /** Only accounts in this state. */
  state?: InputMaybe<UserState>;
  /** Only accounts whose name or email contains this text, case aside: `raman`. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The account is in good standing again. */
export type UserReinstated = {
  __typename?: 'UserReinstated';
  /** The account as it is now. */
  user: User;
};

/** What an account is for; each role has its own dashboard. */
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

/** The account has the new role. */
export type UserRoleChanged = {
  __typename?: 'UserRoleChanged';
  /** The account as it is now. */
  user: User;
};

/** The order of a list of accounts. */
export type UserSort =
  /** By name, case aside, then by email and id. */
  | 'NAME'
  /** Opened last first, then by id. */
  | 'NEWEST';

/** Whether an account may be used. */
export type UserState =
  /** In good standing. */
  | 'ACTIVE'
  /** Shut out by an admin. */
  | 'SUSPENDED';

/** The account is suspended. */
export type UserSuspended = {
  __typename?: 'UserSuspended';
  /** The account as it is now. */
  user: User;
};

/** The account has another password. */
export type WrongPassword = {
  __typename?: 'WrongPassword';
  /** `This is not your password.` */
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
  AdvanceApplicationResult:
    | ( Omit<ApplicationAdvanced, 'application'> & { application: _RefType['Application'] } )
    | ( ApplicationNotFound )
    | ( Omit<ApplicationRefused, 'application'> & { application: _RefType['Application'] } )
    | ( InvalidInput )
  ;
  AdvanceEngagementResult:
    | ( Omit<EngagementAdvanced, 'engagement'> & { engagement: _RefType['Engagement'] } )
    | ( EngagementNotFound )
    | ( InvalidInput )
    | ( PaymentDeclined )
    | ( Omit<TransitionRefused, 'engagement'> & { engagement: _RefType['Engagement'] } )
  ;
  ApplyToJobResult:
    | ( Omit<AlreadyApplied, 'application'> & { application: _RefType['Application'] } )
    | ( Omit<Applied, 'application'> & { application: _RefType['Application'] } )
    | ( InvalidInput )
    | ( JobClosed )
    | ( JobNotFound )
    | ( TooManyAttempts )
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
  ConfirmEmailChangeResult:
    | ( EmailChanged )
    | ( EmailTaken )
    | ( InvalidLink )
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
  ;
  EditJobResult:
    | ( InvalidInput )
    | ( JobNotFound )
    | ( Omit<JobSaved, 'job'> & { job: _RefType['Job'] } )
  ;
  EditListingResult:
    | ( Omit<EditConflict, 'current'> & { current: _RefType['OwnListing'] } )
    | ( InvalidInput )
    | ( ListingNotFound )
    | ( Omit<ListingSaved, 'listing'> & { listing: _RefType['OwnListing'] } )
  ;
  LoginResult:
    | ( AccountSuspended )
    | ( InvalidCredentials )
    | ( Omit<LoginSuccess, 'user'> & { user: _RefType['User'] } )
    | ( TooManyAttempts )
  ;
  OwnListingResult:
    | ( ListingNotFound )
    | ( Omit<ListingSaved, 'listing'> & { listing: _RefType['OwnListing'] } )
  ;
  PlaceOrderResult:
    | ( CustomersOnly )
    | ( InvalidInput )
    | ( Omit<LineUnavailable, 'quote'> & { quote: _RefType['CartQuote'] } )
    | ( Omit<OrderPlaced, 'order'> & { order: _RefType['Order'] } )
    | ( PaymentDeclined )
    | ( Omit<PriceChanged, 'quote'> & { quote: _RefType['CartQuote'] } )
  ;
  PostJobResult:
    | ( InvalidInput )
    | ( Omit<JobSaved, 'job'> & { job: _RefType['Job'] } )
    | ( TooManyAttempts )
  ;
  PublishListingResult:
    | ( InvalidInput )
    | ( ListingNotFound )
    | ( Omit<ListingSaved, 'listing'> & { listing: _RefType['OwnListing'] } )
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
  ReplyToReviewResult:
    | ( InvalidInput )
    | ( ReviewNotFound )
    | ( Omit<ReviewReplied, 'review'> & { review: _RefType['Review'] } )
  ;
  RequestEmailChangeResult:
    | ( EmailChangeRequested )
    | ( InvalidInput )
    | ( TooManyAttempts )
    | ( WrongPassword )
  ;
  RequestPasswordResetResult:
    | ( InvalidInput )
    | ( PasswordResetRequested )
    | ( TooManyAttempts )
  ;
  RequestQuoteResult:
    | ( CustomersOnly )
    | ( InvalidInput )
    | ( Omit<QuoteRequested, 'engagement'> & { engagement: _RefType['Engagement'] } )
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
  SaveListingResult:
    | ( InvalidInput )
    | ( Omit<ListingKept, 'listing'> & { listing: _RefType['Listing'] } )
    | ( ListingNotFound )
  ;
  SaveSearchResult:
    | ( InvalidInput )
    | ( Omit<SearchSaved, 'savedSearch'> & { savedSearch: _RefType['SavedSearch'] } )
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
  SocialLoginResult:
    | ( AccountSuspended )
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
  UpdateCompanyResult:
    | ( Omit<CompanyUpdated, 'company'> & { company: _RefType['Company'] } )
    | ( InvalidInput )
  ;
  UpdateFreelancerResult:
    | ( Omit<FreelancerUpdated, 'freelancer'> & { freelancer: _RefType['Freelancer'] } )
    | ( InvalidInput )
  ;
  UpdateProfileResult:
    | ( InvalidInput )
    | ( Omit<ProfileUpdated, 'user'> & { user: _RefType['User'] } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Listing:
    | ( ListingRow )
    | ( ListingRow )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptOfferInput: AcceptOfferInput;
  AccountDeleted: ResolverTypeWrapper<AccountDeleted>;
  AccountSuspended: ResolverTypeWrapper<AccountSuspended>;
  AdvanceApplicationInput: AdvanceApplicationInput;
  AdvanceApplicationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AdvanceApplicationResult']>;
  AdvanceEngagementInput: AdvanceEngagementInput;
  AdvanceEngagementResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AdvanceEngagementResult']>;
  AlreadyApplied: ResolverTypeWrapper<Omit<AlreadyApplied, 'application'> & { application: ResolversTypes['Application'] }>;
  Application: ResolverTypeWrapper<ApplicationRow>;
  ApplicationAdvanced: ResolverTypeWrapper<Omit<ApplicationAdvanced, 'application'> & { application: ResolversTypes['Application'] }>;
  ApplicationAnswerInput: ApplicationAnswerInput;
  ApplicationConnection: ResolverTypeWrapper<ApplicationPage>;
  ApplicationEdge: ResolverTypeWrapper<Omit<ApplicationEdge, 'node'> & { node: ResolversTypes['Application'] }>;
  ApplicationEvent: ResolverTypeWrapper<ApplicationEventRow>;
  ApplicationNotFound: ResolverTypeWrapper<ApplicationNotFound>;
  ApplicationRefused: ResolverTypeWrapper<Omit<ApplicationRefused, 'application'> & { application: ResolversTypes['Application'] }>;
  ApplicationState: ApplicationState;
  ApplicationTransition: ApplicationTransition;
  ApplicationTransitionInput: ApplicationTransitionInput;
  Applied: ResolverTypeWrapper<Omit<Applied, 'application'> & { application: ResolversTypes['Application'] }>;
  ApplyToJobInput: ApplyToJobInput;
  ApplyToJobResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApplyToJobResult']>;
  AuditAction: AuditAction;
  AuditEvent: ResolverTypeWrapper<AuditEventRow>;
  AuditEventConnection: ResolverTypeWrapper<AuditEventPage>;
  AuditEventEdge: ResolverTypeWrapper<Omit<AuditEventEdge, 'node'> & { node: ResolversTypes['AuditEvent'] }>;
  AvailableApplicationTransition: ResolverTypeWrapper<AvailableApplicationTransition>;
  AvailableTransition: ResolverTypeWrapper<AvailableTransition>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelInput: CancelInput;
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
  Clock: ResolverTypeWrapper<Clock>;
  ClockAdvanced: ResolverTypeWrapper<ClockAdvanced>;
  CloseJobResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CloseJobResult']>;
  Company: ResolverTypeWrapper<CompanyRow>;
  CompanyConnection: ResolverTypeWrapper<CompanyPage>;
  CompanyEdge: ResolverTypeWrapper<Omit<CompanyEdge, 'node'> & { node: ResolversTypes['Company'] }>;
  CompanyUpdated: ResolverTypeWrapper<Omit<CompanyUpdated, 'company'> & { company: ResolversTypes['Company'] }>;
  ConfirmEmailChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmEmailChangeResult']>;
  Conversation: ResolverTypeWrapper<ViewedConversationRow>;
  ConversationAbout: ConversationAbout;
  ConversationConnection: ResolverTypeWrapper<ViewedConversationPage>;
  ConversationEdge: ResolverTypeWrapper<Omit<ConversationEdge, 'node'> & { node: ResolversTypes['Conversation'] }>;
  ConversationNotFound: ResolverTypeWrapper<ConversationNotFound>;
  ConversationSubject: ResolverTypeWrapper<ConversationSubject>;
  ConversationSubjectKind: ConversationSubjectKind;
  CounterInput: CounterInput;
  CourseStanding: CourseStanding;
  CourseStep: ResolverTypeWrapper<CourseStep>;
  CustomersOnly: ResolverTypeWrapper<CustomersOnly>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeclineInput: DeclineInput;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteAccountResult']>;
  DeleteListingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteListingResult']>;
  DeliverInput: DeliverInput;
  EditConflict: ResolverTypeWrapper<Omit<EditConflict, 'current'> & { current: ResolversTypes['OwnListing'] }>;
  EditJobResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditJobResult']>;
  EditListingInput: EditListingInput;
  EditListingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditListingResult']>;
  EmailChangeRequested: ResolverTypeWrapper<EmailChangeRequested>;
  EmailChanged: ResolverTypeWrapper<EmailChanged>;
  EmailTaken: ResolverTypeWrapper<EmailTaken>;
  Engagement: ResolverTypeWrapper<EngagementParent>;
  EngagementActor: EngagementActor;
  EngagementAdvanced: ResolverTypeWrapper<Omit<EngagementAdvanced, 'engagement'> & { engagement: ResolversTypes['Engagement'] }>;
  EngagementConnection: ResolverTypeWrapper<EngagementPage>;
  EngagementDeadline: ResolverTypeWrapper<EngagementDeadline>;
  EngagementEdge: ResolverTypeWrapper<Omit<EngagementEdge, 'node'> & { node: ResolversTypes['Engagement'] }>;
  EngagementEvent: ResolverTypeWrapper<EngagementEventRow>;
  EngagementFile: ResolverTypeWrapper<EngagementFileRow>;
  EngagementMoney: ResolverTypeWrapper<EngagementMoney>;
  EngagementNotFound: ResolverTypeWrapper<EngagementNotFound>;
  EngagementSide: EngagementSide;
  EngagementState: EngagementState;
  EngagementTransition: EngagementTransition;
  EngagementTransitionInput: EngagementTransitionInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Freelancer: ResolverTypeWrapper<FreelancerRow>;
  FreelancerConnection: ResolverTypeWrapper<FreelancerPage>;
  FreelancerEdge: ResolverTypeWrapper<Omit<FreelancerEdge, 'node'> & { node: ResolversTypes['Freelancer'] }>;
  FreelancerFilter: FreelancerFilter;
  FreelancerSort: FreelancerSort;
  FreelancerUpdated: ResolverTypeWrapper<Omit<FreelancerUpdated, 'freelancer'> & { freelancer: ResolversTypes['Freelancer'] }>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidCredentials: ResolverTypeWrapper<InvalidCredentials>;
  InvalidInput: ResolverTypeWrapper<InvalidInput>;
  InvalidLink: ResolverTypeWrapper<InvalidLink>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Job: ResolverTypeWrapper<JobRow>;
  JobClosed: ResolverTypeWrapper<JobClosed>;
  JobConnection: ResolverTypeWrapper<JobPage>;
  JobEdge: ResolverTypeWrapper<Omit<JobEdge, 'node'> & { node: ResolversTypes['Job'] }>;
  JobInput: JobInput;
  JobNotFound: ResolverTypeWrapper<JobNotFound>;
  JobSaved: ResolverTypeWrapper<Omit<JobSaved, 'job'> & { job: ResolversTypes['Job'] }>;
  LastAdmin: ResolverTypeWrapper<LastAdmin>;
  LineUnavailable: ResolverTypeWrapper<Omit<LineUnavailable, 'quote'> & { quote: ResolversTypes['CartQuote'] }>;
  Listing: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Listing']>;
  ListingDeleted: ResolverTypeWrapper<ListingDeleted>;
  ListingFilter: ListingFilter;
  ListingKept: ResolverTypeWrapper<Omit<ListingKept, 'listing'> & { listing: ResolversTypes['Listing'] }>;
  ListingKind: ListingKind;
  ListingNotFound: ResolverTypeWrapper<ListingNotFound>;
  ListingSales: ResolverTypeWrapper<ListingReport>;
  ListingSaved: ResolverTypeWrapper<Omit<ListingSaved, 'listing'> & { listing: ResolversTypes['OwnListing'] }>;
  ListingSort: ListingSort;
  ListingStatus: ListingStatus;
  LiveEvent: ResolverTypeWrapper<LiveEvent>;
  LiveEventKind: LiveEventKind;
  LoginInput: LoginInput;
  LoginResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LoginResult']>;
  LoginSuccess: ResolverTypeWrapper<Omit<LoginSuccess, 'user'> & { user: ResolversTypes['User'] }>;
  Message: ResolverTypeWrapper<MessageRow>;
  MessageConnection: ResolverTypeWrapper<MessagePage>;
  MessageEdge: ResolverTypeWrapper<Omit<MessageEdge, 'node'> & { node: ResolversTypes['Message'] }>;
  MessageSent: ResolverTypeWrapper<Omit<MessageSent, 'conversation' | 'sent'> & { conversation: ResolversTypes['Conversation'], sent: ResolversTypes['Message'] }>;
  MonthSales: ResolverTypeWrapper<MonthReport>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NonNegativeInt: ResolverTypeWrapper<Scalars['NonNegativeInt']['output']>;
  Notification: ResolverTypeWrapper<NotificationRow>;
  NotificationConnection: ResolverTypeWrapper<NotificationPage>;
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationKind: NotificationKind;
  NotificationSettingsInput: NotificationSettingsInput;
  OpenBusiness: ResolverTypeWrapper<OpenBusiness>;
  OpenDisputeInput: OpenDisputeInput;
  Order: ResolverTypeWrapper<OrderRow>;
  OrderConnection: ResolverTypeWrapper<OrderPage>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderPlaced: ResolverTypeWrapper<Omit<OrderPlaced, 'order'> & { order: ResolversTypes['Order'] }>;
  OrderState: OrderState;
  OthersTransition: ResolverTypeWrapper<OthersTransition>;
  OwnListing: ResolverTypeWrapper<OwnListingRow>;
  OwnListingConnection: ResolverTypeWrapper<OwnListingPage>;
  OwnListingEdge: ResolverTypeWrapper<Omit<OwnListingEdge, 'node'> & { node: ResolversTypes['OwnListing'] }>;
  OwnListingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OwnListingResult']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PasswordChanged: ResolverTypeWrapper<PasswordChanged>;
  PasswordReset: ResolverTypeWrapper<PasswordReset>;
  PasswordResetRequested: ResolverTypeWrapper<PasswordResetRequested>;
  PaymentDeclined: ResolverTypeWrapper<PaymentDeclined>;
  PaymentInput: PaymentInput;
  PaymentProvider: ResolverTypeWrapper<PaymentProvider>;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceOrderResult']>;
  PostJobResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PostJobResult']>;
  PriceChanged: ResolverTypeWrapper<Omit<PriceChanged, 'quote'> & { quote: ResolversTypes['CartQuote'] }>;
  Process: ResolverTypeWrapper<Process>;
  ProcessName: ProcessName;
  ProcessState: ResolverTypeWrapper<ProcessState>;
  ProcessStep: ResolverTypeWrapper<ProcessStep>;
  Product: ResolverTypeWrapper<ListingRow>;
  ProductConnection: ResolverTypeWrapper<ListingPage>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  Profile: ResolverTypeWrapper<UserParent>;
  ProfileUpdated: ResolverTypeWrapper<Omit<ProfileUpdated, 'user'> & { user: ResolversTypes['User'] }>;
  PublishListingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublishListingResult']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuoteRequested: ResolverTypeWrapper<Omit<QuoteRequested, 'engagement'> & { engagement: ResolversTypes['Engagement'] }>;
  ReadMark: ResolverTypeWrapper<Omit<ReadMark, 'conversation' | 'viewer'> & { conversation: ResolversTypes['Conversation'], viewer: ResolversTypes['User'] }>;
  Receipt: ResolverTypeWrapper<Receipt>;
  ReceiptInput: ReceiptInput;
  RecipientUnavailable: ResolverTypeWrapper<RecipientUnavailable>;
  RefusalReason: RefusalReason;
  RegisterInput: RegisterInput;
  RegisterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterResult']>;
  RegisterSuccess: ResolverTypeWrapper<Omit<RegisterSuccess, 'user'> & { user: ResolversTypes['User'] }>;
  ReinstateUserInput: ReinstateUserInput;
  ReinstateUserResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReinstateUserResult']>;
  ReplyToReviewInput: ReplyToReviewInput;
  ReplyToReviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReplyToReviewResult']>;
  RequestChangesInput: RequestChangesInput;
  RequestEmailChangeInput: RequestEmailChangeInput;
  RequestEmailChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestEmailChangeResult']>;
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
  ReviewNotFound: ResolverTypeWrapper<ReviewNotFound>;
  ReviewRefused: ResolverTypeWrapper<ReviewRefused>;
  ReviewReplied: ResolverTypeWrapper<Omit<ReviewReplied, 'review'> & { review: ResolversTypes['Review'] }>;
  ReviewWritten: ResolverTypeWrapper<Omit<ReviewWritten, 'engagement' | 'review'> & { engagement: ResolversTypes['Engagement'], review: ResolversTypes['Review'] }>;
  SalesFigures: ResolverTypeWrapper<Figures>;
  SalesReport: ResolverTypeWrapper<Report>;
  SampleAccount: ResolverTypeWrapper<SampleAccount>;
  SampleCard: ResolverTypeWrapper<SampleCard>;
  SaveListingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveListingResult']>;
  SaveSearchInput: SaveSearchInput;
  SaveSearchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveSearchResult']>;
  SavedSearch: ResolverTypeWrapper<SavedSearchRow>;
  SearchFilter: SearchFilter;
  SearchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SearchResult']>;
  SearchResultConnection: ResolverTypeWrapper<ListingPage>;
  SearchResultEdge: ResolverTypeWrapper<Omit<SearchResultEdge, 'node'> & { node: ResolversTypes['SearchResult'] }>;
  SearchSaved: ResolverTypeWrapper<Omit<SearchSaved, 'savedSearch'> & { savedSearch: ResolversTypes['SavedSearch'] }>;
  SendMessageInput: SendMessageInput;
  SendMessageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendMessageResult']>;
  SendOfferInput: SendOfferInput;
  Service: ResolverTypeWrapper<ListingRow>;
  ServiceConnection: ResolverTypeWrapper<ListingPage>;
  ServiceEdge: ResolverTypeWrapper<Omit<ServiceEdge, 'node'> & { node: ResolversTypes['Service'] }>;
  Session: ResolverTypeWrapper<SessionParent>;
  SocialLoginFailed: ResolverTypeWrapper<SocialLoginFailed>;
  SocialLoginInput: SocialLoginInput;
  SocialLoginRedirect: ResolverTypeWrapper<SocialLoginRedirect>;
  SocialLoginResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SocialLoginResult']>;
  SocialLoginSuccess: ResolverTypeWrapper<Omit<SocialLoginSuccess, 'user'> & { user: ResolversTypes['User'] }>;
  SocialProvider: SocialProvider;
  SocialPurpose: SocialPurpose;
  StartConversationInput: StartConversationInput;
  StartConversationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartConversationResult']>;
  Stat: ResolverTypeWrapper<Stat>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitRequirementsInput: SubmitRequirementsInput;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SuspendUserInput: SuspendUserInput;
  SuspendUserResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SuspendUserResult']>;
  Testimonial: ResolverTypeWrapper<Testimonial>;
  TooManyAttempts: ResolverTypeWrapper<TooManyAttempts>;
  TransitionField: ResolverTypeWrapper<TransitionField>;
  TransitionFieldKind: TransitionFieldKind;
  TransitionRefused: ResolverTypeWrapper<Omit<TransitionRefused, 'engagement'> & { engagement: ResolversTypes['Engagement'] }>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UpdateCompanyInput: UpdateCompanyInput;
  UpdateCompanyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateCompanyResult']>;
  UpdateFreelancerInput: UpdateFreelancerInput;
  UpdateFreelancerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateFreelancerResult']>;
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
  WrongPassword: ResolverTypeWrapper<WrongPassword>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptOfferInput: AcceptOfferInput;
  AccountDeleted: AccountDeleted;
  AccountSuspended: AccountSuspended;
  AdvanceApplicationInput: AdvanceApplicationInput;
  AdvanceApplicationResult: ResolversUnionTypes<ResolversParentTypes>['AdvanceApplicationResult'];
  AdvanceEngagementInput: AdvanceEngagementInput;
  AdvanceEngagementResult: ResolversUnionTypes<ResolversParentTypes>['AdvanceEngagementResult'];
  AlreadyApplied: Omit<AlreadyApplied, 'application'> & { application: ResolversParentTypes['Application'] };
  Application: ApplicationRow;
  ApplicationAdvanced: Omit<ApplicationAdvanced, 'application'> & { application: ResolversParentTypes['Application'] };
  ApplicationAnswerInput: ApplicationAnswerInput;
  ApplicationConnection: ApplicationPage;
  ApplicationEdge: Omit<ApplicationEdge, 'node'> & { node: ResolversParentTypes['Application'] };
  ApplicationEvent: ApplicationEventRow;
  ApplicationNotFound: ApplicationNotFound;
  ApplicationRefused: Omit<ApplicationRefused, 'application'> & { application: ResolversParentTypes['Application'] };
  ApplicationTransitionInput: ApplicationTransitionInput;
  Applied: Omit<Applied, 'application'> & { application: ResolversParentTypes['Application'] };
  ApplyToJobInput: ApplyToJobInput;
  ApplyToJobResult: ResolversUnionTypes<ResolversParentTypes>['ApplyToJobResult'];
  AuditEvent: AuditEventRow;
  AuditEventConnection: AuditEventPage;
  AuditEventEdge: Omit<AuditEventEdge, 'node'> & { node: ResolversParentTypes['AuditEvent'] };
  AvailableApplicationTransition: AvailableApplicationTransition;
  AvailableTransition: AvailableTransition;
  Boolean: Scalars['Boolean']['output'];
  CancelInput: CancelInput;
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
  Clock: Clock;
  ClockAdvanced: ClockAdvanced;
  CloseJobResult: ResolversUnionTypes<ResolversParentTypes>['CloseJobResult'];
  Company: CompanyRow;
  CompanyConnection: CompanyPage;
  CompanyEdge: Omit<CompanyEdge, 'node'> & { node: ResolversParentTypes['Company'] };
  CompanyUpdated: Omit<CompanyUpdated, 'company'> & { company: ResolversParentTypes['Company'] };
  ConfirmEmailChangeResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmEmailChangeResult'];
  Conversation: ViewedConversationRow;
  ConversationAbout: ConversationAbout;
  ConversationConnection: ViewedConversationPage;
  ConversationEdge: Omit<ConversationEdge, 'node'> & { node: ResolversParentTypes['Conversation'] };
  ConversationNotFound: ConversationNotFound;
  ConversationSubject: ConversationSubject;
  CounterInput: CounterInput;
  CourseStep: CourseStep;
  CustomersOnly: CustomersOnly;
  DateTime: Scalars['DateTime']['output'];
  DeclineInput: DeclineInput;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountResult: ResolversUnionTypes<ResolversParentTypes>['DeleteAccountResult'];
  DeleteListingResult: ResolversUnionTypes<ResolversParentTypes>['DeleteListingResult'];
  DeliverInput: DeliverInput;
  EditConflict: Omit<EditConflict, 'current'> & { current: ResolversParentTypes['OwnListing'] };
  EditJobResult: ResolversUnionTypes<ResolversParentTypes>['EditJobResult'];
  EditListingInput: EditListingInput;
  EditListingResult: ResolversUnionTypes<ResolversParentTypes>['EditListingResult'];
  EmailChangeRequested: EmailChangeRequested;
  EmailChanged: EmailChanged;
  EmailTaken: EmailTaken;
  Engagement: EngagementParent;
  EngagementAdvanced: Omit<EngagementAdvanced, 'engagement'> & { engagement: ResolversParentTypes['Engagement'] };
  EngagementConnection: EngagementPage;
  EngagementDeadline: EngagementDeadline;
  EngagementEdge: Omit<EngagementEdge, 'node'> & { node: ResolversParentTypes['Engagement'] };
  EngagementEvent: EngagementEventRow;
  EngagementFile: EngagementFileRow;
  EngagementMoney: EngagementMoney;
  EngagementNotFound: EngagementNotFound;
  EngagementTransitionInput: EngagementTransitionInput;
  Float: Scalars['Float']['output'];
  Freelancer: FreelancerRow;
  FreelancerConnection: FreelancerPage;
  FreelancerEdge: Omit<FreelancerEdge, 'node'> & { node: ResolversParentTypes['Freelancer'] };
  FreelancerFilter: FreelancerFilter;
  FreelancerUpdated: Omit<FreelancerUpdated, 'freelancer'> & { freelancer: ResolversParentTypes['Freelancer'] };
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  InvalidCredentials: InvalidCredentials;
  InvalidInput: InvalidInput;
  InvalidLink: InvalidLink;
  JSON: Scalars['JSON']['output'];
  Job: JobRow;
  JobClosed: JobClosed;
  JobConnection: JobPage;
  JobEdge: Omit<JobEdge, 'node'> & { node: ResolversParentTypes['Job'] };
  JobInput: JobInput;
  JobNotFound: JobNotFound;
  JobSaved: Omit<JobSaved, 'job'> & { job: ResolversParentTypes['Job'] };
  LastAdmin: LastAdmin;
  LineUnavailable: Omit<LineUnavailable, 'quote'> & { quote: ResolversParentTypes['CartQuote'] };
  Listing: ResolversInterfaceTypes<ResolversParentTypes>['Listing'];
  ListingDeleted: ListingDeleted;
  ListingFilter: ListingFilter;
  ListingKept: Omit<ListingKept, 'listing'> & { listing: ResolversParentTypes['Listing'] };
  ListingNotFound: ListingNotFound;
  ListingSales: ListingReport;
  ListingSaved: Omit<ListingSaved, 'listing'> & { listing: ResolversParentTypes['OwnListing'] };
  LiveEvent: LiveEvent;
  LoginInput: LoginInput;
  LoginResult: ResolversUnionTypes<ResolversParentTypes>['LoginResult'];
  LoginSuccess: Omit<LoginSuccess, 'user'> & { user: ResolversParentTypes['User'] };
  Message: MessageRow;
  MessageConnection: MessagePage;
  MessageEdge: Omit<MessageEdge, 'node'> & { node: ResolversParentTypes['Message'] };
  MessageSent: Omit<MessageSent, 'conversation' | 'sent'> & { conversation: ResolversParentTypes['Conversation'], sent: ResolversParentTypes['Message'] };
  MonthSales: MonthReport;
  Mutation: Record<PropertyKey, never>;
  NonNegativeInt: Scalars['NonNegativeInt']['output'];
  Notification: NotificationRow;
  NotificationConnection: NotificationPage;
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  NotificationSettingsInput: NotificationSettingsInput;
  OpenBusiness: OpenBusiness;
  OpenDisputeInput: OpenDisputeInput;
  Order: OrderRow;
  OrderConnection: OrderPage;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderPlaced: Omit<OrderPlaced, 'order'> & { order: ResolversParentTypes['Order'] };
  OthersTransition: OthersTransition;
  OwnListing: OwnListingRow;
  OwnListingConnection: OwnListingPage;
  OwnListingEdge: Omit<OwnListingEdge, 'node'> & { node: ResolversParentTypes['OwnListing'] };
  OwnListingResult: ResolversUnionTypes<ResolversParentTypes>['OwnListingResult'];
  PageInfo: PageInfo;
  PasswordChanged: PasswordChanged;
  PasswordReset: PasswordReset;
  PasswordResetRequested: PasswordResetRequested;
  PaymentDeclined: PaymentDeclined;
  PaymentInput: PaymentInput;
  PaymentProvider: PaymentProvider;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderResult: ResolversUnionTypes<ResolversParentTypes>['PlaceOrderResult'];
  PostJobResult: ResolversUnionTypes<ResolversParentTypes>['PostJobResult'];
  PriceChanged: Omit<PriceChanged, 'quote'> & { quote: ResolversParentTypes['CartQuote'] };
  Process: Process;
  ProcessState: ProcessState;
  ProcessStep: ProcessStep;
  Product: ListingRow;
  ProductConnection: ListingPage;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  Profile: UserParent;
  ProfileUpdated: Omit<ProfileUpdated, 'user'> & { user: ResolversParentTypes['User'] };
  PublishListingResult: ResolversUnionTypes<ResolversParentTypes>['PublishListingResult'];
  Query: Record<PropertyKey, never>;
  QuoteRequested: Omit<QuoteRequested, 'engagement'> & { engagement: ResolversParentTypes['Engagement'] };
  ReadMark: Omit<ReadMark, 'conversation' | 'viewer'> & { conversation: ResolversParentTypes['Conversation'], viewer: ResolversParentTypes['User'] };
  Receipt: Receipt;
  ReceiptInput: ReceiptInput;
  RecipientUnavailable: RecipientUnavailable;
  RegisterInput: RegisterInput;
  RegisterResult: ResolversUnionTypes<ResolversParentTypes>['RegisterResult'];
  RegisterSuccess: Omit<RegisterSuccess, 'user'> & { user: ResolversParentTypes['User'] };
  ReinstateUserInput: ReinstateUserInput;
  ReinstateUserResult: ResolversUnionTypes<ResolversParentTypes>['ReinstateUserResult'];
  ReplyToReviewInput: ReplyToReviewInput;
  ReplyToReviewResult: ResolversUnionTypes<ResolversParentTypes>['ReplyToReviewResult'];
  RequestChangesInput: RequestChangesInput;
  RequestEmailChangeInput: RequestEmailChangeInput;
  RequestEmailChangeResult: ResolversUnionTypes<ResolversParentTypes>['RequestEmailChangeResult'];
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
  ReviewNotFound: ReviewNotFound;
  ReviewRefused: ReviewRefused;
  ReviewReplied: Omit<ReviewReplied, 'review'> & { review: ResolversParentTypes['Review'] };
  ReviewWritten: Omit<ReviewWritten, 'engagement' | 'review'> & { engagement: ResolversParentTypes['Engagement'], review: ResolversParentTypes['Review'] };
  SalesFigures: Figures;
  SalesReport: Report;
  SampleAccount: SampleAccount;
  SampleCard: SampleCard;
  SaveListingResult: ResolversUnionTypes<ResolversParentTypes>['SaveListingResult'];
  SaveSearchInput: SaveSearchInput;
  SaveSearchResult: ResolversUnionTypes<ResolversParentTypes>['SaveSearchResult'];
  SavedSearch: SavedSearchRow;
  SearchFilter: SearchFilter;
  SearchResult: ResolversUnionTypes<ResolversParentTypes>['SearchResult'];
  SearchResultConnection: ListingPage;
  SearchResultEdge: Omit<SearchResultEdge, 'node'> & { node: ResolversParentTypes['SearchResult'] };
  SearchSaved: Omit<SearchSaved, 'savedSearch'> & { savedSearch: ResolversParentTypes['SavedSearch'] };
  SendMessageInput: SendMessageInput;
  SendMessageResult: ResolversUnionTypes<ResolversParentTypes>['SendMessageResult'];
  SendOfferInput: SendOfferInput;
  Service: ListingRow;
  ServiceConnection: ListingPage;
  ServiceEdge: Omit<ServiceEdge, 'node'> & { node: ResolversParentTypes['Service'] };
  Session: SessionParent;
  SocialLoginFailed: SocialLoginFailed;
  SocialLoginInput: SocialLoginInput;
  SocialLoginRedirect: SocialLoginRedirect;
  SocialLoginResult: ResolversUnionTypes<ResolversParentTypes>['SocialLoginResult'];
  SocialLoginSuccess: Omit<SocialLoginSuccess, 'user'> & { user: ResolversParentTypes['User'] };
  StartConversationInput: StartConversationInput;
  StartConversationResult: ResolversUnionTypes<ResolversParentTypes>['StartConversationResult'];
  Stat: Stat;
  String: Scalars['String']['output'];
  SubmitRequirementsInput: SubmitRequirementsInput;
  Subscription: Record<PropertyKey, never>;
  SuspendUserInput: SuspendUserInput;
  SuspendUserResult: ResolversUnionTypes<ResolversParentTypes>['SuspendUserResult'];
  Testimonial: Testimonial;
  TooManyAttempts: TooManyAttempts;
  TransitionField: TransitionField;
  TransitionRefused: Omit<TransitionRefused, 'engagement'> & { engagement: ResolversParentTypes['Engagement'] };
  URL: Scalars['URL']['output'];
  UpdateCompanyInput: UpdateCompanyInput;
  UpdateCompanyResult: ResolversUnionTypes<ResolversParentTypes>['UpdateCompanyResult'];
  UpdateFreelancerInput: UpdateFreelancerInput;
  UpdateFreelancerResult: ResolversUnionTypes<ResolversParentTypes>['UpdateFreelancerResult'];
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfileResult: ResolversUnionTypes<ResolversParentTypes>['UpdateProfileResult'];
  User: UserParent;
  UserConnection: UserPage;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserFilter: UserFilter;
  UserReinstated: Omit<UserReinstated, 'user'> & { user: ResolversParentTypes['User'] };
  UserRoleChanged: Omit<UserRoleChanged, 'user'> & { user: ResolversParentTypes['User'] };
  UserSuspended: Omit<UserSuspended, 'user'> & { user: ResolversParentTypes['User'] };
  WrongPassword: WrongPassword;
};

export type AccountDeletedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountDeleted'] = ResolversParentTypes['AccountDeleted']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountSuspendedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountSuspended'] = ResolversParentTypes['AccountSuspended']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdvanceApplicationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvanceApplicationResult'] = ResolversParentTypes['AdvanceApplicationResult']> = {
  __resolveType: TypeResolveFn<'ApplicationAdvanced' | 'ApplicationNotFound' | 'ApplicationRefused' | 'InvalidInput', ParentType, ContextType>;
};

export type AdvanceEngagementResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvanceEngagementResult'] = ResolversParentTypes['AdvanceEngagementResult']> = {
  __resolveType: TypeResolveFn<'EngagementAdvanced' | 'EngagementNotFound' | 'InvalidInput' | 'PaymentDeclined' | 'TransitionRefused', ParentType, ContextType>;
};

export type AlreadyAppliedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlreadyApplied'] = ResolversParentTypes['AlreadyApplied']> = {
  application?: Resolver<ResolversTypes['Application'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application']> = {
  applicant?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  availableTransitions?: Resolver<Array<ResolversTypes['AvailableApplicationTransition']>, ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['ApplicationEvent']>, ParentType, ContextType>;
  expectedPay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  job?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApplicationState'], ParentType, ContextType>;
  stateLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
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

export type ApplicationEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationEvent'] = ResolversParentTypes['ApplicationEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transition?: Resolver<ResolversTypes['ApplicationTransition'], ParentType, ContextType>;
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

export type AuditEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEvent'] = ResolversParentTypes['AuditEvent']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fromRole?: Resolver<Maybe<ResolversTypes['UserRole']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  toRole?: Resolver<Maybe<ResolversTypes['UserRole']>, ParentType, ContextType>;
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

export type AvailableApplicationTransitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableApplicationTransition'] = ResolversParentTypes['AvailableApplicationTransition']> = {
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['TransitionField']>, ParentType, ContextType>;
  input?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ApplicationTransition'], ParentType, ContextType>;
};

export type AvailableTransitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableTransition'] = ResolversParentTypes['AvailableTransition']> = {
  clockAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['TransitionField']>, ParentType, ContextType>;
  input?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['EngagementTransition'], ParentType, ContextType>;
  onward?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['EngagementActor']>, ParentType, ContextType>;
};

export type CartGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartGroup'] = ResolversParentTypes['CartGroup']> = {
  lines?: Resolver<Array<ResolversTypes['CartLine']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartQuote'] = ResolversParentTypes['CartQuote']> = {
  gone?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['CartGroup']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
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
};

export type ChangePasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PasswordChanged' | 'TooManyAttempts' | 'WrongPassword', ParentType, ContextType>;
};

export type ChangeUserRoleResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeUserRoleResult'] = ResolversParentTypes['ChangeUserRoleResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'LastAdmin' | 'UserRoleChanged', ParentType, ContextType>;
};

export type ClockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Clock'] = ResolversParentTypes['Clock']> = {
  daysAhead?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  movable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ClockAdvancedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClockAdvanced'] = ResolversParentTypes['ClockAdvanced']> = {
  clock?: Resolver<ResolversTypes['Clock'], ParentType, ContextType>;
  fired?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type CloseJobResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseJobResult'] = ResolversParentTypes['CloseJobResult']> = {
  __resolveType: TypeResolveFn<'JobNotFound' | 'JobSaved', ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  banner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeCount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  foundedYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listedServices?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<CompanyReviewsArgs, 'first'>>;
  services?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type CompanyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyConnection'] = ResolversParentTypes['CompanyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CompanyEdge']>, ParentType, ContextType>;
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

export type ConfirmEmailChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailChangeResult'] = ResolversParentTypes['ConfirmEmailChangeResult']> = {
  __resolveType: TypeResolveFn<'EmailChanged' | 'EmailTaken' | 'InvalidLink', ParentType, ContextType>;
};

export type ConversationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = {
  about?: Resolver<ResolversTypes['ConversationSubject'], ParentType, ContextType>;
  canWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<ConversationMessagesArgs, 'first'>>;
  other?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  parties?: Resolver<Array<ResolversTypes['Profile']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
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

export type ConversationSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationSubject'] = ResolversParentTypes['ConversationSubject']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ConversationSubjectKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseStep'] = ResolversParentTypes['CourseStep']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CourseStanding'], ParentType, ContextType>;
};

export type CustomersOnlyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomersOnly'] = ResolversParentTypes['CustomersOnly']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAccountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountResult'] = ResolversParentTypes['DeleteAccountResult']> = {
  __resolveType: TypeResolveFn<'AccountDeleted' | 'LastAdmin' | 'OpenBusiness' | 'TooManyAttempts' | 'WrongPassword', ParentType, ContextType>;
};

export type DeleteListingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteListingResult'] = ResolversParentTypes['DeleteListingResult']> = {
  __resolveType: TypeResolveFn<'ListingDeleted' | 'ListingNotFound', ParentType, ContextType>;
};

export type EditConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditConflict'] = ResolversParentTypes['EditConflict']> = {
  current?: Resolver<ResolversTypes['OwnListing'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EditJobResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditJobResult'] = ResolversParentTypes['EditJobResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'JobNotFound' | 'JobSaved', ParentType, ContextType>;
};

export type EditListingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditListingResult'] = ResolversParentTypes['EditListingResult']> = {
  __resolveType: TypeResolveFn<'EditConflict' | 'InvalidInput' | 'ListingNotFound' | 'ListingSaved', ParentType, ContextType>;
};

export type EmailChangeRequestedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailChangeRequested'] = ResolversParentTypes['EmailChangeRequested']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailChanged'] = ResolversParentTypes['EmailChanged']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailTaken'] = ResolversParentTypes['EmailTaken']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EngagementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Engagement'] = ResolversParentTypes['Engagement']> = {
  availableTransitions?: Resolver<Array<ResolversTypes['AvailableTransition']>, ParentType, ContextType>;
  buyer?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  course?: Resolver<Array<ResolversTypes['CourseStep']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['EngagementDeadline']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['EngagementEvent']>, ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListingKind'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  money?: Resolver<ResolversTypes['EngagementMoney'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  othersTransitions?: Resolver<Array<ResolversTypes['OthersTransition']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  reviewUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EngagementState'], ParentType, ContextType>;
  stateLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  viewerSide?: Resolver<ResolversTypes['EngagementSide'], ParentType, ContextType>;
};

export type EngagementAdvancedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementAdvanced'] = ResolversParentTypes['EngagementAdvanced']> = {
  engagement?: Resolver<ResolversTypes['Engagement'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transition?: Resolver<ResolversTypes['EngagementTransition'], ParentType, ContextType>;
};

export type EngagementEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementEdge'] = ResolversParentTypes['EngagementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Engagement'], ParentType, ContextType>;
};

export type EngagementEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementEvent'] = ResolversParentTypes['EngagementEvent']> = {
  actor?: Resolver<ResolversTypes['EngagementActor'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['EngagementFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['URL']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EngagementState'], ParentType, ContextType>;
  transition?: Resolver<ResolversTypes['EngagementTransition'], ParentType, ContextType>;
};

export type EngagementFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementFile'] = ResolversParentTypes['EngagementFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type EngagementMoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementMoney'] = ResolversParentTypes['EngagementMoney']> = {
  cardLastFour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commission?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  refundPending?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  released?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EngagementNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagementNotFound'] = ResolversParentTypes['EngagementNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FreelancerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Freelancer'] = ResolversParentTypes['Freelancer']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  experience?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hourlyRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<FreelancerReviewsArgs, 'first'>>;
  skills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FreelancerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreelancerConnection'] = ResolversParentTypes['FreelancerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FreelancerEdge']>, ParentType, ContextType>;
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

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  applicantCount?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  applications?: Resolver<Maybe<ResolversTypes['ApplicationConnection']>, ParentType, ContextType, RequireFields<JobApplicationsArgs, 'first'>>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postedBy?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  salary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerApplication?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType>;
};

export type JobClosedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobClosed'] = ResolversParentTypes['JobClosed']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobConnection'] = ResolversParentTypes['JobConnection']> = {
  edges?: Resolver<Array<ResolversTypes['JobEdge']>, ParentType, ContextType>;
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

export type ListingDeletedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingDeleted'] = ResolversParentTypes['ListingDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListingKeptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingKept'] = ResolversParentTypes['ListingKept']> = {
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListingNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingNotFound'] = ResolversParentTypes['ListingNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListingSalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingSales'] = ResolversParentTypes['ListingSales']> = {
  figures?: Resolver<ResolversTypes['SalesFigures'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  listingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingSaved'] = ResolversParentTypes['ListingSaved']> = {
  listing?: Resolver<ResolversTypes['OwnListing'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LiveEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LiveEvent'] = ResolversParentTypes['LiveEvent']> = {
  kind?: Resolver<ResolversTypes['LiveEventKind'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  __resolveType: TypeResolveFn<'AccountSuspended' | 'InvalidCredentials' | 'LoginSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type LoginSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginSuccess'] = ResolversParentTypes['LoginSuccess']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
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

export type MessageSentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageSent'] = ResolversParentTypes['MessageSent']> = {
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MonthSalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthSales'] = ResolversParentTypes['MonthSales']> = {
  figures?: Resolver<ResolversTypes['SalesFigures'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  advanceApplication: Resolver<ResolversTypes['AdvanceApplicationResult'], ParentType, ContextType, RequireFields<MutationAdvanceApplicationArgs, 'input'>>;
  advanceClock: Resolver<ResolversTypes['ClockAdvanced'], ParentType, ContextType, RequireFields<MutationAdvanceClockArgs, 'days'>>;
  advanceEngagement: Resolver<ResolversTypes['AdvanceEngagementResult'], ParentType, ContextType, RequireFields<MutationAdvanceEngagementArgs, 'input'>>;
  applyToJob: Resolver<ResolversTypes['ApplyToJobResult'], ParentType, ContextType, RequireFields<MutationApplyToJobArgs, 'input'>>;
  changePassword: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeUserRole: Resolver<ResolversTypes['ChangeUserRoleResult'], ParentType, ContextType, RequireFields<MutationChangeUserRoleArgs, 'input'>>;
  closeJob: Resolver<ResolversTypes['CloseJobResult'], ParentType, ContextType, RequireFields<MutationCloseJobArgs, 'id'>>;
  confirmEmailChange: Resolver<ResolversTypes['ConfirmEmailChangeResult'], ParentType, ContextType, RequireFields<MutationConfirmEmailChangeArgs, 'token'>>;
  createListing: Resolver<ResolversTypes['OwnListing'], ParentType, ContextType>;
  deleteAccount: Resolver<ResolversTypes['DeleteAccountResult'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteListing: Resolver<ResolversTypes['DeleteListingResult'], ParentType, ContextType, RequireFields<MutationDeleteListingArgs, 'id'>>;
  discardListingChanges: Resolver<ResolversTypes['OwnListingResult'], ParentType, ContextType, RequireFields<MutationDiscardListingChangesArgs, 'id'>>;
  editJob: Resolver<ResolversTypes['EditJobResult'], ParentType, ContextType, RequireFields<MutationEditJobArgs, 'id' | 'input'>>;
  editListing: Resolver<ResolversTypes['EditListingResult'], ParentType, ContextType, RequireFields<MutationEditListingArgs, 'input'>>;
  endOtherSessions: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  endSession: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  login: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markNotificationsRead: Resolver<ResolversTypes['User'], ParentType, ContextType, Partial<MutationMarkNotificationsReadArgs>>;
  markRead: Resolver<Maybe<ResolversTypes['ReadMark']>, ParentType, ContextType, RequireFields<MutationMarkReadArgs, 'conversationId'>>;
  placeOrder: Resolver<ResolversTypes['PlaceOrderResult'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  postJob: Resolver<ResolversTypes['PostJobResult'], ParentType, ContextType, RequireFields<MutationPostJobArgs, 'input'>>;
  publishListing: Resolver<ResolversTypes['PublishListingResult'], ParentType, ContextType, RequireFields<MutationPublishListingArgs, 'id'>>;
  register: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  reinstateUser: Resolver<ResolversTypes['ReinstateUserResult'], ParentType, ContextType, RequireFields<MutationReinstateUserArgs, 'input'>>;
  removeSavedSearch: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveSavedSearchArgs, 'id'>>;
  replyToReview: Resolver<ResolversTypes['ReplyToReviewResult'], ParentType, ContextType, RequireFields<MutationReplyToReviewArgs, 'input'>>;
  requestEmailChange: Resolver<ResolversTypes['RequestEmailChangeResult'], ParentType, ContextType, RequireFields<MutationRequestEmailChangeArgs, 'input'>>;
  requestPasswordReset: Resolver<ResolversTypes['RequestPasswordResetResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  requestQuote: Resolver<ResolversTypes['RequestQuoteResult'], ParentType, ContextType, RequireFields<MutationRequestQuoteArgs, 'input'>>;
  resetPassword: Resolver<ResolversTypes['ResetPasswordResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  reviewEngagement: Resolver<ResolversTypes['ReviewEngagementResult'], ParentType, ContextType, RequireFields<MutationReviewEngagementArgs, 'input'>>;
  saveListing: Resolver<ResolversTypes['SaveListingResult'], ParentType, ContextType, RequireFields<MutationSaveListingArgs, 'id'>>;
  saveSearch: Resolver<ResolversTypes['SaveSearchResult'], ParentType, ContextType, RequireFields<MutationSaveSearchArgs, 'input'>>;
  sendMessage: Resolver<ResolversTypes['SendMessageResult'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  socialLogin: Resolver<ResolversTypes['SocialLoginResult'], ParentType, ContextType, RequireFields<MutationSocialLoginArgs, 'input'>>;
  startConversation: Resolver<ResolversTypes['StartConversationResult'], ParentType, ContextType, RequireFields<MutationStartConversationArgs, 'input'>>;
  suspendUser: Resolver<ResolversTypes['SuspendUserResult'], ParentType, ContextType, RequireFields<MutationSuspendUserArgs, 'input'>>;
  unpublishListing: Resolver<ResolversTypes['OwnListingResult'], ParentType, ContextType, RequireFields<MutationUnpublishListingArgs, 'id'>>;
  unsaveListing: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUnsaveListingArgs, 'id'>>;
  updateCompany: Resolver<ResolversTypes['UpdateCompanyResult'], ParentType, ContextType, RequireFields<MutationUpdateCompanyArgs, 'input'>>;
  updateFreelancer: Resolver<ResolversTypes['UpdateFreelancerResult'], ParentType, ContextType, RequireFields<MutationUpdateFreelancerArgs, 'input'>>;
  updateNotificationSettings: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateNotificationSettingsArgs, 'input'>>;
  updateProfile: Resolver<ResolversTypes['UpdateProfileResult'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
};

export interface NonNegativeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['NonNegativeInt'], any> {
  name: 'NonNegativeInt';
}

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

export type OpenBusinessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenBusiness'] = ResolversParentTypes['OpenBusiness']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  buyer?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  cardLastFour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  engagements?: Resolver<Array<ResolversTypes['Engagement']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  stateLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
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

export type OthersTransitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OthersTransition'] = ResolversParentTypes['OthersTransition']> = {
  actors?: Resolver<Array<ResolversTypes['EngagementActor']>, ParentType, ContextType>;
  clockAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['EngagementTransition'], ParentType, ContextType>;
};

export type OwnListingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnListing'] = ResolversParentTypes['OwnListing']> = {
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  cover?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasUnpublishedChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListingKind'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ListingStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'ListingNotFound' | 'ListingSaved', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasswordChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordChanged'] = ResolversParentTypes['PasswordChanged']> = {
  endedSessions?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
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

export type PaymentDeclinedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentDeclined'] = ResolversParentTypes['PaymentDeclined']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentProvider'] = ResolversParentTypes['PaymentProvider']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sampleCards?: Resolver<Array<ResolversTypes['SampleCard']>, ParentType, ContextType>;
};

export type PlaceOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderResult'] = ResolversParentTypes['PlaceOrderResult']> = {
  __resolveType: TypeResolveFn<'CustomersOnly' | 'InvalidInput' | 'LineUnavailable' | 'OrderPlaced' | 'PaymentDeclined' | 'PriceChanged', ParentType, ContextType>;
};

export type PostJobResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostJobResult'] = ResolversParentTypes['PostJobResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'JobSaved' | 'TooManyAttempts', ParentType, ContextType>;
};

export type PriceChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceChanged'] = ResolversParentTypes['PriceChanged']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['CartQuote'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProcessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Process'] = ResolversParentTypes['Process']> = {
  drawing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['ProcessState']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['ProcessStep']>, ParentType, ContextType>;
};

export type ProcessStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessState'] = ResolversParentTypes['ProcessState']> = {
  final?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProcessStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessStep'] = ResolversParentTypes['ProcessStep']> = {
  asks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  to?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  who?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  cover?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ProductExcerptArgs, 'around'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<ProductRelatedArgs, 'first'>>;
  reviewCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<ProductReviewsArgs, 'first'>>;
  saved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
};

export type ProfileUpdatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileUpdated'] = ResolversParentTypes['ProfileUpdated']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublishListingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishListingResult'] = ResolversParentTypes['PublishListingResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'ListingNotFound' | 'ListingSaved', ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountExport: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  application: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType, RequireFields<QueryApplicationArgs, 'id'>>;
  auditEvents: Resolver<ResolversTypes['AuditEventConnection'], ParentType, ContextType, RequireFields<QueryAuditEventsArgs, 'first'>>;
  cartQuote: Resolver<ResolversTypes['CartQuote'], ParentType, ContextType, RequireFields<QueryCartQuoteArgs, 'lines'>>;
  categories: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, Partial<QueryCategoriesArgs>>;
  category: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'slug'>>;
  clock: Resolver<ResolversTypes['Clock'], ParentType, ContextType>;
  companies: Resolver<ResolversTypes['CompanyConnection'], ParentType, ContextType, RequireFields<QueryCompaniesArgs, 'first'>>;
  company: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType, RequireFields<QueryCompanyArgs, 'id'>>;
  conversation: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<QueryConversationArgs, 'id'>>;
  conversations: Resolver<ResolversTypes['ConversationConnection'], ParentType, ContextType, RequireFields<QueryConversationsArgs, 'first'>>;
  engagement: Resolver<Maybe<ResolversTypes['Engagement']>, ParentType, ContextType, RequireFields<QueryEngagementArgs, 'id'>>;
  engagements: Resolver<ResolversTypes['EngagementConnection'], ParentType, ContextType, RequireFields<QueryEngagementsArgs, 'as' | 'first'>>;
  freelancer: Resolver<Maybe<ResolversTypes['Freelancer']>, ParentType, ContextType, RequireFields<QueryFreelancerArgs, 'id'>>;
  freelancers: Resolver<ResolversTypes['FreelancerConnection'], ParentType, ContextType, RequireFields<QueryFreelancersArgs, 'first' | 'sort'>>;
  job: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  jobs: Resolver<ResolversTypes['JobConnection'], ParentType, ContextType, RequireFields<QueryJobsArgs, 'first'>>;
  order: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orders: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'first'>>;
  ownJobs: Resolver<ResolversTypes['JobConnection'], ParentType, ContextType, RequireFields<QueryOwnJobsArgs, 'first'>>;
  ownListing: Resolver<Maybe<ResolversTypes['OwnListing']>, ParentType, ContextType, RequireFields<QueryOwnListingArgs, 'id'>>;
  ownListings: Resolver<ResolversTypes['OwnListingConnection'], ParentType, ContextType, RequireFields<QueryOwnListingsArgs, 'first'>>;
  paymentProvider: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  process: Resolver<ResolversTypes['Process'], ParentType, ContextType, RequireFields<QueryProcessArgs, 'name'>>;
  product: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  products: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'first' | 'sort'>>;
  reviews: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<QueryReviewsArgs, 'first' | 'of'>>;
  salesReport: Resolver<ResolversTypes['SalesReport'], ParentType, ContextType, Partial<QuerySalesReportArgs>>;
  sampleAccounts: Resolver<Array<ResolversTypes['SampleAccount']>, ParentType, ContextType>;
  savedListingIds: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  savedListings: Resolver<ResolversTypes['SearchResultConnection'], ParentType, ContextType, RequireFields<QuerySavedListingsArgs, 'first'>>;
  savedSearches: Resolver<Array<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  search: Resolver<ResolversTypes['SearchResultConnection'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'first' | 'query'>>;
  service: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType, RequireFields<QueryServiceArgs, 'id'>>;
  services: Resolver<ResolversTypes['ServiceConnection'], ParentType, ContextType, RequireFields<QueryServicesArgs, 'first' | 'sort'>>;
  sessions: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  stats: Resolver<Array<ResolversTypes['Stat']>, ParentType, ContextType>;
  testimonials: Resolver<Array<ResolversTypes['Testimonial']>, ParentType, ContextType>;
  users: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'first' | 'sort'>>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type QuoteRequestedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteRequested'] = ResolversParentTypes['QuoteRequested']> = {
  engagement?: Resolver<ResolversTypes['Engagement'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReadMarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadMark'] = ResolversParentTypes['ReadMark']> = {
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
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

export type ReplyToReviewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplyToReviewResult'] = ResolversParentTypes['ReplyToReviewResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'ReviewNotFound' | 'ReviewReplied', ParentType, ContextType>;
};

export type RequestEmailChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEmailChangeResult'] = ResolversParentTypes['RequestEmailChangeResult']> = {
  __resolveType: TypeResolveFn<'EmailChangeRequested' | 'InvalidInput' | 'TooManyAttempts' | 'WrongPassword', ParentType, ContextType>;
};

export type RequestPasswordResetResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetResult'] = ResolversParentTypes['RequestPasswordResetResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PasswordResetRequested' | 'TooManyAttempts', ParentType, ContextType>;
};

export type RequestQuoteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestQuoteResult'] = ResolversParentTypes['RequestQuoteResult']> = {
  __resolveType: TypeResolveFn<'CustomersOnly' | 'InvalidInput' | 'QuoteRequested', ParentType, ContextType>;
};

export type ResetPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordResult'] = ResolversParentTypes['ResetPasswordResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'InvalidLink' | 'PasswordReset', ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  author?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repliedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reply?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  side?: Resolver<ResolversTypes['EngagementSide'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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

export type SalesFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesFigures'] = ResolversParentTypes['SalesFigures']> = {
  commission?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  released?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type SalesReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesReport'] = ResolversParentTypes['SalesReport']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  listings?: Resolver<Array<ResolversTypes['ListingSales']>, ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['MonthSales']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['SalesFigures'], ParentType, ContextType>;
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

export type SaveListingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveListingResult'] = ResolversParentTypes['SaveListingResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'ListingKept' | 'ListingNotFound', ParentType, ContextType>;
};

export type SaveSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveSearchResult'] = ResolversParentTypes['SaveSearchResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'SearchSaved', ParentType, ContextType>;
};

export type SavedSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['ListingKind']>, ParentType, ContextType>;
  maxPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  __resolveType: TypeResolveFn<'Product' | 'Service', ParentType, ContextType>;
};

export type SearchResultConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResultConnection'] = ResolversParentTypes['SearchResultConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SearchResultEdge']>, ParentType, ContextType>;
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

export type SendMessageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendMessageResult'] = ResolversParentTypes['SendMessageResult']> = {
  __resolveType: TypeResolveFn<'ConversationNotFound' | 'InvalidInput' | 'MessageSent' | 'RecipientUnavailable' | 'TooManyAttempts', ParentType, ContextType>;
};

export type ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  cover?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ServiceExcerptArgs, 'around'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<ServiceRelatedArgs, 'first'>>;
  reviewCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<ServiceReviewsArgs, 'first'>>;
  saved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceConnection'] = ResolversParentTypes['ServiceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ServiceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ServiceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceEdge'] = ResolversParentTypes['ServiceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Service'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'AccountSuspended' | 'SocialLoginFailed' | 'SocialLoginRedirect' | 'SocialLoginSuccess', ParentType, ContextType>;
};

export type SocialLoginSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLoginSuccess'] = ResolversParentTypes['SocialLoginSuccess']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartConversationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartConversationResult'] = ResolversParentTypes['StartConversationResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'MessageSent' | 'RecipientUnavailable' | 'TooManyAttempts', ParentType, ContextType>;
};

export type StatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Stat'] = ResolversParentTypes['Stat']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  liveEvents: SubscriptionResolver<ResolversTypes['LiveEvent'], "liveEvents", ParentType, ContextType, Partial<SubscriptionLiveEventsArgs>>;
};

export type SuspendUserResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuspendUserResult'] = ResolversParentTypes['SuspendUserResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'UserSuspended', ParentType, ContextType>;
};

export type TestimonialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Testimonial'] = ResolversParentTypes['Testimonial']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TooManyAttemptsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyAttempts'] = ResolversParentTypes['TooManyAttempts']> = {
  retryAfterSeconds?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TransitionRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransitionRefused'] = ResolversParentTypes['TransitionRefused']> = {
  engagement?: Resolver<ResolversTypes['Engagement'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RefusalReason'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UpdateCompanyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCompanyResult'] = ResolversParentTypes['UpdateCompanyResult']> = {
  __resolveType: TypeResolveFn<'CompanyUpdated' | 'InvalidInput', ParentType, ContextType>;
};

export type UpdateFreelancerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateFreelancerResult'] = ResolversParentTypes['UpdateFreelancerResult']> = {
  __resolveType: TypeResolveFn<'FreelancerUpdated' | 'InvalidInput', ParentType, ContextType>;
};

export type UpdateProfileResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfileResult'] = ResolversParentTypes['UpdateProfileResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'ProfileUpdated', ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  applications?: Resolver<ResolversTypes['ApplicationConnection'], ParentType, ContextType, RequireFields<UserApplicationsArgs, 'first'>>;
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mailsMissed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, RequireFields<UserNotificationsArgs, 'first'>>;
  role?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
  socialProvider?: Resolver<Maybe<ResolversTypes['SocialProvider']>, ParentType, ContextType>;
  suspendedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  suspendedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unreadMessages?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  unreadNotifications?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
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

export type WrongPasswordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WrongPassword'] = ResolversParentTypes['WrongPassword']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccountDeleted?: AccountDeletedResolvers<ContextType>;
  AccountSuspended?: AccountSuspendedResolvers<ContextType>;
  AdvanceApplicationResult?: AdvanceApplicationResultResolvers<ContextType>;
  AdvanceEngagementResult?: AdvanceEngagementResultResolvers<ContextType>;
  AlreadyApplied?: AlreadyAppliedResolvers<ContextType>;
  Application?: ApplicationResolvers<ContextType>;
  ApplicationAdvanced?: ApplicationAdvancedResolvers<ContextType>;
  ApplicationConnection?: ApplicationConnectionResolvers<ContextType>;
  ApplicationEdge?: ApplicationEdgeResolvers<ContextType>;
  ApplicationEvent?: ApplicationEventResolvers<ContextType>;
  ApplicationNotFound?: ApplicationNotFoundResolvers<ContextType>;
  ApplicationRefused?: ApplicationRefusedResolvers<ContextType>;
  Applied?: AppliedResolvers<ContextType>;
  ApplyToJobResult?: ApplyToJobResultResolvers<ContextType>;
  AuditEvent?: AuditEventResolvers<ContextType>;
  AuditEventConnection?: AuditEventConnectionResolvers<ContextType>;
  AuditEventEdge?: AuditEventEdgeResolvers<ContextType>;
  AvailableApplicationTransition?: AvailableApplicationTransitionResolvers<ContextType>;
  AvailableTransition?: AvailableTransitionResolvers<ContextType>;
  CartGroup?: CartGroupResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CartQuote?: CartQuoteResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  ChangeUserRoleResult?: ChangeUserRoleResultResolvers<ContextType>;
  Clock?: ClockResolvers<ContextType>;
  ClockAdvanced?: ClockAdvancedResolvers<ContextType>;
  CloseJobResult?: CloseJobResultResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompanyConnection?: CompanyConnectionResolvers<ContextType>;
  CompanyEdge?: CompanyEdgeResolvers<ContextType>;
  CompanyUpdated?: CompanyUpdatedResolvers<ContextType>;
  ConfirmEmailChangeResult?: ConfirmEmailChangeResultResolvers<ContextType>;
  Conversation?: ConversationResolvers<ContextType>;
  ConversationConnection?: ConversationConnectionResolvers<ContextType>;
  ConversationEdge?: ConversationEdgeResolvers<ContextType>;
  ConversationNotFound?: ConversationNotFoundResolvers<ContextType>;
  ConversationSubject?: ConversationSubjectResolvers<ContextType>;
  CourseStep?: CourseStepResolvers<ContextType>;
  CustomersOnly?: CustomersOnlyResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAccountResult?: DeleteAccountResultResolvers<ContextType>;
  DeleteListingResult?: DeleteListingResultResolvers<ContextType>;
  EditConflict?: EditConflictResolvers<ContextType>;
  EditJobResult?: EditJobResultResolvers<ContextType>;
  EditListingResult?: EditListingResultResolvers<ContextType>;
  EmailChangeRequested?: EmailChangeRequestedResolvers<ContextType>;
  EmailChanged?: EmailChangedResolvers<ContextType>;
  EmailTaken?: EmailTakenResolvers<ContextType>;
  Engagement?: EngagementResolvers<ContextType>;
  EngagementAdvanced?: EngagementAdvancedResolvers<ContextType>;
  EngagementConnection?: EngagementConnectionResolvers<ContextType>;
  EngagementDeadline?: EngagementDeadlineResolvers<ContextType>;
  EngagementEdge?: EngagementEdgeResolvers<ContextType>;
  EngagementEvent?: EngagementEventResolvers<ContextType>;
  EngagementFile?: EngagementFileResolvers<ContextType>;
  EngagementMoney?: EngagementMoneyResolvers<ContextType>;
  EngagementNotFound?: EngagementNotFoundResolvers<ContextType>;
  Freelancer?: FreelancerResolvers<ContextType>;
  FreelancerConnection?: FreelancerConnectionResolvers<ContextType>;
  FreelancerEdge?: FreelancerEdgeResolvers<ContextType>;
  FreelancerUpdated?: FreelancerUpdatedResolvers<ContextType>;
  InvalidCredentials?: InvalidCredentialsResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  InvalidLink?: InvalidLinkResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  JobClosed?: JobClosedResolvers<ContextType>;
  JobConnection?: JobConnectionResolvers<ContextType>;
  JobEdge?: JobEdgeResolvers<ContextType>;
  JobNotFound?: JobNotFoundResolvers<ContextType>;
  JobSaved?: JobSavedResolvers<ContextType>;
  LastAdmin?: LastAdminResolvers<ContextType>;
  LineUnavailable?: LineUnavailableResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  ListingDeleted?: ListingDeletedResolvers<ContextType>;
  ListingKept?: ListingKeptResolvers<ContextType>;
  ListingNotFound?: ListingNotFoundResolvers<ContextType>;
  ListingSales?: ListingSalesResolvers<ContextType>;
  ListingSaved?: ListingSavedResolvers<ContextType>;
  LiveEvent?: LiveEventResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  LoginSuccess?: LoginSuccessResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  MessageSent?: MessageSentResolvers<ContextType>;
  MonthSales?: MonthSalesResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NonNegativeInt?: GraphQLScalarType;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  OpenBusiness?: OpenBusinessResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderPlaced?: OrderPlacedResolvers<ContextType>;
  OthersTransition?: OthersTransitionResolvers<ContextType>;
  OwnListing?: OwnListingResolvers<ContextType>;
  OwnListingConnection?: OwnListingConnectionResolvers<ContextType>;
  OwnListingEdge?: OwnListingEdgeResolvers<ContextType>;
  OwnListingResult?: OwnListingResultResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PasswordChanged?: PasswordChangedResolvers<ContextType>;
  PasswordReset?: PasswordResetResolvers<ContextType>;
  PasswordResetRequested?: PasswordResetRequestedResolvers<ContextType>;
  PaymentDeclined?: PaymentDeclinedResolvers<ContextType>;
  PaymentProvider?: PaymentProviderResolvers<ContextType>;
  PlaceOrderResult?: PlaceOrderResultResolvers<ContextType>;
  PostJobResult?: PostJobResultResolvers<ContextType>;
  PriceChanged?: PriceChangedResolvers<ContextType>;
  Process?: ProcessResolvers<ContextType>;
  ProcessState?: ProcessStateResolvers<ContextType>;
  ProcessStep?: ProcessStepResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileUpdated?: ProfileUpdatedResolvers<ContextType>;
  PublishListingResult?: PublishListingResultResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuoteRequested?: QuoteRequestedResolvers<ContextType>;
  ReadMark?: ReadMarkResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  RecipientUnavailable?: RecipientUnavailableResolvers<ContextType>;
  RegisterResult?: RegisterResultResolvers<ContextType>;
  RegisterSuccess?: RegisterSuccessResolvers<ContextType>;
  ReinstateUserResult?: ReinstateUserResultResolvers<ContextType>;
  ReplyToReviewResult?: ReplyToReviewResultResolvers<ContextType>;
  RequestEmailChangeResult?: RequestEmailChangeResultResolvers<ContextType>;
  RequestPasswordResetResult?: RequestPasswordResetResultResolvers<ContextType>;
  RequestQuoteResult?: RequestQuoteResultResolvers<ContextType>;
  ResetPasswordResult?: ResetPasswordResultResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  ReviewEngagementResult?: ReviewEngagementResultResolvers<ContextType>;
  ReviewNotFound?: ReviewNotFoundResolvers<ContextType>;
  ReviewRefused?: ReviewRefusedResolvers<ContextType>;
  ReviewReplied?: ReviewRepliedResolvers<ContextType>;
  ReviewWritten?: ReviewWrittenResolvers<ContextType>;
  SalesFigures?: SalesFiguresResolvers<ContextType>;
  SalesReport?: SalesReportResolvers<ContextType>;
  SampleAccount?: SampleAccountResolvers<ContextType>;
  SampleCard?: SampleCardResolvers<ContextType>;
  SaveListingResult?: SaveListingResultResolvers<ContextType>;
  SaveSearchResult?: SaveSearchResultResolvers<ContextType>;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchResultConnection?: SearchResultConnectionResolvers<ContextType>;
  SearchResultEdge?: SearchResultEdgeResolvers<ContextType>;
  SearchSaved?: SearchSavedResolvers<ContextType>;
  SendMessageResult?: SendMessageResultResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  ServiceConnection?: ServiceConnectionResolvers<ContextType>;
  ServiceEdge?: ServiceEdgeResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SocialLoginFailed?: SocialLoginFailedResolvers<ContextType>;
  SocialLoginRedirect?: SocialLoginRedirectResolvers<ContextType>;
  SocialLoginResult?: SocialLoginResultResolvers<ContextType>;
  SocialLoginSuccess?: SocialLoginSuccessResolvers<ContextType>;
  StartConversationResult?: StartConversationResultResolvers<ContextType>;
  Stat?: StatResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SuspendUserResult?: SuspendUserResultResolvers<ContextType>;
  Testimonial?: TestimonialResolvers<ContextType>;
  TooManyAttempts?: TooManyAttemptsResolvers<ContextType>;
  TransitionField?: TransitionFieldResolvers<ContextType>;
  TransitionRefused?: TransitionRefusedResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UpdateCompanyResult?: UpdateCompanyResultResolvers<ContextType>;
  UpdateFreelancerResult?: UpdateFreelancerResultResolvers<ContextType>;
  UpdateProfileResult?: UpdateProfileResultResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UserReinstated?: UserReinstatedResolvers<ContextType>;
  UserRoleChanged?: UserRoleChangedResolvers<ContextType>;
  UserSuspended?: UserSuspendedResolvers<ContextType>;
  WrongPassword?: WrongPasswordResolvers<ContextType>;
};

