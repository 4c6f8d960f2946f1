export const invalidLink = {
  __typename: 'InvalidLink' as const,
  message: 'This link is no longer valid. Please ask for a new one.',
}
