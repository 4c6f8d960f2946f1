import { createHash, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { S3Error } from './s3-error'

export interface StoredObject {
  bytes: Buffer
  type: string
  changedAt: Date
}

/** The objects of one bucket, with uploads in parts. */
export const createObjects = (now: () => Date) => {
  const stored = new Map<string, StoredObject>()
  const locked = new Set<string>()
  const unfinished = new Map<string, Map<number, Buffer>>()
  const partsOf = (uploadId: string) => {
    const parts = unfinished.get(uploadId)
    if (!parts) throw new S3Error(404, 'NoSuchUpload')
    return parts
  }
  const put = (key: string, bytes: Buffer, type: string) => {
    stored.set(key, { bytes, type, changedAt: now() })
    return etagOf(bytes)
  }
  return {
    stored,
    /** Keys of objects that can't be removed. */
    locked,
    /** Ids of uploads in parts that were neither completed nor aborted. */
    unfinished,
    put,
    find: (key: string) => {
      const found = stored.get(key)
      if (!found) throw new S3Error(404, 'NoSuchKey')
      return found
    },
    begin: () => {
      const uploadId = randomUUID()
      unfinished.set(uploadId, new Map())
      return uploadId
    },
    putPart: (uploadId: string, number: number, bytes: Buffer) => {
      partsOf(uploadId).set(number, bytes)
      return etagOf(bytes)
    },
    complete: (uploadId: string, key: string, tags: readonly string[], type: string) => {
      const parts = [...partsOf(uploadId)].sort(([a], [b]) => a - b).map(([, bytes]) => bytes)
      if (parts.map(etagOf).join() !== tags.join()) throw new S3Error(400, 'InvalidPart')
      unfinished.delete(uploadId)
      return put(key, Buffer.concat(parts), type)
    },
  }
}

export type Objects = ReturnType<typeof createObjects>

export const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

/** Throws if the body is not the one whose checksum was sent. */
export const checkSum = (body: Buffer, sum: string | undefined) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc32(body))
  if (sum !== undefined && sum !== bytes.toString('base64')) throw new S3Error(400, 'BadDigest')
}
