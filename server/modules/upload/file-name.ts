import { oneLine } from '../../lib/text'

const MAX_LENGTH = 120

/** The last part of a path, without characters that reverse a name or hide its extension. */
export const fileName = (path: string) => {
  const last = oneLine(path.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}"<>:|?*]/gu, '')
  return last.slice(-MAX_LENGTH).trim() || 'file'
}
