import { longDate } from './long-date'

/** For titles and sentences: a line never ends within the date. */
export const unbrokenDate = (moment: string) => longDate(moment).replaceAll(' ', '\u00a0')
