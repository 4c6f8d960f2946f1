import type { Request } from 'express'
import type { Config } from '../config'

/** Where the site is seen: its public address, or for want of one the address that was asked. */
export const siteOrigin =
  ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  ({ protocol, host }: Pick<Request, 'protocol' | 'host'>) => {
    if (publicUrl) return publicUrl.origin
    const asked = `${protocol}://${host}`
    // A Host header may hold anything.
    return URL.canParse(asked) ? new URL(asked).origin : 'http://localhost'
  }
