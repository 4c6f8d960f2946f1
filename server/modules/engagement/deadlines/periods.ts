/** Without an answer for so many days, a delivery is accepted. */
export const ACCEPTANCE_DAYS = 14
/** Days after which an amendment expires without an answer. */
export const AMENDMENT_DAYS = 7
/** An admin decides a dispute within this time. */
export const DECISION_DAYS = 7
/** The other side of a dispute is asked to answer within this time. */
export const DISPUTE_ANSWER_DAYS = 3
/** The days after the due date from which the buyer can cancel. */
export const LATE_DAYS = 3
/** The days after completion in which both parties can review each other. */
export const REVIEW_DAYS = 14
/** The seller has at least this long for a round of changes. */
export const ROUND_DAYS = 7
