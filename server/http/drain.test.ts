import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createServer, drain, MAX_DRAIN_MS } from './server'

test('drain: a connection that a client reuses is answered and then closed, and new connections are left to others', async () => {
  const server = createServer((_request, response) => void response.end('here'), 100)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => {
    agent.destroy()
    server.close()
  })
  const ask = async (client: Agent | undefined) => {
    const [response] = await once(request({ port, host: '127.0.0.1', agent: client }).end(), 'response')
    response.resume()
    await once(response, 'end')
    return response.headers
  }
  expect(await ask(agent)).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=5' })
  expect(server.keepAliveTimeout).toBe(10_000)

  let isDrained = false
  const draining = drain(server).then(() => {
    isDrained = true
  })
  await expect(ask(new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(isDrained).toBe(false)
  const last = await ask(agent)
  expect([last.connection, last['keep-alive']]).toEqual(['close', undefined])
  await draining
})

test('drain: waits for a request under way, such as an upload, for at most five minutes', async () => {
  let arrived = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const server = createServer(() => arrived(), 100)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const upload = request({ port: typeof address === 'object' ? address?.port : undefined, host: '127.0.0.1' })
  onTestFinished(() => {
    vi.restoreAllMocks()
    upload.destroy()
    server.close()
  })
  upload.on('error', () => {}).end()
  await arrival
  const count = vi.spyOn(server, 'getConnections')
  const draining = drain(server)
  const now = performance.now.bind(performance)
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + MAX_DRAIN_MS - 10_000)
  const before = count.mock.calls.length
  await expect.poll(() => count.mock.calls.length).toBeGreaterThan(before + 2)
  clock.mockImplementation(() => now() + MAX_DRAIN_MS)
  await draining
})
