import type { Response } from 'express'

/** Sends an error that happens before GraphQL, in the form of a GraphQL error. */
export const sendError = (response: Response, status: number, code: string, message: string) => {
  response.status(status).json({ errors: [{ message, extensions: { code } }] })
}

/** Answers 503 at once instead of letting a queue grow. */
export const sendBusy = (response: Response) => {
  response.set('retry-after', '1')
  sendError(response, 503, 'OVERLOADED', 'The server is busy. Try again in a second.')
}
