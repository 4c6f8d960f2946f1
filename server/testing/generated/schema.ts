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

/** The fields of ACCEPT_OFFER. */
export type AcceptOfferInput = {
  /** The payment. Null only if the price is 0. */
  payment?: InputMaybe<PaymentInput>;
};

/** Input of advanceApplication. */
export type AdvanceApplicationInput = {
  /** The application's id: `app-` and a UUID. */
  id: Scalars['ID']['input'];
  /** The transition with its fields. */
  transition: ApplicationTransitionInput;
  /** The `version` of the application that the client has read. */
  version: Scalars['NonNegativeInt']['input'];
};

/** Input of advanceEngagement. */
export type AdvanceEngagementInput = {
  /** The engagement's id: `eng-` and a UUID. */
  id: Scalars['ID']['input'];
  /** The transition with its fields. */
  transition: EngagementTransitionInput;
  /** The `version` of the engagement that the client has read. */
  version: Scalars['NonNegativeInt']['input'];
};

/** The owner's answer to an application. */
export type ApplicationAnswerInput = {
  /** A message to the applicant, up to 2,000 characters. Optional. */
  message?: InputMaybe<Scalars['String']['input']>;
};

/** The state of an application. */
export type ApplicationState =
  /** The owner of the job has declined it. */
  | 'DECLINED'
  /** The applicant is hired. */
  | 'HIRED'
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
  |  /** Hires the applicant. By the owner of the job, which stays open. */
  { decline?: never; hire: ApplicationAnswerInput; hireAndClose?: never; shortlist?: never; withdraw?: never; }
  |  /** Hires the applicant and closes the job. By the owner of the job. All other open applicants are notified. */
  { decline?: never; hire?: never; hireAndClose: ApplicationAnswerInput; shortlist?: never; withdraw?: never; }
  |  /** Shortlists it. By the owner of the job. */
  { decline?: never; hire?: never; hireAndClose?: never; shortlist: ApplicationAnswerInput; withdraw?: never; }
  |  /** Withdraws it: `true`. By the applicant. */
  { decline?: never; hire?: never; hireAndClose?: never; shortlist?: never; withdraw: Scalars['Boolean']['input']; };

/** Input of applyToJob. */
export type ApplyToJobInput = {
  /** The pay that the applicant expects, up to 100 characters: `$55,000`. May be empty. */
  expectedPay?: Scalars['String']['input'];
  /** The job: `job-3101`. */
  jobId: Scalars['ID']['input'];
  /** A link to more about the applicant, https only, up to 500 characters. */
  link?: InputMaybe<Scalars['String']['input']>;
  /** The applicant's letter, 1 to 5,000 characters. */
  note: Scalars['String']['input'];
};

/** A moderation action. */
export type AuditAction =
  /** The account was reinstated. */
  | 'REINSTATED'
  /** The role of the account was changed. */
  | 'ROLE_CHANGED'
  /** The account was suspended. */
  | 'SUSPENDED';

/** The fields of CANCEL. */
export type CancelInput = {
  /** The reason. Both parties can read it. */
  reason: Scalars['String']['input'];
};

/** The fields of CANCEL_WORK. */
export type CancelWorkInput = {
  /** The reason. Both parties can read it. */
  reason: Scalars['String']['input'];
};

/** A listing and its quantity. */
export type CartLineInput = {
  /** Id of a product or service: `srv-1101`. */
  listingId: Scalars['ID']['input'];
  /** The quantity, 1 to 99. */
  quantity: Scalars['NonNegativeInt']['input'];
};

