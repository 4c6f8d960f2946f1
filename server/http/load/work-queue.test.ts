import { once } from 'node:events'
import express from 'express'
import { expect, test } from 'vitest'
import { serveApp } from '../../testing/serve-app'
import { createWorkQueue } from './work-queue'

/** A server whose work takes until the test ends it. */
const startQueue = async () => {
  let time = 0
  const running: (() => void)[] = []
  const app = express()
  const work = createWorkQueue(() => time)(async (_request, response) => {
    await new Promise<void>((resolve) => running.push(resolve))
    response.send('done')
  })
  app.get('/', work)
  const { server, url } = await serveApp(app)
  return {
    running,
    /** Resolves once the server has the request. */
    send: async (signal?: AbortSignal) => {
      const answer = fetch(url, signal ? { signal } : {}).then(
        ({ status }) => status,
        () => undefined,
      )
      const [, response] = await once(server, 'request')
      return { answer, gone: once(response, 'close') }
    },
    finishAll: () => {
      for (const finish of running.splice(0)) finish()
    },
    advance: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

const MAX_RUNNING = 32

test('work queue: a request that waited longer than three seconds is refused, not worked off', async () => {
  const { send, running, finishAll, advance } = await startQueue()
  const first = []
  for (let i = 0; i < MAX_RUNNING; i += 1) first.push(await send())
  const late = await send()
  expect(running).toHaveLength(MAX_RUNNING)
  advance(3_001)
  const next = await send()
  finishAll()
  expect(await late.answer).toBe(503)
  expect(await Promise.all(first.map(({ answer }) => answer))).toEqual(Array(MAX_RUNNING).fill(200))
  expect(running).toHaveLength(1)
  finishAll()
  expect(await next.answer).toBe(200)
})

test('work queue: the request of a client that has gone is dropped', async () => {
  const { send, running, finishAll } = await startQueue()
  const first = []
  for (let i = 0; i < MAX_RUNNING; i += 1) first.push(await send())
  const client = new AbortController()
  const left = await send(client.signal)
  client.abort()
  await left.gone
  finishAll()
  await Promise.all(first.map(({ answer }) => answer))
  expect(running).toHaveLength(0)
})
