import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

interface Options {
  origin?: string
  userVerified?: boolean
}

/** The challenge of WebAuthn options, which the API returns as JSON. */
const challengeOf = (options: unknown) => String(Reflect.get(Object(options), 'challenge'))

/** An authenticator in software, for one passkey of the site at http://localhost:4000. */
export const createVirtualAuthenticator = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0

  const authenticatorData = (userVerified: boolean, credential = Buffer.alloc(0)) => {
    const flags = USER_PRESENT | (userVerified ? USER_VERIFIED : 0) | (credential.length > 0 ? HAS_CREDENTIAL : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256('localhost'), Buffer.from([flags]), count, credential])
  }
  const clientData = (type: string, options: unknown, origin: string) =>
    JSON.stringify({ type, challenge: challengeOf(options), origin, crossOrigin: false })
  const respond = (response: Record<string, string>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    /** The response of `navigator.credentials.create`. */
    create: (options: unknown, { origin = 'http://localhost:4000', userVerified = true }: Options = {}) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const coseKey = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(coseKey)])
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(userVerified, credential))],
      ])
      return respond({
        clientDataJSON: base64url(clientData('webauthn.create', options, origin)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
      })
    },

    /** The response of `navigator.credentials.get`. */
    use: (options: unknown, { origin = 'http://localhost:4000', userVerified = true }: Options = {}) => {
      counter += 1
      const data = authenticatorData(userVerified)
      const client = clientData('webauthn.get', options, origin)
      return respond({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      })
    },
  }
}
