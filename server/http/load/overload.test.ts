import { once } from 'node:events'
import { createServer } from 'node:http'
import express from 'express'
import { afterEach, expect, test, vi } from 'vitest'
import { overload } from './overload'

afterEach(() => {
  vi.useRealTimers()
})

test('overload: two late ticks in a row refuse requests with 503, until a tick is on time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  let time = 0
  const { handler, stop } = overload(500, () => time)
  const tickAfter = (milliseconds: number) => {
    time += milliseconds
    vi.advanceTimersByTime(100)
  }
  const app = express()
  app.get('/', handler, (_request, response) => void response.send('here'))
  const server = createServer(app)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const ask = () => fetch(`http://127.0.0.1:${typeof address === 'object' && address?.port}/`)

  tickAfter(700)
  expect((await ask()).status).toBe(200)
  tickAfter(700)
  const refusal = await ask()
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, '1'])
  expect((await refusal.json()).errors[0].extensions.code).toBe('OVERLOADED')
  tickAfter(100)
  expect((await ask()).status).toBe(200)
  stop()
  server.closeAllConnections()
  server.close()
})
