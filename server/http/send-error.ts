import type { Response } from 'express'

/** Sends an error that happens before GraphQL, in the form of a GraphQL error. */
export const sendError = (response: Response, status: number, code: string, message: string) => {
  response.status(status).json({ errors: [{ message, extensions: { code } }] })
}
