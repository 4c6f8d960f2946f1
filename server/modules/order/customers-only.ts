export const customersOnly = {
  __typename: 'CustomersOnly' as const,
  message: 'Please sign in with a customer account to buy.',
}
