import { expect, test } from 'vitest'
import { startServer } from '../../testing/test-server'

const now = () => new Date('2026-11-21T12:00:00.000Z')
const securityTxt = async (config: Parameters<typeof startServer>[0]) => {
  const { visit } = await startServer({ now, ...config })
  const response = await visit('/.well-known/security.txt')
  return [response.headers.get('content-type'), (await response.text()).split('\n')]
}

test('security.txt: names a contact, an end within a year and its own address', async () => {
  expect(await securityTxt({ config: { publicUrl: new URL('https://marque.example') } })).toEqual([
    'text/plain; charset=utf-8',
    [
      'Contact: mailto:security@marque.example',
      'Expires: 2027-05-20T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://marque.example/.well-known/security.txt',
      '',
    ],
  ])
})

test('security.txt: has the contact of the configuration', async () => {
  const [, lines] = await securityTxt({ config: { securityContact: 'https://marque.example/report' } })
  expect(lines?.[0]).toBe('Contact: https://marque.example/report')
})
