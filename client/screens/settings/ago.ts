const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/** `3 hours ago`, `yesterday`; `just now` within two minutes, for the moment is known to the minute only. */
export const ago = (moment: string, now: Date) => {
  const seconds = Math.max(0, now.getTime() - Date.parse(moment)) / 1_000
  if (seconds < 120) return 'just now'
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? ['minute', 60]
  return words.format(-Math.floor(seconds / size), unit)
}
