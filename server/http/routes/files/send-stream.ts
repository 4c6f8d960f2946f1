import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'
import type { FileContent } from '../../../infrastructure/files/files'
import { codeOf } from '../../../lib/errors'

/** Sends a content as the body of a response, until the client closes the connection. Throws if the content can't be read. */
export const sendStream = async (content: FileContent, response: Response) => {
  if (response.destroyed) return content.destroy()
  try {
    await pipeline(content, response)
  } catch (error) {
    if (codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}
