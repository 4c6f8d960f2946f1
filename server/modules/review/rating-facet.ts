import { type FacetFilter, type FacetOption, selectedOf } from '../../database/paging/facets'

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
