import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { StartError, startAdvice } from './start-error'

/** The error of listening where one can't. */
const failToListen = async (port: number, host: string) => {
  const server = createServer().listen(port, host)
  onTestFinished(() => void server.close())
  const [error]: unknown[] = await once(server, 'error')
  return error
}

test('start errors: a mistake in the configuration is reported in its own words', () => {
  expect(startAdvice(new StartError('PORT=x makes no sense.'), 0)).toBe('PORT=x makes no sense.')
})

test('a taken port is told with another to choose', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const error = await failToListen(port, '127.0.0.1')
  expect(startAdvice(error, 4000)).toBe('Port 4000 is taken. Choose another: PORT=4001 npm start')
})

test('an address of another machine is told', async () => {
  expect(startAdvice(await failToListen(0, '192.0.2.1'), 4000)).toMatch(/^HOST is not an address of this machine\./)
})

test('a port that needs more rights is told', () => {
  expect(startAdvice(Object.assign(new Error('listen'), { code: 'EACCES' }), 80)).toMatch(/^Port 80 may not be used/)
})

test('a mistake of ours is not dressed up', () => {
  expect(startAdvice(new TypeError('undefined is not a function'), 4000)).toBeUndefined()
  expect(startAdvice(Object.assign(new Error('read'), { code: 'EISDIR' }), 4000)).toBeUndefined()
  expect(startAdvice('a text', 4000)).toBeUndefined()
})
