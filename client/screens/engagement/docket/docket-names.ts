import type { DocketKind, Jurisdiction } from '../../../generated/schema'

export const kinds: readonly [DocketKind, string][] = [
  ['OFFICE_ACTION', 'Response to office action'],
  ['OPPOSITION', 'Opposition'],
  ['USE', 'Statement or declaration of use'],
  ['RENEWAL', 'Renewal'],
  ['PRIORITY', 'Priority'],
  ['APPEAL', 'Appeal'],
  ['OTHER', 'Another date'],
]

export const offices: readonly [Jurisdiction, string][] = [
  ['US', 'United States (USPTO)'],
  ['EU', 'European Union (EUIPO)'],
  ['GB', 'United Kingdom (UKIPO)'],
  ['PARIS', 'Paris Convention'],
  ['WIPO', 'International (WIPO)'],
  ['OTHER', 'Another office'],
]
