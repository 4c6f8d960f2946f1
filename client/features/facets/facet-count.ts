import { formatCount } from '../../lib/text'

/** The number of entries of a choice: `62,114`, or `1,000+`. Empty if it is not known whether there are any. */
export const countText = ({ count, countIsExact }: { count: number; countIsExact: boolean }) => {
  if (countIsExact) return formatCount(count)
  return count > 0 ? `${formatCount(Math.min(count, 1_000))}+` : ''
}

/** The same behind the label of a choice: ` (62,114)`. */
export const countInParentheses = (choice: Parameters<typeof countText>[0]) => {
  const text = countText(choice)
  return text && ` (${text})`
}
