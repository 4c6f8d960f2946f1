/** `1 review`, `1,204 reviews` */
export const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`

/** How many a list has in all: the server stops counting at 1,001. */
export const total = ({ totalCount, totalIsExact }: { totalCount: number; totalIsExact: boolean }, noun: string) =>
  totalIsExact ? counted(totalCount, noun) : `1,000+ ${noun}s`
