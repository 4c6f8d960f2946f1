import { lazy, Suspense } from 'react'
import { TitlePage } from '../../features/page/layout/title-page'
import type { ConversationAbout } from '../../generated/schema'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Avatar } from '../../ui/icon/avatar'
import styles from './contact-page.module.css'

// Loads after the page, to keep the page light.
const ContactForm = lazy(async () => ({
  default: (await import('../../features/conversation/contact-form')).ContactForm,
}))

interface Props {
  about: ConversationAbout
  name: string
  picture: string
  trail: { to: string; label: string }[]
}

export const ContactPage = ({ about, name, picture, trail }: Props) => (
  <TitlePage
    title={`Contact ${name}`}
    description={`Write to ${name} on Marque.`}
    lead="Writing costs nothing and commits you to nothing. The answer comes to your messages."
    trail={trail}
    current="Contact"
  >
    <meta name="robots" content="noindex" />
    <div className={styles.page}>
      <p className={styles.recipient}>
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
