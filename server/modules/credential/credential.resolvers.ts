import type { UserParent } from '../../api/parents'
import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import { connectionResolvers } from '../../database/paging/connection.resolvers'
import type { CredentialRow } from '../../database/tables/tables'
import { credentialStates, credentialTitle } from './credential.process'

const account = {
  checkedCredentials: ({ id }: UserParent, _, { credentials }) => credentials.checkedOf(id),
} satisfies ModuleResolvers['Profile'] & ModuleResolvers['User']

const namesInWords = (owner: string, company: string | null | undefined) =>
  company == null || company === owner ? owner : `${owner}, ${company}`

export const credentialResolvers = {
  Query: {
    credentials: (_, __, { credentials, viewer }) => credentials.own(viewer),
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
    formerNames: async ({ userId, ownerName, companyName }, _, { companies, users }) => {
      const [owner, company] = await Promise.all([users.of(userId), companies.ownedBy(userId)])
      const isSame = owner.name === ownerName && (company?.name ?? null) === companyName
      return isSame ? null : namesInWords(ownerName, companyName)
    },
    names: async ({ userId }, _, { companies, users }) => {
      const [owner, company] = await Promise.all([users.of(userId), companies.ownedBy(userId)])
      return namesInWords(owner.name, company?.name)
    },
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
