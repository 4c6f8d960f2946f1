import {
  attachedFiles,
  beginFile,
  beginPicture,
  type FileKind,
  findPicture,
  isRefusal,
  productFiles,
  uploadedPictureHeaders,
} from '../http/routes/files/file-kinds'
import {
  createUploadReceiver,
  type ReceiveUpload,
  type Refusal,
  refused,
  type Upload,
} from '../http/routes/files/receive-upload'
import { bytesOf } from '../infrastructure/files/files'
import { MAX_PICTURE_BYTES } from '../modules/upload/file-types'
import type { Core } from './open-core'

/** Answers a request whose path has matched; `name` is the part of the path in parentheses. */
type Handler = (request: Request, name: string, query: Record<string, string>) => Promise<Response | undefined>

export type Route = readonly [method: 'GET' | 'POST', path: RegExp, handle: Handler]

/** Less than on servers: browsers read a file into memory. */
const MAX_FILE_BYTES = 50 * 1024 ** 2

/** Uploads and downloads: pictures, files beside texts, files of products, and invoices. */
export const fileRoutes = ({ createContext, infrastructure }: Core): readonly Route[] => {
  const { fileStore, incomingFiles } = infrastructure
  const receiveFile = createUploadReceiver(incomingFiles, MAX_FILE_BYTES)
  const receivePicture = createUploadReceiver(incomingFiles, MAX_PICTURE_BYTES)

  const routesOf = (path: string, kind: FileKind): Route[] => [
    [
      'POST',
      new RegExp(`^/${path}$`),
      async (request, _, query) => receive(request, receiveFile, await beginFile(kind, await createContext(), query)),
    ],
    [
      'GET',
      new RegExp(`^/${path}/([\\w-]+)$`),
      async (_, id, query) => {
        const file = await kind.open(await createContext(), id, query)
        if (!file) return undefined
        if ('refusal' in file) return new Response(`${file.refusal[1]}\n`, { status: file.refusal[0] })
        const content = await file.read()
        return content && download(await bytesOf(content), 'application/octet-stream')
      },
    ],
  ]

  return [
    ...routesOf('files', attachedFiles),
    ...routesOf('product-files', productFiles),
    [
      'POST',
      /^\/uploads$/,
      async (request, _, query) => receive(request, receivePicture, beginPicture(await createContext(), query)),
    ],
    [
      'GET',
      /^\/uploads\/([\w-]+)\.webp$/,
      async (_, id, { size }) => {
        const picture = await findPicture(fileStore, id, size)
        return picture && new Response(Uint8Array.from(picture), { headers: uploadedPictureHeaders })
      },
    ],
    [
      'GET',
      /^\/invoices\/([\w-]+)\.pdf$/,
      async (_, number) => {
        const { viewer, invoices } = await createContext()
        const invoice = await invoices.byNumber(viewer, number)
        return invoice && download(await bytesOf(await invoices.pdf(invoice, viewer)), 'application/pdf')
      },
    ],
  ]
}

const receive = async (request: Request, receiver: ReceiveUpload, begun: Upload | Refusal) => {
  if (isRefusal(begun)) return replyOf(refused(begun))
  const bytes = new Uint8Array(await request.arrayBuffer())
  const body = (async function* () {
    yield bytes
  })()
  return replyOf(await receiver({ length: bytes.length, isEncoded: false, body }, begun))
}

const replyOf = ({ status, json }: { status: number; json: object }) => Response.json(json, { status })

const download = (bytes: Uint8Array<ArrayBuffer>, type: string) =>
  new Response(bytes, { headers: { 'content-type': type, 'cache-control': 'private, no-store' } })
