/** A request that the service worker hands on to the site worker. */
export interface ForwardedRequest {
  method: string
  /** Path and query, below the folder of the demonstration. */
  path: string
  headers: Record<string, string>
  body: ArrayBuffer | undefined
}

/** The state of the site worker, as it tells pages. */
export type SiteState =
  /** `done`: the part of the work that is done, from 0 to 1. */
  | { name: 'preparing'; step: string; done: number }
  /** `wasFull`: the last change was not saved, because the browser had no space left. */
  | { name: 'open'; isLasting: boolean; daysAhead: number; wasFull: boolean }
  | { name: 'failed'; reason: string }

/** Messages between the pages, the service worker and the site worker of a demonstration. All of them get each one. */
export type Message =
  /** A site worker has begun to listen. `owner` is its id. */
  | { kind: 'listening'; owner: string }
  /** `sender` is the id of the service worker, which browsers stop and start. */
  | { kind: 'request'; id: string; sender: string; request: ForwardedRequest }
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
  /** `version`: the file name of the site worker. Pages of another build have another one. */
  | { kind: 'state'; version: string; state: SiteState }
  /** A page has removed everything that was kept, and all others must load again. */
  | { kind: 'removed' }
  /** A page asks all others to load the newest build. */
  | { kind: 'reload' }

/** The name of the channel, the lock and the caches of a demonstration. `base` is the address of its folder: an origin may have several. */
export const nameOf = (base: string) => `marque ${base}`

/** The folder of the origin's private file system that has the databases. */
export const databaseFolderOf = (base: string) => `.marque${new URL(base).pathname.replaceAll('/', '-')}`

export const openChannel = (base: string, listen: (message: Message) => unknown) => {
  const channel = new BroadcastChannel(nameOf(base))
  channel.onmessage = ({ data }: MessageEvent<Message>) => void listen(data)
  return { send: (message: Message) => channel.postMessage(message), close: () => channel.close() }
}
