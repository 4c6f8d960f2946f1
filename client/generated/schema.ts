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
  /** A whole number, zero or more: `24`. */
  NonNegativeInt: { input: number; output: number; }
  /** An absolute web address, http or https: `https://www.ashgrove.example`. */
  URL: { input: string; output: string; }
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

/** What login needs. */
export type LoginInput = {
  /** The account's email, compared without case and outer spaces: `customer@example.com`. */
  email: Scalars['String']['input'];
  /** The password, up to 200 characters. */
  password: Scalars['String']['input'];
  /** Whether the session outlives the browser: 30 days instead of at most 12 hours. */
  remember?: Scalars['Boolean']['input'];
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

/** What social sign-in needs. */
export type SocialLoginInput = {
  /** Who vouches. */
  provider: SocialProvider;
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

/** Narrows a list of accounts; what is left out does not narrow. */
export type UserFilter = {
  /** Only accounts of this role. */
  role?: InputMaybe<UserRole>;
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
