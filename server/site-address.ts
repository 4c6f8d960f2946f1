import type { AddressInfo } from 'node:net'
import type { Config } from './config'

/** Where people find the site: never taken from a request, since whoever asks writes its Host. */
export const siteAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, address: AddressInfo | string | null) => {
  const port = typeof address === 'object' ? address?.port : address
  return publicUrl?.origin ?? `http://localhost:${port}`
}
