import { fromDatabase, type Module } from '../module'
import { buyers } from '../roles'
import { createAccessTokenCommands } from './access-token.commands'
import { createAccessTokenQueries } from './access-token.queries'
import { createAccessTokenRepository } from './access-token.repository'
import { accessTokenResolvers } from './access-token.resolvers'
import { createAccessTokenService } from './access-token.service'
import { accessTokenExport } from './access-token-export'
import { createTokenAuthentication } from './token-authentication'

export const factories = {
  services: {
    accessTokenRepository: fromDatabase(createAccessTokenRepository),
    accessTokenService: createAccessTokenService,
    tokenAuthentication: createTokenAuthentication,
  },
  queries: { accessTokens: createAccessTokenQueries },
  commands: { accessTokenCommands: createAccessTokenCommands },
}

export const module = {
  resolvers: accessTokenResolvers,
  access: {
    Query: { accessTokens: 'signed-in' },
    // Everybody but admins.
    Mutation: { createAccessToken: buyers, revokeAccessToken: 'signed-in' },
  },
  beforeConfirmation: { createAccessToken: true, revokeAccessToken: true },
  freshSignIn: { createAccessToken: 'without-password' },
  accountExport: accessTokenExport,
  ...factories,
} satisfies Module
