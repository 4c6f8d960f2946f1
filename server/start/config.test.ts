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

describe('the environment', () => {
  test('left empty gives what a fresh clone needs', () => {
    const defaults = {
      port: 4000,
      host: undefined,
      databaseUrl: 'file:.data/marque.db',
      dataDir: '.data',
      sampleData: true,
      sandbox: true,
      logLevel: 'info',
      publicUrl: undefined,
      openIdClients: {},
      smtpUrl: undefined,
      trustProxy: 0,
      commissionPercent: 10,
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
    ['PUBLIC_URL', 'http://localhost:4000/', { publicUrl: new URL('http://localhost:4000/') }],
    [
      'SMTP_URL',
      'smtps://u:p@mail.example:465?from=a@b.example',
      { smtpUrl: 'smtps://u:p@mail.example:465?from=a@b.example' },
    ],
    ['SMTP_URL', 'smtp://mail.example', { smtpUrl: 'smtp://mail.example' }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
  ])('%s=%s is taken', (name, value, expected) => {
    expect(readConfig({ [name]: value })).toMatchObject(expected)
  })

  test.each(['1', 'true', 'on', 'TRUE', 'On'])('a switch is on by %s, and off by its opposite', (on) => {
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

  test.each([
    ['PORT', ['x', '-1', '65536', '4e3', '80.5', '0x50', '123456']],
    ['DATABASE_URL', ['file:', 'marque.db', 'mysql://h/d', 'postgres://', 'file:a?mode=ro', 'postgres://h:port/d']],
    ['SAMPLE_DATA', ['yes', '2', 'enabled']],
    ['SANDBOX', ['no', 'nein']],
    ['LOG_LEVEL', ['loud', 'INFO']],
    ['PUBLIC_URL', ['marque.example', 'ftp://marque.example', 'https://marque.example/shop', 'https://']],
    ['SMTP_URL', ['mail.example', 'http://mail.example', 'smtp:', 'smtp://', 'smtp://h:port', 'smtp:///path']],
    ['TRUST_PROXY', ['true', '-1', '101', '1.5']],
  ])('%s is refused in one line that names it', (name, values) => {
    for (const value of values) {
      const message = messageOf({ [name]: value })
      expect(message).toMatch(new RegExp(`^${name}\\b[^\\n]* makes no sense: it takes [^\\n]+\\.$`))
    }
  })

  test('the password of an address is never shown', () => {
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

  test('mails with links need an address that the links lead to', () => {
    const real = { DATABASE_URL: 'postgres://h/d', SMTP_URL: 'smtp://mail.example' }
    expect(messageOf(real)).toBe('SMTP_URL needs PUBLIC_URL: links in mails are made of it.')
    expect(messageOf({ ...real, PUBLIC_URL: 'https://marque.example' })).toBe('accepted')
  })
})
