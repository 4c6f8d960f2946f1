import express from 'express'
import { afterEach, expect, test, vi } from 'vitest'
import { serveApp } from '../../testing/serve-app'
import { overload } from './overload'

afterEach(() => {
  vi.useRealTimers()
})

test('overload: two late ticks in a row refuse requests with 503, visits with a page, until a tick is on time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  let time = 0
  const { handler, stop } = overload(500, () => time)
  const tickAfter = (milliseconds: number) => {
    time += milliseconds
    vi.advanceTimersByTime(100)
  }
  const app = express()
  app.get('/', handler, (_request, response) => void response.send('here'))
  const { url } = await serveApp(app)
  const ask = (accept = '*/*') => fetch(url, { headers: { accept } })

  tickAfter(700)
  expect((await ask()).status).toBe(200)
  tickAfter(700)
  const refusal = await ask()
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, '1'])
  expect((await refusal.json()).errors[0].extensions.code).toBe('OVERLOADED')
  const page = await ask('text/html,*/*;q=0.8')
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('The server is busy. Try again in a second.')
  tickAfter(100)
  expect((await ask()).status).toBe(200)
  stop()
})
