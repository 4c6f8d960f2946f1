import { badInput } from '../errors'

export type CursorValue = string | number

/** A place in a list: the order it belongs to, then the row's values of the columns that the order compares. */
export const encodeCursor = (order: string, values: readonly CursorValue[]) =>
  Buffer.from(JSON.stringify([order, ...values])).toString('base64url')

/** Throws BAD_USER_INPUT unless the cursor was made for this order and its values are of the given kinds. */
export const decodeCursor = (order: string, kinds: readonly ('string' | 'number')[], cursor: string): CursorValue[] => {
  const [name, ...values] = parse(cursor)
  const valid = values.filter((value, i): value is CursorValue => typeof value === kinds[i])
  if (name !== order || valid.length !== kinds.length || values.length !== kinds.length) throw badCursor()
  return valid
}

const parse = (cursor: string): unknown[] => {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}

const badCursor = () => badInput('`after` is not a cursor of this list. Pass an `endCursor` that this list gave you.')
