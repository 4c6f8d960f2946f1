import type { AddressInfo } from 'node:net'
import { siteOrigin } from '../http/site-origin'
import type { Config } from './config'
import { databasePlace } from './prepare-database'

/** The lines printed once the server listens. */
export const banner = (
  config: Pick<Config, 'databaseUrl' | 'processes' | 'publicUrl' | 'sampleData' | 'sandbox' | 'smtpUrl'>,
  address: AddressInfo | string | null,
) => {
  const { databaseUrl, processes, sampleData, sandbox, smtpUrl } = config
  const site = siteOrigin(config, address)
  const data = databaseUrl === 'file::memory:' ? 'in memory, gone when the server ends' : databasePlace(databaseUrl)
  return [
    `Marque      ${site}`,
    sandbox && `Sandbox     ${site}/sandbox`,
    sampleData && 'Accounts    customer@, vendor@, freelancer@, broker@ and admin@example.com, password password123',
    sampleData && !smtpUrl && `Mails       ${site}/dev/mail`,
    `Data        ${data}`,
    processes > 1 && `Processes   ${processes}, started by ${process.pid}`,
    'Ctrl-C ends it.',
  ]
    .filter(Boolean)
    .join('\n')
}
