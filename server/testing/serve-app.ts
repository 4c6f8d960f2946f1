import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'

/** Serves an Express application or another listener on a free port until the test ends. */
export const serveApp = async (app: RequestListener) => {
  const server = createServer(app)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { server, port, url: `http://127.0.0.1:${port}/` }
}
