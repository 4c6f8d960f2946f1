import { describe, expect, test } from 'vitest'
import { readConfig } from './config'

const messageOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
    return 'accepted'
  } catch (error) {
    return error instanceof Error ? error.message : 'no error'
  }
}

describe('configuration', () => {
  test('an empty environment gives the defaults', () => {
    const defaults = {
      port: 4000,
      host: 'localhost',
      databaseUrl: 'file:.data/marque.db',
      processes: 1,
      dataDir: '.data',
      s3: undefined,
      sampleData: true,
      sandbox: true,
      trustedDocumentsOnly: false,
      logLevel: 'info',
      publicUrl: undefined,
      openIdClients: {},
      secretsKey: undefined,
      stripe: undefined,
      smtpUrl: undefined,
      trustProxy: 0,
      commissionPercent: 10,
      costPerSecond: 1_000,
      maxConnections: 5_000,
      maxLagMs: 500,
      staleSeconds: 5,
      twoAdminsAbove: 5_000,
      corsOrigins: [],
      metricsToken: undefined,
      drainSeconds: 0,
      otlpEndpoint: undefined,
      securityContact: undefined,
      supportAddress: 'support@marque.example',
    }
    expect(readConfig({})).toEqual(defaults)
    expect(readConfig({ PORT: '', DATABASE_URL: '  ', SANDBOX: '', NODE_ENV: 'production' })).toEqual(defaults)
  })

  test.each([
    ['PORT', '0', { port: 0 }],
    ['PORT', ' 65535 ', { port: 65_535 }],
    ['HOST', '127.0.0.1', { host: '127.0.0.1' }],
    ['HOST', '::1', { host: '::1' }],
    ['DATABASE_URL', 'file:/var/lib/marque.db', { databaseUrl: 'file:/var/lib/marque.db', dataDir: '/var/lib' }],
    ['DATA_DIR', '/srv/marque', { dataDir: '/srv/marque' }],
    [
      'DATABASE_URL',
      'file::memory:',
      { databaseUrl: 'file::memory:', dataDir: undefined, sampleData: true, sandbox: true },
    ],
    [
      'DATABASE_URL',
      'postgres://u:p@h:5432/d',
      { databaseUrl: 'postgres://u:p@h:5432/d', sampleData: false, sandbox: false },
    ],
    ['DATABASE_URL', 'postgresql://h/d', { databaseUrl: 'postgresql://h/d', sampleData: false }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ['PUBLIC_URL', 'https://marque.example', { publicUrl: new URL('https://marque.example/') }],
    ['PUBLIC_URL', 'https://marks.example:8443', { supportAddress: 'support@marks.example' }],
    ['SUPPORT_ADDRESS', 'help@marks.example', { supportAddress: 'help@marks.example' }],
    ['PUBLIC_URL', 'http://localhost:4000/', { publicUrl: new URL('http://localhost:4000/') }],
    [
      'SMTP_URL',
      'smtps://u:p@mail.example:465?from=a@b.example',
      { smtpUrl: 'smtps://u:p@mail.example:465?from=a@b.example' },
    ],
    ['CORS_ORIGINS', 'https://app.example', { corsOrigins: ['https://app.example'] }],
    [
      'CORS_ORIGINS',
      ' http://localhost:5173 , https://app.example:8443',
      { corsOrigins: ['http://localhost:5173', 'https://app.example:8443'] },
    ],
    ['SMTP_URL', 'smtp://mail.example', { smtpUrl: 'smtp://mail.example' }],
    ['COST_PER_SECOND', '0', { costPerSecond: 0 }],
    ['COST_PER_SECOND', '100', { costPerSecond: 100 }],
    ['MAX_CONNECTIONS', '500', { maxConnections: 500 }],
    ['MAX_LAG_MS', '800', { maxLagMs: 800 }],
    ['STALE_SECONDS', '0', { staleSeconds: 0 }],
    ['METRICS_TOKEN', '0123456789abcdef', { metricsToken: '0123456789abcdef' }],
    ['DRAIN_SECONDS', '5', { drainSeconds: 5 }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318', { otlpEndpoint: 'http://collector:4318' }],
    ['DATABASE_CONNECTIONS', '8', { databaseConnections: 8 }],
    ['PROCESSES', '4', { processes: 4 }],
  ])('%s=%s is accepted', (name, value, expected) => {
    expect(readConfig({ [name]: value })).toMatchObject(expected)
  })

  test.each(['1', 'true', 'on', 'TRUE', 'On'])('a switch is on with %s, and off with its opposite', (on) => {
    const off = { 1: '0', true: 'false', on: 'off', TRUE: 'FALSE', On: 'Off' }[on]
    expect(readConfig({ DATABASE_URL: 'postgres://h/d', SAMPLE_DATA: on })).toMatchObject({
      sampleData: true,
      sandbox: true,
    })
    expect(readConfig({ DATABASE_URL: 'postgres://h/d', SANDBOX: on })).toMatchObject({
      sampleData: false,
      sandbox: true,
    })
    expect(readConfig({ SAMPLE_DATA: off })).toMatchObject({ sampleData: false, sandbox: false })
    expect(readConfig({ SANDBOX: off })).toMatchObject({ sampleData: true, sandbox: false })
  })

  test('with trusted documents only, the sandbox is off and can’t be turned on', () => {
    expect(readConfig({ TRUSTED_DOCUMENTS_ONLY: '1' })).toMatchObject({ trustedDocumentsOnly: true, sandbox: false })
    expect(messageOf({ TRUSTED_DOCUMENTS_ONLY: '1', SANDBOX: '1' })).toBe(
      'SANDBOX and TRUSTED_DOCUMENTS_ONLY exclude each other: the sandbox runs any operation.',
    )
  })

  test.each([
    ['PORT', ['x', '-1', '65536', '4e3', '80.5', '0x50', '123456']],
    ['DATABASE_URL', ['file:', 'marque.db', 'mysql://h/d', 'postgres://', 'file:a?mode=ro', 'postgres://h:port/d']],
    ['SAMPLE_DATA', ['yes', '2', 'enabled']],
    ['SANDBOX', ['no', 'nein']],
    ['LOG_LEVEL', ['loud', 'INFO']],
    ['PUBLIC_URL', ['marque.example', 'ftp://marque.example', 'https://marque.example/shop', 'https://']],
    ['SMTP_URL', ['mail.example', 'http://mail.example', 'smtp:', 'smtp://', 'smtp://h:port', 'smtp:///path']],
    ['CORS_ORIGINS', ['*', 'https://a.example,*', 'https://a.example/', 'https://A.example', 'a.example', 'null', ',']],
    ['SUPPORT_ADDRESS', ['support', 'mailto:a b@c', '@marque.example', 'a@b@c']],
    ['SECURITY_CONTACT', ['security@marque.example', 'mailto:', 'http://marque.example', 'mailto:a b@c']],
    ['TRUST_PROXY', ['true', '-1', '101', '1.5']],
    ['COST_PER_SECOND', ['99', '-1', '100000', 'off']],
    ['MAX_CONNECTIONS', ['0', '100000', 'many']],
    ['MAX_LAG_MS', ['0', '60001', '0.5']],
    ['STALE_SECONDS', ['1', '31', 'few']],
    ['METRICS_TOKEN', ['fifteen-letters', 'with a space in it']],
    ['DRAIN_SECONDS', ['-1', '61', 'a']],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', ['collector:4318', 'grpc://collector:4317', 'http://']],
    ['DATABASE_CONNECTIONS', ['7', '1000', 'all']],
    ['PROCESSES', ['0', '65', 'auto']],
    ['DATABASE_REPLICA_URL', ['file:marque.db', 'replica.example', 'postgres://']],
  ])('%s is refused in one line that names it', (name, values) => {
    for (const value of values) {
      const message = messageOf({ [name]: value })
      expect(message).toMatch(new RegExp(`^${name}\\b[^\\n]* makes no sense: it takes [^\\n]+\\.$`))
    }
  })

  test('messages contain no password of a URL', () => {
    for (const address of [
      'postgres://marque:s3cret@db.example:port/marque',
      'mysql://marque:s3cret@db.example/marque',
      'postgres//marque:s3cret@db.example/marque',
      '"postgres://marque:s3cret@db.example/marque"',
      'postgress://db.example/marque?password=s3cret',
    ]) {
      expect(messageOf({ DATABASE_URL: address })).toContain('DATABASE_URL')
      expect(messageOf({ DATABASE_URL: address })).not.toContain('s3cret')
    }
    expect(messageOf({ SMTP_URL: 'mail://marque:s3cret@mail.example' })).not.toContain('s3cret')
  })

  test('a public site has no sample data and no sandbox unless it says so, whatever NODE_ENV is', () => {
    const PUBLIC_URL = 'https://marque.example'
    expect(readConfig({ PUBLIC_URL })).toMatchObject({ sampleData: false, sandbox: false, host: undefined })
    expect(readConfig({ PUBLIC_URL, NODE_ENV: 'development' })).toMatchObject({ sampleData: false, sandbox: false })
    expect(readConfig({ PUBLIC_URL, SAMPLE_DATA: '1' })).toMatchObject({ sampleData: true, sandbox: false })
    expect(readConfig({ PUBLIC_URL, SANDBOX: '1' })).toMatchObject({ sampleData: false, sandbox: true })
    expect(readConfig({ PUBLIC_URL: 'http://marque.test' })).toMatchObject({ sampleData: true, sandbox: true })
  })

  test('with sample data the server listens on loopback, unless HOST or PUBLIC_URL is set', () => {
    expect(readConfig({}).host).toBe('localhost')
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
    expect(readConfig({ SAMPLE_DATA: 'off' }).host).toBeUndefined()
    expect(readConfig({ PUBLIC_URL: 'http://marque.test' }).host).toBeUndefined()
  })

  test('DATABASE_REPLICA_URL needs PostgreSQL', () => {
    const DATABASE_REPLICA_URL = 'postgres://replica.example/marque'
    expect(messageOf({ DATABASE_REPLICA_URL })).toBe(
      'DATABASE_REPLICA_URL needs DATABASE_URL=postgres://...: a file has no replica.',
    )
    expect(readConfig({ DATABASE_REPLICA_URL, DATABASE_URL: 'postgres://db.example/marque' })).toMatchObject({
      databaseReplicaUrl: DATABASE_REPLICA_URL,
    })
  })

  test('PROCESSES is refused with a database in memory, which processes can’t share', () => {
    expect(messageOf({ PROCESSES: '2', DATABASE_URL: 'file::memory:' })).toBe(
      'PROCESSES needs a database that processes can share: DATABASE_URL=file:<path> or postgres://...',
    )
    expect(readConfig({ PROCESSES: '1', DATABASE_URL: 'file::memory:' }).processes).toBe(1)
  })

  test('TRUST_PROXY needs PUBLIC_URL', () => {
    expect(messageOf({ TRUST_PROXY: '1' })).toBe(
      'TRUST_PROXY needs PUBLIC_URL: otherwise links would be made of what requests claim.',
    )
    expect(readConfig({ TRUST_PROXY: '2', PUBLIC_URL: 'https://marque.example' }).trustProxy).toBe(2)
  })

  test('SMTP_URL needs PUBLIC_URL, for the links in mails', () => {
    const real = { DATABASE_URL: 'postgres://h/d', SMTP_URL: 'smtp://mail.example' }
    expect(messageOf(real)).toBe('SMTP_URL needs PUBLIC_URL: links in mails are made of it.')
    expect(messageOf({ ...real, PUBLIC_URL: 'https://marque.example' })).toBe('accepted')
  })
})
