import { type SelectQueryBuilder, type StringReference, sql } from 'kysely'
import type { Facet } from '../../generated/resolvers'
import { badInput } from '../../lib/request-errors'
import { readOnce } from '../../lib/timers'
import { type Database, longReadsOf } from '../connection'
import { type CursorKind, type CursorValue, decodeCursor, encodeCursor } from './cursor'

const MAX_PAGE_SIZE = 100
/** Counting costs more than the page, so it stops here. */
export const COUNT_LIMIT = 1_001

export interface PageRequest {
  first: number
  after?: string | null | undefined
}

/** The columns that a list is sorted by, all in one direction. The last one is unique. */
export interface Order<Row> {
  name: string
  direction: 'asc' | 'desc'
  columns: readonly (keyof Row & string)[]
  kinds: readonly CursorKind[]
}

/** Latest first, by a moment and a unique column. */
export const latestFirst = <Row>(name: string, moment: keyof Row & string, id: keyof Row & string): Order<Row> => ({
  name,
  direction: 'desc',
  columns: [moment, id],
  kinds: ['moment', 'text'],
})

/** Earliest first, by a moment and a unique column. */
export const earliestFirst = <Row>(name: string, moment: keyof Row & string, id: keyof Row & string): Order<Row> => ({
  ...latestFirst(name, moment, id),
  direction: 'asc',
})

export interface Page<Row> {
  rows: Row[]
  hasNextPage: boolean
  hasPreviousPage: boolean
  cursor(row: Row): string
  /** The number of matching rows, up to COUNT_LIMIT. The query runs on the first call. */
  count: () => Promise<number>
  /** The filters of the list. The queries run when it is called. */
  facets?: () => Promise<Facet[]>
}

/** Throws BAD_USER_INPUT for a page size out of range. */
export const checkPageSize = (first: number, max = MAX_PAGE_SIZE) => {
  if (first < 0 || first > max) throw badInput(`\`first\` is from 0 to ${max}.`)
}

/** Reads one page by keyset pagination: late pages are as fast as the first, and new rows don't shift them. */
export const fetchPage = async <DB, TB extends keyof DB, Row extends Record<keyof Row, unknown>>(
  db: Database,
  query: SelectQueryBuilder<DB, TB, Row>,
  order: Order<Row>,
  request: PageRequest,
): Promise<Page<Row>> => {
  checkPageSize(request.first)
  const sorted = inOrderOf(order, query)
  const after = positionOf(order, request)
  const remaining = after ? sorted.where(isBeyond(order, after)) : sorted
  const { rows } = await longReadsOf(db).executeQuery(remaining.limit(request.first + 1))
  return pageOf(rows, order, request, countOnce(db, query.clearSelect().select(sql<number>`1`.as('one'))))
}

/** The values of the cursor that a page begins after. */
export const positionOf = <Row>(order: Order<Row>, { after }: PageRequest) =>
  after ? decodeCursor(order.name, order.kinds, after) : undefined

/** A page of the rows that were read for it: one more than its size if another page follows. */
export const pageOf = <Row>(
  rows: Row[],
  order: Order<Row>,
  { first, after }: PageRequest,
  count: () => Promise<number>,
): Page<Row> => ({
  rows: rows.slice(0, first),
  hasNextPage: rows.length > first,
  hasPreviousPage: Boolean(after),
  cursor: (row) =>
    encodeCursor(
      order.name,
      order.columns.map((column) => cursorValue(row[column])),
    ),
  count,
})

/** Replaces the keys of a page by their rows. A row that was removed meanwhile is left out. */
export const withRows = async <Key extends { id: string }, Row extends Key>(
  page: Page<Key>,
  read: (ids: string[]) => Promise<Row[]>,
): Promise<Page<Row>> => {
  const ids = page.rows.map(({ id }) => id)
  const found = new Map((ids.length === 0 ? [] : await read(ids)).map((row) => [row.id, row]))
  return { ...page, rows: ids.flatMap((id) => found.get(id) ?? []), cursor: (row) => page.cursor(row) }
}

type Sorting = Pick<Order<unknown>, 'direction'> & { columns: readonly string[] }

/** Sorts the rows of a query. */
export const inOrderOf = <DB, TB extends keyof DB, Row>(
  { columns, direction }: Sorting,
  query: SelectQueryBuilder<DB, TB, Row>,
) => columns.reduce((sorted, column) => sorted.orderBy(sql.ref(column), direction), query)

/** Rows behind a position of the order. */
export const isBeyond = ({ columns, direction }: Sorting, values: readonly CursorValue[]) => {
  const row = sql.join(columns.map((column) => sql.ref(column)))
  return direction === 'asc'
    ? sql<boolean>`(${row}) > (${sql.join(values)})`
    : sql<boolean>`(${row}) < (${sql.join(values)})`
}

/** The next rows of a query by ascending columns, after the values of the last row of the previous batch. */
export const nextAfter = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  columns: readonly StringReference<DB, TB>[],
  last: readonly CursorValue[],
  max: number,
) => {
  const order = { columns, direction: 'asc' } as const
  return inOrderOf(order, query.where(isBeyond(order, last))).limit(max)
}

/** Counts in the database, on the first call. */
export const countOnce = <DB, TB extends keyof DB, Row>(
  db: Database,
  rows: SelectQueryBuilder<DB, TB, Row>,
  limit = COUNT_LIMIT,
) => readOnce(() => countRows(longReadsOf(db).selectFrom(rows.limit(limit).as('counted')).select(rowCount)))

export const rowCount = sql<number>`count(*)`.as('count')

/** The number that a query selects as `rowCount`. */
export const countRows = async (query: { executeTakeFirstOrThrow: () => Promise<{ count: number }> }) =>
  (await query.executeTakeFirstOrThrow()).count

const cursorValue = (value: unknown): CursorValue => (typeof value === 'number' ? value : String(value))

/** The page of a list without entries. Throws BAD_USER_INPUT for a page size out of range. */
export const emptyPage = <Row>({ first, after }: PageRequest): Page<Row> => {
  checkPageSize(first)
  return { rows: [], hasNextPage: false, hasPreviousPage: Boolean(after), cursor: () => '', count: async () => 0 }
}
