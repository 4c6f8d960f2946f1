/** A request that the service worker hands on to the site worker. */
export interface ForwardedRequest {
  method: string
  /** Path and query, below the folder of the demonstration. */
  path: string
  headers: Record<string, string>
  body: ArrayBuffer | undefined
}

/** What the site worker tells pages of its state. */
export type SiteState =
  | { name: 'preparing'; step: string }
  | { name: 'open'; isLasting: boolean }
  | { name: 'failed'; reason: string }

/** Messages between the pages, the service worker and the site worker of a demonstration. All of them get each one. */
export type Message =
  /** A site worker has begun to listen. `owner` is its id. */
  | { kind: 'listening'; owner: string }
  | { kind: 'request'; id: string; request: ForwardedRequest }
  /** The site worker has the request, which must not be sent again. */
  | { kind: 'accepted'; id: string; owner: string }
  /** The begin of a response. Its content follows, if it is a stream. */
  | {
      kind: 'response'
      id: string
      status: number
      headers: Record<string, string>
      body: ArrayBuffer | 'stream' | undefined
    }
  | { kind: 'chunk'; id: string; bytes: Uint8Array }
  | { kind: 'end'; id: string }
  /** Nobody waits for the response any more. */
  | { kind: 'cancel'; id: string }
  /** A page asks for the state. */
  | { kind: 'hello' }
  | { kind: 'state'; state: SiteState }
  /** A page asks to remove all that is kept. */
  | { kind: 'reset' }
  /** Everything is removed, and pages must load again. */
  | { kind: 'removed' }

/** `base` is the address of the folder of the demonstration: several on one origin have a channel each. */
export const openChannel = (base: string, listen: (message: Message) => unknown) => {
  const channel = new BroadcastChannel(`marque ${base}`)
  channel.onmessage = ({ data }: MessageEvent<Message>) => void listen(data)
  return { send: (message: Message) => channel.postMessage(message), close: () => channel.close() }
}
