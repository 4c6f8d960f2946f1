import type { Writable } from 'node:stream'

/** How much may wait for a client that doesn't read. */
const MAX_BUFFERED_BYTES = 64 * 1024

/** Sends a stream until it completes or the client has gone. A client that doesn't read is cut off; it may resume later. */
export const sendEventStream = async (events: AsyncGenerator<string>, response: Writable) => {
  const stop = () => void events.return(undefined)
  response.once('close', stop)
  // The client may have gone before the stream began.
  if (response.destroyed) stop()
  for await (const event of events) {
    if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy()
    if (response.destroyed || response.writableEnded) break
    response.write(event)
  }
  response.end()
}
