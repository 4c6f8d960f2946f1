import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { assertKey, type FileContent, type FileStore, folderOf, isKey } from '../files'
import { FilesUnavailable } from '../files-unavailable'
import type { Sdk } from './load-sdk'
import type { S3Config } from './s3-config'

/** Large files go in parts, two at a time: an upload takes about 20 MB of memory. */
const PART_BYTES = 5 * 1024 ** 2
const PARTS_AT_ONCE = 2
const STREAMS_AT_ONCE = 4
/** The most keys that one request removes. */
const MAX_REMOVED = 1_000
/** Pictures that visitors ask for again and again. They never change. */
const CACHE = { maxSize: 32 * 1024 ** 2, ttl: 600_000 }
/** The time to begin a download, or to go on with it. */
const SIGNED_SECONDS = 300

type BucketConfig = Pick<S3Config, 'bucket' | 'signedDownloads'>

/** Stores files as objects of a bucket. */
export const s3Files = (sdk: Sdk, client: S3Client, { bucket: Bucket, signedDownloads }: BucketConfig): FileStore => {
  const { DeleteObjectsCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand } = sdk
  const cache = new LRUCache<string, Buffer>({ ...CACHE, sizeCalculation: ({ length }) => length || 1 })
  const streamLimit = pLimit(STREAMS_AT_ONCE)
  const objectOf = (key: string) => ({ Bucket, Key: assertKey(key) })

  const guarded = async <Result>(work: Promise<Result>) => {
    try {
      return await work
    } catch (error) {
      throw unavailable(Bucket, error)
    }
  }

  /** Undefined for an object that doesn't exist. */
  const find = <Result>(work: Promise<Result>) =>
    guarded(
      work.catch((error: unknown) => {
        if (error instanceof sdk.NoSuchKey || error instanceof sdk.NotFound) return undefined
        throw error
      }),
    )

  const putStream = async (key: string, content: FileContent) => {
    const Body = content instanceof Readable ? content : Readable.from(content)
    const params = { ...objectOf(key), Body, ContentType: typeOf(key) }
    const upload = new sdk.Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE })
    await guarded(streamLimit(() => upload.done())).finally(() => Body.destroy())
  }

  async function* list(Prefix?: string) {
    try {
      for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        for (const { Key = '', Size = 0, LastModified = new Date() } of Contents) {
          // Other objects in the bucket are not ours.
          if (isKey(Key)) yield { key: Key, size: Size, changedAt: LastModified }
        }
      }
    } catch (error) {
      throw unavailable(Bucket, error)
    }
  }

  const remove = async (keys: readonly string[]) => {
    for (let from = 0; from < keys.length; from += MAX_REMOVED) {
      const batch = keys.slice(from, from + MAX_REMOVED).map(assertKey)
      for (const key of batch) cache.delete(key)
      const Delete = { Objects: batch.map((Key) => ({ Key })), Quiet: true }
      const { Errors = [] } = await guarded(client.send(new DeleteObjectsCommand({ Bucket, Delete })))
      if (Errors.length > 0)
        throw new FilesUnavailable(`The bucket ${Bucket} has not removed ${JSON.stringify(Errors[0])}`)
    }
  }

  return {
    put: async (key, bytes) => {
      const object = { ...objectOf(key), Body: bytes, ContentType: typeOf(key) }
      await guarded(client.send(new PutObjectCommand(object)))
    },
    putStream,
    // The caller removes the file that it has received.
    putFile: (key, { path }) => putStream(key, createReadStream(path)),
    get: async (key) => {
      const known = cache.get(key)
      if (known) return known
      const found = await find(client.send(new GetObjectCommand(objectOf(key))))
      const bytes = found?.Body && Buffer.from(await guarded(found.Body.transformToByteArray()))
      if (bytes) cache.set(key, bytes)
      return bytes
    },
    read: async (key, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`
      const found = await find(client.send(new GetObjectCommand({ ...objectOf(key), Range })))
      return found?.Body instanceof Readable ? found.Body : undefined
    },
    ...(signedDownloads && {
      signedUrl: async (key, ResponseContentDisposition) => {
        // The address is made without a request: this one tells of a missing object or bucket in our own words.
        if (!(await find(client.send(new HeadObjectCommand(objectOf(key)))))) return undefined
        const command = new GetObjectCommand({
          ...objectOf(key),
          ResponseContentDisposition,
          ResponseContentType: 'application/octet-stream',
          ResponseCacheControl: 'private, no-store',
        })
        return sdk.getSignedUrl(client, command, { expiresIn: SIGNED_SECONDS })
      },
    }),
    remove,
    list: () => list(),
    folders: async function* (prefix, before) {
      // The objects of a folder follow each other, because a list is in the order of the keys.
      let folder: string | undefined
      let isOld = true
      for await (const { key, changedAt } of list(prefix)) {
        if (folder !== undefined && folder !== folderOf(key)) {
          if (isOld) yield folder
          isOld = true
        }
        folder = folderOf(key)
        isOld &&= changedAt < before
      }
      if (folder !== undefined && isOld) yield folder
    },
    removeFolders: async (folders) => {
      for (const folder of folders) {
        assertKey(`${folder}/file.bin`)
        const keys: string[] = []
        for await (const { key } of list(`${folder}/`)) keys.push(key)
        await remove(keys)
      }
    },
  }
}

const typeOf = (key: string) => (key.endsWith('.webp') ? 'image/webp' : 'application/octet-stream')

const unavailable = (bucket: string, cause: unknown) =>
  cause instanceof FilesUnavailable
    ? cause
    : new FilesUnavailable(`The bucket ${bucket} failed: ${cause instanceof Error ? cause.name : 'unknown'}`, { cause })
