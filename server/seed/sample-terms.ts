/** The terms of all sample engagements. */
export const COMMISSION_PERCENT = 10
export const LAST_FOUR = '4242'
