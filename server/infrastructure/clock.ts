import { DAY_MS } from '../lib/dates'

/** The time for all deadlines and timestamps. */
export interface Clock {
  now: () => Date
  /** The time of this machine, which authenticator apps share. */
  realNow: () => Date
  /** Days by which it is ahead of real time. */
  daysAhead: () => number
  setDaysAhead: (days: number) => void
  /** True with sample data, so that an admin can move it. */
  movable: boolean
}

export const createClock = (movable: boolean, real = () => new Date()): Clock => {
  let ahead = 0
  return {
    now: () => new Date(real().getTime() + ahead * DAY_MS),
    realNow: real,
    daysAhead: () => ahead,
    setDaysAhead: (days) => {
      ahead = days
    },
    movable,
  }
}
