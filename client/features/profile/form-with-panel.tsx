import type { ComponentProps, ReactNode } from 'react'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Avatar } from '../../ui/icon/avatar'
import { Facts } from '../../ui/text/facts'
import { TextLink } from '../page/layout/links'
import styles from './form-with-panel.module.css'
import profile from './profile.module.css'

interface Props {
  /** The accessible name of the panel. */
  label: string
  /** The subject of the form, or what follows once it is sent. */
  panel: ReactNode
  children: ReactNode
}

/** A form with a panel beside it; in narrow windows the panel comes first, as it does for screen readers. */
export const FormWithPanel = ({ label, panel, children }: Props) => (
  <div className={styles.columns}>
    <aside className={profile.panel} aria-label={label}>
      {panel}
    </aside>
    <div>{children}</div>
  </div>
)

/** Stands for the whole page until its subject has loaded. */
export const FormWithPanelSkeleton = () => (
  <Loading label="Loading the form">
    <div className={styles.skeleton}>
      <Skeleton width="18rem" height="3rem" />
      <Skeleton height="24rem" />
    </div>
  </Loading>
)

interface SubjectProps {
  picture: string
  /** The picture is of an account, not of a company or a listing. */
  isPortrait?: boolean
  title: string
  to: string
  /** The company, the seller or the role. */
  line: string
  facts: ComponentProps<typeof Facts>['facts']
}

/** The panel's content: the job, listing, company or freelancer that the form is about. */
export const FormSubject = ({ picture, isPortrait, title, to, line, facts }: SubjectProps) => (
  <>
    <div className={styles.subject}>
      {isPortrait ? <Avatar src={picture} size="large" /> : <img src={picture} width="56" height="56" alt="" />}
      <div>
        <TextLink to={to} dir="auto">
          {title}
        </TextLink>
        <p dir="auto">{line}</p>
      </div>
    </div>
    <Facts facts={facts} />
  </>
)
