import { fromDatabase, type Module } from '../module'
import { sellers } from '../roles'
import { createMandateCommands } from './mandate.commands'
import { createMandateQueries } from './mandate.queries'
import { createMandateRepository } from './mandate.repository'
import { mandateResolvers } from './mandate.resolvers'
import { createMandateService } from './mandate.service'
import { createMandateWorker } from './mandate.worker'
import { mandateExport } from './mandate-export'

export const factories = {
  services: {
    mandateRepository: fromDatabase(createMandateRepository),
    mandateService: createMandateService,
  },
  queries: { mandates: createMandateQueries },
  requestServices: { mandateWorker: createMandateWorker },
  commands: { mandateCommands: createMandateCommands },
}

export const module = {
  resolvers: mandateResolvers,
  access: {
    Query: { introduction: 'anyone', mandates: sellers, mandateOf: ['BROKER'] },
    Mutation: { advanceMandate: sellers, proposeMandate: ['BROKER'] },
  },
  nodes: {
    Mandate: { prefix: 'mnd', access: sellers, load: (id, { mandates, viewer }) => mandates.find(viewer, id) },
  },
  beforeConfirmation: { advanceMandate: ['DECLINE', 'END', 'WITHDRAW'] },
  tokenAccess: { READ: ['introduction', 'mandates', 'mandateOf'], WRITE: ['advanceMandate', 'proposeMandate'] },
  accountExport: mandateExport,
  ...factories,
} satisfies Module
