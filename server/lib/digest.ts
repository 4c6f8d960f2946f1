import { hmac } from '@noble/hashes/hmac.js'
import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The SHA-256 digest of a text. Web Crypto's is asynchronous, which most callers can't be. */
export const sha256 = (text: string) => digest(utf8ToBytes(text))

/** The SHA-256 digest of a text in hexadecimal digits. */
export const sha256Hex = (text: string) => bytesToHex(sha256(text))

/** The HMAC with SHA-256 of a text. */
export const hmacSha256 = (key: string, text: string) => hmac(digest, utf8ToBytes(key), utf8ToBytes(text))
