import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody can guess. Only its hash is stored, so a stolen database opens no session. */
export const newToken = () => randomBytes(32).toString('base64url')

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
