import type { MutationResolvers, QueryResolvers, UserRole } from './generated/resolvers'

export type Access = 'anyone' | 'signed-in' | readonly UserRole[]

/** Who may call which root field. What isn't here can't be called: a missing entry doesn't compile, nor start. */
export const access: {
  Query: Record<keyof QueryResolvers, Access>
  Mutation: Record<keyof MutationResolvers, Access>
} = {
  Query: {
    categories: 'anyone',
    category: 'anyone',
    companies: 'anyone',
    company: 'anyone',
    freelancer: 'anyone',
    freelancers: 'anyone',
    job: 'anyone',
    jobs: 'anyone',
    product: 'anyone',
    products: 'anyone',
    search: 'anyone',
    service: 'anyone',
    services: 'anyone',
    stats: 'anyone',
    testimonials: 'anyone',
    users: ['ADMIN'],
    viewer: 'anyone',
  },
  Mutation: {
    login: 'anyone',
    logout: 'anyone',
    register: 'anyone',
    socialLogin: 'anyone',
  },
}
