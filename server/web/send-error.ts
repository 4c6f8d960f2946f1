import type { Response } from 'express'

/** An error before GraphQL, in the form of one within it. */
export const sendError = (response: Response, status: number, code: string, message: string) => {
  response.status(status).json({ errors: [{ message, extensions: { code } }] })
}
