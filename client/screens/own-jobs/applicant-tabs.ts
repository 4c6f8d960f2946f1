import type { ApplicantTab } from '../../generated/schema'

export interface Tab {
  /** In the address, `?tab=shortlisted`. */
  name: string
  value: ApplicantTab
  label: string
  /** The field of `applicantCounts`. */
  countField: 'new' | 'shortlisted' | 'hired' | 'notChosen'
  empty: string
}

export const tabs: readonly Tab[] = [
  { name: 'new', value: 'NEW', label: 'New', countField: 'new', empty: 'You have answered everybody.' },
  {
    name: 'shortlisted',
    value: 'SHORTLISTED',
    label: 'Shortlisted',
    countField: 'shortlisted',
    empty: 'Nobody is shortlisted at the moment.',
  },
  { name: 'hired', value: 'HIRED', label: 'Hired', countField: 'hired', empty: 'Nobody is hired yet.' },
  {
    name: 'not-chosen',
    value: 'NOT_CHOSEN',
    label: 'Not chosen',
    countField: 'notChosen',
    empty: 'Nobody was declined, and nobody has withdrawn.',
  },
]

/** The tab in the address; an unknown one counts as absent, and shows all applicants. */
export const tabFromParams = (params: URLSearchParams) => tabs.find(({ name }) => name === params.get('tab'))
