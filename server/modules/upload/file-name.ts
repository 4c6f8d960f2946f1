import { oneLine } from '../../lib/text'

const MAX_LENGTH = 120

/** The last part of a path, without characters that reverse a name or hide its extension. */
export const fileName = (path: string) => {
  const last = oneLine(path.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}"<>:|?*]/gu, '')
  return last.slice(-MAX_LENGTH).trim() || 'file'
}

/** A name that tells nothing but the type: `file.pdf`. */
export const nameWithoutWords = (name: string) => `file${name.match(/\.[a-z0-9]{1,5}$/i)?.[0] ?? ''}`
