import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { S3Config } from '../../infrastructure/files/s3/s3-config'
import { answerOf } from './bucket-api'
import { checkSum, createObjects } from './objects'
import { S3Error } from './s3-error'
import { ACCESS_KEY_ID, checkSignature, SECRET_ACCESS_KEY } from './signature'

/** The way in which requests fail. */
type Fault =
  /** The store answers with an error. */
  | { status: number; code: string }
  /** The connection ends before an answer. */
  | 'reset'
  /** Half of the answer arrives. */
  | 'cut'

const BUCKET = 'marque-test'

/** Starts a server on this machine that keeps one bucket in memory, and checks signatures and checksums as S3 does. */
export const startFakeS3 = async () => {
  let fault: { matches: (request: string) => boolean; fault: Fault } | undefined
  let movedMs = 0
  const now = () => new Date(Date.now() + movedMs)
  const objects = createObjects(now)
  const requests: string[] = []

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', `http://${headers.host}`)
    const body = await buffer(request)
    const [, bucket, ...path] = url.pathname.split('/')
    const name = `${method} ${path.join('/')}`
    requests.push(name)
    const failing = fault?.matches(name) ? fault.fault : undefined
    if (failing === 'reset') return void request.socket.destroy()
    if (failing && failing !== 'cut') throw new S3Error(failing.status, failing.code)
    checkSignature({ method, url, headers, body, now: now() })
    checkSum(body, headers['x-amz-checksum-crc32']?.toString())
    if (bucket !== BUCKET) throw new S3Error(404, 'NoSuchBucket')
    const {
      status = 200,
      headers: answered,
      body: sent = '',
    } = answerOf(objects, {
      method,
      key: path.join('/'),
      query: url.searchParams,
      headers,
      body,
    })
    response.writeHead(status, answered)
    if (failing !== 'cut') return void response.end(sent)
    response.write(Buffer.from(sent).subarray(0, sent.length / 2), () => request.socket.destroy())
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // A client that was killed.
      if (request.destroyed && !request.complete) return
      if (!(error instanceof S3Error)) throw error
      response.writeHead(error.status).end(`<Error><Code>${error.code}</Code><Message>${error.code}</Message></Error>`)
    })
  })
  // Longer than any client keeps an idle connection: one that is late would lose its request.
  server.keepAliveTimeout = 60_000
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const config: S3Config = {
    bucket: BUCKET,
    endpoint: new URL(`http://127.0.0.1:${typeof address === 'object' && address?.port}`),
    region: 'eu-central-1',
    credentials: { accessKeyId: ACCESS_KEY_ID, secretAccessKey: SECRET_ACCESS_KEY },
    forcePathStyle: true,
    signedDownloads: true,
  }
  return {
    /** The configuration of a site that uses the bucket. */
    config,
    objects,
    /** Method and key of every request. */
    requests,
    /** Requests whose method and key match fail until `recover` is called. */
    fail: (pattern: RegExp, how: Fault) => {
      fault = { matches: (request) => pattern.test(request), fault: how }
    },
    recover: () => {
      fault = undefined
    },
    moveClock: (ms: number) => {
      movedMs += ms
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
