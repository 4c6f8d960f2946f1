import { charactersOf, pictureTypeOf } from '../../infrastructure/pictures/pictures'

/** For files that are stored as they are. Pictures of up to `MAX_PICTURE_BYTES` are encoded again, so they are read whole. */
export const MAX_FILE_BYTES = 1024 ** 3
export const MAX_PICTURE_BYTES = 5 * 1024 ** 2

type Check = (head: Uint8Array) => boolean

const startsWith =
  (...signatures: readonly string[]): Check =>
  (head) =>
    signatures.some((signature) => charactersOf(head, 0, signature.length) === signature)

const zip = startsWith('PK\x03\x04')
/** The name may give another picture format than the content: pages and phones name them so. */
const picture: Check = (head) => pictureTypeOf(head) !== undefined
const tiff = startsWith('II*\0', 'MM\0*')
/** MP4, QuickTime, M4A and HEIC. */
const media: Check = (head) => charactersOf(head, 4, 8) === 'ftyp'
const postScript = startsWith('%!PS', '\xc5\xd0\xd3\xc6', '%PDF-')
const formerOffice = startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')
/** Programs have control characters among their first bytes; texts have white space at most. */
const text: Check = (head) => head.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d))

/** The accepted types by the end of the name, with the check of the first bytes. No type here runs when it is opened. */
const checks = new Map<string, Check>(
  [
    { ends: ['pdf'], check: startsWith('%PDF-') },
    // Today's office files are ZIP files.
    { ends: ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'], check: zip },
    { ends: ['doc', 'xls', 'ppt'], check: formerOffice },
    { ends: ['rtf'], check: startsWith('{\\rtf') },
    { ends: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif'], check: picture },
    { ends: ['heic', 'mp4', 'mov', 'm4a'], check: media },
    { ends: ['tif', 'tiff'], check: tiff },
    { ends: ['psd'], check: startsWith('8BPS') },
    { ends: ['ai', 'eps'], check: postScript },
    { ends: ['dwg'], check: startsWith('AC10') },
    { ends: ['mp3'], check: startsWith('ID3', '\xff\xfb', '\xff\xf3', '\xff\xf2') },
    { ends: ['ttf', 'otf'], check: startsWith('\0\x01\0\0', 'OTTO') },
    { ends: ['svg', 'txt', 'csv', 'md', 'json', 'xml', 'dxf', 'stp', 'step'], check: text },
  ].flatMap(({ ends, check }) => ends.map((end) => [end, check] as const)),
)

const endOf = (name: string) => name.match(/\.([a-z0-9]+)$/i)?.[1]?.toLowerCase()

export const isAcceptedName = (name: string) => checks.has(endOf(name) ?? '')

/** True if the content begins as its name says. */
export const isAcceptedContent = (name: string, head: Uint8Array) => checks.get(endOf(name) ?? '')?.(head) ?? false

export const nameRefusal = (name: string) => {
  const end = endOf(name)
  return `${end ? `We don't take .${end} files` : 'The name has no type'}. Choose a PDF, Office file, picture, drawing, text, sound, video, or a ZIP file with them.`
}

export const contentRefusal = (name: string) =>
  `This is not the ${(endOf(name) ?? '').toUpperCase()} file that its name says. Save it again in that format.`
