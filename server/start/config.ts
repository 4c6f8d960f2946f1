import { dirname } from 'node:path'
import { readS3Config, type S3Config } from '../infrastructure/files/s3/s3-config.ts'
import { type OpenIdClients, readOpenIdClients } from '../infrastructure/identity/openid-config.ts'
import { readStripeConfig, type StripeConfig } from '../infrastructure/payment/stripe/stripe-config.ts'
import { SAMPLE_SUPPORT_ADDRESS } from '../lib/addresses/sample-support-address.ts'
import { StartError } from '../lib/start-error.ts'

export interface Config {
  port: number
  /** Address to listen on. `localhost`: both loopback addresses; undefined: all addresses. */
  host: string | undefined
  /** `file:<path>`, `file::memory:` or `postgres://...` */
  databaseUrl: string
  /** The number of processes that serve the site together on this machine. */
  processes: number
  /** The most connections of a process to PostgreSQL. Undefined: the default of `openDatabase`. */
  databaseConnections: number | undefined
  /** A PostgreSQL that replicates the database. Undefined: public data is read from the database itself. */
  databaseReplicaUrl: string | undefined
  /** The folder of uploads. Undefined: in memory, like the database. */
  dataDir: string | undefined
  /** The bucket of uploads. Undefined: they are in `dataDir`. */
  s3: S3Config | undefined
  /** True to fill an empty database with sample data and accounts. */
  sampleData: boolean
  /** True to turn on /sandbox and introspection. */
  sandbox: boolean
  /** True to run only the operations of the client. */
  trustedDocumentsOnly: boolean
  logLevel: LogLevel
  /** The public address of the site. https turns on secure cookies and HSTS. */
  publicUrl: URL | undefined
  openIdClients: OpenIdClients
  /** Encrypts secrets in the database. Undefined: the key is in a file of `dataDir`. */
  secretsKey: Buffer | undefined
  /** Payments by Stripe. Undefined: sample payments, or none without sample data. */
  stripe: StripeConfig | undefined
  /** The mail server. Without one no mails are sent. */
  smtpUrl: string | undefined
  /** Other sites whose pages may use the API, as origins. */
  corsOrigins: readonly string[]
  /** Number of trusted proxies in front of the server. */
  trustProxy: number
  /** The email address of the people who run the site. */
  supportAddress: string
  /** The contact for reports of holes: `mailto:...` or `https://...` */
  securityContact: string | undefined
  /** The cost of operations that an address and an account may use each second on average. 0: no limit. */
  costPerSecond: number
  /** The time that visitors without a session may get responses from memory which a write has changed. 0: none. */
  staleSeconds: number
  /** Further connections are closed at once. */
  maxConnections: number
  /** New requests are refused while the event loop is later than this. */
  maxLagMs: number
  /** Programs that know it may read /metrics from elsewhere. Undefined: only those on this machine may. */
  metricsToken: string | undefined
  /** The time that a stopping server keeps accepting requests, so that its proxy notices. */
  drainSeconds: number
  /** The address of a collector of traces. Undefined: nothing is traced. */
  otlpEndpoint: string | undefined
  /** The commission on each release to a seller, in percent. */
  commissionPercent: number
  /** Disputes over more than this, in dollars, are decided by two admins. */
  twoAdminsAbove: number
}

export const IN_MEMORY = 'file::memory:'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

