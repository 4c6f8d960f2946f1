import type { Request, Response } from 'express'
import type { StoredFile } from './file-kinds'
import { sendStream } from './send-stream'

const headers = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  // A file must never run as a document of our origin.
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Accept-Ranges': 'bytes',
}

/**
 * Answers with a file as a download, or the range that is requested, so that an interrupted download can go on. Redirects to the file
 * store if that serves files itself.
 */
export const sendFile = async (request: Request, response: Response, file: StoredFile) => {
  const { id, name, size, read, signedUrl } = file
  // The address is signed for GET alone.
  if (signedUrl && request.method === 'GET') return redirect(response, name, signedUrl)
  const tag = `"${id}"`
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
  response.attachment(name).set(headers).set('ETag', tag).type('application/octet-stream')
  if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
  response.set('Content-Length', String(range ? range.end - range.start + 1 : size))
  if (request.method === 'HEAD') {
    content.destroy()
    response.end()
    return
  }
  await sendStream(content, response)
}

const redirect = async (response: Response, name: string, signedUrl: NonNullable<StoredFile['signedUrl']>) => {
  const url = await signedUrl(String(response.attachment(name).get('Content-Disposition')))
  // The header describes the file, which this response does not carry.
  response.removeHeader('Content-Disposition')
  if (!url) return response.sendStatus(404)
  response.set('Cache-Control', headers['Cache-Control']).redirect(url)
}
