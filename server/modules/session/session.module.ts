import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createOAuthFlow } from './oauth-flow'
import { createOAuthStateRepository } from './oauth-state.repository'
import { createOwnSessions } from './own-sessions'
import { createSessionCommands } from './session.commands'
import { createSessionQueries } from './session.queries'
import { createSessionRepository } from './session.repository'
import { sessionResolvers } from './session.resolvers'
import { createSessionService } from './session.service'
import { createSocialLogin } from './social-login'
import { createStartSession } from './start-session'

const factories = {
  services: {
    sessionRepository: fromDatabase(createSessionRepository),
    oauthStateRepository: fromDatabase(createOAuthStateRepository),
    sessionService: createSessionService,
  },
  queries: { sessions: createSessionQueries },
  requestServices: { startSession: createStartSession, oauthFlow: createOAuthFlow },
  commands: {
    sessionCommands: createSessionCommands,
    socialLogin: createSocialLogin,
    ownSessions: createOwnSessions,
  },
}

export type SessionModule = ServicesOf<typeof factories>

export const sessionModule = {
  resolvers: sessionResolvers,
  access: {
    Query: { sampleAccounts: 'anyone', sessions: 'signed-in' },
    Mutation: {
      endOtherSessions: 'signed-in',
      endSession: 'signed-in',
      login: 'anyone',
      logout: 'anyone',
      register: 'anyone',
      socialLogin: 'anyone',
    },
  },
  ...factories,
} satisfies Module
