import { fromLines } from '../../database/columns'
import {
  countFacets,
  type FacetFilter,
  type FacetOption,
  frequentValues,
  selectedOf,
} from '../../database/paging/facets'
import { COUNT_LIMIT } from '../../database/paging/page'
import type { FreelancerFilter } from '../../generated/resolvers'
import { cents } from '../../lib/money'
import { foldCase } from '../../lib/text'
import { traitFacets } from '../credential/trait-facets'
import { ratingFacet } from '../review/rating-facet'
import type { FreelancerRepository } from './freelancer.repository'

type Row = Awaited<ReturnType<FreelancerRepository['best']>>[number]

/** The rate in dollars an hour. */
const rates = ['60', '80', '100', '120']
const MAX_SKILLS = 60

const rateOption = (value: string): FacetOption<Row> => ({
  value,
  label: `$${value} per hour`,
  holds: ({ hourlyRateCents }) => hourlyRateCents <= cents(Number(value)),
})
const rateOptions = rates.map(rateOption)

/** An unknown skill is kept as an option, and its case doesn't matter. */
const skillFilter = (rows: readonly Row[], skill: string | null | undefined): FacetFilter<Row> => {
  // Folded once, because each of many options is compared with each row.
  const folded = new Map(rows.map((row) => [row, new Set(fromLines(row.skills).map(foldCase))]))
  const optionOf = (value: string): FacetOption<Row> => {
    const wanted = foldCase(value)
    return { value, label: value, holds: (row) => folded.get(row)?.has(wanted) ?? false }
  }
  const options = frequentValues(rows, ({ skills }) => fromLines(skills), MAX_SKILLS)
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map(optionOf)
  const known = options.find(({ value }) => skill != null && foldCase(value) === foldCase(skill))
  return { name: 'SKILL', label: 'Skill', options, selected: selectedOf(options, known?.value ?? skill, optionOf) }
}

export const freelancerFacets = (rows: readonly Row[], filter: FreelancerFilter) =>
  countFacets(
    [
      skillFilter(rows, filter.skill),
      {
        name: 'RATE',
        label: 'Rate up to',
        options: rateOptions,
        selected: selectedOf(rateOptions, filter.maxRate?.toString(), rateOption),
      },
      ratingFacet(filter.minRating),
      ...traitFacets(rows, filter),
    ],
    { rows, isExact: rows.length < COUNT_LIMIT },
  )