const settingsWithPassword = new Set([
  'DATABASE_REPLICA_URL',
  'DATABASE_URL',
  'METRICS_TOKEN',
  'SECRETS_KEY',
  'SMTP_URL',
])

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment. Throws a StartError at the first invalid value. */
export const readConfig = (environment: Environment): Config => {
  const read = <Value>(name: string, fallback: Value, parse: (text: string) => Value | undefined, expected: string) => {
    const text = environment[name]?.trim()
    if (!text) return fallback
    const value = parse(text)
    if (value !== undefined) return value
    const setting = settingsWithPassword.has(name) ? name : `${name}=${text}`
    throw new StartError(`${setting} makes no sense: it takes ${expected}.`)
  }
  const readSwitch = (name: string, fallback: boolean) =>
    read(name, fallback, asSwitch, '1 or 0, true or false, on or off')
  const databaseUrl = read(
    'DATABASE_URL',
    'file:.data/marque.db',
    asDatabaseUrl,
    'file:<path>, file::memory: or postgres://...',
  )
  const inMemory = databaseUrl === IN_MEMORY
  const publicUrl = read('PUBLIC_URL', undefined, asSite, 'an address like https://marque.example')
  // The accounts, mails and schema of the demonstration are public: a public site has them only if it says so.
  const isPublic = publicUrl?.protocol === 'https:'
  const sampleData = readSwitch('SAMPLE_DATA', databaseUrl.startsWith('file:') && !isPublic)
  const trustedDocumentsOnly = readSwitch('TRUSTED_DOCUMENTS_ONLY', false)
  const sandbox = readSwitch('SANDBOX', sampleData && !isPublic && !trustedDocumentsOnly)
  if (sandbox && trustedDocumentsOnly) {
    throw new StartError('SANDBOX and TRUSTED_DOCUMENTS_ONLY exclude each other: the sandbox runs any operation.')
  }
  const smtpUrl = read('SMTP_URL', undefined, asSmtpUrl, 'smtp://name:password@host:port or smtps://...')
  if (smtpUrl && !publicUrl && !sampleData) {
    throw new StartError('SMTP_URL needs PUBLIC_URL: links in mails are made of it.')
  }
  const trustProxy = read('TRUST_PROXY', 0, (text) => asInteger(text, 0, 100), 'the number of proxies, 0 to 100')
  if (trustProxy > 0 && !publicUrl) {
    throw new StartError('TRUST_PROXY needs PUBLIC_URL: otherwise links would be made of what requests claim.')
  }
  const processes = read('PROCESSES', 1, (text) => asInteger(text, 1, 64), 'a number from 1 to 64')
  if (processes > 1 && inMemory) {
    throw new StartError(
      'PROCESSES needs a database that processes can share: DATABASE_URL=file:<path> or postgres://...',
    )
  }
  const databaseReplicaUrl = read('DATABASE_REPLICA_URL', undefined, asReplicaUrl, 'postgres://...')
  if (databaseReplicaUrl && databaseUrl.startsWith('file:')) {
    throw new StartError('DATABASE_REPLICA_URL needs DATABASE_URL=postgres://...: a file has no replica.')
  }
  return {
    port: read('PORT', 4000, (text) => asInteger(text, 0, 65_535), 'a number from 0 to 65535'),
    host: read('HOST', sampleData && !publicUrl ? 'localhost' : undefined, (text) => text, 'an address'),
    databaseUrl,
    processes,
    databaseConnections: read(
      'DATABASE_CONNECTIONS',
      undefined,
      // With fewer, one of the pools would have a single connection.
      (text) => asInteger(text, 8, 999),
      'a number from 8 to 999',
    ),
    databaseReplicaUrl,
    dataDir: inMemory
      ? undefined
      : read('DATA_DIR', besideDatabase(databaseUrl), (text) => text, 'the path of a folder'),
    s3: readS3Config(environment, { inMemory, publicUrl, readSwitch }),
    sampleData,
    sandbox,
    trustedDocumentsOnly,
    logLevel: read('LOG_LEVEL', 'info', (text) => logLevels.find((level) => level === text), logLevels.join(', ')),
    publicUrl,
    openIdClients: readOpenIdClients(environment, publicUrl),
    secretsKey: read('SECRETS_KEY', undefined, asKey, '32 bytes in base64, as `openssl rand -base64 32` prints'),
    stripe: readStripeConfig(environment, { publicUrl, sampleData }),
    smtpUrl,
    commissionPercent: read('COMMISSION_PERCENT', 10, (text) => asInteger(text, 0, 100), 'percent, 0 to 100'),
    supportAddress: read(
      'SUPPORT_ADDRESS',
      publicUrl ? `support@${publicUrl.hostname}` : SAMPLE_SUPPORT_ADDRESS,
      asEmail,
      'an email address',
    ),
    securityContact: read('SECURITY_CONTACT', undefined, asContact, 'mailto:<address> or https://<page>'),
    costPerSecond: read('COST_PER_SECOND', 1_000, asCostRate, '0 for no limit, or a number from 100 to 99999'),
    staleSeconds: read('STALE_SECONDS', 5, asStaleSeconds, 'seconds, 0 for none or 2 to 30'),
    maxConnections: read('MAX_CONNECTIONS', 5_000, (text) => asInteger(text, 1, 99_999), 'a number from 1 to 99999'),
    maxLagMs: read('MAX_LAG_MS', 500, (text) => asInteger(text, 1, 60_000), 'milliseconds, 1 to 60000'),
    metricsToken: read('METRICS_TOKEN', undefined, asToken, '16 characters or more, without spaces'),
    otlpEndpoint: read('OTEL_EXPORTER_OTLP_ENDPOINT', undefined, asCollector, 'an address like http://collector:4318'),
    drainSeconds: read('DRAIN_SECONDS', 0, (text) => asInteger(text, 0, 60), 'seconds, 0 to 60'),
    twoAdminsAbove: read('TWO_ADMINS_ABOVE', 5_000, (text) => asInteger(text, 0, 99_999), 'dollars, 0 to 99999'),
    corsOrigins: read('CORS_ORIGINS', [], asOrigins, 'origins like https://app.example, separated by commas, not *'),
    trustProxy,
  }
}

