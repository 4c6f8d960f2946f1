import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CategoryRow, CompanyRow, FreelancerRow, JobRow, ListingRow, UserRow, CompanyPage, FreelancerPage, JobPage, ListingPage, UserPage } from '../database/tables';
import type { Context } from '../context';
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
  /** A whole number, zero or more: `24`. */
  NonNegativeInt: { input: number; output: number; }
  /** An absolute web address, http or https: `https://www.ashgrove.example`. */
  URL: { input: URL; output: URL | string; }
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
  /** What it offers, in its own words: `Freedom-to-operate opinions`. */
  services: Array<Scalars['String']['output']>;
  /** Whether the marketplace has checked its registration. */
  verified: Scalars['Boolean']['output'];
  /** Its own site; null when it has none. */
  website?: Maybe<Scalars['URL']['output']>;
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

/** Another account has this email. */
export type EmailTaken = {
  __typename?: 'EmailTaken';
  /** `Registration failed. Email might already be in use.` */
  message: Scalars['String']['output'];
};

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
  /** What they are good at: `TypeScript`. */
  skills: Array<Scalars['String']['output']>;
  /** What they are: `Product engineer`. */
  title: Scalars['String']['output'];
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

/** A position that a company wants to fill. */
export type Job = {
  __typename?: 'Job';
  /** Name of the company: `Whitcombe Marks`. */
  company: Scalars['String']['output'];
  /** Paragraphs with a blank line between them. */
  description: Scalars['String']['output'];
  /** Unique across all types: `job-3101`. */
  id: Scalars['ID']['output'];
  /** Where the work is done: `Edinburgh` or `Lisbon or remote`. */
  location: Scalars['String']['output'];
  /** Root-relative path of the company's emblem. */
  logo: Scalars['String']['output'];
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
  /** Who sells it: a product's vendor, a service's provider. */
  seller: Profile;
  /** Its name: `Utility Patent Drafting and Filing`. */
  title: Scalars['String']['output'];
};


