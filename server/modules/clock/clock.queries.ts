import type { Clock } from '../../infrastructure/clock'
import type { ClockRepository } from './clock.repository'

export const readClock = (clock: Clock) => ({
  now: clock.now(),
  daysAhead: clock.daysAhead(),
  movable: clock.movable,
})

export const createClockQueries = ({ clock }: { clock: Clock }) => ({ state: () => readClock(clock) })

export const createClockSync = ({ clock, clockRepository }: { clock: Clock; clockRepository: ClockRepository }) => ({
  /** Reads the number of days from the database, because another process may have moved the clock. */
  run: async () => {
    if (clock.movable) clock.setDaysAhead(await clockRepository.daysAhead())
  },
})
