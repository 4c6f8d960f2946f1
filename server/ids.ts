import { randomUUID } from 'node:crypto'

type Prefix =
  | 'aud'
  | 'com'
  | 'eng'
  | 'evt'
  | 'fil'
  | 'fre'
  | 'led'
  | 'ord'
  | 'pay'
  | 'prd'
  | 'ses'
  | 'srv'
  | 'upl'
  | 'usr'

/** Ids are unique across all types; the prefix says to people which type it is. */
export const newId = (prefix: Prefix) => `${prefix}-${randomUUID()}`
