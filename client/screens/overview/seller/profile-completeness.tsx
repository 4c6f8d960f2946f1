import type { FragmentType } from '@apollo/client'
import { Panel } from '../../../features/dashboard/panel'
import { TextLink } from '../../../features/page/layout/links'
import styles from '../overview.module.css'
import {
  type ProfileCompleteness_CompanyFragment,
  type ProfileCompleteness_FreelancerFragment,
  useProfileCompleteness_CompanyFragment,
  useProfileCompleteness_FreelancerFragment,
} from './profile-completeness.generated'

interface Props {
  title: string
  /** The values of the profile by their names. */
  parts: Readonly<Record<string, unknown>>
  /** The path of the public page. */
  page: string
  /** The path of the form. */
  editor: string
}

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

/** How complete a profile is, and what it still lacks. */
const ProfileCompleteness = ({ title, parts, page, editor }: Props) => {
  const names = Object.keys(parts)
  const missing = names.filter((name) => !isFilled(parts[name]))
  const done = names.length - missing.length
  return (
    <Panel title={title}>
      <p className={styles.text}>
        {missing.length === 0 ? 'It is complete.' : `${done} of ${names.length} parts are filled in.`}
      </p>
      <progress className={styles.progress} value={done} max={names.length} aria-hidden="true" />
      {missing.length > 0 && <p>{`Still missing: ${missing.join(', ')}.`}</p>}
      <p className={styles.links}>
        <TextLink to={editor}>{missing.length > 0 ? 'Complete it' : 'Edit it'}</TextLink>
        <TextLink to={page}>See it as customers do</TextLink>
      </p>
    </Panel>
  )
}

interface CompanyProps {
  company: FragmentType<ProfileCompleteness_CompanyFragment>
  editor: string
}

export const CompanyCompleteness = ({ company: from, editor }: CompanyProps) => {
  const company = useProfileCompleteness_CompanyFragment(from)
  const parts = {
    description: company.description,
    services: company.services,
    website: company.website,
    location: company.location,
    'founding year': company.foundedYear,
    'number of people': company.employeeCount,
    email: company.contactEmail,
    phone: company.contactPhone,
  }
  return <ProfileCompleteness title="Company profile" parts={parts} page={`/company/${company.id}`} editor={editor} />
}

interface FreelancerProps {
  freelancer: FragmentType<ProfileCompleteness_FreelancerFragment>
}

export const FreelancerCompleteness = ({ freelancer: from }: FreelancerProps) => {
  const freelancer = useProfileCompleteness_FreelancerFragment(from)
  const parts = {
    title: freelancer.title,
    location: freelancer.location,
    experience: freelancer.experience,
    'hourly rate': freelancer.hourlyRate,
    skills: freelancer.skills,
    description: freelancer.description,
  }
  return (
    <ProfileCompleteness
      title="Freelancer profile"
      parts={parts}
      page={`/freelancers/${freelancer.id}`}
      editor="/dashboard/settings"
    />
  )
}
