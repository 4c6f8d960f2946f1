import type { Facet, FacetName } from '../../generated/resolvers'
import { sumOf } from '../../lib/sum'
import { COUNT_LIMIT } from './page'

export interface FacetOption<Row> {
  /** The value in addresses of pages. */
  value: string
  label: string
  holds: (row: Row) => boolean
}

export interface FacetFilter<Row> {
  name: FacetName
  label: string
  options: readonly FacetOption<Row>[]
  /** The option that the list is filtered by. It may be none of the options. */
  selected?: FacetOption<Row> | undefined
  /** Whether options that leave nothing are choices, too. */
  keepsEmptyOptions?: boolean
}

interface Entries<Row> {
  rows: readonly Row[]
  /** False if there are more entries than were read. */
  isExact: boolean
  /** The number of entries that a row stands for; 1 by default. */
  countOf?: (row: Row) => number
}

/** Counts the entries of each option that match the selected options of all other filters. */
export const countFacets = <Row>(filters: readonly FacetFilter<Row>[], entries: Entries<Row>): Facet[] => {
  const { rows, isExact, countOf = () => 1 } = entries
  return filters.map((filter) => {
    const { name, label, options, selected, keepsEmptyOptions = false } = filter
    const others = filters.flatMap((other) => (other === filter || !other.selected ? [] : [other.selected]))
    const left = rows.filter((row) => others.every(({ holds }) => holds(row)))
    const isKnown = !selected || options.some(({ value }) => value === selected.value)
    const choices = (isKnown ? options : [...options, selected]).map(({ value, holds, label: words }) => {
      const count = sumOf(left.filter(holds), countOf)
      return {
        value,
        label: words,
        selected: value === selected?.value,
        count: isExact ? count : Math.min(count, COUNT_LIMIT),
        countIsExact: isExact,
      }
    })
    return {
      name,
      label,
      choices: choices.filter((choice) => keepsEmptyOptions || choice.count > 0 || choice.selected || !isExact),
    }
  })
}

/** An option that the list is filtered by, with the texts that the option has among the others. */
export const selectedOf = <Row>(
  options: readonly FacetOption<Row>[],
  value: string | null | undefined,
  make: (value: string) => FacetOption<Row>,
) => (value == null ? undefined : (options.find((option) => option.value === value) ?? make(value)))

/** The distinct values of rows, the most frequent ones first. */
export const frequentValues = <Row>(rows: readonly Row[], valuesOf: (row: Row) => readonly string[], max: number) => {
  const counts = new Map<string, number>()
  for (const value of rows.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .sort(([a, first], [b, second]) => second - first || a.localeCompare(b, 'en'))
    .slice(0, max)
    .map(([value]) => value)
}
