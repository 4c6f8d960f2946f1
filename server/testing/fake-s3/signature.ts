import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { S3Error } from './s3-error'

export const ACCESS_KEY_ID = 'fake-key'
export const SECRET_ACCESS_KEY = 'fake-secret'

interface SignedRequest {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  body: Buffer
  now: Date
}

interface Signature {
  credential: string
  signedHeaders: string
  signature: string
  date: string
  payloadHash: string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** Checks Signature Version 4, in a header or in the query of a presigned address. Throws an S3Error as S3 does. */
export const checkSignature = (request: SignedRequest) => {
  const isPresigned = request.url.searchParams.has('X-Amz-Signature')
  const signature = isPresigned ? ofQuery(request) : ofHeaders(request)
  const [accessKeyId, day = '', region = '', service = ''] = signature.credential.split('/')
  if (accessKeyId !== ACCESS_KEY_ID) throw new S3Error(403, 'InvalidAccessKeyId')
  const scope = `${day}/${region}/${service}/aws4_request`
  const text = ['AWS4-HMAC-SHA256', signature.date, scope, sha256(canonical(request, signature))].join('\n')
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET_ACCESS_KEY}`)
  if (hmac(key, text).toString('hex') !== signature.signature) throw new S3Error(403, 'SignatureDoesNotMatch')
}

const ofHeaders = ({ headers, body }: SignedRequest): Signature => {
  const fields = /Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(headers.authorization ?? '')
  if (!fields) throw new S3Error(403, 'AccessDenied')
  const [, credential = '', signedHeaders = '', signature = ''] = fields
  const payloadHash = String(headers['x-amz-content-sha256'])
  if (payloadHash !== sha256(body)) throw new S3Error(400, 'XAmzContentSHA256Mismatch')
  return { credential, signedHeaders, signature, date: String(headers['x-amz-date']), payloadHash }
}

const ofQuery = ({ url, now }: SignedRequest): Signature => {
  const read = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? ''
  const date = read('Date')
  const signedAt = Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
  if (now.getTime() > signedAt + Number(read('Expires')) * 1000) throw new S3Error(403, 'AccessDenied')
  const [credential, signedHeaders, signature] = [read('Credential'), read('SignedHeaders'), read('Signature')]
  return { credential, signedHeaders, signature, date, payloadHash: 'UNSIGNED-PAYLOAD' }
}

const canonical = ({ method, url, headers }: SignedRequest, { signedHeaders, payloadHash }: Signature) => {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  return [method, url.pathname, query.join('&'), lines.join(''), signedHeaders, payloadHash].join('\n')
}

const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
