import type { IncomingHttpHeaders } from 'node:http'
import { etagOf, type Objects } from './objects'
import { S3Error } from './s3-error'

export interface S3Request {
  method: string
  key: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface S3Answer {
  status?: number
  headers?: Record<string, string>
  body?: Buffer | string
}

/** Objects on a page of a list: few, so that lists have several. */
const PAGE = 2

/** The parts of S3's API that the server uses, for one bucket. */
export const answerOf = (objects: Objects, request: S3Request): S3Answer => {
  const { method, key, query } = request
  if (key === '') return ofBucket(objects, request)
  if (query.has('uploads') || query.has('uploadId')) return ofParts(objects, request)
  if (method === 'PUT') return { headers: { etag: objects.put(key, request.body, typeOf(request)) } }
  if (method === 'GET' || method === 'HEAD') return content(objects, request)
  throw new S3Error(501, 'NotImplemented')
}

const typeOf = ({ headers }: S3Request) => headers['content-type'] ?? 'application/octet-stream'

const ofBucket = (objects: Objects, { method, query, body }: S3Request): S3Answer => {
  if (method === 'HEAD') return {}
  if (method === 'POST' && query.has('delete')) {
    const keys = [...body.toString().matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key = '']) => key)
    for (const key of keys) if (!objects.locked.has(key)) objects.stored.delete(key)
    const errors = keys.filter((key) => objects.locked.has(key)).map(deleteError)
    return { body: `<DeleteResult>${errors.join('')}</DeleteResult>` }
  }
  const after = query.get('continuation-token') ?? ''
  const prefix = query.get('prefix') ?? ''
  const keys = [...objects.stored.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, PAGE)
  const more = keys.length > PAGE
  const contents = page.map((key) => {
    const { bytes, changedAt } = objects.find(key)
    return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${changedAt.toISOString()}</LastModified></Contents>`
  })
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return { body: `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>` }
}

const deleteError = (key: string) => `<Error><Key>${key}</Key><Code>AccessDenied</Code></Error>`

const ofParts = (objects: Objects, request: S3Request): S3Answer => {
  const { method, key, query, body } = request
  const uploadId = query.get('uploadId') ?? ''
  if (query.has('uploads')) {
    return {
      body: `<InitiateMultipartUploadResult><UploadId>${objects.begin()}</UploadId></InitiateMultipartUploadResult>`,
    }
  }
  if (method === 'PUT') {
    return { headers: { etag: objects.putPart(uploadId, Number(query.get('partNumber')), body) } }
  }
  if (method === 'DELETE') {
    objects.unfinished.delete(uploadId)
    return { status: 204 }
  }
  const tags = [...body.toString().matchAll(/<ETag>(.*?)<\/ETag>/g)].map(([, tag = '']) =>
    tag.replaceAll('&quot;', '"'),
  )
  const etag = objects.complete(uploadId, key, tags, typeOf(request))
  return { body: `<CompleteMultipartUploadResult><ETag>${etag}</ETag></CompleteMultipartUploadResult>` }
}

const content = (objects: Objects, { method, key, query, headers }: S3Request): S3Answer => {
  const { bytes, type, changedAt } = objects.find(key)
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  const range = first && { start: Number(first), end: last ? Number(last) : bytes.length - 1 }
  const body = range ? bytes.subarray(range.start, range.end + 1) : bytes
  const disposition = query.get('response-content-disposition')
  return {
    status: range ? 206 : 200,
    headers: {
      'content-type': query.get('response-content-type') ?? type,
      'content-length': String(body.length),
      'last-modified': changedAt.toUTCString(),
      etag: etagOf(bytes),
      ...(disposition ? { 'content-disposition': disposition } : {}),
      ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${bytes.length}` } : {}),
    },
    body: method === 'HEAD' ? '' : body,
  }
}
