/** The terms of all sample engagements. */
export const COMMISSION_PERCENT = 10

/** The card that sample buyers pay with. */
export const CARD_LAST_FOUR = '4242'
