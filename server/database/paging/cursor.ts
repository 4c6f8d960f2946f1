import { fromBase64, textToBase64Url } from '../../lib/base64'
import { badInput } from '../../lib/request-errors'

export type CursorValue = string | number
export type CursorKind = keyof typeof isKind

/** A cursor holds the name of the sort order and the row's values of its columns. */
export const encodeCursor = (order: string, values: readonly CursorValue[]) =>
  textToBase64Url(JSON.stringify([order, ...values]))

/** Throws BAD_USER_INPUT unless the cursor was made for this order and its values are of the given kinds. */
export const decodeCursor = (order: string, kinds: readonly CursorKind[], cursor: string): CursorValue[] => {
  const [name, ...values] = parse(cursor)
  const valid = values.filter((value, i): value is CursorValue => {
    const kind = kinds[i]
    return kind !== undefined && isKind[kind](value)
  })
  if (name !== order || valid.length !== kinds.length || values.length !== kinds.length) throw badCursor()
  return valid
}

/** The values that a column can hold: PostgreSQL fails on others. */
const isKind = {
  text: (value: unknown) => typeof value === 'string' && !/[\p{Cc}\p{Cs}]/u.test(value),
  lines: (value: unknown) => typeof value === 'string' && !/[^\P{Cc}\n]|\p{Cs}/u.test(value),
  moment: (value: unknown) => typeof value === 'string' && /^[12]\d{3}-/.test(value) && isMoment(value),
  integer: (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  decimal: (value: unknown) => Number.isFinite(value),
}

const isMoment = (text: string) => {
  const moment = new Date(text)
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === text
}

const parse = (cursor: string): unknown[] => {
  try {
    const parts: unknown = JSON.parse(new TextDecoder().decode(fromBase64(cursor)))
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}

const badCursor = () => badInput('`after` is not a cursor of this list. Pass an `endCursor` that this list gave you.')
