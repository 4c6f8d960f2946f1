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
  /** A whole number, zero or more: `24`. */
  NonNegativeInt: { input: number; output: number; }
  /** An absolute web address, http or https: `https://www.ashgrove.example`. */
  URL: { input: string; output: string; }
};

/** What taking an offer needs. */
export type AcceptOfferInput = {
  /** How it is paid; null only where the price is 0. */
  payment?: InputMaybe<PaymentInput>;
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

/** One step of an engagement. */
export type AdvanceEngagementInput = {
  /** The engagement's id: `eng-` and a UUID. */
  id: Scalars['ID']['input'];
  /** The step, with what it asks for. */
  transition: EngagementTransitionInput;
  /** Its `version` when it was last seen. */
  version: Scalars['NonNegativeInt']['input'];
};

/** What an answer to an application says. */
export type ApplicationAnswerInput = {
  /** A few words to who applied, up to 2,000 characters; may be left out. */
  message?: InputMaybe<Scalars['String']['input']>;
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

/** What an admin can do to an account. */
export type AuditAction =
  /** Let it in again. */
  | 'REINSTATED'
  /** Gave it another role. */
  | 'ROLE_CHANGED'
  /** Shut it out. */
  | 'SUSPENDED';

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

/** So many of one listing. */
export type CartLineInput = {
  /** Id of a product or service: `srv-1101`. */
  listingId: Scalars['ID']['input'];
  /** How many of it, 1 to 99. */
  quantity: Scalars['NonNegativeInt']['input'];
};

/** What changePassword needs. */
export type ChangePasswordInput = {
  /** The password now; null where the account has none yet. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** At least 6 characters, at most 200. */
  newPassword: Scalars['String']['input'];
};

/** What changing an account's role needs. */
export type ChangeUserRoleInput = {
  /** Why, up to 500 characters; for the audit trail. */
  reason: Scalars['String']['input'];
  /** What the account is for from now on. */
  role: UserRole;
  /** The account's id: `usr-priya-raman`. */
  userId: Scalars['ID']['input'];
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

/** Whether a listing is ready-made or work to be done. */
export type ListingKind =
  /** Something ready-made: what vendors sell. */
  | 'PRODUCT'
  /** Work done for a price: what freelancers and brokers sell. */
  | 'SERVICE';

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

/** What a dispute is about. */
export type OpenDisputeInput = {
  /** What went wrong. */
  reason: Scalars['String']['input'];
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

/** How something is to be paid. */
export type PaymentInput = {
  /** What the provider's form gave for the card, up to 200 characters. Never a card number. */
  token: Scalars['String']['input'];
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

/** The processes of the marketplace. */
export type ProcessName =
  /** What somebody sends to who posted a job, from applying to the answer. */
  | 'APPLICATION'
  /** A piece of business between a buyer and a seller, from the quote or the purchase to its end. */
  | 'ENGAGEMENT';

/** Whom a receipt is for. */
export type ReceiptInput = {
  /** The company, up to 100 characters; null or empty for none. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Where the receipt is sent: `ada@fernwell.example`. */
  email: Scalars['String']['input'];
  /** Full name, up to 100 characters: `Ada Fernwell`. */
  name: Scalars['String']['input'];
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

/** What reinstating an account needs. */
export type ReinstateUserInput = {
  /** Why, up to 500 characters; for the audit trail. */
  reason: Scalars['String']['input'];
  /** The account's id: `usr-priya-raman`. */
  userId: Scalars['ID']['input'];
};

/** What a reply needs. */
export type ReplyToReviewInput = {
  /** The review's id: `rev-` and a UUID. */
  reviewId: Scalars['ID']['input'];
  /** The reply, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

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

/** What asking for a quote needs. */
export type RequestQuoteInput = {
  /** The service of theirs that it is about: `srv-1101`; null for work of another kind. */
  listingId?: InputMaybe<Scalars['ID']['input']>;
  /** What is needed, up to 5,000 characters. */
  message: Scalars['String']['input'];
  /** Id of the seller, who offers services: `usr-priya-raman`. */
  profileId: Scalars['ID']['input'];
};

/** What resetPassword needs. */
export type ResetPasswordInput = {
  /** At least 6 characters, at most 200. */
  password: Scalars['String']['input'];
  /** What the link holds: 43 letters, digits, `-` and `_`. */
  token: Scalars['String']['input'];
};

/** What is decided in a dispute. */
export type ResolveInput = {
  /** Why; both sides read it. */
  reason: Scalars['String']['input'];
  /** How much the buyer gets back, in US dollars, from 0 to the price; the rest is released to the seller. */
  refund: Scalars['Float']['input'];
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

/** What sendMessage needs. */
export type SendMessageInput = {
  /** 1 to 5,000 characters without outer space; plain text, shown as it was typed. */
  body: Scalars['String']['input'];
  /** A name for this message that the sender's browser makes up, 1 to 64 characters. */
  clientId: Scalars['ID']['input'];
  /** The conversation: `cnv-` and a UUID. */
  conversationId: Scalars['ID']['input'];
};

/** What an offer says. */
export type SendOfferInput = {
  /** How many days the work takes once its requirements are there. */
  days: Scalars['NonNegativeInt']['input'];
  /** What is offered. */
  message: Scalars['String']['input'];
  /** For the whole work, in US dollars, at most two decimals: `720`. */
  price: Scalars['Float']['input'];
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

/** What work needs. */
export type SubmitRequirementsInput = {
  /** All that the seller needs to know. */
  message: Scalars['String']['input'];
};

/** What suspending an account needs. */
export type SuspendUserInput = {
  /** Why, up to 500 characters; the account's owner and every admin may read it. */
  reason: Scalars['String']['input'];
  /** The account's id: `usr-priya-raman`. */
  userId: Scalars['ID']['input'];
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

/** What updateProfile needs. */
export type UpdateProfileInput = {
  /** Path of an image that the viewer uploaded as an avatar; null for the drawn one, left out for the one there is. */
  avatar?: InputMaybe<Scalars['String']['input']>;
  /** Full name, up to 100 characters. */
  name: Scalars['String']['input'];
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
