import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'
import type { Config } from './config'

/** Listens on the port: for `localhost` on both loopback addresses, since a browser may try either first. */
export const listen = async (server: Server, { port, host }: Pick<Config, 'port' | 'host'>) => {
  const listening = once(server, 'listening')
  server.listen(port, host === 'localhost' ? '127.0.0.1' : host)
  await listening
  if (host === 'localhost') acceptIPv6(server)
}

/** A server listens on one address, so the connections of the other one are passed on to it. */
const acceptIPv6 = (server: Pick<Server, 'address'>) => {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server is not listening.')
  const { port } = address
  createServer((socket) => pipeline(socket, connect(port, '127.0.0.1'), socket, () => {}))
    // Without IPv6, or if the port is taken there, the other address is enough.
    .on('error', () => {})
    .listen(port, '::1')
    .unref()
}