/** Input of changePassword. */
export type ChangePasswordInput = {
  /** The current password; null if the account has none. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** At least 6 characters, at most 200. */
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

/** The fields of COUNTER. */
export type CounterInput = {
  /** The reason. */
  message: Scalars['String']['input'];
  /** Price of the whole work in US dollars, at most two decimals: `690`. */
  price: Scalars['Float']['input'];
};

/** The fields of DECLINE. */
export type DeclineInput = {
  /** The reason. */
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
   * Ids of files that the viewer uploaded. Upload a file as the body of a POST to `/files?name=<its name>`, up to 5 MB. The
   * response is `{ id, name, size }`, or `{ message }` with a status of 400 or more.
   */
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Links to the work, https only. */
  links?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A message about the delivery. */
  message: Scalars['String']['input'];
};

/** The whole content of a listing. It replaces the existing content. */
export type EditListingInput = {
  /** Slug of the category: `logo-design`. Null until it is chosen. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Paragraphs with a blank line between them, up to 10,000 characters. May be empty. */
  description: Scalars['String']['input'];
  /** The listing: `srv-1101`. */
  id: Scalars['ID']['input'];
  /**
   * Paths of images that the viewer uploaded for listings, or of the generated cover; the cover first, at most 8. Empty for the
   * generated cover alone.
   */
  images: Array<Scalars['String']['input']>;
  /** Price in US dollars, 0 to 1,000,000, at most two decimals: `2999.99`. Null until it is set. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** Tags: at most 10, each up to 40 characters. */
  tags: Array<Scalars['String']['input']>;
  /** The title, up to 120 characters. May be empty. */
  title: Scalars['String']['input'];
  /** The `updatedAt` that the editor last read or saved. If the listing has changed since, the result is EditConflict. */
  updatedAt: Scalars['DateTime']['input'];
};

/** Who takes a transition. */
export type EngagementActor =
  /** The admin. */
  | 'ADMIN'
  /** The buyer. */
  | 'BUYER'
  /** The transition was taken automatically, because a deadline passed. */
  | 'CLOCK'
  /** The seller. */
  | 'SELLER';

/** The side from which an account sees an engagement. */
export type EngagementSide =
  /** The admin. */
  | 'ADMIN'
  /** The buyer. */
  | 'BUYER'
  /** The seller. */
  | 'SELLER';

/** The state of an engagement. */
export type EngagementState =
  /** The buyer has paid and has not sent the requirements yet. */
  | 'AWAITING_REQUIREMENTS'
  /** The money is refunded to the buyer. Final. */
  | 'CANCELLED'
  /** The buyer has asked for changes to the delivery. */
  | 'CHANGES_REQUESTED'
  /** The money is released to the seller, except what a dispute refunded. Final. */
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

/** The transitions of an engagement. */
export type EngagementTransition =
  /** The buyer accepts the delivery, and the money is released. Also taken automatically. */
  | 'ACCEPT_DELIVERY'
  /** The buyer accepts the offer and pays. */
  | 'ACCEPT_OFFER'
  /** The buyer buys a listing. This begins the process. */
  | 'BUY'
  /** A party cancels before work has begun. Also taken automatically. */
  | 'CANCEL'
  /** A party cancels while work is in progress. Also taken automatically. */
  | 'CANCEL_WORK'
  /** The buyer answers the offer with another price. */
  | 'COUNTER'
  /** A party ends the quote before anything is paid. Also taken automatically. */
  | 'DECLINE'
  /** The seller delivers the work. */
  | 'DELIVER'
  /** A party opens a dispute. */
  | 'OPEN_DISPUTE'
  /** The buyer asks for a round of changes. */
  | 'REQUEST_CHANGES'
  /** The buyer requests a quote. This begins the process. */
  | 'REQUEST_QUOTE'
  /** An admin decides the dispute. */
  | 'RESOLVE'
  /** The seller sends an offer. */
  | 'SEND_OFFER'
  /** The buyer sends the requirements. */
  | 'SUBMIT_REQUIREMENTS';

/** A transition with its fields: exactly one member. `Engagement.availableTransitions` lists the possible ones. */
export type EngagementTransitionInput =
  /** Accepts the delivery and releases the money: `true`. By the buyer. */
  { acceptDelivery: Scalars['Boolean']['input']; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  /** Accepts the offer and pays. By the buyer. */
  { acceptDelivery?: never; acceptOffer: AcceptOfferInput; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  /** Cancels before work has begun, with a full refund. By either party. */
  { acceptDelivery?: never; acceptOffer?: never; cancel: CancelInput; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  /** Cancels while work is in progress, with a full refund. By the seller, or by the buyer if the work is late. */
  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork: CancelWorkInput; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  /** Answers an offer with another price. By the buyer. */
  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter: CounterInput; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  /** Ends a quote before anything is paid. By either party. */
  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline: DeclineInput; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  /** Delivers the work. By the seller. */
  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver: DeliverInput; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  /** Opens a dispute for the marketplace to decide. By either party. */
  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute: OpenDisputeInput; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  /** Asks for a round of changes. By the buyer. */
  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges: RequestChangesInput; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  /** Decides a dispute. By an admin. */
  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve: ResolveInput; sendOffer?: never; submitRequirements?: never; }
  |  /** Sends an offer. By the seller. */
  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer: SendOfferInput; submitRequirements?: never; }
  |  /** Sends the requirements. By the buyer. */
  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements: SubmitRequirementsInput; };

/** A filter for freelancers. Omitted fields don't filter. */
export type FreelancerFilter = {
  /** Maximum hourly rate in US dollars: `120`. */
  maxRate?: InputMaybe<Scalars['Float']['input']>;
  /** Only freelancers with this skill: `typescript`. Case is ignored. */
  skill?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of freelancers. Ties are sorted by id. */
export type FreelancerSort =
  /** Highest hourly rate first. */
  | 'RATE_HIGH'
  /** Lowest hourly rate first. */
  | 'RATE_LOW'
  /** Best rated first. */
  | 'RATING';

/** The content of a job. */
export type JobInput = {
  /** Paragraphs with a blank line between them, 20 to 10,000 characters. */
  description: Scalars['String']['input'];
  /** Place of work, up to 100 characters: `Lisbon or remote`. */
  location: Scalars['String']['input'];
  /** Salary, up to 60 characters: `$52,000–$61,000`. */
  salary: Scalars['String']['input'];
  /** The job title, 3 to 100 characters: `Trademark Paralegal`. */
  title: Scalars['String']['input'];
  /** Type of employment, up to 40 characters: `Part-time`. An empty text means the default. */
  type?: Scalars['String']['input'];
};

/** A filter for listings. Omitted fields don't filter. */
export type ListingFilter = {
  /** Slug of the category: `logo-design`. An unknown one matches nothing. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Maximum price in US dollars: `499.99`. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Minimum price in US dollars: `50`. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Minimum rating, 0 to 5: `4.5`. */
  minRating?: InputMaybe<Scalars['Float']['input']>;
  /** Only listings of sellers with this role. */
  sellerRole?: InputMaybe<UserRole>;
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

/** Input of login. */
export type LoginInput = {
  /** The account's email address: `customer@example.com`. Case and outer spaces are ignored. */
  email: Scalars['String']['input'];
  /** The password, up to 200 characters. */
  password: Scalars['String']['input'];
  /** Whether the session outlives the browser: it lasts 30 days instead of at most 12 hours. */
  remember?: Scalars['Boolean']['input'];
};

/** The subject of a notification. */
export type NotificationKind =
  /** A new application, or a transition of an application. */
  | 'APPLICATION'
  /** A transition of an engagement. */
  | 'ENGAGEMENT'
  /** A new message. */
  | 'MESSAGE'
  /** A review was published or answered. */
  | 'REVIEW'
  /** A new listing that matches a saved search. */
  | 'SAVED_SEARCH';

/** Input of updateNotificationSettings. */
export type NotificationSettingsInput = {
  /** Whether a mail is sent, once, about notifications that stay unread for ten minutes. */
  emailNotifications: Scalars['Boolean']['input'];
};

/** The fields of OPEN_DISPUTE. */
export type OpenDisputeInput = {
  /** The reason. Both parties can read it. */
  reason: Scalars['String']['input'];
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

/** A payment. */
export type PaymentInput = {
  /** The card's token from the provider's form, up to 200 characters. Never a card number. */
  token: Scalars['String']['input'];
};

/** Input of placeOrder. */
export type PlaceOrderInput = {
  /** The total that the customer has seen, in US dollars: `1698`. If it has changed, the result is PriceChanged. */
  expectedTotal: Scalars['Float']['input'];
  /**
   * A new key for each checkout, and the same key for its retries: 8 to 100 letters, digits and `-`. If the key was used for other
   * lines or another total, the result is InvalidInput.
   */
  idempotencyKey: Scalars['String']['input'];
  /** The lines, 1 to 100. Lines of the same listing are merged. */
  lines: Array<CartLineInput>;
  /** The payment. Null only if the total is 0. */
  payment?: InputMaybe<PaymentInput>;
  /** The recipient of the receipt. Omitted: the account's name and email address. */
  receipt?: InputMaybe<ReceiptInput>;
};

/** The names of the processes. */
export type ProcessName =
  /** The process of applications to jobs. */
  | 'APPLICATION'
  /** The process of engagements, from the quote or purchase to the end. */
  | 'ENGAGEMENT';

/** The status of a state in the progress of an engagement. */
export type ProgressStatus =
  /** The state. */
  | 'CURRENT'
  /** The engagement has passed this state. */
  | 'DONE'
  /** The state usually follows. */
  | 'UPCOMING';

/** The recipient of a receipt. */
export type ReceiptInput = {
  /** The company's name, up to 100 characters. Null or empty for none. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** The email address that the receipt is sent to: `ada@fernwell.example`. */
  email: Scalars['String']['input'];
  /** Full name, up to 100 characters: `Ada Fernwell`. */
  name: Scalars['String']['input'];
};

/** Why a transition is refused. */
export type RefusalReason =
  /** A condition is not met: for example, no round of changes is left, or the due date has not passed by enough days. */
  | 'CONDITION_NOT_MET'
  /** It has changed since the given `version`. */
  | 'VERSION_CONFLICT'
  /** Another side has to take the transition. */
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
  /** At least 6 characters, at most 200. */
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

/** Input of replyToReview. */
export type ReplyToReviewInput = {
  /** The review's id: `rev-` and a UUID. */
  reviewId: Scalars['ID']['input'];
  /** The reply, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** The fields of REQUEST_CHANGES. */
export type RequestChangesInput = {
  /** The requested changes. */
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
  /** Id of one of the seller's services: `srv-1101`. Null for other work. */
  listingId?: InputMaybe<Scalars['ID']['input']>;
  /** The request, up to 5,000 characters. */
  message: Scalars['String']['input'];
  /** User id of a freelancer or broker: `usr-priya-raman`. */
  profileId: Scalars['ID']['input'];
};

/** Input of resetPassword. */
export type ResetPasswordInput = {
  /** At least 6 characters, at most 200. */
  password: Scalars['String']['input'];
  /** The token from the link: 43 letters, digits, `-` and `_`. */
  token: Scalars['String']['input'];
};

/** The fields of RESOLVE. */
export type ResolveInput = {
  /** The reason. Both parties can read it. */
  reason: Scalars['String']['input'];
  /** Refund to the buyer in US dollars, from 0 to the price. The rest is released to the seller. */
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

/** Search criteria. Omitted fields don't filter; at least one is required. */
export type SaveSearchInput = {
  /** Slug of the category: `logo-design`. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Only products, or only services. */
  kind?: InputMaybe<ListingKind>;
  /** Maximum price in US dollars: `499.99`. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Minimum price in US dollars: `50`. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /** A text as in `search`, 2 to 200 characters: `trademark`. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A filter for search results. Omitted fields don't filter. */
export type SearchFilter = {
  /** Slug of the category: `logo-design`. An unknown one matches nothing. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Only products, or only services. */
  kind?: InputMaybe<ListingKind>;
  /** Maximum price in US dollars: `499.99`. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Minimum price in US dollars: `50`. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
};

/** Input of sendMessage. */
export type SendMessageInput = {
  /** Plain text, 1 to 5,000 characters without outer spaces. */
  body: Scalars['String']['input'];
  /** The client's own id for this message, 1 to 64 characters. It makes the request idempotent. */
  clientId: Scalars['ID']['input'];
  /** The conversation: `cnv-` and a UUID. */
  conversationId: Scalars['ID']['input'];
};

/** The fields of SEND_OFFER. */
export type SendOfferInput = {
  /** Days that the work takes after the requirements are sent. */
  days: Scalars['NonNegativeInt']['input'];
  /** A description of the offer. */
  message: Scalars['String']['input'];
  /** Price of the whole work in US dollars, at most two decimals: `720`. */
  price: Scalars['Float']['input'];
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
  /** `/login` */
  | 'LOGIN'
  /** `/register` */
  | 'REGISTRATION';

/** Input of startConversation. */
export type StartConversationInput = {
  /** The subject. It also determines the recipient. */
  about: ConversationAbout;
  /** Plain text, 1 to 5,000 characters without outer spaces. */
  body: Scalars['String']['input'];
  /** The client's own id for this message, 1 to 64 characters. It makes the request idempotent. */
  clientId: Scalars['ID']['input'];
};

/** The fields of SUBMIT_REQUIREMENTS. */
export type SubmitRequirementsInput = {
  /** Everything that the seller needs to start. */
  message: Scalars['String']['input'];
};

/** Input of suspendUser. */
export type SuspendUserInput = {
  /** The reason, up to 500 characters. The account's owner and all admins can read it. */
  reason: Scalars['String']['input'];
  /** The account's id: `usr-priya-raman`. */
  userId: Scalars['ID']['input'];
};

/** The kind of value of a form field. */
export type TransitionFieldKind =
  /** A whole number of days. */
  | 'DAYS'
  /** Files, as ids of the viewer's uploads. */
  | 'FILES'
  /** Web addresses, https only, one to an entry. */
  | 'LINKS'
  /** US dollars, at most two decimals. */
  | 'MONEY'
  /** A PaymentInput: the payment provider's form. */
  | 'PAYMENT'
  /** Several lines of text. */
  | 'TEXT';

/** A whole company profile. It replaces the existing one. */
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
  /** City and country, up to 100 characters: `Manchester, United Kingdom`. */
  location: Scalars['String']['input'];
  /** Path of an image that the viewer uploaded as a logo, or of the current logo. Null for the generated emblem. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** The company's name, up to 100 characters: `Ashgrove Patents`. */
  name: Scalars['String']['input'];
  /** Names of the services it offers: at most 20, each up to 80 characters. */
  services: Array<Scalars['String']['input']>;
  /** Its website, http or https: `https://www.ashgrove.example`. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A whole freelancer profile. It replaces the existing one. A profile without a title is not listed. */
export type UpdateFreelancerInput = {
  /** Paragraphs with a blank line between them, up to 5,000 characters. */
  description: Scalars['String']['input'];
  /** Experience, up to 40 characters: `9 years`. */
  experience: Scalars['String']['input'];
  /** Hourly rate in US dollars, 0 to 10,000, at most two decimals: `150`. */
  hourlyRate: Scalars['Float']['input'];
  /** City and country, up to 100 characters: `Kyoto, Japan`. */
  location: Scalars['String']['input'];
  /** Skills: at most 20, each up to 40 characters. */
  skills: Array<Scalars['String']['input']>;
  /** Professional title, up to 100 characters: `Product engineer`. */
  title: Scalars['String']['input'];
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
  /** Only accounts whose name or email address contains this text: `raman`. Case is ignored. */
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

/** Whether an account is active. */
export type UserState =
  /** Active. */
  | 'ACTIVE'
  /** Suspended by an admin. */
  | 'SUSPENDED';
