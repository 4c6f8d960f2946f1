import { randomUUID } from 'node:crypto'

type Prefix =
  | 'app'
  | 'aud'
  | 'cnv'
  | 'com'
  | 'eng'
  | 'evt'
  | 'fil'
  | 'fre'
  | 'job'
  | 'led'
  | 'mai'
  | 'msg'
  | 'ntf'
  | 'ord'
  | 'pay'
  | 'prd'
  | 'rev'
  | 'rfd'
  | 'ses'
  | 'srv'
  | 'svs'
  | 'upl'
  | 'usr'

/** Ids are unique across all types. The prefix shows the type to people. */
export const newId = (prefix: Prefix) => `${prefix}-${randomUUID()}`
