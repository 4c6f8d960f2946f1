import type { Config } from '../../config'
import type { Log } from '../../log'
import type { IdentityProvider } from './identity'
import { openIdIdentity } from './openid-identity'
import { noIdentity, sampleIdentity } from './sample-identity'

type Setting = Pick<Config, 'openIdClients' | 'publicUrl' | 'sampleData'>

/** Who vouches, as the environment has it: providers that are set up, and for the rest the samples or nobody. */
export const createIdentities = (
  { openIdClients: clients, publicUrl, sampleData }: Setting,
  log: Log,
  now: () => Date,
): IdentityProvider => {
  const otherwise = sampleData ? sampleIdentity : noIdentity
  return publicUrl ? openIdIdentity({ clients, publicUrl, log, now, otherwise }) : otherwise
}
