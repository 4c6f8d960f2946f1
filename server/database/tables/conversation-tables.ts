import type { Generated } from 'kysely'
import type { ConversationSubjectKind, MailState, NotificationKind } from '../../generated/resolvers'

export interface ConversationTables {
  accountBlock: AccountBlockTable
  attachment: AttachmentTable
  conversation: ConversationTable
  conversationParty: ConversationPartyTable
  liveEvent: LiveEventTable
  mailRecord: MailRecordTable
  livePosition: LivePositionTable
  message: MessageTable
  notification: NotificationTable
  outboxMail: OutboxMailTable
  rejectedAddress: RejectedAddressTable
}

/** A file beside what its owner has written, in the file store. */
interface AttachmentTable {
  id: string
  ownerId: string
  /** The event of an engagement that it is attached to. Attached to nothing, it waits for its text to be sent. */
  eventId: string | null
  messageId: string | null
  credentialId: Generated<string | null>
  applicationId: Generated<string | null>
  /** Its place among the files of what it is attached to, from 0. */
  position: number
  name: string
  size: number
  createdAt: string
}

/** An account that neither receives messages of another one nor sends any to it. */
interface AccountBlockTable {
  blockerId: string
  blockedId: string
  at: string
}

/** Messages between two accounts about one subject. */
interface ConversationTable {
  id: string
  subjectKind: ConversationSubjectKind
  subjectId: string
  /** The subject's title when the conversation began; the subject may have been deleted. */
  title: string
  /** The lesser of the two account ids. */
  lowId: string
  /** The greater of the two account ids. */
  highId: string
  /** Also the sequence of the last message, because sequences have no gaps. */
  messageCount: number
  createdAt: string
}

/** A conversation in the inbox of one of its two parties. */
interface ConversationPartyTable {
  conversationId: string
  userId: string
  otherId: string
  /** Title and the other party's name case-folded, for searching. */
  searchText: string
  lastMessageAt: string
  /** Sequence of the last message that the party has read. */
  readUpTo: number
  /** The moment at which it read that one. Null before, and for messages that were read before this was stored. */
  readAt: Generated<string | null>
  /** Number of later messages of the other party. */
  unread: number
}

interface MessageTable {
  conversationId: string
  /** From 1, without gaps. */
  sequence: number
  id: string
  senderId: string
  /** The sender's id for it, so that a repeated request sends it once. */
  clientId: string
  body: string
  sentAt: string
  /** 1 while an admin has taken it down: only its sender reads it then. */
  takenDown: Generated<number>
}

interface NotificationTable {
  id: string
  userId: string
  kind: NotificationKind
  /** The other account that it is about. Null if it names nobody. */
  aboutId: string | null
  /** A later notification of the same topic replaces an unread one. */
  topic: string | null
  title: string
  text: string
  /** Path of the page it links to. */
  path: string
  /** The time when the first of the notifications that it replaces was made. */
  since: string
  at: string
  readAt: string | null
  mailedAt: string | null
}

/** A queued mail; deleted once it is sent. It contains no secrets. */
interface OutboxMailTable {
  id: string
  userId: string
  /** Null for the account's own email address. */
  address: string | null
  subject: string
  text: string
  html: Generated<string>
  /** The other account that it names or quotes. */
  aboutId: Generated<string | null>
  /** The part of the address behind the @ when it was queued. Failures count for each mail server. */
  domain: string
  /** The engagement's id for a mail about an engagement: its account gets one such mail in ten minutes. Null for other mails. */
  topic: string | null
  nextAttemptAt: string
  attempts: number
  /** Mails with a topic are kept for ten minutes after they were sent. */
  sentAt: string | null
}

/** A mail about an engagement, kept without its text. */
interface MailRecordTable {
  id: string
  /** The id that it has in the outbox. */
  mailId: string
  engagementId: string
  userId: string
  /** The other account that the subject may name. */
  aboutId: string | null
  subject: string
  state: MailState
  queuedAt: string
  updatedAt: string
}

/** An address that its mail server has refused for good. It gets no more mails from the outbox. */
interface RejectedAddressTable {
  address: string
  rejectedAt: string
}

/** The sequence of the last live event of an account. */
interface LivePositionTable {
  userId: string
  sequence: number
}

/** A change that is sent to the open pages of an account; kept for pages that reconnect. */
interface LiveEventTable {
  userId: string
  sequence: number
  kind: 'message' | 'read' | 'notification' | 'engagement'
  /** Id of the conversation, notification or engagement. */
  subjectId: string
  at: string
}
