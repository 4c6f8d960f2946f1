import { expect, test } from 'vitest'
import { startServer } from '../../../testing/test-server'

test('SDL: the schema is printed where introspection is on', async () => {
  const { visit } = await startServer({ config: { sandbox: true } })
  const response = await visit('/graphql?sdl')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await response.text()).toContain('interface Listing')
})

test('SDL: the schema is not printed where introspection is off', async () => {
  const { visit } = await startServer({ config: { sandbox: false } })
  const response = await visit('/graphql?sdl')
  expect(response.status).toBe(400)
  expect(await response.text()).not.toContain('interface Listing')
})
