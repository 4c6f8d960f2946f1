import type {
  ApplicationState,
  ApplicationTransition,
  ConversationSubjectKind,
  NotificationKind,
} from '../../generated/resolvers'

/** Two people about one thing. */
export interface ConversationTable {
  id: string
  subjectKind: ConversationSubjectKind
  subjectId: string
  /** What it is about, in the words of the day it began: the thing itself may go. */
  title: string
  /** Of the two ids the lesser. */
  lowId: string
  highId: string
  /** Also the sequence of the last message: they are numbered without a gap. */
  messageCount: number
  createdAt: string
}

/** A conversation as it lies in the inbox of one of the two. */
export interface ConversationPartyTable {
  conversationId: string
  userId: string
  otherId: string
  /** Title and the other's name case-folded, for searching. */
  searchText: string
  lastMessageAt: string
  /** Sequence of the last message that was read. */
  readUpTo: number
  /** How many messages of the other follow that. */
  unread: number
}

export interface MessageTable {
  conversationId: string
  /** From 1, without a gap. */
  sequence: number
  id: string
  senderId: string
  /** What the sender's browser calls it, so that sending it once more sends it once. */
  clientId: string
  body: string
  sentAt: string
}

/** Something that happened to somebody. */
export interface NotificationTable {
  id: string
  userId: string
  kind: NotificationKind
  /** While one of a topic is unread, what follows takes its place. */
  topic: string | null
  title: string
  text: string
  /** Path of the page it is about. */
  path: string
  /** When the first of what it stands for happened. */
  since: string
  at: string
  readAt: string | null
  mailedAt: string | null
}

/** How far an account's events have been counted. */
export interface LivePositionTable {
  userId: string
  sequence: number
}

/** What an account's open pages are told; kept long enough for one that lost its connection. */
export interface LiveEventTable {
  userId: string
  sequence: number
  kind: 'message' | 'read' | 'notification'
  /** Id of the conversation or notification. */
  subjectId: string
  at: string
}

export interface ApplicationTable {
  id: string
  jobId: string
  applicantId: string
  state: ApplicationState
  /** Goes up by one with every step. */
  version: number
  note: string
  expectedPay: string
  link: string | null
  createdAt: string
  updatedAt: string
}

/** A step that was taken; never changed. */
export interface ApplicationEventTable {
  id: string
  applicationId: string
  /** The application's then. */
  version: number
  at: string
  byId: string
  transition: ApplicationTransition
  note: string | null
}

export interface SavedListingTable {
  userId: string
  listingId: string
  savedAt: string
}

/** What somebody waits for. */
export interface SavedSearchTable {
  id: string
  userId: string
  /** In words. */
  name: string
  /** All that it looks for, in one text: equal wishes are equal texts. */
  wish: string
  kind: 'product' | 'service' | null
  categoryId: string | null
  /** Case-folded; empty for any. */
  text: string
  minPriceCents: number | null
  maxPriceCents: number | null
  createdAt: string
}

/** What one side of an engagement says of the other. */
export interface ReviewTable {
  id: string
  engagementId: string
  side: 'BUYER' | 'SELLER'
  authorId: string
  /** Whom it is about. */
  subjectId: string
  listingId: string | null
  /** Stars, 1 to 5. */
  rating: number
  text: string
  writtenAt: string
  /** When it is published at the latest. */
  dueAt: string
  publishedAt: string | null
  reply: string | null
  repliedAt: string | null
}

/** What the rating of a listing, company or freelancer rests on once somebody reviewed. */
export interface RatingTallyTable {
  subjectId: string
  /** Stars that were there before, in all. */
  baseSum: number
  baseCount: number
  sum: number
  count: number
}
