export const isLoopbackHost = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** True for http on this machine, where it is safe. */
export const isLoopback = ({ protocol, hostname }: URL) => protocol === 'http:' && isLoopbackHost(hostname)
