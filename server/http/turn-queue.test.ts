import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import express from 'express'
import { expect, test } from 'vitest'
import { turnQueue } from './turn-queue'

const crowd = () => {
  const come = turnQueue({ perTurn: 2 })
  const { request, response } = express()
  return (next: () => void) => come(request, response, next)
}

test('of a crowd a few go in each turn, first come first served, and others get in between', async () => {
  const seen: string[] = []
  const come = crowd()
  for (const name of ['1', '2', '3', '4', '5']) come(() => seen.push(name))
  seen.push('page')
  expect(seen).toEqual(['1', '2', 'page'])
  await turn()
  seen.push('page')
  await turn()
  expect(seen).toEqual(['1', '2', 'page', '3', '4', 'page', '5'])
})

test('nobody waits where nobody is', async () => {
  const seen: string[] = []
  const come = crowd()
  for (const name of ['1', '2']) come(() => seen.push(name))
  await turn()
  for (const name of ['3', '4']) come(() => seen.push(name))
  expect(seen).toEqual(['1', '2', '3', '4'])
})

test('one that fails is followed by the next', async () => {
  const seen: string[] = []
  const come = crowd()
  const fail = () => {
    throw new Error('broken')
  }
  expect(() => come(fail)).toThrow('broken')
  for (const name of ['2', '3']) come(() => seen.push(name))
  await turn()
  expect(seen).toEqual(['2', '3'])
})

test('who has gone meanwhile is passed over', async () => {
  const seen: string[] = []
  const come = turnQueue({ perTurn: 1 })
  const { request, response } = express()
  const gone = Object.create(response, { closed: { value: true } })
  come(request, response, () => seen.push('1'))
  come(request, gone, () => seen.push('gone'))
  come(request, response, () => seen.push('2'))
  await turn()
  expect(seen).toEqual(['1', '2'])
})

test('who comes where too many wait is sent away', async () => {
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
