import { randomUUID } from 'node:crypto'

/** Ids are unique across all types; the prefix says to people which type it is. */
export const newId = (prefix: 'aud' | 'cnv' | 'com' | 'fre' | 'msg' | 'ntf' | 'prd' | 'ses' | 'srv' | 'upl' | 'usr') =>
  `${prefix}-${randomUUID()}`
