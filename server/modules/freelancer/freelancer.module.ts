import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { createFreelancerCommands, type FreelancerCommands } from './freelancer.commands'
import { createFreelancerQueries, type FreelancerQueries } from './freelancer.queries'
import { createFreelancerRepository, type FreelancerRepository } from './freelancer.repository'
import { freelancerResolvers } from './freelancer.resolvers'
import { createFreelancerService, type FreelancerService } from './freelancer.service'

export interface FreelancerModule {
  services: { freelancerRepository: FreelancerRepository; freelancerService: FreelancerService }
  queries: { freelancers: FreelancerQueries }
  commands: { freelancerCommands: FreelancerCommands }
}

export const freelancerModule = {
  resolvers: freelancerResolvers,
  access: {
    Query: { freelancer: 'anyone', freelancers: 'anyone' },
    Mutation: { updateFreelancer: ['FREELANCER'] },
  },
  services: {
    freelancerRepository: fromDatabase(createFreelancerRepository),
    freelancerService: createFreelancerService,
  },
  queries: { freelancers: createFreelancerQueries },
  commands: { freelancerCommands: createFreelancerCommands },
} satisfies Module<FreelancerModule>
