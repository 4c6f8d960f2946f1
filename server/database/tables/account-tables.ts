import type { Generated } from 'kysely'
import type { AuditAction, SocialProvider, SocialPurpose, UserRole } from '../../generated/resolvers'

export interface AccountTables {
  auditEvent: AuditEventTable
  mailToken: MailTokenTable
  oauthState: OAuthStateTable
  rateLimitAttempt: RateLimitAttemptTable
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

interface AuditEventTable {
  id: string
  at: string
  actorId: string
  subjectId: string
  action: AuditAction
  note: string
  fromRole: UserRole | null
  toRole: UserRole | null
}

interface SessionTable {
  /** SHA-256 of the token in the cookie. */
  tokenHash: string
  /** Public id: what the account's owner sees. */
  id: string
  /** `Firefox on Linux` */
  device: string
  userId: string
  remember: number
  createdAt: string
  lastUsedAt: string
  expiresAt: string
}

/** A link sent by mail. Opening it proves access to the mailbox of the account. */
interface MailTokenTable {
  /** SHA-256 of the token in the link. */
  tokenHash: string
  purpose: 'reset-password' | 'change-email'
  userId: string
  /** The new address, for a change of address. */
  email: string | null
  createdAt: string
  expiresAt: string
}

/** An attempt that counts against a rate limit until it is refunded or leaves the window. */
interface RateLimitAttemptTable {
  id: string
  /** SHA-256 of the limit's key. */
  bucket: string
  madeAt: string
}
