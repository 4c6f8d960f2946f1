import express, { type Request, type Response } from 'express'

const raw = (limit: number) => express.raw({ inflate: false, limit, type: () => true })

/** Reads the raw body of a request. Undefined where it is too large. */
export const bodyReader = (largestBytes: number) => {
  const read = raw(largestBytes)
  return (request: Request, response: Response) =>
    new Promise<Buffer | undefined>((resolve, reject) => {
      read(request, response, (error: unknown) => {
        if (Object(error).type === 'entity.too.large') resolve(undefined)
        else if (error) reject(error)
        else resolve(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
      })
    })
}
