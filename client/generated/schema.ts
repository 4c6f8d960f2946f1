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

/** What an admin can do to an account. */
export type AuditAction =
  /** Let it in again. */
  | 'REINSTATED'
  /** Gave it another role. */
  | 'ROLE_CHANGED'
  /** Shut it out. */
  | 'SUSPENDED';

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
  /** A company, by its id or its owner's: `com-ashgrove-patents`. */
  { companyId: Scalars['ID']['input']; freelancerId?: never; listingId?: never; }
  |  /** A freelancer, by their own id or their user id: `fre-jun-watanabe`. */
  { companyId?: never; freelancerId: Scalars['ID']['input']; listingId?: never; }
  |  /** A product or service, to whoever sells it: `srv-1101`. */
  { companyId?: never; freelancerId?: never; listingId: Scalars['ID']['input']; };

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

/** What deleteAccount needs. */
export type DeleteAccountInput = {
  /** The account's password; null where it has none. */
  password?: InputMaybe<Scalars['String']['input']>;
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

/** What requestEmailChange needs. */
export type RequestEmailChangeInput = {
  /** The new address, up to 254 characters. */
  email: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** What resetPassword needs. */
export type ResetPasswordInput = {
  /** At least 6 characters, at most 200. */
  password: Scalars['String']['input'];
  /** What the link holds: 43 letters, digits, `-` and `_`. */
  token: Scalars['String']['input'];
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

/** What suspending an account needs. */
export type SuspendUserInput = {
  /** Why, up to 500 characters; the account's owner and every admin may read it. */
  reason: Scalars['String']['input'];
  /** The account's id: `usr-priya-raman`. */
  userId: Scalars['ID']['input'];
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
