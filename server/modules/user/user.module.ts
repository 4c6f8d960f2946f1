import { signedIn } from '../../api/viewer'
import { fromDatabase, type Module } from '../module'
import { createUserQueries } from './user.queries'
import { createUserRepository } from './user.repository'
import { userResolvers } from './user.resolvers'
import { createUserService } from './user.service'
import { userExport } from './user-export'

export const factories = {
  services: { userRepository: fromDatabase(createUserRepository), userService: createUserService },
  queries: { users: createUserQueries },
}

export const module = {
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
      adminRead: { what: 'the account', accountOf: ({ id }) => id },
    },
  },
  beforeSecondFactor: { Query: ['viewer'] },
  tokenAccess: { READ: ['viewer'] },
  accountExport: userExport,
  ...factories,
} satisfies Module
