/** `1 review`, `1,204 reviews`; `28 companies` names its plural. */
export const counted = (count: number, noun: string, plural = `${noun}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`

/** How many a list has in all: the server stops counting at 1,001. */
export const total = (
  { totalCount, totalIsExact }: { totalCount: number; totalIsExact: boolean },
  noun: string,
  plural = `${noun}s`,
) => (totalIsExact ? counted(totalCount, noun, plural) : `1,000+ ${plural}`)
