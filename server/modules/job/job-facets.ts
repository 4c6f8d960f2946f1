import { countFacets, type FacetOption, frequentValues, selectedOf } from '../../database/paging/facets'
import { COUNT_LIMIT } from '../../database/paging/page'
import type { JobRow } from '../../database/tables/tables'
import type { JobFilter, JobKind } from '../../generated/resolvers'
import { shortPriceText } from '../../lib/money'

export interface JobCriteria extends JobFilter {
  /** Both kinds if it is absent. */
  kind?: JobKind | null | undefined
}

type Row = Pick<JobRow, 'kind' | 'type' | 'city' | 'remote' | 'yearlyPay'>

const MAX_TYPES = 6
const MAX_PLACES = 30

/** The place of jobs that can be done from anywhere. */
export const REMOTE = 'Remote'

const kinds: Record<JobKind, { value: string; label: string }> = {
  POSITION: { value: 'position', label: 'Positions' },
  BRIEF: { value: 'brief', label: 'Briefs' },
}

const kindOption = (name: JobKind): FacetOption<Row> => ({ ...kinds[name], holds: ({ kind }) => kind === name })
const kindOptions = [kindOption('POSITION'), kindOption('BRIEF')]

const payOption = (value: string): FacetOption<Row> => ({
  value,
  label: `${shortPriceText(Number(value) * 100)} a year`,
  holds: ({ yearlyPay }) => yearlyPay >= Number(value),
})
const payOptions = ['25000', '50000', '75000', '100000'].map(payOption)

const typeOption = (value: string): FacetOption<Row> => ({ value, label: value, holds: ({ type }) => type === value })

const placeOption = (value: string): FacetOption<Row> => ({
  value,
  label: value,
  holds: ({ city, remote }) => (value === REMOTE ? remote === 1 : city === value),
})

const placesOf = ({ city, remote }: Row) => [...(remote === 1 ? [REMOTE] : []), ...(city === '' ? [] : [city])]

export const jobFacets = (rows: readonly Row[], { kind, type, place, minPay }: JobCriteria) => {
  const types = frequentValues(rows, (row) => [row.type], MAX_TYPES).map(typeOption)
  const places = frequentValues(rows, placesOf, MAX_PLACES)
    .sort((a, b) => Number(b === REMOTE) - Number(a === REMOTE) || a.localeCompare(b, 'en'))
    .map(placeOption)
  return countFacets(
    [
      { name: 'KIND', label: 'Kind', options: kindOptions, selected: kind == null ? undefined : kindOption(kind) },
      { name: 'TYPE', label: 'Type', options: types, selected: selectedOf(types, type, typeOption) },
      { name: 'PLACE', label: 'Place', options: places, selected: selectedOf(places, place, placeOption) },
      {
        name: 'PAY',
        label: 'Pay from',
        options: payOptions,
        selected: selectedOf(payOptions, minPay?.toString(), payOption),
      },
    ],
    { rows, isExact: rows.length < COUNT_LIMIT },
  )
}
