const messages = {
  declined: 'The card was declined. Nothing was charged. Try another one.',
  'too-many': 'Too many cards were declined. Nothing was charged. Try again in an hour.',
  unreachable: 'The payment provider could not be reached. Nothing is charged twice: try again.',
}

/** What somebody is told whose payment came to nothing. */
export const paymentProblem = (problem: keyof typeof messages) => ({
  __typename: 'PaymentDeclined' as const,
  message: messages[problem],
  retryable: problem === 'unreachable',
})
