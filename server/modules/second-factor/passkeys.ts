import type { PasskeyRow, UserRow } from '../../database/tables/tables'
import { toBase64Url } from '../../lib/base64'
import { later } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { hashToken, randomToken } from '../../lib/secure-random'
import type { Infrastructure } from '../infrastructure'
import type { PasskeyRepository } from './passkey.repository'
import { isAuthenticationResponse, isRegistrationResponse } from './passkey-response'

const CHALLENGE_MS = 300_000
const SITE_NAME = 'Marque'

/** Loaded at the first use of a passkey: it is large, and few requests need it. */
const webAuthn = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

interface Dependencies extends Pick<Infrastructure, 'siteOrigin' | 'now'> {
  passkeyRepository: PasskeyRepository
}

/** Passkeys by WebAuthn. They verify their user by fingerprint, face or PIN, so a passkey alone may sign in. */
export const createPasskeys = ({ passkeyRepository, siteOrigin, now }: Dependencies) => {
  const relyingParty = () => ({ rpID: new URL(siteOrigin()).hostname, rpName: SITE_NAME })
  const expected = () => ({ expectedOrigin: siteOrigin(), expectedRPID: relyingParty().rpID })

  /** A challenge works once, within five minutes. */
  const newChallenge = async (registeringUserId: string | null) => {
    const moment = now()
    await passkeyRepository.removeExpiredChallenges(moment)
    const challenge = randomToken()
    await passkeyRepository.addChallenge(hashToken(challenge), registeringUserId, later(moment, CHALLENGE_MS))
    return (await helpers()).isoBase64URL.toBuffer(challenge)
  }

  const takeChallenge = (registeringUserId: string | null) => async (challenge: string) => {
    const taken = await passkeyRepository.takeChallenge(hashToken(challenge))
    return taken?.registeringUserId === registeringUserId && now().getTime() < Date.parse(taken.expiresAt)
  }

  return {
    of: passkeyRepository.ofUser,

    /** The options for `navigator.credentials.create`. */
    registrationOptions: async ({ id, name, email }: UserRow) => {
      const { generateRegistrationOptions } = await webAuthn()
      const registered = await passkeyRepository.ofUser(id)
      return generateRegistrationOptions({
        ...relyingParty(),
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: name,
        challenge: await newChallenge(id),
        excludeCredentials: registered.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    /** Returns false if the response is invalid or the passkey is registered already. */
    register: async ({ id: userId }: UserRow, name: string, response: unknown) => {
      if (!isRegistrationResponse(response)) return false
      const { verifyRegistrationResponse } = await webAuthn()
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: takeChallenge(userId),
        ...expected(),
        requireUserVerification: true,
      }).catch(invalid)
      if (!registrationInfo) return false
      const { id: credentialId, publicKey, counter } = registrationInfo.credential
      return passkeyRepository.add({
        id: newId('pky'),
        userId,
        name,
        credentialId,
        publicKey: toBase64Url(publicKey),
        counter,
        createdAt: now().toISOString(),
        lastUsedAt: null,
      })
    },

    /** The options for `navigator.credentials.get`, with any passkey of this site. */
    requestOptions: async () => {
      const { generateAuthenticationOptions } = await webAuthn()
      return generateAuthenticationOptions({
        rpID: relyingParty().rpID,
        challenge: await newChallenge(null),
        userVerification: 'required',
      })
    },

    /** The id of the account whose passkey signed the challenge. Undefined if the response is invalid. */
    verifiedOwner: async (response: unknown) => {
      if (!isAuthenticationResponse(response)) return undefined
      const passkey = await passkeyRepository.byCredentialId(response.id)
      if (!passkey) return undefined
      const { verifyAuthenticationResponse } = await webAuthn()
      const { authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: takeChallenge(null),
        ...expected(),
        credential: await credentialOf(passkey),
        requireUserVerification: true,
      }).catch(invalid)
      if (!authenticationInfo) return undefined
      await passkeyRepository.used(passkey.id, authenticationInfo.newCounter, now())
      return passkey.userId
    },

    rename: passkeyRepository.rename,

    /** Returns the name. Undefined if the user has no passkey with this id. */
    remove: async (userId: string, id: string) => (await passkeyRepository.remove(userId, id))?.name,

    removeAllOf: passkeyRepository.removeAllOf,
  }
}

export type Passkeys = ReturnType<typeof createPasskeys>

/** The library throws for every response that does not verify. */
const invalid = () => ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined })

const credentialOf = async ({ credentialId, publicKey, counter }: PasskeyRow) => ({
  id: credentialId,
  publicKey: (await helpers()).isoBase64URL.toBuffer(publicKey),
  counter,
})
