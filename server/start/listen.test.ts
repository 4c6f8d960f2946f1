import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen'

const portOf = (server: ReturnType<typeof createServer>) => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('listen: localhost is both loopback addresses', async () => {
  const server = createServer((request, response) => response.end(request.url))
  onTestFinished(() => void server.close())
  await listen(server, { port: 0, host: 'localhost' })
  for (const host of ['127.0.0.1', '[::1]']) {
    const answer = await fetch(`http://${host}:${portOf(server)}/on-${host.length}`, {
      headers: { connection: 'close' },
    })
    expect(await answer.text()).toBe(`/on-${host.length}`)
  }
})

test('listen: with an address, on that address alone', async () => {
  const server = createServer((_request, response) => response.end('here'))
  await listen(server, { port: 0, host: '127.0.0.1' })
  const port = portOf(server)
  await expect(fetch(`http://[::1]:${port}/`)).rejects.toThrow()
  server.close()
  await once(server, 'close')
})
