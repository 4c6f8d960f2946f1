import type { TransitionField } from '../generated/resolvers'
import { cents, isMoney } from '../lib/money'
import { propertyOf } from '../lib/property-of'
import { sumOf } from '../lib/sum'
import { oneLine } from '../lib/text'
import { outOfRange } from './out-of-range'

const FEWEST = 2
/** The most days that a piece of work may take. */
export const MAX_DAYS = 365

/** A milestone of an offer. */
export interface Milestone {
  title: string
  cents: number
  days: number
}

/** Returns the milestones of an input, or the message of the first rule that one breaks. */
export const readMilestoneInput = (field: TransitionField, value: unknown): Milestone[] | string => {
  const entries = Array.isArray(value) ? value : []
  if (entries.length === 0) return []
  if (entries.length < FEWEST) return `${field.label}: at least ${FEWEST}, or none`
  if (field.maxEntries != null && entries.length > field.maxEntries)
    return `${field.label}: at most ${field.maxEntries}`
  const milestones: Milestone[] = []
  for (const [index, entry] of entries.entries()) {
    const price = Number(propertyOf(entry, 'price'))
    const title = oneLine(String(propertyOf(entry, 'title')))
    const milestone = { title, cents: cents(price), days: Number(propertyOf(entry, 'days')) }
    const message = messageFor(milestone, price, field)
    if (message) return `Milestone ${index + 1}: ${message}`
    milestones.push(milestone)
  }
  if (field.max != null && sumOf(milestones, (milestone) => milestone.cents) > cents(field.max))
    return `All prices: at most $${field.max.toLocaleString('en-US')}`
  return sumOf(milestones, ({ days }) => days) > MAX_DAYS ? `All days: at most ${MAX_DAYS}` : milestones
}

const messageFor = ({ title, days }: Milestone, price: number, { maxLength, min, max }: TransitionField) => {
  if (title === '') return 'Title: please fill this in'
  if (maxLength != null && title.length > maxLength) return `Title: at most ${maxLength} characters`
  if (!isMoney(price)) return 'Price: at most two decimals'
  const wrongPrice = outOfRange({ label: 'Price', min, max }, price, '$')
  return wrongPrice ?? outOfRange({ label: 'Days', min: 1, max: MAX_DAYS }, days, '')
}
