import { dirname } from 'node:path'
import { type OpenIdClients, readOpenIdClients } from '../infrastructure/identity/openid-config'
import { StartError } from './start-error'

export interface Config {
  port: number
  /** Interface to listen on; undefined: all. */
  host: string | undefined
  /** `file:<path>`, `file::memory:` or `postgres://...` */
  databaseUrl: string
  /** The folder of uploads. Undefined: in memory, like the database. */
  dataDir: string | undefined
  /** Whether an empty database is filled with sample data and accounts. */
  sampleData: boolean
  /** Whether /sandbox and introspection are on. */
  sandbox: boolean
  logLevel: LogLevel
  /** The public address of the site. https turns on secure cookies and HSTS. */
  publicUrl: URL | undefined
  /** The configured identity providers. */
  openIdClients: OpenIdClients
  /** The mail server. Without one no mails are sent. */
  smtpUrl: string | undefined
  /** How many proxies are in front of the server. */
  trustProxy: number
  /** What the marketplace keeps of each release to a seller, in percent. */
  commissionPercent: number
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

const mayHoldPassword = new Set(['DATABASE_URL', 'SMTP_URL'])

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment. Throws a StartError at the first invalid value. */
export const readConfig = (environment: Environment): Config => {
  const read = <Value>(name: string, fallback: Value, parse: (text: string) => Value | undefined, form: string) => {
    const text = environment[name]?.trim()
    if (!text) return fallback
    const value = parse(text)
    if (value !== undefined) return value
    const setting = mayHoldPassword.has(name) ? name : `${name}=${text}`
    throw new StartError(`${setting} makes no sense: it takes ${form}.`)
  }
  const databaseUrl = read(
    'DATABASE_URL',
    'file:.data/marque.db',
    asDatabaseUrl,
    'file:<path>, file::memory: or postgres://...',
  )
  const inMemory = databaseUrl === 'file::memory:'
  const sampleData = read('SAMPLE_DATA', databaseUrl.startsWith('file:'), asSwitch, '1 or 0, true or false, on or off')
  const publicUrl = read('PUBLIC_URL', undefined, asSite, 'an address like https://marque.example')
  const smtpUrl = read('SMTP_URL', undefined, asSmtpUrl, 'smtp://name:password@host:port or smtps://...')
  if (smtpUrl && !publicUrl && !sampleData) {
    throw new StartError('SMTP_URL needs PUBLIC_URL: links in mails are made of it.')
  }
  return {
    port: read('PORT', 4000, (text) => asInteger(text, 65_535), 'a number from 0 to 65535'),
    host: read('HOST', undefined, (text) => text, 'an address'),
    databaseUrl,
    dataDir: inMemory
      ? undefined
      : read('DATA_DIR', besideDatabase(databaseUrl), (text) => text, 'the path of a folder'),
    sampleData,
    sandbox: read('SANDBOX', sampleData, asSwitch, '1 or 0, true or false, on or off'),
    logLevel: read('LOG_LEVEL', 'info', (text) => logLevels.find((level) => level === text), logLevels.join(', ')),
    publicUrl,
    openIdClients: readOpenIdClients(environment, publicUrl),
    smtpUrl,
    commissionPercent: read('COMMISSION_PERCENT', 10, (text) => asInteger(text, 100), 'percent, 0 to 100'),
    trustProxy: read('TRUST_PROXY', 0, (text) => asInteger(text, 100), 'the number of proxies, 0 to 100'),
  }
}

const besideDatabase = (databaseUrl: string) =>
  databaseUrl.startsWith('file:') ? dirname(databaseUrl.slice('file:'.length)) : '.data'

const asInteger = (text: string, max: number) =>
  /^\d{1,5}$/.test(text) && Number(text) <= max ? Number(text) : undefined

const asSwitch = (text: string) => {
  if (/^(1|true|on)$/i.test(text)) return true
  return /^(0|false|off)$/i.test(text) ? false : undefined
}

const asSite = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' ? url : undefined
}

const asSmtpUrl = (text: string) => (/^smtps?:\/\/[^/?#]/.test(text) && URL.canParse(text) ? text : undefined)

const asDatabaseUrl = (text: string) => {
  if (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text)) return text
  return /^file:[^?#]+$/.test(text) ? text : undefined
}
