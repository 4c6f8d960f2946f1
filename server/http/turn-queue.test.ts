import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import express from 'express'
import { expect, test } from 'vitest'
import { turnQueue } from './turn-queue'

const newQueue = () => {
  const enqueue = turnQueue({ perTurn: 2 })
  const { request, response } = express()
  return (next: () => void) => enqueue(request, response, next)
}

test('turn queue: two requests are handled in each turn, in order, and other work runs in between', async () => {
  const handled: string[] = []
  const enqueue = newQueue()
  for (const name of ['1', '2', '3', '4', '5']) enqueue(() => handled.push(name))
  handled.push('page')
  expect(handled).toEqual(['1', '2', 'page'])
  await turn()
  handled.push('page')
  await turn()
  expect(handled).toEqual(['1', '2', 'page', '3', '4', 'page', '5'])
})

test('turn queue: without a queue nothing waits', async () => {
  const handled: string[] = []
  const enqueue = newQueue()
  for (const name of ['1', '2']) enqueue(() => handled.push(name))
  await turn()
  for (const name of ['3', '4']) enqueue(() => handled.push(name))
  expect(handled).toEqual(['1', '2', '3', '4'])
})

test('turn queue: a request that fails does not stop the next', async () => {
  const handled: string[] = []
  const enqueue = newQueue()
  const fail = () => {
    throw new Error('broken')
  }
  expect(() => enqueue(fail)).toThrow('broken')
  for (const name of ['2', '3']) enqueue(() => handled.push(name))
  await turn()
  expect(handled).toEqual(['2', '3'])
})

test('turn queue: a closed request is skipped', async () => {
  const handled: string[] = []
  const enqueue = turnQueue({ perTurn: 1 })
  const { request, response } = express()
  const gone = Object.create(response, { closed: { value: true } })
  enqueue(request, response, () => handled.push('1'))
  enqueue(request, gone, () => handled.push('gone'))
  enqueue(request, response, () => handled.push('2'))
  await turn()
  expect(handled).toEqual(['1', '2'])
})

test('turn queue: requests beyond maxWaiting are refused with 503', async () => {
  const app = express()
  app.get('/', turnQueue({ perTurn: 1, maxWaiting: 1 }), (_request, response) => void response.send('here'))
  const server = createServer(app)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  const ask = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
  // In one piece, so that all come in one turn.
  socket.write(ask.repeat(3))
  let answers = ''
  for await (const piece of socket) {
    answers += piece
    if (answers.includes('OVERLOADED')) break
  }
  expect([...answers.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '200', '503'])
  expect(answers).toMatch(/^retry-after: 1\r$/im)
  server.close()
})
