/** `cat`, `sta` and `tes` are used by sample data only. Events of engagements and of applications share `evt`. */
export type IdPrefix =
  | 'app'
  | 'aud'
  | 'cat'
  | 'cnv'
  | 'com'
  | 'crd'
  | 'dkt'
  | 'eng'
  | 'evt'
  | 'fil'
  | 'fre'
  | 'inv'
  | 'job'
  | 'led'
  | 'mai'
  | 'mnd'
  | 'msg'
  | 'ntc'
  | 'ntf'
  | 'ord'
  | 'pay'
  | 'pfl'
  | 'pky'
  | 'prd'
  | 'rec'
  | 'rev'
  | 'rfd'
  | 'rpc'
  | 'sec'
  | 'ses'
  | 'srv'
  | 'sta'
  | 'svs'
  | 'tes'
  | 'tok'
  | 'trf'
  | 'trr'
  | 'upl'
  | 'usr'

/** Ids are unique across all types. `Query.node` finds the type by the prefix. Within a prefix they sort by their creation. */
export const newId = (prefix: IdPrefix) => `${prefix}-${timeOrderedUuid()}`

/**
 * A UUID of version 7: it begins with the milliseconds since 1970, so that new rows are neighbours in their indexes. 74 random bits
 * follow. The clock is the machine's, which nobody moves. Earlier ids are of version 4 and stay.
 */
const timeOrderedUuid = () => {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}
