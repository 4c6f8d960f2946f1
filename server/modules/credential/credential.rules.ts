import { invalidInput } from '../../lib/violations'

/** The result for the name of a jurisdiction that is too short or too long, or undefined. */
export const jurisdictionViolation = (jurisdiction: string) =>
  jurisdiction.length < 2 || jurisdiction.length > 60
    ? invalidInput('jurisdiction', 'Name the state, country or office in 2 to 60 characters.')
    : undefined
