import type { UserRow } from '../../database/tables/tables'
import type { CreateAccessTokenInput } from '../../generated/resolvers'
import { oneLine } from '../../lib/text'
import { labelViolation } from '../../lib/violations'
import { type PasswordCheck, wrongPassword } from '../account/password-check'
import type { InTransaction } from '../container-scopes'
import { isRegistered, type UserService } from '../user/user.service'
import type { AccessTokenService } from './access-token.service'

const MAX_TOKENS = 20

interface Dependencies {
  passwordCheck: PasswordCheck
  inTransaction: InTransaction<{ accessTokenService: AccessTokenService; userService: UserService }>
}

export const createAccessTokenCommands = ({ passwordCheck, inTransaction }: Dependencies) => ({
  create: async (viewer: UserRow, { password, ...input }: CreateAccessTokenInput) => {
    const name = oneLine(input.name)
    const violation = labelViolation(name)
    if (violation) return violation
    const refused = await passwordCheck(viewer, password)
    if (refused) return refused
    return inTransaction(async ({ accessTokenService, userService }) => {
      // The second of two concurrent requests counts the token of the first.
      const account = await userService.lock(viewer.id)
      if (!isRegistered(account) || account.passwordHash !== viewer.passwordHash) return wrongPassword
      if ((await accessTokenService.liveOf(viewer.id)).length >= MAX_TOKENS) return tooManyAccessTokens
      return {
        __typename: 'AccessTokenCreated' as const,
        ...(await accessTokenService.create(viewer.id, { ...input, name })),
      }
    })
  },

  /** Returns false if the viewer has no live token with this id. */
  revoke: async (viewer: UserRow, id: string) => {
    const isRevoked = await inTransaction(({ accessTokenService }) => accessTokenService.revoke(viewer.id, id))
    return isRevoked ? { __typename: 'AccessTokenRevoked' as const, id } : notFound
  },
})

const notFound = { __typename: 'AccessTokenNotFound' as const, message: 'This token no longer works.' }

const tooManyAccessTokens = {
  __typename: 'TooManyAccessTokens' as const,
  message: `You have ${MAX_TOKENS} tokens, which is the most. Revoke one that you no longer need.`,
}
