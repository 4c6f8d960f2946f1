import { badInput, forbidden } from '../../errors'
import type { Clock } from '../../ports/clock/clock'
import type { ClockRepository } from './clock.repository'

const MOST_DAYS = 90

interface Dependencies {
  clocks: ClockRepository
  clock: Clock
  /** Does what is due, and tells how much that was. */
  fireDue: () => Promise<number>
  inTransaction: <Result>(work: (within: { clocks: ClockRepository }) => Promise<Result>) => Promise<Result>
}

export const createClockService = ({ clocks, clock, fireDue, inTransaction }: Dependencies) => {
  const face = () => ({ now: clock.now(), daysAhead: clock.daysAhead(), movable: clock.movable })

  return {
    face,

    /** Another process may have moved it. */
    keepUp: async () => {
      if (clock.movable) clock.setDaysAhead(await clocks.daysAhead())
    },

    advance: async (days: number) => {
      if (!clock.movable) throw forbidden()
      if (days < 1 || days > MOST_DAYS) throw badInput(`\`days\` is from 1 to ${MOST_DAYS}.`)
      const ahead = await inTransaction(async ({ clocks }) => {
        await clocks.moveSessions(days)
        return clocks.moveBy(days)
      })
      clock.setDaysAhead(ahead)
      const fired = await fireDue()
      return { clock: face(), fired }
    },
  }
}
