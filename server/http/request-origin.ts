import type { Request } from 'express'
import type { Config } from '../start/config'

/** The site's origin: PUBLIC_URL, or else the origin that was requested. */
export const requestOrigin =
  ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  ({ protocol, host }: Pick<Request, 'protocol' | 'host'>) => {
    if (publicUrl) return publicUrl.origin
    const request = `${protocol}://${host}`
    // A Host header may hold anything.
    return URL.canParse(request) ? new URL(request).origin : 'http://localhost'
  }
