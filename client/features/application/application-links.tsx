import type { FragmentType } from '@apollo/client'
import { useId, useState } from 'react'
import { TextButton } from '../../ui/button/text-button'
import styles from '../../ui/text/link.module.css'
import { ContactForm } from '../conversation/contact-form'
import { Link } from '../page/layout/link'
import {
  type ApplicationLinks_ApplicationFragment,
  useApplicationLinks_ApplicationFragment,
} from './application-links.generated'
import own from './application-links.module.css'

interface Props {
  application: FragmentType<ApplicationLinks_ApplicationFragment>
  /** The name of the other side: `Elif Demir`. */
  otherName: string
}

/** The link that the applicant sent, and the conversation of the two sides. */
export const ApplicationLinks = ({ application, otherName }: Props) => {
  const { id, link, conversation } = useApplicationLinks_ApplicationFragment(application)
  return (
    <>
      {link && (
        <p>
          <a className={styles.link} href={String(link)} rel="noopener nofollow">
            {String(link)}
          </a>
        </p>
      )}
      {conversation ? (
        <p>
          <Link className={styles.link} to={`/dashboard/messages?conversation=${conversation.id}`}>
            Open the conversation
          </Link>
        </p>
      ) : (
        <FirstMessage applicationId={id} name={otherName} />
      )}
    </>
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
        <div id={id} className={own.form}>
          <ContactForm about={{ applicationId }} name={name} draftOf={applicationId} />
        </div>
      )}
    </div>
  )
}
