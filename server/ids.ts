import { randomUUID } from 'node:crypto'

/** Ids are unique across all types; the prefix says to people which type it is. */
export const newId = (
  prefix: 'app' | 'aud' | 'cnv' | 'com' | 'evt' | 'fre' | 'job' | 'msg' | 'ntf' | 'prd' | 'ses' | 'srv' | 'upl' | 'usr',
) => `${prefix}-${randomUUID()}`
