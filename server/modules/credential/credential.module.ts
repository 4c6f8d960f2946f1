import { fromDatabase, type Module } from '../module'
import { sellers } from '../roles'
import { createCredentialCommands } from './credential.commands'
import { createCredentialQueries } from './credential.queries'
import { createCredentialRepository } from './credential.repository'
import { credentialResolvers } from './credential.resolvers'
import { createCredentialService } from './credential.service'
import { createCredentialWorker } from './credential.worker'
import { credentialExport } from './credential-export'

export const factories = {
  services: {
    credentialRepository: fromDatabase(createCredentialRepository),
    credentialService: createCredentialService,
  },
  queries: { credentials: createCredentialQueries },
  requestServices: { credentialWorker: createCredentialWorker },
  commands: { credentialCommands: createCredentialCommands },
}

export const module = {
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
      adminRead: { what: 'a registration', accountOf: ({ userId }) => userId },
    },
  },
  beforeConfirmation: { advanceCredential: ['WITHDRAW'] },
  tokenAccess: { READ: ['credentials'] },
  accountExport: credentialExport,
  ...factories,
} satisfies Module
