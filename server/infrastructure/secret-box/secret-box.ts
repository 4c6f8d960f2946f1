import { fromBase64, toBase64Url } from '../../lib/base64'

export const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts secrets that the database stores. A stolen database alone does not reveal them. */
export interface SecretBox {
  /** `owner` is bound to the secret: the row of another account doesn't decrypt. */
  encrypt: (secret: string, owner: string) => Promise<string>
  /** Rejects if the text was encrypted with another key or for another owner. */
  decrypt: (encrypted: string, owner: string) => Promise<string>
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** AES-256-GCM. The text is nonce, tag and ciphertext in base64url. */
export const createSecretBox = (key: Uint8Array): SecretBox => {
  const imported = crypto.subtle.importKey('raw', Uint8Array.from(key), 'AES-GCM', false, ['encrypt', 'decrypt'])
  const algorithm = (nonce: Uint8Array<ArrayBuffer>, owner: string) => ({
    name: 'AES-GCM',
    iv: nonce,
    additionalData: bytesOf(owner),
    tagLength: TAG_BYTES * 8,
  })

  return {
    encrypt: async (secret, owner) => {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
      const encrypted = await crypto.subtle.encrypt(algorithm(nonce, owner), await imported, bytesOf(secret))
      // Web Crypto puts the tag last.
      const bytes = new Uint8Array(encrypted)
      return toBase64Url(Uint8Array.of(...nonce, ...bytes.subarray(-TAG_BYTES), ...bytes.subarray(0, -TAG_BYTES)))
    },

    decrypt: async (encrypted, owner) => {
      const bytes = fromBase64(encrypted)
      const nonce = bytes.slice(0, NONCE_BYTES)
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      const ciphertext = Uint8Array.of(...bytes.subarray(NONCE_BYTES + TAG_BYTES), ...tag)
      const secret = await crypto.subtle.decrypt(algorithm(nonce, owner), await imported, ciphertext)
      return new TextDecoder().decode(secret)
    },
  }
}
