export interface SecondFactorTables {
  authenticatorApp: AuthenticatorAppTable
  passkey: PasskeyTable
  passkeyChallenge: PasskeyChallengeTable
  pendingLogin: PendingLoginTable
  recoveryCode: RecoveryCodeTable
}

/** The secret that an account shares with an authenticator app. */
interface AuthenticatorAppTable {
  userId: string
  /** Encrypted with the secrets key, which is not in the database. */
  encryptedSecret: string
  /** Null until the app has shown its first code. */
  confirmedAt: string | null
  /** The time step of the last accepted code, so that each code works once. */
  lastTimeStep: number | null
}

/** A recovery code that was not used yet. */
interface RecoveryCodeTable {
  userId: string
  /** SHA-256 of the code, which has 79 random bits. */
  codeHash: string
}

interface PasskeyTable {
  id: string
  userId: string
  name: string
  /** The authenticator's id of the key pair, in base64url. */
  credentialId: string
  /** COSE, in base64url. */
  publicKey: string
  /** The number of uses that the authenticator reports. Zero forever if it doesn't count. */
  counter: number
  createdAt: string
  lastUsedAt: string | null
}

/** A challenge that a passkey has not signed yet. It works once. */
interface PasskeyChallengeTable {
  challengeHash: string
  /** The account that registers a passkey. Null for the use of one. */
  registeringUserId: string | null
  expiresAt: string
}

/** A sign-in that waits for a second factor. */
interface PendingLoginTable {
  /** SHA-256 of the token in the cookie. */
  tokenHash: string
  userId: string
  /** The password hash of the account then. A changed password ends the sign-in. */
  passwordHash: string | null
  remember: number
  failures: number
  expiresAt: string
}
