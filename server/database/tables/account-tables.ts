import type { Generated } from 'kysely'
import type {
  AccessTokenScope,
  AuditAction,
  SecurityEventKind,
  SocialProvider,
  SocialPurpose,
  UserRole,
} from '../../generated/resolvers'

export interface AccountTables {
  accessToken: AccessTokenTable
  auditEvent: AuditEventTable
  mailToken: MailTokenTable
  oauthState: OAuthStateTable
  rateLimitAttempt: RateLimitAttemptTable
  securityEvent: SecurityEventTable
  serverSecret: ServerSecretTable
  session: SessionTable
  socialIdentity: SocialIdentityTable
  user: UserTable
}

interface UserTable {
  id: string
  name: string
  /** Trimmed, NFC, lower case, so that equal addresses are equal texts. */
  email: string
  /** Name and email case-folded, for searching. */
  searchText: string
  /** Argon2id. Null for an account without a password: opened through an identity provider, or deleted. */
  passwordHash: string | null
  role: UserRole
  avatar: string
  socialProvider: SocialProvider | null
  createdAt: string
  suspendedAt: string | null
  suspendedReason: string | null
  /** Set when the account was deleted. The row stays, because business records refer to it. */
  deletedAt: string | null
  /** 1 if unread notifications are sent by email. */
  emailNotifications: Generated<number>
  /** The time when the owner proved access to the mailbox. Null if nobody has. */
  emailConfirmedAt: Generated<string | null>
  /** The time when a seller dismissed the checklist of the overview. Null if they have not. */
  checklistDismissedAt: Generated<string | null>
}

interface SocialIdentityTable {
  provider: SocialProvider
  /** The provider's own id of the account. */
  subject: string
  userId: string
}

/** An OAuth flow that has not returned from the identity provider yet. */
interface OAuthStateTable {
  /** SHA-256 of the token in the cookie. */
  tokenHash: string
  provider: SocialProvider
  purpose: SocialPurpose
  /** Path of this site to open after signing in. */
  next: string | null
  expiresAt: string
}

/** An action of an admin that concerns an account. Append-only. */
interface AuditEventTable {
  id: string
  at: string
  actorId: string
  subjectId: string
  action: AuditAction
  note: string
  fromRole: UserRole | null
  toRole: UserRole | null
  /** The id of the engagement or of the conversation; null for actions on the account itself. */
  recordId: string | null
  amountCents: number | null
  /** Two events never have the same key. */
  onceKey: string | null
}

interface SessionTable {
  /** SHA-256 of the token in the cookie. */
  tokenHash: string
  /** Public id, for the account's owner. */
  id: string
  /** `Firefox on Linux` */
  device: string
  userId: string
  remember: number
  createdAt: string
  lastUsedAt: string
  expiresAt: string
  /** The time when its user last proved to be the account's owner. */
  authenticatedAt: string
}

/** A personal access token, for programs that use the API as its owner. */
interface AccessTokenTable {
  id: string
  userId: string
  name: string
  /** SHA-256 of the token. */
  tokenHash: string
  /** The first characters of the token. */
  prefix: string
  scope: AccessTokenScope
  createdAt: string
  lastUsedAt: string | null
  expiresAt: string
  revokedAt: string | null
}

/** A record that never changes: triggers refuse changes. It stays for a year, or until its account is deleted. */
interface SecurityEventTable {
  id: string
  at: string
  userId: string
  kind: SecurityEventKind
  details: string
  /** `Firefox on Linux`. Empty if no visitor caused it. */
  device: Generated<string>
  /** The rough network address: `203.0.113.0/24`. Empty if no visitor caused it. */
  network: Generated<string>
}

/** Keys of the server that all its processes share. */
interface ServerSecretTable {
  name: 'hmac'
  value: string
}

/** A link sent by mail. Opening it proves access to the mailbox of the account. */
interface MailTokenTable {
  /** SHA-256 of the token in the link. */
  tokenHash: string
  purpose: 'reset-password' | 'change-email' | 'confirm-email'
  userId: string
  /** The address to confirm. Null for a password reset. */
  email: string | null
  createdAt: string
  expiresAt: string
}

/** An attempt that counts against a rate limit until it is refunded or leaves the window. */
interface RateLimitAttemptTable {
  id: string
  /** HMAC-SHA-256 of the limit's key, so that network and email addresses can't be tried out. */
  bucket: string
  madeAt: string
}
