import type { Response } from 'express'
import { sendError } from './send-error'

/** Answers 503 at once instead of letting a queue grow. */
export const sendBusy = (response: Response) => {
  response.set('retry-after', '1')
  sendError(response, 503, 'OVERLOADED', 'The server is busy. Try again in a second.')
}
