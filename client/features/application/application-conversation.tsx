import type { FragmentType } from '@apollo/client'
import { useId, useState } from 'react'
import { lazyPart } from '../../lib/lazy-named'
import { TextButton } from '../../ui/button/text-button'
import { Skeleton } from '../../ui/feedback/skeleton'
import { TextLink } from '../page/layout/links'
import {
  type ApplicationConversation_ApplicationFragment,
  useApplicationConversation_ApplicationFragment,
} from './application-conversation.generated'
import styles from './application-conversation.module.css'

// Lazy: most people only read an application.
const ContactForm = lazyPart(() => import('../conversation/contact-form'), 'ContactForm', <Skeleton height="14rem" />)

interface Props {
  application: FragmentType<ApplicationConversation_ApplicationFragment>
  /** The name of the other side: `Elif Demir`. */
  otherName: string
}

/** The link to the conversation of the two sides, or the form that starts it. */
export const ApplicationConversation = ({ application, otherName }: Props) => {
  const { id, conversation } = useApplicationConversation_ApplicationFragment(application)
  return conversation ? (
    <p>
      <TextLink to={`/dashboard/messages?conversation=${conversation.id}`}>Open the conversation</TextLink>
    </p>
  ) : (
    <FirstMessage applicationId={id} name={otherName} />
  )
}

/** Starts the conversation about an application, which then continues on the messages page. */
const FirstMessage = ({ applicationId, name }: { applicationId: string; name: string }) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <TextButton aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
        {open ? 'Close the message' : `Write to ${name}`}
      </TextButton>
      {open && (
        <div id={id} className={styles.form}>
          <ContactForm about={{ applicationId }} name={name} draftOf={applicationId} />
        </div>
      )}
    </div>
  )
}
