import type { LiveEventRow } from '../../database/tables/tables'

const AT_ONCE = 100
/** What waits for a page that doesn't read; it is let go and asks again. */
const MOST_WAITING_BYTES = 64 * 1024

/** Where the text goes. */
interface Outlet {
  write: (text: string) => unknown
  end: () => unknown
  readonly writableLength: number
}

/** Who listens. */
export interface Listener {
  userId: string
  token: string
  outlet: Outlet
}

type ReadAfter = (userId: string, sequence: number, most: number) => Promise<LiveEventRow[]>

/** One open page. What it is told has a number, and the numbers go up by one. */
export const createStream = ({ userId, token, outlet }: Listener, begin: number, readAfter: ReadAfter) => {
  let position = begin
  let reading = false
  let woken = false
  let open = true

  const send = (kind: string, data: Record<string, unknown>) => {
    if (!open) return
    if (outlet.writableLength > MOST_WAITING_BYTES) return end()
    outlet.write(`event: ${kind}\nid: ${position}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  const end = () => {
    open = false
    outlet.end()
  }

  const tell = (event: LiveEventRow) => {
    // What lies between was tidied away: all that the page knows may be old.
    const missing = event.sequence > position + 1
    position = event.sequence
    if (missing) send('ready', {})
    else send(event.kind, { id: event.subjectId })
  }

  return {
    userId,
    token,
    position: () => position,

    /** Everything that the page may have read before is to be read again. */
    ready: () => send('ready', {}),

    /** So that nobody on the way takes the silence for an end. */
    beat: () => outlet.write(': \n\n'),

    /** Tells what is new, each once: who is woken while reading reads on afterwards. */
    wake: async () => {
      woken = true
      if (reading) return
      reading = true
      try {
        while (woken && open) {
          woken = false
          const events = await readAfter(userId, position, AT_ONCE)
          for (const event of events) if (open) tell(event)
          if (events.length === AT_ONCE) woken = true
        }
      } finally {
        reading = false
      }
    },

    end,
  }
}

export type Stream = ReturnType<typeof createStream>
