const messages = {
  declined: 'The card was declined. Nothing was charged. Try another one.',
  'too-many': 'Too many cards were declined. Nothing was charged. Try again in an hour.',
  unreachable: 'The payment provider could not be reached. Try again: you are never charged twice.',
}

/** The result for a payment that failed. */
export const paymentProblem = (problem: keyof typeof messages) => ({
  __typename: 'PaymentDeclined' as const,
  message: messages[problem],
  retryable: problem === 'unreachable',
})
