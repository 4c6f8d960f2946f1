import { useId, useState } from 'react'
import { TextButton } from '../../ui/text-button'
import { ContactForm } from '../conversation/contact-form'
import styles from './write-to.module.css'

/** The first message about an application, to the other side of it; the conversation goes on among the messages. */
export const WriteTo = ({ applicationId, name }: { applicationId: string; name: string }) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <TextButton aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
        {open ? 'Close the message' : `Write to ${name}`}
      </TextButton>
      {open && (
        <div id={id} className={styles.form}>
          <ContactForm about={{ applicationId }} name={name} keptAs={applicationId} />
        </div>
      )}
    </div>
  )
}
