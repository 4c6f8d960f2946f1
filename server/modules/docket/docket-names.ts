import type { DocketKind, Jurisdiction } from '../../generated/resolvers'

/** The name of each office, and the currency of its fees by ISO 4217. */
export const jurisdictions: Record<Jurisdiction, { label: string; currency: string }> = {
  US: { label: 'United States (USPTO)', currency: 'USD' },
  EU: { label: 'European Union (EUIPO)', currency: 'EUR' },
  GB: { label: 'United Kingdom (UKIPO)', currency: 'GBP' },
  PARIS: { label: 'Paris Convention', currency: 'USD' },
  WIPO: { label: 'International (WIPO)', currency: 'CHF' },
  OTHER: { label: 'Another office', currency: 'USD' },
}

export const docketKinds: Record<DocketKind, string> = {
  OFFICE_ACTION: 'Response to office action',
  OPPOSITION: 'Opposition',
  USE: 'Statement or declaration of use',
  RENEWAL: 'Renewal',
  PRIORITY: 'Priority',
  APPEAL: 'Appeal',
  OTHER: 'Date',
}
