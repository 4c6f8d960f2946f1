/** The parts of a service worker's global scope that the types of pages lack. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends ExtendableEvent {
  readonly clientId: string
  readonly request: Request
  respondWith: (response: Promise<Response>) => void
}

interface WindowEventMap {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
}

/** Events of messages are extendable, too. */
interface MessageEvent<T> {
  readonly data: T
  waitUntil: (work: Promise<unknown>) => void
}

declare const clients: { claim: () => Promise<void>; get: (id: string) => Promise<object | undefined> }
declare const registration: ServiceWorkerRegistration
declare const skipWaiting: () => Promise<void>

/** The build of the demonstration replaces it. */
declare const DEMO_FILES: import('./stored-files').BuildFiles
