import { lazy, Suspense } from 'react'
import type { ConversationAbout } from '../../generated/schema'
import { Avatar } from '../../ui/avatar'
import { Loading, Skeleton } from '../../ui/skeleton'
import { TitlePage } from '../page/title-page'
import styles from './contact-page.module.css'

// It comes after the page: what forms need would make it too heavy.
const ContactForm = lazy(async () => ({ default: (await import('./contact-form')).ContactForm }))

interface Props {
  about: ConversationAbout
  name: string
  picture: string
  /** The page that led here. */
  from: { to: string; label: string }[]
}

/** Where one writes to somebody for the first time, or once more. */
export const ContactPage = ({ about, name, picture, from }: Props) => (
  <TitlePage
    title={`Contact ${name}`}
    description={`Write to ${name} on Marque.`}
    lead="Writing costs nothing and commits you to nothing. The answer comes to your messages."
    trail={from}
    current="Contact"
  >
    <meta name="robots" content="noindex" />
    <div className={styles.page}>
      <p className={styles.to}>
        <Avatar src={picture} size="large" />
        <span>
          To <b dir="auto">{name}</b>
        </span>
      </p>
      <Suspense fallback={<Skeleton height="19rem" />}>
        <ContactForm about={about} name={name} />
      </Suspense>
    </div>
  </TitlePage>
)

export const ContactSkeleton = () => (
  <Loading label="Loading the form">
    <div className={styles.waiting}>
      <Skeleton width="18rem" height="3rem" />
      <Skeleton height="16rem" />
    </div>
  </Loading>
)
