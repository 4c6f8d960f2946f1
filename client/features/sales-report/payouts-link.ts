/** The link below what a seller has earned. */
export const payoutsLink = { to: '/dashboard/payouts', action: 'See your payouts' }
