import type { MutationResolvers, QueryResolvers, UserRole } from './generated/resolvers'

export type Access = 'anyone' | 'signed-in' | readonly UserRole[]

const sellers = ['VENDOR', 'FREELANCER', 'BROKER'] as const

/** Who may call which root field. What isn't here can't be called: a missing entry doesn't compile, nor start. */
export const access: {
  Query: Record<keyof QueryResolvers, Access>
  Mutation: Record<keyof MutationResolvers, Access>
} = {
  Query: {
    accountExport: 'signed-in',
    auditEvents: ['ADMIN'],
    cartQuote: 'anyone',
    categories: 'anyone',
    category: 'anyone',
    clock: ['ADMIN'],
    companies: 'anyone',
    company: 'anyone',
    engagement: 'signed-in',
    engagements: 'signed-in',
    freelancer: 'anyone',
    freelancers: 'anyone',
    job: 'anyone',
    jobs: 'anyone',
    order: 'signed-in',
    orders: 'signed-in',
    ownListing: sellers,
    ownListings: sellers,
    paymentProvider: 'anyone',
    process: 'anyone',
    product: 'anyone',
    products: 'anyone',
    search: 'anyone',
    service: 'anyone',
    services: 'anyone',
    sessions: 'signed-in',
    stats: 'anyone',
    testimonials: 'anyone',
    users: ['ADMIN'],
    viewer: 'anyone',
  },
  Mutation: {
    advanceClock: ['ADMIN'],
    advanceEngagement: 'signed-in',
    changePassword: 'signed-in',
    changeUserRole: ['ADMIN'],
    confirmEmailChange: 'anyone',
    createListing: sellers,
    deleteAccount: 'signed-in',
    deleteListing: sellers,
    discardListingChanges: sellers,
    editListing: sellers,
    endOtherSessions: 'signed-in',
    endSession: 'signed-in',
    login: 'anyone',
    logout: 'anyone',
    placeOrder: 'signed-in',
    publishListing: sellers,
    register: 'anyone',
    reinstateUser: ['ADMIN'],
    requestEmailChange: 'signed-in',
    requestPasswordReset: 'anyone',
    requestQuote: 'signed-in',
    resetPassword: 'anyone',
    socialLogin: 'anyone',
    suspendUser: ['ADMIN'],
    unpublishListing: sellers,
    updateCompany: sellers,
    updateFreelancer: ['FREELANCER'],
    updateProfile: 'signed-in',
  },
}
