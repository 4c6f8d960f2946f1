import type { AddressInfo } from 'node:net'
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

/** The site's origin for links in mails. It never comes from a request: anybody can write a Host header. */
export const siteOrigin = ({ publicUrl }: Pick<Config, 'publicUrl'>, address: AddressInfo | string | null) => {
  const port = typeof address === 'object' ? (address?.port ?? 80) : address
  return publicUrl?.origin ?? `http://localhost:${port}`
}
