export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'

/**
 * Detects JPEG, PNG, GIF, WebP or AVIF by the first bytes, never by name or declared type. Nothing else is decoded, least of all
 * SVG.
 */
export const pictureTypeOf = (bytes: Buffer): PictureType | undefined => {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return /^ftypavi[fs]$/.test(text(4, 12)) ? 'avif' : undefined
}
