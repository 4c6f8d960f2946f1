import { connectionResolvers } from '../../api/paging/connection.resolvers'
import type { UserParent } from '../../api/parents'
import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import type { CredentialRow } from '../../database/tables/tables'
import { credentialStates, credentialTitle } from './credential.process'

const account = {
  checkedCredentials: ({ id }: UserParent, _, { credentials }) => credentials.checkedOf(id),
} satisfies ModuleResolvers['Profile'] & ModuleResolvers['User']

export const credentialResolvers = {
  Query: {
    credentials: (_, __, { credentials, viewer }) => credentials.own(signedIn(viewer)),
    credentialQueue: (_, { state, ...request }, { credentials }) => credentials.queue(state, request),
  },
  Mutation: {
    askCredentialCheck: (_, { input }, { credentialCommands, viewer }) =>
      credentialCommands.ask(signedIn(viewer), input),
    advanceCredential: (_, { input }, { credentialCommands, viewer }) =>
      credentialCommands.advance(signedIn(viewer), input),
  },
  Credential: {
    owner: ({ userId }, _, { users }) => users.of(userId),
    title: credentialTitle,
    names: async (row, _, { credentials }) => (await credentials.names(row)).current,
    formerNames: async (row, _, { credentials }) => (await credentials.names(row)).former,
    stateLabel: ({ state }) => credentialStates[state],
    // The queries return credentials only to their owners and to admins.
    files: ({ id }, _, { attachments }) => attachments.ofCredential(id),
    availableTransitions: (row, _, { credentials, viewer }) => credentials.availableTransitions(row, viewer),
  },
  CredentialConnection: connectionResolvers<CredentialRow>(),
  Profile: account,
  User: account,
  Company: {
    verified: async ({ ownerId }, _, { credentials }) => (await credentials.companyCheckOf(ownerId)) !== undefined,
    verification: ({ ownerId }, _, { credentials }) => credentials.companyCheckOf(ownerId),
    checkedCredentials: ({ ownerId }, _, { credentials }) => credentials.checkedOf(ownerId),
  },
} satisfies ModuleResolvers
