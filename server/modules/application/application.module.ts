import { signedIn } from '../../api/viewer'
import { fromDatabase, type Module } from '../module'
import { createApplicationCommands } from './application.commands'
import { createApplicationQueries } from './application.queries'
import { createApplicationRepository } from './application.repository'
import { applicationResolvers } from './application.resolvers'
import { createApplicationService } from './application.service'
import { applicationExport } from './application-export'

export const factories = {
  services: {
    applicationRepository: fromDatabase(createApplicationRepository),
    applicationService: createApplicationService,
  },
  queries: { applications: createApplicationQueries },
  commands: { applicationCommands: createApplicationCommands },
}

export const module = {
  resolvers: applicationResolvers,
  access: {
    Query: { application: 'signed-in' },
    Mutation: { advanceApplication: 'signed-in', applyToJob: 'signed-in', editApplication: 'signed-in' },
  },
  nodes: {
    Application: {
      prefix: 'app',
      access: 'signed-in',
      load: (id, { applications, viewer }) => applications.find(signedIn(viewer), id),
    },
  },
  beforeConfirmation: { advanceApplication: ['decline', 'withdraw'] },
  tokenAccess: { READ: ['application'], WRITE: ['advanceApplication', 'applyToJob', 'editApplication'] },
  accountExport: applicationExport,
  ...factories,
} satisfies Module
