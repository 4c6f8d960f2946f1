import type { SecurityEventKind } from '../../generated/schema'

/** The titles of security events, for owners and admins. */
export const securityEventTitles: Record<SecurityEventKind, string> = {
  EMAIL_CHANGED: 'Email address changed',
  EMAIL_CONFIRMED: 'Email address confirmed',
  PASSKEY_ADDED: 'Passkey added',
  PASSKEY_REMOVED: 'Passkey removed',
  PASSKEY_RENAMED: 'Passkey renamed',
  PASSWORD_CHANGED: 'Password changed',
  RECOVERY_CODE_USED: 'Recovery code used',
  RECOVERY_CODES_REPLACED: 'Recovery codes replaced',
  REINSTATED: 'Account reinstated',
  ROLE_CHANGED: 'Role changed',
  SECOND_FACTOR_ADDED: 'Authenticator app added',
  SECOND_FACTOR_REFUSED: 'Five wrong codes',
  SECOND_FACTOR_REMOVED: 'Authenticator app removed',
  SIGNED_IN: 'Signed in',
  SIGN_IN_REFUSED: 'Sign-in refused',
  SOCIAL_ACCOUNT_LINKED: 'Social account linked',
  SUSPENDED: 'Account suspended',
  TOKEN_CREATED: 'API token created',
  TOKEN_REFUSED: 'Expired or revoked API token refused',
  TOKEN_REVOKED: 'API token revoked',
}
