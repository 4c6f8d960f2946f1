import type { Config } from '../../start/config'
import type { Log } from '../log'
import type { IdentityProvider } from './identity'
import { openIdIdentity } from './openid-identity'
import { noIdentity, sampleIdentity } from './sample-identity'

type Setting = Pick<Config, 'openIdClients' | 'publicUrl' | 'sampleData'>

/** The configured identity providers. The others are sample ones with sample data, or fail. */
export const createIdentities = (
  { openIdClients: clients, publicUrl, sampleData }: Setting,
  log: Log,
  now: () => Date,
): IdentityProvider => {
  const fallback = sampleData ? sampleIdentity : noIdentity
  return publicUrl ? openIdIdentity({ clients, publicUrl, log, now, fallback }) : fallback
}
