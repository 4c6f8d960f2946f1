import { signedIn } from '../../api/viewer'
import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createUserQueries } from './user.queries'
import { createUserRepository } from './user.repository'
import { userResolvers } from './user.resolvers'
import { createUserService } from './user.service'

const factories = {
  services: { userRepository: fromDatabase(createUserRepository), userService: createUserService },
  queries: { users: createUserQueries },
}

export type UserModule = ServicesOf<typeof factories>

export const userModule = {
  resolvers: userResolvers,
  access: { Query: { users: ['ADMIN'], viewer: 'anyone' } },
  adminReads: { users: 'the list of accounts' },
  nodes: {
    User: {
      prefix: 'usr',
      access: 'signed-in',
      // An admin sees all accounts.
      sessionOnly: true,
      load: (id, { users, viewer }) => users.visibleTo(signedIn(viewer), id),
    },
  },
  beforeSecondFactor: { Query: ['viewer'] },
  tokenAccess: { READ: ['viewer'] },
  ...factories,
} satisfies Module
