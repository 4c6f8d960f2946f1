import { fromDatabase, type Module } from '../module'
import { createFreelancerCommands } from './freelancer.commands'
import { createFreelancerQueries } from './freelancer.queries'
import { createFreelancerRepository } from './freelancer.repository'
import { freelancerResolvers } from './freelancer.resolvers'
import { createFreelancerService } from './freelancer.service'
import { freelancerExport } from './freelancer-export'

export const factories = {
  services: {
    freelancerRepository: fromDatabase(createFreelancerRepository),
    freelancerService: createFreelancerService,
  },
  queries: { freelancers: createFreelancerQueries },
  commands: { freelancerCommands: createFreelancerCommands },
}

export const module = {
  resolvers: freelancerResolvers,
  access: {
    Query: { freelancer: 'anyone', freelancers: 'anyone' },
    Mutation: { updateFreelancer: ['FREELANCER'] },
  },
  nodes: {
    Freelancer: { prefix: 'fre', access: 'anyone', load: (id, { freelancers }) => freelancers.find(id) },
  },
  tokenAccess: { READ: ['freelancer', 'freelancers'], WRITE: ['updateFreelancer'] },
  accountExport: freelancerExport,
  ...factories,
} satisfies Module
