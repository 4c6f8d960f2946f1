import type { Request, Response } from 'express'
import { isRefusal } from './file-kinds'
import { type ReceiveUpload, type Refusal, type Reply, refused, type Upload } from './receive-upload'

export const refuse = (response: Response, ...refusal: Refusal) => sendReply(response, refused(refusal))

const sendReply = (response: Response, { status, json, retryAfterSeconds }: Reply) => {
  if (retryAfterSeconds !== undefined) response.set('retry-after', String(retryAfterSeconds))
  response.status(status).json(json)
}

/** Receives the raw body of a POST, unless the upload is refused before. */
export const receiveBody = async (
  request: Request,
  response: Response,
  receive: ReceiveUpload,
  begun: Upload | Refusal,
) => {
  if (isRefusal(begun)) return refuse(response, ...begun)
  const { headers } = request
  const size = headers['content-length']
  if (size === undefined) return refuse(response, 411, 'Send the size of the file in Content-Length.')
  try {
    const length = Number(size)
    const isEncoded = headers['content-encoding'] !== undefined
    sendReply(response, await receive({ length, isEncoded, body: request }, begun))
  } catch (error) {
    // Nobody waits for the response of an upload that was broken off.
    if (!request.readableAborted) throw error
  }
}
