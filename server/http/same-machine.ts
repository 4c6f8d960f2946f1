import { BlockList, isIPv6 } from 'node:net'
import type { Request } from 'express'
import { isLoopbackHost } from '../lib/addresses/loopback'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** True if a program on this machine has sent the request. A proxy on this machine would pass on everybody's. */
export const isSameMachine = ({
  socket: { remoteAddress = '' },
  headers,
  hostname,
}: Pick<Request, 'headers' | 'hostname'> & { socket: { remoteAddress?: string | undefined } }) => {
  const isLocal = loopback.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
  // Another name for this address could come from a page that reads it (DNS rebinding).
  return isLocal && isLoopbackHost(hostname) && !proxyHeaders.some((name) => name in headers)
}
