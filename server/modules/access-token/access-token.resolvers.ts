import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'

export const accessTokenResolvers = {
  Query: { accessTokens: (_, __, { viewer, accessTokens }) => accessTokens.ownedBy(signedIn(viewer)) },
  Mutation: {
    createAccessToken: (_, { input }, { viewer, accessTokenCommands }) =>
      accessTokenCommands.create(signedIn(viewer), input),
    revokeAccessToken: (_, { id }, { viewer, accessTokenCommands }) => accessTokenCommands.revoke(signedIn(viewer), id),
  },
} satisfies ModuleResolvers
