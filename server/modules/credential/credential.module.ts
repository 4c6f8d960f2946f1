import { fromDatabase, fromLongReads, type Module, type ServicesOf } from '../module'
import { createCredentialCommands } from './credential.commands'
import { createCredentialQueries } from './credential.queries'
import { createCredentialRepository } from './credential.repository'
import { credentialResolvers } from './credential.resolvers'
import { createCredentialService } from './credential.service'
import { createCredentialWorker } from './credential.worker'
import { createCredentialExport } from './credential-export'

const factories = {
  services: {
    credentialExport: fromLongReads(createCredentialExport),
    credentialRepository: fromDatabase(createCredentialRepository),
    credentialService: createCredentialService,
  },
  queries: { credentials: createCredentialQueries },
  requestServices: { credentialWorker: createCredentialWorker },
  commands: { credentialCommands: createCredentialCommands },
}

export type CredentialModule = ServicesOf<typeof factories>

const sellers = ['VENDOR', 'FREELANCER', 'BROKER'] as const

export const credentialModule = {
  resolvers: credentialResolvers,
  access: {
    Query: { credentials: sellers, credentialQueue: ['ADMIN'] },
    Mutation: { advanceCredential: [...sellers, 'ADMIN'], askCredentialCheck: sellers },
  },
  adminReads: { credentialQueue: 'registrations of all accounts' },
  nodes: {
    Credential: {
      prefix: 'crd',
      access: [...sellers, 'ADMIN'],
      load: (id, { credentials, viewer }) => credentials.find(viewer, id),
    },
  },
  beforeConfirmation: { advanceCredential: ['WITHDRAW'] },
  tokenAccess: { READ: ['credentials'] },
  ...factories,
} satisfies Module
