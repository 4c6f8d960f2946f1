import type { IncomingMessage } from 'node:http'

const LONGEST = 16 * 1024

/** The whole body of a request, left where it was; undefined where it isn't short, or doesn't come in one piece. */
export const peek = (request: IncomingMessage) =>
  new Promise<string | undefined>((resolve) => {
    const length = Number(request.headers['content-length'] ?? 0)
    if (request.method === 'GET') return resolve(length === 0 ? '' : undefined)
    if (request.method !== 'POST' || length === 0 || length > LONGEST) return resolve(undefined)
    request.once('close', () => resolve(undefined))
    request.once('readable', () => {
      const piece: unknown = request.read()
      if (!Buffer.isBuffer(piece)) return resolve(undefined)
      request.unshift(piece)
      resolve(piece.length === length ? piece.toString() : undefined)
    })
  })
