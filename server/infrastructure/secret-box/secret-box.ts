import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts secrets that the database stores. A stolen database alone does not reveal them. */
export interface SecretBox {
  /** `owner` is bound to the secret: the row of another account doesn't decrypt. */
  encrypt: (secret: string, owner: string) => string
  /** Throws if the text was encrypted with another key or for another owner. */
  decrypt: (encrypted: string, owner: string) => string
}

/** AES-256-GCM. The text is nonce, tag and ciphertext in base64url. */
export const createSecretBox = (key: Buffer): SecretBox => ({
  encrypt: (secret, owner) => {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
    const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')
  },

  decrypt: (encrypted, owner) => {
    const bytes = Buffer.from(encrypted, 'base64url')
    const nonce = bytes.subarray(0, NONCE_BYTES)
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag)
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  },
})
