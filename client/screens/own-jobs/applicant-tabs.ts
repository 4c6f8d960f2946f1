import type { ApplicantTab } from '../../generated/schema'

export interface Tab {
  /** In the address, `?tab=shortlisted`. */
  name: string
  tab: ApplicantTab
  label: string
  count: 'new' | 'shortlisted' | 'hired' | 'notChosen'
  empty: string
}

export const tabs: readonly Tab[] = [
  { name: 'new', tab: 'NEW', label: 'New', count: 'new', empty: 'You have answered everybody.' },
  {
    name: 'shortlisted',
    tab: 'SHORTLISTED',
    label: 'Shortlisted',
    count: 'shortlisted',
    empty: 'Nobody is shortlisted at the moment.',
  },
  { name: 'hired', tab: 'HIRED', label: 'Hired', count: 'hired', empty: 'Nobody is hired yet.' },
  {
    name: 'not-chosen',
    tab: 'NOT_CHOSEN',
    label: 'Not chosen',
    count: 'notChosen',
    empty: 'Nobody was declined, and nobody has withdrawn.',
  },
]

/** The tab in the address; an unknown one counts as absent, and shows all applicants. */
export const tabFromParams = (params: URLSearchParams) => tabs.find(({ name }) => name === params.get('tab'))
