import type { Social } from './social-providers'

/** On both pages the same buttons; only what is said about them differs. */
export type Purpose = 'login' | 'registration'

export const socialSuccess = (purpose: Purpose, { name }: Social) =>
  purpose === 'login' ? 'Login successful! Redirecting...' : `${name} registration successful! Redirecting...`

export const socialFailure = (purpose: Purpose, { name }: Social) =>
  `${name} ${purpose} failed. Please try another method.`

export const socialException = (purpose: Purpose, { provider }: Social) =>
  `An error occurred during ${provider.toLowerCase()} ${purpose}. Please try again.`
