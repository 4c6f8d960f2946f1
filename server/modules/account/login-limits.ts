import { QUARTER_HOUR_SECONDS } from '../../lib/dates'
import { addressLimits } from '../rate-limit/address-limits'

/** The limits of sign-ins to an account from a network address. Successful ones don't count, and a password reset forgets the others. */
export const accountLimitsAt = (address: string, email: string) =>
  addressLimits(address, { key: ['login', email], max: 10, seconds: QUARTER_HOUR_SECONDS })
