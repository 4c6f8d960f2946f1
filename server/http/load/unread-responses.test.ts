import { once } from 'node:events'
import { connect } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { serveApp } from '../../testing/serve-app'
import { boundUnreadResponses, sendInAnyCase } from './unread-responses'

const SIZE = 20 * 1024 * 1024

test('unread responses: an address that doesn’t read gets no more answers than the bound, until it reads or has gone', async () => {
  const size = 20 * 1024 * 1024
  const app = express()
  app.get('/', boundUnreadResponses(1.5 * size), (_request, response) => {
    response.set({ 'cache-control': 'public', 'content-encoding': 'identity', etag: '"page"' }).send(Buffer.alloc(size))
  })
  const { server, port, url } = await serveApp(app)
  const ask = async () => {
    const response = await fetch(url)
    return [response.status, (await response.arrayBuffer()).byteLength > size - 1]
  }

  const reader = connect(port, '127.0.0.1').pause()
  reader.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [, unread] = await once(server, 'request')
  expect(await ask()).toEqual([503, false])
  const { headers } = await fetch(url)
  expect(headers.get('content-type')).toContain('application/json')
  for (const name of ['cache-control', 'content-encoding']) expect(headers.get(name)).toBeNull()
  expect(headers.get('etag')).not.toBe('"page"')
  reader.destroy()
  await once(unread, 'close')
  expect(await ask()).toEqual([200, true])
  expect(await ask()).toEqual([200, true])
})

test('unread responses: a mutation that was executed is answered, and the next one is refused before it is executed', async () => {
  const size = 20 * 1024 * 1024
  let executed = 0
  const app = express()
  app.post('/', boundUnreadResponses(10), (_request, response) => {
    executed += 1
    sendInAnyCase(response)
    response.send(Buffer.alloc(size))
  })
  const { server, port, url } = await serveApp(app)
  const send = () => fetch(url, { method: 'POST' })

  const reader = connect(port, '127.0.0.1').pause()
  reader.write('POST / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [, unread] = await once(server, 'request')
  expect((await send()).status).toBe(503)
  expect(executed).toBe(1)
  reader.destroy()
  await once(unread, 'close')
  const response = await send()
  expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, size])
})

test('unread responses: a /48 may have those of eight addresses, and no network more than is left for all others', async () => {
  const app = express().set('trust proxy', 1)
  app.get('/', boundUnreadResponses(SIZE, 20 * SIZE), (_request, response) => response.send(Buffer.alloc(SIZE)))
  const { server, port, url } = await serveApp(app)
  const statusFor = async (address: string) => {
    const response = await fetch(url, { headers: { 'x-forwarded-for': address } })
    await response.arrayBuffer()
    return response.status
  }
  /** Asks from an address, and doesn't read. */
  const leaveUnread = async (address: string) => {
    const reader = connect(port, '127.0.0.1').pause()
    onTestFinished(() => void reader.destroy())
    reader.write(`GET / HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\n\r\n`)
    await once(server, 'request')
  }

  for (let network = 0; network < 8; network += 1) await leaveUnread(`2001:db8:1:${network}::1`)
  expect(await statusFor('2001:db8:1:8::1')).toBe(503)
  // Then six are left for all others.
  for (let network = 0; network < 6; network += 1) await leaveUnread(`2001:db8:2:${network}::1`)
  expect(await statusFor('2001:db8:2:6::1')).toBe(503)
  expect(await statusFor('203.0.113.1')).toBe(200)
})

test('unread responses: one whose client has gone before it is sent does not count', async () => {
  const app = express()
  app.get('/', boundUnreadResponses(10), (request, response) => {
    if (request.query.gone === undefined) return void response.send('here')
    response.once('close', () => response.send('too late'))
  })
  const { server, url } = await serveApp(app)
  const leaving = new AbortController()
  const left = fetch(`${url}?gone`, { signal: leaving.signal }).catch(() => 'gone')
  const [, unanswered] = await once(server, 'request')
  leaving.abort()
  await once(unanswered, 'close')
  expect(await left).toBe('gone')
  expect((await fetch(url)).status).toBe(200)
})