const asCollector = (text: string) => (/^https?:\/\/[^?#]+$/.test(text) && URL.canParse(text) ? text : undefined)

const asToken = (text: string) => (/^\S{16,}$/.test(text) ? text : undefined)

/** Undefined unless the text is base64 of 32 bytes. */
const asKey = (text: string) => {
  const key = Buffer.from(text, 'base64')
  return key.length === 32 && key.toString('base64') === text ? key : undefined
}

const besideDatabase = (databaseUrl: string) =>
  databaseUrl.startsWith('file:') ? dirname(databaseUrl.slice('file:'.length)) : '.data'

const asInteger = (text: string, min: number, max: number) =>
  /^\d{1,5}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined

/** A full bucket must hold the dearest operation more than twice: 50 seconds of 100. */
const asCostRate = (text: string) => asInteger(text, 0, 0) ?? asInteger(text, 100, 99_999)

/** Within a single second, an entry could not be renewed in time. */
const asStaleSeconds = (text: string) => asInteger(text, 0, 0) ?? asInteger(text, 2, 30)

const asSwitch = (text: string) => {
  if (/^(1|true|on)$/i.test(text)) return true
  return /^(0|false|off)$/i.test(text) ? false : undefined
}

const asSite = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' ? url : undefined
}

/** Undefined if one of them is not an origin as browsers send it: without a path, in lower case. */
const asOrigins = (text: string) => {
  const origins = text.split(',').map((origin) => origin.trim())
  return origins.every((origin) => asSite(origin)?.origin === origin) ? origins : undefined
}

const asEmail = (text: string) => (/^[^\s@]+@[^\s@]+$/.test(text) ? text : undefined)

const asContact = (text: string) =>
  /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text) && URL.canParse(text) ? text : undefined

const asSmtpUrl = (text: string) => (/^smtps?:\/\/[^/?#]/.test(text) && URL.canParse(text) ? text : undefined)

const asReplicaUrl = (text: string) => (text.startsWith('postgres') ? asDatabaseUrl(text) : undefined)

const asDatabaseUrl = (text: string) => {
  if (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text)) return text
  return /^file:[^?#]+$/.test(text) ? text : undefined
}
