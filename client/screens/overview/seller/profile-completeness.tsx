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
import { companyParts, completenessOf, freelancerParts, type ProfileParts } from './profile-parts'

interface Props {
  title: string
  parts: ProfileParts
  publicPath: string
  /** The part without which the profile is not listed. */
  needed: string
  editorPath: string
}

const ProfileCompleteness = ({ title, parts, publicPath, needed, editorPath }: Props) => {
  const { missing, filledCount, count, text } = completenessOf(parts)
  return (
    <Panel title={title}>
      <p className={styles.text}>{text}</p>
      <progress className={styles.progress} value={filledCount} max={count} aria-hidden="true" />
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
  return (
    <ProfileCompleteness
      title="Company profile"
      parts={companyParts(company)}
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
  return (
    <ProfileCompleteness
      title="Freelancer profile"
      parts={freelancerParts(freelancer)}
      publicPath={`/freelancers/${freelancer.id}`}
      needed="title"
      editorPath="/dashboard/settings"
    />
  )
}
