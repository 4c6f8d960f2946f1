import { type FacetFilter, type FacetOption, frequentValues, selectedOf } from '../../database/paging/facets'
import type { TraitCriteria, Traits } from './seller-traits'

/** The most frequent values of a trait are offered. */
export const MAX_VALUES = 20

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
