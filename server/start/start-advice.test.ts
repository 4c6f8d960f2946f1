import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { FilesUnavailable } from '../infrastructure/files/files-unavailable'
import { StartError } from '../lib/start-error'
import { startAdvice } from './start-advice'

/** The error of a server that can't listen on a port and host. */
const failToListen = async (port: number, host: string) => {
  const server = createServer().listen(port, host)
  onTestFinished(() => void server.close())
  const [error]: unknown[] = await once(server, 'error')
  return error
}

test('start errors: a configuration error has its own message', () => {
  expect(startAdvice(new StartError('PORT=x makes no sense.'), 0, 'npm start')).toBe('PORT=x makes no sense.')
})

test('start errors: a bucket that fails is named', () => {
  expect(startAdvice(new FilesUnavailable('The bucket marque failed: AccessDenied'), 0, 'npm start')).toBe(
    'The bucket marque failed: AccessDenied. Check that it can be reached, and that its keys may list, read, write and remove objects.',
  )
})

test('start errors: a port in use suggests another port', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const error = await failToListen(port, '127.0.0.1')
  expect(startAdvice(error, 4000, 'npm start')).toBe('Port 4000 is taken. Choose another: PORT=4001 npm start')
})

test('start errors: a HOST of another machine is named', async () => {
  expect(startAdvice(await failToListen(0, '192.0.2.1'), 4000, 'npm start')).toMatch(
    /^HOST is not an address of this machine\./,
  )
})

test('start errors: a privileged port suggests another port', () => {
  expect(startAdvice(Object.assign(new Error('listen'), { code: 'EACCES' }), 80, 'npm start')).toMatch(
    /^Port 80 may not be used/,
  )
})

test('start errors: a folder that this account may not use is named', () => {
  const error = Object.assign(new Error('mkdir'), { code: 'EACCES', path: '/srv/backups' })
  expect(startAdvice(error, 4000, 'npm start')).toBe(
    '/srv/backups may not be used by this account. Let it read and write there.',
  )
})

test('start errors: a bug has no advice', () => {
  expect(startAdvice(new TypeError('undefined is not a function'), 4000, 'npm start')).toBeUndefined()
  expect(startAdvice(Object.assign(new Error('read'), { code: 'EISDIR' }), 4000, 'npm start')).toBeUndefined()
  expect(startAdvice('a text', 4000, 'npm start')).toBeUndefined()
})
