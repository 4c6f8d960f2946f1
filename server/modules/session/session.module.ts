import { signedIn } from '../../api/viewer'
import { fromDatabase, type Module } from '../module'
import { createKnownDevices } from './known-devices'
import { createLoginCommands } from './login/login.commands'
import { createRegistrationCommands } from './registration/registration.commands'
import { createSessionCommands } from './session.commands'
import { createSessionQueries } from './session.queries'
import { createSessionRepository } from './session.repository'
import { sessionResolvers } from './session.resolvers'
import { createSessionService } from './session.service'
import { sessionExport } from './session-export'
import { createOAuthFlow } from './social-login/oauth-flow'
import { createOAuthStateRepository } from './social-login/oauth-state.repository'
import { createSocialLogin } from './social-login/social-login'
import { createStartSession } from './start-session'

export const factories = {
  services: {
    sessionRepository: fromDatabase(createSessionRepository),
    oauthStateRepository: fromDatabase(createOAuthStateRepository),
    sessionService: createSessionService,
  },
  queries: { sessions: createSessionQueries },
  requestServices: { knownDevices: createKnownDevices, startSession: createStartSession, oauthFlow: createOAuthFlow },
  commands: {
    loginCommands: createLoginCommands,
    registrationCommands: createRegistrationCommands,
    sessionCommands: createSessionCommands,
    socialLogin: createSocialLogin,
  },
}

export const module = {
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
  beforeConfirmation: { endOtherSessions: true, endSession: true },
  nodes: {
    Session: {
      prefix: 'ses',
      access: 'signed-in',
      sessionOnly: true,
      load: async (id, { sessions, viewer }) => (await sessions.own(signedIn(viewer))).find((row) => row.id === id),
    },
  },
  accountExport: sessionExport,
  ...factories,
} satisfies Module
