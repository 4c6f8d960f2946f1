import type { CredentialKind, CredentialState } from '../../generated/resolvers'

export interface CredentialTables {
  credential: CredentialTable
}

/** A registration of a professional or a company that an admin checks. */
interface CredentialTable {
  id: string
  userId: string
  kind: CredentialKind
  jurisdiction: string
  number: string
  /** The name of the account when it was asked for or, after that, last checked. */
  ownerName: string
  /** The company's name at that time; null without a company. */
  companyName: string | null
  state: CredentialState
  /** Increases by one with every transition. */
  version: number
  /** The admin's reason for the refusal; empty without one. */
  note: string
  askedAt: string
  /** The date of the last check; null before it. */
  checkedAt: string | null
  expiresAt: string | null
  /** The moment of the owner's reminder of the expiry. Null before. */
  remindedAt: string | null
  updatedAt: string
}
