/** What somebody is told whose payment came to nothing. */
export const paymentProblem = (problem: 'declined' | 'unreachable') => ({
  __typename: 'PaymentDeclined' as const,
  message:
    problem === 'declined'
      ? 'The card was declined. Nothing was charged. Try another one.'
      : 'The payment provider could not be reached. Nothing is charged twice: try again.',
  retryable: problem === 'unreachable',
})
