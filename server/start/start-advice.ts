import { FilesUnavailable } from '../infrastructure/files/files-unavailable.ts'
import { StartError } from '../lib/start-error.ts'

/** The line for an error that the operator can fix. Undefined for a bug. */
export const startAdvice = (error: unknown, port: number, command: string) => {
  if (error instanceof StartError) return error.message
  if (error instanceof FilesUnavailable)
    return `${error.message}. Check that it can be reached, and that its keys may list, read, write and remove objects.`
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Choose another: PORT=${port + 1} ${command}`
  if (error.code === 'EACCES' && 'path' in error)
    return `${String(error.path)} may not be used by this account. Let it read and write there.`
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this account. Choose one above 1023: PORT=4000 ${command}`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return 'HOST is not an address of this machine. Leave it out to listen on all.'
  return undefined
}
