import type { AddressInfo } from 'node:net'
import type { Config } from './config'

/** The site's origin for links in mails. Never taken from a request, whose Host header anybody can write. */
export const siteOrigin = ({ publicUrl }: Pick<Config, 'publicUrl'>, address: AddressInfo | string | null) => {
  const port = typeof address === 'object' ? address?.port : address
  return publicUrl?.origin ?? `http://localhost:${port}`
}
