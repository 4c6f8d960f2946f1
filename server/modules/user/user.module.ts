import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { createUserQueries, type UserQueries } from './user.queries'
import { createUserRepository, type UserRepository } from './user.repository'
import { userResolvers } from './user.resolvers'
import { createUserService, type UserService } from './user.service'

export interface UserModule {
  services: { userRepository: UserRepository; userService: UserService }
  queries: { users: UserQueries }
}

export const userModule = {
  resolvers: userResolvers,
  access: { Query: { users: ['ADMIN'], viewer: 'anyone' } },
  services: { userRepository: fromDatabase(createUserRepository), userService: createUserService },
  queries: { users: createUserQueries },
} satisfies Module<UserModule>
