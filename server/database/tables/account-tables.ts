import type { Generated } from 'kysely'
import type { AuditAction, SocialProvider, SocialPurpose, UserRole } from '../../generated/resolvers'

export interface UserTable {
  id: string
  name: string
  /** Trimmed, NFC, lower case: equal addresses are equal texts. */
  email: string
  /** Name and email case-folded, for searching. */
  searchText: string
  /** Argon2id; null where only a provider vouches or nobody can sign in. */
  passwordHash: string | null
  role: UserRole
  avatar: string
  socialProvider: SocialProvider | null
  createdAt: string
  suspendedAt: string | null
  suspendedReason: string | null
  /** Since when the row stands for nobody; business records still refer to it. */
  deletedAt: string | null
  /** Whether a mail tells what was missed. */
  mailsMissed: Generated<number>
}

export interface SocialIdentityTable {
  provider: SocialProvider
  subject: string
  userId: string
}

/** Somebody who is at a provider's page and expected back. */
export interface SocialTripTable {
  /** SHA-256 of the token that the cookie holds. */
  tokenHash: string
  provider: SocialProvider
  purpose: SocialPurpose
  /** A path of this site. */
  next: string | null
  expiresAt: string
}

export interface AuditEventTable {
  id: string
  at: string
  actorId: string
  subjectId: string
  action: AuditAction
  note: string
  fromRole: UserRole | null
  toRole: UserRole | null
}

export interface SessionTable {
  /** SHA-256 of the token that the cookie holds. */
  tokenHash: string
  /** What its owner may know it by. */
  id: string
  /** `Firefox on Linux` */
  device: string
  userId: string
  remember: number
  createdAt: string
  lastUsedAt: string
  expiresAt: string
}

/** What a link in a mail proves: who opens it reads the mail of that account. */
export interface MailTokenTable {
  /** SHA-256 of the token that the link holds. */
  tokenHash: string
  purpose: 'reset-password' | 'change-email'
  userId: string
  /** The address that a change is about. */
  email: string | null
  createdAt: string
  expiresAt: string
}

/** A try that counts against a limit until it is given back or too old. */
export interface AttemptTable {
  id: string
  bucket: string
  madeAt: string
}
