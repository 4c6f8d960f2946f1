import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createServer } from './server'

const listen = async (server: ReturnType<typeof createServer>) => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    open: () => {
      const socket = connect(port, '127.0.0.1')
      sockets.push(socket)
      return socket
    },
  }
}

test('server: a client that asks and never reads is cut off', async () => {
  const server = createServer((_request, response) => response.end(Buffer.alloc(64 * 1024 * 1024)), 10, 100)
  const { open } = await listen(server)
  const socket = open().pause()
  const [accepted]: Socket[] = await Promise.all([once(server, 'connection'), once(socket, 'connect')]).then(
    ([first]) => first,
  )
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  if (accepted) await once(accepted, 'close')
  expect(accepted?.bytesWritten).toBeGreaterThan(0)
})

test('server: a client that reads slowly gets the whole answer', async () => {
  const size = 8 * 1024 * 1024
  const server = createServer((_request, response) => response.end(Buffer.alloc(size)), 10, 400)
  const { open } = await listen(server)
  const socket = open()
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  let received = 0
  socket.on('data', ({ length }) => {
    received += length
    socket.pause()
    setTimeout(() => socket.resume(), 5)
  })
  await once(socket, 'close')
  expect(received).toBeGreaterThan(size)
})

test('server: a client that waits for slow work gets the answer, for a minute', async () => {
  let stalls = 0
  const server = createServer(
    (request, response) =>
      request.socket.on('timeout', () => {
        stalls += 1
        if (stalls === 3 && request.url === '/slow') response.end('late')
      }),
    10,
    50,
  )
  const { open } = await listen(server)
  const socket = open()
  socket.write('GET /slow HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  expect(await text(socket)).toContain('late')

  onTestFinished(() => void vi.restoreAllMocks())
  const stuck = open()
  stuck.write('GET /stuck HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await once(server, 'request')
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  expect(await text(stuck)).toBe('')
})

test('server: the minute for the work begins when the request has arrived', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  let stalls = 0
  const server = createServer(
    (request, response) => {
      request.resume()
      request.socket.on('timeout', () => {
        stalls += 1
        if (stalls === 3) response.end('stored')
      })
    },
    10,
    50,
  )
  const { open } = await listen(server)
  const socket = open()
  socket.write('POST /files?name=a.pdf HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 4\r\n\r\n')
  await once(server, 'request')
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  socket.write('body')
  expect(await text(socket)).toContain('stored')
})

test('server: connections above the maximum are closed at once', async () => {
  const { open } = await listen(createServer((_request, response) => response.end(), 1))
  await once(open(), 'connect')
  const second = open()
  await once(second, 'close')
  expect(second.bytesRead).toBe(0)
})

test.each([
  ['/graphql', false],
  ['/files?name=a.pdf', true],
  ['/product-files?name=a.pdf', true],
])('server: a body that arrives slowly at %s is received: %s', async (path, received) => {
  const server = createServer(
    (request, response) => request.resume().on('end', () => response.end('done')),
    10,
    5_000,
    50,
  )
  const { open } = await listen(server)
  const socket = open().setEncoding('utf8')
  let answer = ''
  socket.on('data', (text) => {
    answer += text
  })
  // A refused body ends the connection with an error.
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 8\r\n\r\n`)
  for (const byte of '12345678') {
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (socket.writable) socket.write(byte)
  }
  await closed
  expect(answer.includes('done')).toBe(received)
})

test('server: an upload of a file that brings less than 300 kB in a minute is cut off', async () => {
  let received = 0
  const server = createServer((request) => request.on('data', ({ length }) => (received += length)), 10)
  const { open } = await listen(server)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const socket = open().on('error', () => {})
  socket.write('POST /files?name=a.pdf HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000000\r\n\r\n')
  const [request]: IncomingMessage[] = await once(server, 'request')
  const sendInMinute = async (bytes: number) => {
    const until = received + bytes
    socket.write(Buffer.alloc(bytes))
    await expect.poll(() => received).toBe(until)
    vi.advanceTimersByTime(60_000)
  }
  await sendInMinute(400_000)
  await sendInMinute(400_000)
  expect(request?.destroyed).toBe(false)
  await sendInMinute(200_000)
  expect(request?.destroyed).toBe(true)
})
