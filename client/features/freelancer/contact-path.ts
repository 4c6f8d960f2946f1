export const contactPath = (freelancerId: string) => `/freelancers/${freelancerId}/contact`