/** What the marketplace sells: a product or a service. */
export type ListingRelatedArgs = {
  first?: Scalars['NonNegativeInt']['input'];
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

/** How login ends. */
export type LoginResult = InvalidCredentials | LoginSuccess | TooManyAttempts;

/** Signed in; the cookie is set. */
export type LoginSuccess = {
  __typename?: 'LoginSuccess';
  /** Who is signed in now. */
  user: User;
};

/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Signs in with email and password and sets the session cookie. Counts against 10 failed tries per account and address,
   * and 100 per address, in 15 minutes.
   */
  login: LoginResult;
  /** Ends the session on the server and removes its cookie; true whether or not there was one. */
  logout: Scalars['Boolean']['output'];
  /** Opens an account and signs it in. Counts against 30 tries per address and hour. */
  register: RegisterResult;
  /** Signs in, or opens an account, with an identity that a provider vouches for. */
  socialLogin: SocialLoginResult;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** What can be changed. Expected failures are members of the result union; only unexpected ones are errors. */
export type MutationSocialLoginArgs = {
  input: SocialLoginInput;
};

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
export type ProductRelatedArgs = {
  first?: Scalars['NonNegativeInt']['input'];
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

/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type Query = {
  __typename?: 'Query';
  /** The categories, in the order of the site's menus. */
  categories: Array<Category>;
  /** One category, by its slug. */
  category?: Maybe<Category>;
  /** Companies, newest first. */
  companies: CompanyConnection;
  /** One company, by its own id or by the id of the user who runs it. */
  company?: Maybe<Company>;
  /** One freelancer, by their own id or by their user id. */
  freelancer?: Maybe<Freelancer>;
  /** Freelancers who match, best rated first unless sorted otherwise. */
  freelancers: FreelancerConnection;
  /** One open position. */
  job?: Maybe<Job>;
  /** Open positions, latest first. */
  jobs: JobConnection;
  /** One product. */
  product?: Maybe<Product>;
  /** Products that match, newest first unless sorted otherwise. */
  products: ProductConnection;
  /**
   * Products and services that contain the text in title, description, category name or seller's name, case aside; every
   * character counts as itself. Matches in the title come first, then the newest. Blank text matches nothing.
   */
  search: SearchResultConnection;
  /** One service. */
  service?: Maybe<Service>;
  /** Services that match, newest first unless sorted otherwise. */
  services: ServiceConnection;
  /** The marketplace in figures. */
  stats: Array<Stat>;
  /** What clients say, in the order in which the site shows it. */
  testimonials: Array<Testimonial>;
  /** Accounts, newest first. For admins. */
  users: UserConnection;
  /** The signed-in user; null without a live session. */
  viewer?: Maybe<User>;
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
  first?: Scalars['NonNegativeInt']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryCompanyArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryFreelancerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryFreelancersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FreelancerFilter>;
  first?: Scalars['NonNegativeInt']['input'];
  sort?: FreelancerSort;
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['NonNegativeInt']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ListingFilter>;
  first?: Scalars['NonNegativeInt']['input'];
  sort?: ListingSort;
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QuerySearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['NonNegativeInt']['input'];
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
  first?: Scalars['NonNegativeInt']['input'];
  sort?: ListingSort;
};


/** What can be read. Every list states its order; an unknown id gives null, never an error. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserFilter>;
  first?: Scalars['NonNegativeInt']['input'];
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

/** How registration ends. */
export type RegisterResult = EmailTaken | InvalidInput | RegisterSuccess | TooManyAttempts;

/** The account is open and signed in; the cookie is set. */
export type RegisterSuccess = {
  __typename?: 'RegisterSuccess';
  /** Who is signed in now. */
  user: User;
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
  /** The same as `provider`. */
  seller: Profile;
  /** Its name: `Utility Patent Drafting and Filing`. */
  title: Scalars['String']['output'];
};


/** Work that a broker or freelancer does for a price. */
export type ServiceRelatedArgs = {
  first?: Scalars['NonNegativeInt']['input'];
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

/** The provider did not vouch, is not set up, or the email belongs to another account. */
export type SocialLoginFailed = {
  __typename?: 'SocialLoginFailed';
  /** `Google login failed. Please try another method.` */
  message: Scalars['String']['output'];
};

/** What social sign-in needs. */
export type SocialLoginInput = {
  /** Who vouches. */
  provider: SocialProvider;
};

/** The provider has a page of its own for this. */
export type SocialLoginRedirect = {
  __typename?: 'SocialLoginRedirect';
  /** Where to send the browser. */
  url: Scalars['URL']['output'];
};

/** How social sign-in ends. */
export type SocialLoginResult = SocialLoginFailed | SocialLoginRedirect | SocialLoginSuccess;

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

/** An account, as its owner and admins see it. */
export type User = {
  __typename?: 'User';
  /** Root-relative path of the portrait: `/artwork/avatar/usr-priya-raman.svg`. */
  avatar: Scalars['String']['output'];
  /** The company profile that vendors, freelancers and brokers run. */
  company?: Maybe<Company>;
  /** When the account was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** The address it signs in with: `broker@example.com`. */
  email: Scalars['String']['output'];
  /** Unique across all types: `usr-priya-raman`. */
  id: Scalars['ID']['output'];
  /** Full name: `Priya Raman`. */
  name: Scalars['String']['output'];
  /** What the account is for. */
  role: UserRole;
  /** The provider it signs in with; null where it has a password. */
  socialProvider?: Maybe<SocialProvider>;
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
  LoginResult:
    | ( InvalidCredentials )
    | ( Omit<LoginSuccess, 'user'> & { user: _RefType['User'] } )
    | ( TooManyAttempts )
  ;
  RegisterResult:
    | ( EmailTaken )
    | ( InvalidInput )
    | ( Omit<RegisterSuccess, 'user'> & { user: _RefType['User'] } )
    | ( TooManyAttempts )
  ;
  SearchResult:
    | ( ListingRow )
    | ( ListingRow )
  ;
  SocialLoginResult:
    | ( SocialLoginFailed )
    | ( SocialLoginRedirect )
    | ( Omit<SocialLoginSuccess, 'user'> & { user: _RefType['User'] } )
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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Category: ResolverTypeWrapper<CategoryRow>;
  Company: ResolverTypeWrapper<CompanyRow>;
  CompanyConnection: ResolverTypeWrapper<CompanyPage>;
  CompanyEdge: ResolverTypeWrapper<Omit<CompanyEdge, 'node'> & { node: ResolversTypes['Company'] }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  EmailTaken: ResolverTypeWrapper<EmailTaken>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Freelancer: ResolverTypeWrapper<FreelancerRow>;
  FreelancerConnection: ResolverTypeWrapper<FreelancerPage>;
  FreelancerEdge: ResolverTypeWrapper<Omit<FreelancerEdge, 'node'> & { node: ResolversTypes['Freelancer'] }>;
  FreelancerFilter: FreelancerFilter;
  FreelancerSort: FreelancerSort;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidCredentials: ResolverTypeWrapper<InvalidCredentials>;
  InvalidInput: ResolverTypeWrapper<InvalidInput>;
  Job: ResolverTypeWrapper<JobRow>;
  JobConnection: ResolverTypeWrapper<JobPage>;
  JobEdge: ResolverTypeWrapper<Omit<JobEdge, 'node'> & { node: ResolversTypes['Job'] }>;
  Listing: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Listing']>;
  ListingFilter: ListingFilter;
  ListingSort: ListingSort;
  LoginInput: LoginInput;
  LoginResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LoginResult']>;
  LoginSuccess: ResolverTypeWrapper<Omit<LoginSuccess, 'user'> & { user: ResolversTypes['User'] }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NonNegativeInt: ResolverTypeWrapper<Scalars['NonNegativeInt']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Product: ResolverTypeWrapper<ListingRow>;
  ProductConnection: ResolverTypeWrapper<ListingPage>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  Profile: ResolverTypeWrapper<UserRow>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterInput: RegisterInput;
  RegisterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterResult']>;
  RegisterSuccess: ResolverTypeWrapper<Omit<RegisterSuccess, 'user'> & { user: ResolversTypes['User'] }>;
  SearchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SearchResult']>;
  SearchResultConnection: ResolverTypeWrapper<ListingPage>;
  SearchResultEdge: ResolverTypeWrapper<Omit<SearchResultEdge, 'node'> & { node: ResolversTypes['SearchResult'] }>;
  Service: ResolverTypeWrapper<ListingRow>;
  ServiceConnection: ResolverTypeWrapper<ListingPage>;
  ServiceEdge: ResolverTypeWrapper<Omit<ServiceEdge, 'node'> & { node: ResolversTypes['Service'] }>;
  SocialLoginFailed: ResolverTypeWrapper<SocialLoginFailed>;
  SocialLoginInput: SocialLoginInput;
  SocialLoginRedirect: ResolverTypeWrapper<SocialLoginRedirect>;
  SocialLoginResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SocialLoginResult']>;
  SocialLoginSuccess: ResolverTypeWrapper<Omit<SocialLoginSuccess, 'user'> & { user: ResolversTypes['User'] }>;
  SocialProvider: SocialProvider;
  Stat: ResolverTypeWrapper<Stat>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Testimonial: ResolverTypeWrapper<Testimonial>;
  TooManyAttempts: ResolverTypeWrapper<TooManyAttempts>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  User: ResolverTypeWrapper<UserRow>;
  UserConnection: ResolverTypeWrapper<UserPage>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserFilter: UserFilter;
  UserRole: UserRole;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  Category: CategoryRow;
  Company: CompanyRow;
  CompanyConnection: CompanyPage;
  CompanyEdge: Omit<CompanyEdge, 'node'> & { node: ResolversParentTypes['Company'] };
  DateTime: Scalars['DateTime']['output'];
  EmailTaken: EmailTaken;
  Float: Scalars['Float']['output'];
  Freelancer: FreelancerRow;
  FreelancerConnection: FreelancerPage;
  FreelancerEdge: Omit<FreelancerEdge, 'node'> & { node: ResolversParentTypes['Freelancer'] };
  FreelancerFilter: FreelancerFilter;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  InvalidCredentials: InvalidCredentials;
  InvalidInput: InvalidInput;
  Job: JobRow;
  JobConnection: JobPage;
  JobEdge: Omit<JobEdge, 'node'> & { node: ResolversParentTypes['Job'] };
  Listing: ResolversInterfaceTypes<ResolversParentTypes>['Listing'];
  ListingFilter: ListingFilter;
  LoginInput: LoginInput;
  LoginResult: ResolversUnionTypes<ResolversParentTypes>['LoginResult'];
  LoginSuccess: Omit<LoginSuccess, 'user'> & { user: ResolversParentTypes['User'] };
  Mutation: Record<PropertyKey, never>;
  NonNegativeInt: Scalars['NonNegativeInt']['output'];
  PageInfo: PageInfo;
  Product: ListingRow;
  ProductConnection: ListingPage;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  Profile: UserRow;
  Query: Record<PropertyKey, never>;
  RegisterInput: RegisterInput;
  RegisterResult: ResolversUnionTypes<ResolversParentTypes>['RegisterResult'];
  RegisterSuccess: Omit<RegisterSuccess, 'user'> & { user: ResolversParentTypes['User'] };
  SearchResult: ResolversUnionTypes<ResolversParentTypes>['SearchResult'];
  SearchResultConnection: ListingPage;
  SearchResultEdge: Omit<SearchResultEdge, 'node'> & { node: ResolversParentTypes['SearchResult'] };
  Service: ListingRow;
  ServiceConnection: ListingPage;
  ServiceEdge: Omit<ServiceEdge, 'node'> & { node: ResolversParentTypes['Service'] };
  SocialLoginFailed: SocialLoginFailed;
  SocialLoginInput: SocialLoginInput;
  SocialLoginRedirect: SocialLoginRedirect;
  SocialLoginResult: ResolversUnionTypes<ResolversParentTypes>['SocialLoginResult'];
  SocialLoginSuccess: Omit<SocialLoginSuccess, 'user'> & { user: ResolversParentTypes['User'] };
  Stat: Stat;
  String: Scalars['String']['output'];
  Testimonial: Testimonial;
  TooManyAttempts: TooManyAttempts;
  URL: Scalars['URL']['output'];
  User: UserRow;
  UserConnection: UserPage;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserFilter: UserFilter;
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

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EmailTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailTaken'] = ResolversParentTypes['EmailTaken']> = {
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

export type InvalidCredentialsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidCredentials'] = ResolversParentTypes['InvalidCredentials']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postedBy?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  salary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type ListingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  __resolveType: TypeResolveFn<'Product' | 'Service', ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  __resolveType: TypeResolveFn<'InvalidCredentials' | 'LoginSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type LoginSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginSuccess'] = ResolversParentTypes['LoginSuccess']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  login: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  register: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  socialLogin: Resolver<ResolversTypes['SocialLoginResult'], ParentType, ContextType, RequireFields<MutationSocialLoginArgs, 'input'>>;
};

export interface NonNegativeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['NonNegativeInt'], any> {
  name: 'NonNegativeInt';
}

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  cover?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<ProductRelatedArgs, 'first'>>;
  reviewCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
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

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  categories: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, Partial<QueryCategoriesArgs>>;
  category: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'slug'>>;
  companies: Resolver<ResolversTypes['CompanyConnection'], ParentType, ContextType, RequireFields<QueryCompaniesArgs, 'first'>>;
  company: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType, RequireFields<QueryCompanyArgs, 'id'>>;
  freelancer: Resolver<Maybe<ResolversTypes['Freelancer']>, ParentType, ContextType, RequireFields<QueryFreelancerArgs, 'id'>>;
  freelancers: Resolver<ResolversTypes['FreelancerConnection'], ParentType, ContextType, RequireFields<QueryFreelancersArgs, 'first' | 'sort'>>;
  job: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  jobs: Resolver<ResolversTypes['JobConnection'], ParentType, ContextType, RequireFields<QueryJobsArgs, 'first'>>;
  product: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  products: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'first' | 'sort'>>;
  search: Resolver<ResolversTypes['SearchResultConnection'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'first' | 'query'>>;
  service: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType, RequireFields<QueryServiceArgs, 'id'>>;
  services: Resolver<ResolversTypes['ServiceConnection'], ParentType, ContextType, RequireFields<QueryServicesArgs, 'first' | 'sort'>>;
  stats: Resolver<Array<ResolversTypes['Stat']>, ParentType, ContextType>;
  testimonials: Resolver<Array<ResolversTypes['Testimonial']>, ParentType, ContextType>;
  users: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'first'>>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RegisterResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterResult'] = ResolversParentTypes['RegisterResult']> = {
  __resolveType: TypeResolveFn<'EmailTaken' | 'InvalidInput' | 'RegisterSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type RegisterSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterSuccess'] = ResolversParentTypes['RegisterSuccess']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  cover?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<ServiceRelatedArgs, 'first'>>;
  reviewCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
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

export type SocialLoginFailedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLoginFailed'] = ResolversParentTypes['SocialLoginFailed']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialLoginRedirectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLoginRedirect'] = ResolversParentTypes['SocialLoginRedirect']> = {
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialLoginResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLoginResult'] = ResolversParentTypes['SocialLoginResult']> = {
  __resolveType: TypeResolveFn<'SocialLoginFailed' | 'SocialLoginRedirect' | 'SocialLoginSuccess', ParentType, ContextType>;
};

export type SocialLoginSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLoginSuccess'] = ResolversParentTypes['SocialLoginSuccess']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Stat'] = ResolversParentTypes['Stat']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
  socialProvider?: Resolver<Maybe<ResolversTypes['SocialProvider']>, ParentType, ContextType>;
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

export type Resolvers<ContextType = Context> = {
  Category?: CategoryResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompanyConnection?: CompanyConnectionResolvers<ContextType>;
  CompanyEdge?: CompanyEdgeResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  EmailTaken?: EmailTakenResolvers<ContextType>;
  Freelancer?: FreelancerResolvers<ContextType>;
  FreelancerConnection?: FreelancerConnectionResolvers<ContextType>;
  FreelancerEdge?: FreelancerEdgeResolvers<ContextType>;
  InvalidCredentials?: InvalidCredentialsResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobConnection?: JobConnectionResolvers<ContextType>;
  JobEdge?: JobEdgeResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  LoginSuccess?: LoginSuccessResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NonNegativeInt?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RegisterResult?: RegisterResultResolvers<ContextType>;
  RegisterSuccess?: RegisterSuccessResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchResultConnection?: SearchResultConnectionResolvers<ContextType>;
  SearchResultEdge?: SearchResultEdgeResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  ServiceConnection?: ServiceConnectionResolvers<ContextType>;
  ServiceEdge?: ServiceEdgeResolvers<ContextType>;
  SocialLoginFailed?: SocialLoginFailedResolvers<ContextType>;
  SocialLoginRedirect?: SocialLoginRedirectResolvers<ContextType>;
  SocialLoginResult?: SocialLoginResultResolvers<ContextType>;
  SocialLoginSuccess?: SocialLoginSuccessResolvers<ContextType>;
  Stat?: StatResolvers<ContextType>;
  Testimonial?: TestimonialResolvers<ContextType>;
  TooManyAttempts?: TooManyAttemptsResolvers<ContextType>;
  URL?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
};

