import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { createOAuthFlow, type OAuthFlow } from './oauth-flow'
import { createOAuthStateRepository, type OAuthStateRepository } from './oauth-state.repository'
import { createOwnSessions, type OwnSessions } from './own-sessions'
import { createSessionCommands, type SessionCommands } from './session.commands'
import { createSessionQueries, type SessionQueries } from './session.queries'
import { createSessionRepository, type SessionRepository } from './session.repository'
import { sessionResolvers } from './session.resolvers'
import { createSessionService, type SessionService } from './session.service'
import { createSocialLogin, type SocialLogin } from './social-login'
import { createStartSession, type StartSession } from './start-session'

export interface SessionModule {
  services: {
    sessionRepository: SessionRepository
    oauthStateRepository: OAuthStateRepository
    sessionService: SessionService
  }
  queries: { sessions: SessionQueries }
  requestServices: { startSession: StartSession; oauthFlow: OAuthFlow }
  commands: { sessionCommands: SessionCommands; socialLogin: SocialLogin; ownSessions: OwnSessions }
}

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
} satisfies Module<SessionModule>
