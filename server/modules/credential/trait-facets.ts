import { type FacetFilter, type FacetOption, frequentValues, selectedOf } from '../../database/paging/facets'
import { languageName } from '../language/languages'
import type { Trait, TraitCriteria, Traits } from './seller-traits'

/** The most frequent values of a trait are offered. */
export const MAX_VALUES = 20

interface TraitFacetTexts {
  label: string
  /** The choice of a stored value. */
  choice: (value: string) => { value: string; label: string }
}

export const traitFacetTexts: Record<Trait['trait'], TraitFacetTexts> = {
  VERIFIED: { label: 'Checked', choice: () => ({ value: 'true', label: 'Verified only' }) },
  JURISDICTION: { label: 'Jurisdiction', choice: (value) => ({ value, label: value }) },
  LANGUAGE: { label: 'Language', choice: (value) => ({ value: value.toLowerCase(), label: languageName(value) }) },
}

/** The facets of the traits of accounts, for lists of people and companies. */
export const traitFacets = <Row extends Traits>(
  rows: readonly Row[],
  { verified, jurisdiction, language }: TraitCriteria,
): FacetFilter<Row>[] => {
  const { VERIFIED, JURISDICTION, LANGUAGE } = traitFacetTexts
  const isVerified: FacetOption<Row> = { ...VERIFIED.choice(''), holds: (row) => row.verified }
  const inPlace = (value: string): FacetOption<Row> => ({
    ...JURISDICTION.choice(value),
    holds: ({ jurisdictions }) => jurisdictions.includes(value),
  })
  const inLanguage = (value: string): FacetOption<Row> => ({
    ...LANGUAGE.choice(value),
    holds: ({ languages }) => languages.includes(value),
  })
  const languages = frequentValues(rows, (row) => row.languages, MAX_VALUES).map(inLanguage)
  const jurisdictions = frequentValues(rows, (row) => row.jurisdictions, MAX_VALUES).map(inPlace)
  return [
    { name: 'VERIFIED', label: VERIFIED.label, options: [isVerified], selected: verified ? isVerified : undefined },
    {
      name: 'JURISDICTION',
      label: JURISDICTION.label,
      options: jurisdictions,
      selected: selectedOf(jurisdictions, jurisdiction, inPlace),
    },
    {
      name: 'LANGUAGE',
      label: LANGUAGE.label,
      options: languages,
      selected: selectedOf(languages, language?.toLowerCase(), (code) => inLanguage(code.toUpperCase())),
    },
  ]
}
