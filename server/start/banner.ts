import type { AddressInfo } from 'node:net'
import { siteOrigin } from '../http/site-origin'
import { type Config, IN_MEMORY } from './config'
import { databasePlace } from './prepare-database'

/** The lines printed once the server listens. */
export const banner = (
  config: Pick<Config, 'databaseUrl' | 'processes' | 'publicUrl' | 'sampleData' | 'sandbox' | 'smtpUrl'>,
  address: AddressInfo | string | null,
  node = process.versions.node,
  today = new Date(),
) => {
  const { databaseUrl, processes, sampleData, sandbox, smtpUrl } = config
  const site = siteOrigin(config, address)
  const data = databaseUrl === IN_MEMORY ? 'in memory, gone when the server ends' : databasePlace(databaseUrl)
  return [
    `Marque      ${site}`,
    sandbox && `Sandbox     ${site}/sandbox`,
    sampleData && 'Accounts    customer@, vendor@, freelancer@, broker@ and admin@example.com, password password123',
    sampleData && !smtpUrl && `Mails       ${site}/dev/mail`,
    `Data        ${data}`,
    processes > 1 && `Processes   ${processes}, started by ${process.pid}`,
    isUnsupported(node, today) && `Node.js     ${node} no longer gets security fixes; newer versions do.`,
    'Ctrl-C ends it.',
  ]
    .filter(Boolean)
    .join('\n')
}

/** The last major version that follows the rule: even versions appear each April, and get fixes for three years. */
const LAST_BY_RULE = 26

/** Whether a version of Node.js is past its end of life. Odd versions live until the June after their October. */
const isUnsupported = (version: string, today: Date) => {
  const major = Number.parseInt(version, 10)
  if (major > LAST_BY_RULE) return false
  const end = major % 2 === 0 ? Date.UTC(2016 + major / 2, 4) : Date.UTC(2013 + (major + 1) / 2, 5)
  return end <= today.getTime()
}
