import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import type { FileStore } from '../../../infrastructure/files/files'

type Range = Parameters<FileStore['read']>[1]

export interface StoredFile {
  /** Its content never changes. */
  id: string
  name: string
  size: number
  read: (range?: Range) => ReturnType<FileStore['read']>
}

const headers = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  // A file must never run as a document of our origin.
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Accept-Ranges': 'bytes',
}

/** Streams a file as a download, or the range that is requested, so that an interrupted download can go on. */
export const sendFile = async (request: Request, response: Response, { id, name, size, read }: StoredFile) => {
  const tag = `"${id}"`
  response.attachment(name).set(headers).set('ETag', tag).type('application/octet-stream')
  const condition = request.headers['if-range']
  const ranges = condition === undefined || condition === tag ? request.range(size, { combine: true }) : undefined
  if (ranges === -1) {
    response.status(416).set('Content-Range', `bytes */${size}`).end()
    return
  }
  // Several ranges or a malformed one are answered with the whole file, as the standard allows.
  const range = typeof ranges === 'object' && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined
  const content = await read(range)
  if (!content) {
    response.sendStatus(404)
    return
  }
  if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
  response.set('Content-Length', String(range ? range.end - range.start + 1 : size))
  if (request.method === 'HEAD') {
    content.destroy()
    response.end()
    return
  }
  try {
    await pipeline(content, response)
  } catch (error) {
    // A browser that stops a download closes the connection.
    if (!response.destroyed) throw error
  }
}
