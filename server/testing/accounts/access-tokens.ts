import type { Visitor } from '../../api/visitor'
import type { Execute } from '../execute'
import type { CreateAccessTokenInput } from '../generated/schema'
import { expectType } from '../result'
import { AccessTokensDocument, CreateAccessTokenDocument, SecurityEventsDocument } from './access-tokens.generated'

/** Creates a personal access token and returns the member of the result union. The password is that of `registeredAs`. */
export const createToken = async (execute: Execute, visitor: Visitor, input: Partial<CreateAccessTokenInput> = {}) => {
  const full: CreateAccessTokenInput = {
    name: 'Report',
    scope: 'READ',
    lifetime: 'DAYS_30',
    password: 'secret1',
    ...input,
  }
  return (await execute(CreateAccessTokenDocument, { input: full }, visitor)).data.createAccessToken
}

/** Creates a personal access token of an account of `registeredAs`. */
export const newToken = async (execute: Execute, visitor: Visitor, input: Partial<CreateAccessTokenInput> = {}) => {
  const { token, accessToken } = expectType(await createToken(execute, visitor, input), 'AccessTokenCreated')
  return { id: accessToken.id, prefix: accessToken.prefix, token, bearer: { authorization: `Bearer ${token}` } }
}

export const accessTokensOf = async (execute: Execute, visitor: Visitor) =>
  (await execute(AccessTokensDocument, {}, visitor)).data.accessTokens

/** The kinds and details of the latest security events, newest first; of a sign-in the device. */
export const securityEventsOf = async (execute: Execute, visitor: Visitor) =>
  (await execute(SecurityEventsDocument, {}, visitor)).data.securityEvents.map(({ kind, details, device }) =>
    `${kind} ${kind === 'SIGNED_IN' ? device : details}`.trim(),
  )
