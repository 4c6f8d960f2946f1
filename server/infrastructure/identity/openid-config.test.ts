import { expect, test } from 'vitest'
import { readConfig } from '../../start/config'

const complete = {
  PUBLIC_URL: 'https://marque.example',
  OIDC_GOOGLE_ISSUER: 'https://accounts.example.com',
  OIDC_GOOGLE_CLIENT_ID: 'marque',
  OIDC_GOOGLE_CLIENT_SECRET: 's3cret',
}

test('OpenID configuration: three variables set up a provider', () => {
  expect(readConfig(complete).openIdClients).toEqual({
    GOOGLE: { issuer: new URL('https://accounts.example.com'), clientId: 'marque', clientSecret: 's3cret' },
  })
  expect(readConfig({}).openIdClients).toEqual({})
})

test('OpenID configuration: an http issuer is accepted on this machine only', () => {
  for (const host of ['127.0.0.1:3000', 'localhost', '[::1]:80']) {
    const { GOOGLE } = readConfig({ ...complete, OIDC_GOOGLE_ISSUER: `http://${host}` }).openIdClients
    expect(GOOGLE?.issuer.protocol).toBe('http:')
  }
})

test.each([
  [{ PUBLIC_URL: '' }, 'PUBLIC_URL is missing: OIDC_GOOGLE_ISSUER needs an address to send people back to.'],
  ...['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'].map((part): [object, string] => [
    { [`OIDC_GOOGLE_${part}`]: ' ' },
    `OIDC_GOOGLE_${part} is missing: a provider takes ISSUER, CLIENT_ID and CLIENT_SECRET.`,
  ]),
  ...['accounts.example.com', 'http://accounts.example.com', 'http://127.0.0.1.evil.example'].map(
    (issuer): [object, string] => [
      { OIDC_GOOGLE_ISSUER: issuer },
      `OIDC_GOOGLE_ISSUER=${issuer} makes no sense: it takes an address like https://accounts.example.com.`,
    ],
  ),
])('OpenID configuration: %j is refused in one line', (change, message) => {
  expect(() => readConfig({ ...complete, ...change })).toThrow(message)
})
