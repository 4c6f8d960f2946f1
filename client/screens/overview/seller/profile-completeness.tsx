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
  /** The values of the profile by their labels. */
  fields: Readonly<Record<string, unknown>>
  publicPath: string
  /** The part without which the profile is not listed. */
  needed: string
  editorPath: string
}

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

const ProfileCompleteness = ({ title, fields, publicPath, needed, editorPath }: Props) => {
  const labels = Object.keys(fields)
  const missing = labels.filter((label) => !isFilled(fields[label]))
  const filledCount = labels.length - missing.length
  return (
    <Panel title={title}>
      <p className={styles.text}>
        {missing.length === 0 ? 'It is complete.' : `${filledCount} of ${labels.length} parts are filled in.`}
      </p>
      <progress className={styles.progress} value={filledCount} max={labels.length} aria-hidden="true" />
      {missing.length > 0 && <p>{`Still missing: ${missing.join(', ')}.`}</p>}
      {missing.includes(needed) && <p>{`Without a ${needed} it is not listed.`}</p>}
      <p className={styles.links}>
        <TextLink to={editorPath}>{missing.length > 0 ? 'Complete it' : 'Edit it'}</TextLink>
        <TextLink to={publicPath}>See it as customers do</TextLink>
      </p>
    </Panel>
  )
}

interface CompanyProps {
  company: FragmentType<ProfileCompleteness_CompanyFragment>
  editorPath: string
}

export const CompanyCompleteness = ({ company: from, editorPath }: CompanyProps) => {
  const company = useProfileCompleteness_CompanyFragment(from)
  const fields = {
    description: company.description,
    services: company.services,
    website: company.website,
    location: company.location,
    'founding year': company.foundedYear,
    'number of people': company.employeeCount,
    email: company.contactEmail,
    phone: company.contactPhone,
  }
  return (
    <ProfileCompleteness
      title="Company profile"
      fields={fields}
      publicPath={`/company/${company.id}`}
      needed="description"
      editorPath={editorPath}
    />
  )
}

interface FreelancerProps {
  freelancer: FragmentType<ProfileCompleteness_FreelancerFragment>
}

export const FreelancerCompleteness = ({ freelancer: from }: FreelancerProps) => {
  const freelancer = useProfileCompleteness_FreelancerFragment(from)
  const fields = {
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
      fields={fields}
      publicPath={`/freelancers/${freelancer.id}`}
      needed="title"
      editorPath="/dashboard/settings"
    />
  )
}
