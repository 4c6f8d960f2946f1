import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { type ApplicationCommands, createApplicationCommands } from './application.commands'
import { type ApplicationQueries, createApplicationQueries } from './application.queries'
import { type ApplicationRepository, createApplicationRepository } from './application.repository'
import { applicationResolvers } from './application.resolvers'
import { type ApplicationService, createApplicationService } from './application.service'

export interface ApplicationModule {
  services: { applicationRepository: ApplicationRepository; applicationService: ApplicationService }
  queries: { applications: ApplicationQueries }
  commands: { applicationCommands: ApplicationCommands }
}

export const applicationModule = {
  resolvers: applicationResolvers,
  access: {
    Query: { application: 'signed-in' },
    Mutation: { advanceApplication: 'signed-in', applyToJob: 'signed-in' },
  },
  services: {
    applicationRepository: fromDatabase(createApplicationRepository),
    applicationService: createApplicationService,
  },
  queries: { applications: createApplicationQueries },
  commands: { applicationCommands: createApplicationCommands },
} satisfies Module<ApplicationModule>
