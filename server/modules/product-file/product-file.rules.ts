export const MAX_PRODUCT_FILE_BYTES = 1024 ** 3

type Check = (head: Buffer) => boolean

const startsWith =
  (...signatures: readonly string[]): Check =>
  (head) =>
    signatures.some((signature) => head.toString('latin1', 0, signature.length) === signature)

const zip = startsWith('PK\x03\x04')
const jpeg = startsWith('\xff\xd8\xff')
/** Programs have control characters among their first bytes; texts have white space at most. */
const text: Check = (head) => head.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d))

/** The accepted types of files, by the end of the name, with the check of the first bytes. Word, Excel and PowerPoint files are ZIP files. */
const checks = new Map<string, Check>([
  ['pdf', startsWith('%PDF-')],
  ...['zip', 'docx', 'xlsx', 'pptx'].map((end) => [end, zip] as const),
  ['png', startsWith('\x89PNG\r\n\x1a\n')],
  ...['jpg', 'jpeg'].map((end) => [end, jpeg] as const),
  ...['svg', 'txt', 'csv', 'md'].map((end) => [end, text] as const),
])

const endOf = (name: string) => name.match(/\.([a-z0-9]+)$/i)?.[1]?.toLowerCase()

export const isProductFileName = (name: string) => checks.has(endOf(name) ?? '')

/** True if the content begins as its name says. */
export const isProductFile = (name: string, head: Buffer) => checks.get(endOf(name) ?? '')?.(head) ?? false

export const nameRefusal = (name: string) => {
  const end = endOf(name)
  return `${end ? `We don't take .${end} files` : 'The name has no type'}. Choose PDF, ZIP, Word (.docx), Excel (.xlsx), PowerPoint (.pptx), PNG, JPEG, SVG, text, CSV or Markdown.`
}

export const contentRefusal = (name: string) =>
  `This is not the ${(endOf(name) ?? '').toUpperCase()} file that its name says. Save it again in that format.`
