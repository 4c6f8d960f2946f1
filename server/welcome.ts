import type { AddressInfo } from 'node:net'
import type { Config } from './config'
import { databasePlace } from './database/open-filled'

/** What a person wants to know once the server is up. */
export const welcome = (
  { databaseUrl, publicUrl, sampleData, sandbox }: Config,
  address: AddressInfo | string | null,
) => {
  const port = typeof address === 'object' ? address?.port : address
  const site = publicUrl?.origin ?? `http://localhost:${port}`
  const data = databaseUrl === 'file::memory:' ? 'in memory, gone when the server ends' : databasePlace(databaseUrl)
  return [
    `Marque      ${site}`,
    sandbox && `Sandbox     ${site}/sandbox`,
    sampleData && 'Accounts    customer@, vendor@, freelancer@, broker@ and admin@example.com, password password123',
    `Data        ${data}`,
    'Ctrl-C ends it.',
  ]
    .filter(Boolean)
    .join('\n')
}
