import { styleText } from 'node:util'
import type { HotPayload, Logger } from 'vite'
import type { Log } from '../../server/infrastructure/log'
import { formatOverlayError, type OverlayError, overlayErrorOf } from './overlay-error.ts'

/** Tells the developer of errors: each once between two saves, in the terminal and in the overlay of open pages. */
export const createReporter = (root: string, terminal: Logger) => {
  const reported = new Set<string>()
  let send = (_payload: HotPayload) => {}

  const print = (error: unknown) => {
    const overlayError = overlayErrorOf(root, error)
    const text = formatOverlayError(root, overlayError)
    if (!reported.has(text)) terminal.error(`\n${styleText('red', text)}\n`)
    reported.add(text)
    return overlayError
  }

  const report = (error: unknown): OverlayError => {
    const overlayError = print(error)
    send({ type: 'error', err: overlayError })
    return overlayError
  }

  /** True once a page may show an error that only loading it again removes. */
  let isPageBroken = false
  const reportRequest = (error: unknown) => {
    isPageBroken = true
    return report(error)
  }

  const write = (level: 'info' | 'warn' | 'error') => (about: unknown, message?: unknown) => {
    if (typeof about === 'string') return terminal[level](about)
    const { err, ...rest }: { err?: unknown } = typeof about === 'object' && about !== null ? about : {}
    if (err !== undefined) return void reportRequest(err)
    terminal[level](`${message} ${Object.keys(rest).length > 0 ? JSON.stringify(rest) : ''}`)
  }
  const log: Log = { info: write('info'), warn: write('warn'), error: write('error') }

  return {
    report,
    reportRequest,
    takeBrokenPage: () => {
      const wasBroken = isPageBroken
      isPageBroken = false
      return wasBroken
    },
    /** For the application, instead of lines of JSON. */
    log,
    /** For Vite, whose own text repeats the code and the stack. It tells the overlay itself. */
    viteLogger: {
      ...terminal,
      error: (text, options) => (options?.error ? void print(options.error) : terminal.error(text, options)),
    } satisfies Logger,
    connect: (hot: { send: typeof send }) => {
      send = (payload) => hot.send(payload)
    },
    /** After a save every error is reported again. */
    forget: () => reported.clear(),
  }
}

export type Reporter = ReturnType<typeof createReporter>
