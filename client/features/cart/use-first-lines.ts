import { useState } from 'react'
import { type ChosenListing, itemOf } from './cart-item'
import { lineKey } from './cart-store'

/** Returns each line, by its key, as this page first showed it. */
export const useFirstLines = <Line extends ChosenListing>(groups: readonly { lines: readonly Line[] }[]) => {
  const [firstLines, setFirstLines] = useState<ReadonlyMap<string, Line>>(new Map())
  const lines = groups.flatMap((group) => group.lines.map((line) => [lineKey(itemOf(line)), line] as const))
  const newLines = lines.filter(([key]) => !firstLines.has(key))
  if (newLines.length > 0) setFirstLines(new Map([...firstLines, ...newLines]))
  return firstLines
}
