/** Stands where the browser's would: opens, breaks and tells when a test says so. */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2

  /** Newest last. */
  static made: FakeEventSource[] = []

  readyState: number = FakeEventSource.CONNECTING
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null

  constructor(readonly url: string) {
    super()
    FakeEventSource.made.push(this)
  }

  static newest() {
    const newest = FakeEventSource.made.at(-1)
    if (!newest) throw new Error('No stream was opened')
    return newest
  }

  opens() {
    this.readyState = FakeEventSource.OPEN
    this.onopen?.()
  }

  /** The connection is lost; the browser tries again by itself. */
  breaks() {
    this.readyState = FakeEventSource.CONNECTING
    this.onerror?.()
  }

  /** The server answers with an error; the browser gives up. */
  isRefused() {
    this.readyState = FakeEventSource.CLOSED
    this.onerror?.()
  }

  tells(kind: 'ready' | 'message' | 'read' | 'notification') {
    this.dispatchEvent(new MessageEvent(kind, { data: '{}' }))
  }

  close() {
    this.readyState = FakeEventSource.CLOSED
  }
}
