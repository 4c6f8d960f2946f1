/** Writing to somebody needs an account. */
export const contactPath = (freelancerId: string) => `/login?next=/freelancers/${freelancerId}`
