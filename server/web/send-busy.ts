import type { Response } from 'express'
import { sendError } from './send-error'

/** Better a quick no than a queue that grows. */
export const sendBusy = (response: Response) => {
  response.set('retry-after', '1')
  sendError(response, 503, 'OVERLOADED', 'The server is busy. Try again in a second.')
}
