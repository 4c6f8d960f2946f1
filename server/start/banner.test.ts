import { expect, test } from 'vitest'
import { banner } from './banner'
import { readConfig } from './config'

const address = { address: '::', family: 'IPv6', port: 4000 }
const linesFor = (environment: Record<string, string>) =>
  banner(readConfig(environment), address, '24.1.0', new Date('2026-11-21')).split('\n')

test('banner: a fresh clone shows addresses, accounts, the place of the data and how to end the server', () => {
  expect(linesFor({})).toEqual([
    'Marque      http://localhost:4000',
    'Sandbox     http://localhost:4000/sandbox',
    'Accounts    customer@, vendor@, freelancer@, broker@ and admin@example.com, password password123',
    'Mails       http://localhost:4000/dev/mail',
    'Data        .data/marque.db',
    'Ctrl-C ends it.',
  ])
})

test('banner: a server with real data shows no sandbox, no account and no password', () => {
  const environment = {
    DATABASE_URL: 'postgres://marque:s3cret@db.example:5433/shop?sslmode=require',
    PUBLIC_URL: 'https://marque.example',
  }
  expect(linesFor(environment)).toEqual([
    'Marque      https://marque.example',
    'Data        db.example:5433/shop',
    'Ctrl-C ends it.',
  ])
})

test('banner: with an SMTP server there is no address of mails', () => {
  expect(linesFor({ SMTP_URL: 'smtp://mail.example' }).join('\n')).not.toContain('mail')
})

test('banner: says that data in memory is gone when the server ends', () => {
  expect(linesFor({ DATABASE_URL: 'file::memory:' })).toContain('Data        in memory, gone when the server ends')
})

test('banner: says how many processes serve the site, and which process takes signals', () => {
  expect(linesFor({ PROCESSES: '4' })).toContain(`Processes   4, started by ${process.pid}`)
})

test('banner: shows the port that the server got', () => {
  expect(banner(readConfig({ PORT: '0' }), { ...address, port: 51_234 })).toContain('http://localhost:51234\n')
})

test.each([
  ['20.20.0', '2026-04-30', false],
  ['20.20.0', '2026-05-01', true],
  ['22.9.0', '2026-11-21', false],
  ['23.1.0', '2025-05-31', false],
  ['23.1.0', '2025-06-01', true],
  ['24.1.0', '2028-05-01', true],
  ['28.0.0', '2040-01-01', false],
])('banner: Node.js %s on %s: says that it gets no security fixes: %s', (version, day, isSaid) => {
  const text = banner(readConfig({}), address, version, new Date(day))
  expect(text.includes(`Node.js     ${version} no longer gets security fixes; newer versions do.`)).toBe(isSaid)
})
