import { type Message, openChannel } from '../channel'

/** A site worker accepts a request at once, but the first one may be starting. */
const ACCEPT_WITHIN_MS = 30_000
/** A site worker that was ended by the browser answers nothing. */
const ANSWER_WITHIN_MS = 60_000

interface Pending {
  /** The page that has asked. */
  clientId: string
  again: () => void
  owner: string | undefined
  respond: (response: Response) => void
  stream?: ReadableStreamDefaultController<Uint8Array>
  timer?: ReturnType<typeof setTimeout>
}

/**
 * Hands requests on to the site worker, which is in one of the tabs. If that tab is closed, another tab starts a site worker, which gets the
 * requests that nobody has accepted yet. Those that the former one has accepted fail: it may have done what they ask.
 */
export const createForwarder = (base: string, isOpen: (clientId: string) => Promise<boolean>) => {
  const sender = crypto.randomUUID()
  const pending = new Map<string, Pending>()

  const settle = (id: string) => {
    const request = pending.get(id)
    clearTimeout(request?.timer)
    pending.delete(id)
    return request
  }

  const giveUpAfter = (milliseconds: number, id: string, request: Pending) => {
    clearTimeout(request.timer)
    request.timer = setTimeout(() => {
      settle(id)
      request.respond(unanswered())
    }, milliseconds)
  }

  /** Not every browser tells that the page of a stream is closed. Streams have a sign of life every few seconds. */
  const endIfClosed = async (id: string, { clientId }: Pending) => {
    if (await isOpen(clientId)) return
    settle(id)
    send({ kind: 'cancel', id })
  }

  const onOwner = (owner: string) => {
    for (const [id, request] of pending) {
      if (request.owner === undefined) request.again()
      else if (request.owner !== owner) {
        settle(id)
        request.stream?.error(new Error('The tab that has answered is closed.'))
        request.respond(unanswered())
      }
    }
  }

  const listen = (message: Message) => {
    if (message.kind === 'listening') return onOwner(message.owner)
    const request = 'id' in message ? pending.get(message.id) : undefined
    if (!request) return
    if (message.kind === 'accepted') {
      request.owner = message.owner
      giveUpAfter(ANSWER_WITHIN_MS, message.id, request)
    } else if (message.kind === 'chunk') {
      request.stream?.enqueue(message.bytes)
      void endIfClosed(message.id, request)
    } else if (message.kind === 'end') settle(message.id)?.stream?.close()
    else if (message.kind === 'response') {
      const { id, status, headers, body } = message
      clearTimeout(request.timer)
      if (body !== 'stream') settle(id)
      const content = body === 'stream' ? streamOf(id, request) : (body ?? null)
      // Responses with these statuses must not have a body, not even an empty one.
      const isEmpty = status === 204 || status === 304
      request.respond(new Response(isEmpty ? null : content, { status, headers }))
    }
  }

  const { send } = openChannel(base, listen)

  const streamOf = (id: string, request: Pending) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        request.stream = controller
      },
      cancel: () => {
        settle(id)
        send({ kind: 'cancel', id })
      },
    })

  return async (asked: Request, path: string, clientId: string) => {
    const id = crypto.randomUUID()
    const { method, headers } = asked
    const body = method === 'POST' ? await asked.arrayBuffer() : undefined
    const forwarded = { method, path, headers: Object.fromEntries(headers), body }
    return new Promise<Response>((resolve) => {
      const again = () => send({ kind: 'request', id, sender, request: forwarded })
      const request: Pending = { clientId, again, owner: undefined, respond: resolve }
      pending.set(id, request)
      giveUpAfter(ACCEPT_WITHIN_MS, id, request)
      again()
    })
  }
}

const unanswered = () => new Response('The marketplace of this browser is not open.', { status: 502 })
