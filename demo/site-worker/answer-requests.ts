import type { ForwardedRequest, Message } from '../channel'

/** A service worker sends requests again to a site worker that has just begun; more than it can have at once. */
const MAX_REMEMBERED = 1_000

interface Options {
  /** The id of the site worker. */
  owner: string
  /** The address of the site without a slash at its end. */
  origin: string
  send: (message: Message) => void
  answer: (request: Request) => Promise<Response>
}

/** Answers the requests that a service worker hands on. */
export const createAnswerer = ({ owner, origin, send, answer }: Options) => {
  /** Ids of the latest requests. */
  const known = new Set<string>()
  const streams = new Map<string, { sender: string; cancel: () => Promise<void> }>()

  const remember = (id: string) => {
    known.add(id)
    const [oldest] = known
    if (known.size > MAX_REMEMBERED && oldest !== undefined) known.delete(oldest)
  }

  /** A service worker that the browser has stopped says nothing, but the next one has another id. */
  const cancelStreamsOfOthers = (sender: string) => {
    for (const stream of streams.values()) if (stream.sender !== sender) void stream.cancel()
  }

  const sendStream = async (id: string, sender: string, body: ReadableStream<Uint8Array>) => {
    const reader = body.getReader()
    streams.set(id, { sender, cancel: () => reader.cancel() })
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        send({ kind: 'chunk', id, bytes: part.value })
      }
    } finally {
      streams.delete(id)
      send({ kind: 'end', id })
    }
  }

  const accept = async (
    id: string,
    sender: string,
    { path, method, headers: sent, body: content }: ForwardedRequest,
  ) => {
    if (known.has(id)) return
    remember(id)
    send({ kind: 'accepted', id, owner })
    cancelStreamsOfOthers(sender)
    const { status, headers, body } = await answer(
      new Request(origin + path, { method, headers: sent, ...(content && { body: content }) }),
    )
    const begin = { kind: 'response', id, status, headers: Object.fromEntries(headers) } as const
    if (body && headers.get('content-type')?.startsWith('text/event-stream')) {
      send({ ...begin, body: 'stream' })
      await sendStream(id, sender, body)
    } else {
      send({ ...begin, body: await new Response(body).arrayBuffer() })
    }
  }

  return {
    accept: (message: Extract<Message, { kind: 'request' }>) => accept(message.id, message.sender, message.request),
    cancel: (id: string) => streams.get(id)?.cancel(),
  }
}
