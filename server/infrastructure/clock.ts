const DAY_MS = 86_400_000

/** The time that all deadlines and stamps use. */
export interface Clock {
  now: () => Date
  /** How many days it is ahead of the real time. */
  daysAhead: () => number
  setDaysAhead: (days: number) => void
  /** Whether it can be moved, with sample data only. */
  movable: boolean
}

export const createClock = (movable: boolean, real = () => new Date()): Clock => {
  let ahead = 0
  return {
    now: () => new Date(real().getTime() + ahead * DAY_MS),
    daysAhead: () => ahead,
    setDaysAhead: (days) => {
      ahead = days
    },
    movable,
  }
}
