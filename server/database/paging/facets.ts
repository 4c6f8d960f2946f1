import type { Facet, FacetName } from '../../generated/resolvers'
import { COUNT_LIMIT, type Page } from './page'

/** The resolver of connections that have facets. The queries of a list without filters return none. */
export const facetsOf = { facets: ({ facets }: Page<unknown>) => facets?.() ?? [] }

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
      const count = left.reduce((sum, row) => (holds(row) ? sum + countOf(row) : sum), 0)
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

interface Rated {
  rating: number
}

/** The facet of minimum ratings. */
export const ratingFacet = <Row extends Rated>(minRating: number | null | undefined): FacetFilter<Row> => {
  const option = (value: string): FacetOption<Row> => ({
    value,
    label: `${Number(value).toFixed(1)} and up`,
    holds: ({ rating }) => rating >= Number(value),
  })
  const options = ['4.5', '4', '3'].map(option)
  return { name: 'RATING', label: 'Rating', options, selected: selectedOf(options, minRating?.toString(), option) }
}

/** The most frequent values of a trait are offered. */
export const MAX_VALUES = 20

/** The traits of an account that lists are filtered by. */
export interface Traits {
  verified: boolean
  jurisdictions: readonly string[]
  /** Codes. */
  languages: readonly string[]
}

interface TraitCriteria {
  verified?: boolean | null | undefined
  jurisdiction?: string | null | undefined
  language?: string | null | undefined
}

/** The facets of the traits of accounts, for lists of people and companies. */
export const traitFacets = <Row extends Traits>(
  rows: readonly Row[],
  { verified, jurisdiction, language }: TraitCriteria,
  languageName: (code: string) => string,
): FacetFilter<Row>[] => {
  const isVerified: FacetOption<Row> = { value: 'true', label: 'Verified only', holds: (row) => row.verified }
  const inPlace = (value: string): FacetOption<Row> => ({
    value,
    label: value,
    holds: ({ jurisdictions }) => jurisdictions.includes(value),
  })
  const inLanguage = (value: string): FacetOption<Row> => ({
    value: value.toLowerCase(),
    label: languageName(value),
    holds: ({ languages }) => languages.includes(value),
  })
  const languages = frequentValues(rows, (row) => row.languages, MAX_VALUES).map(inLanguage)
  const jurisdictions = frequentValues(rows, (row) => row.jurisdictions, MAX_VALUES).map(inPlace)
  return [
    { name: 'VERIFIED', label: 'Checked', options: [isVerified], selected: verified ? isVerified : undefined },
    {
      name: 'JURISDICTION',
      label: 'Jurisdiction',
      options: jurisdictions,
      selected: selectedOf(jurisdictions, jurisdiction, inPlace),
    },
    {
      name: 'LANGUAGE',
      label: 'Language',
      options: languages,
      selected: selectedOf(languages, language?.toLowerCase(), (code) => inLanguage(code.toUpperCase())),
    },
  ]
}
