import { DAY_MS } from '../../lib/dates'
import type { Random } from '../../lib/random'

/** The end of the generated history. A fixed date, so that the same rows are made on any day. */
export const HISTORY_END = Date.parse('2026-11-01T00:00:00.000Z')

/** A moment between two numbers of days before the end of the generated history. */
export const daysBefore = (random: Random, most: number, least: number) =>
  new Date(HISTORY_END - Math.round((least + random.next() * (most - least)) * DAY_MS)).toISOString()
