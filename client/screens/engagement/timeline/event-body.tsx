import type { FragmentType } from '@apollo/client'
import { fileSize } from '../../../lib/text'
import { webAddress } from '../../../lib/web-address'
import { Icon } from '../../../ui/icon/icon'
import link from '../../../ui/text/link.module.css'
import { Paragraphs } from '../../../ui/text/paragraphs'
import { type EventBody_EventFragment, useEventBody_EventFragment } from './event-body.generated'
import styles from './event-body.module.css'

/** The message, files and links of an event. */
export const EventBody = ({ event: from }: { event: FragmentType<EventBody_EventFragment> }) => {
  const { note, files, links } = useEventBody_EventFragment(from)
  return (
    <>
      {note && (
        <div className={styles.note}>
          <Paragraphs text={note} />
        </div>
      )}
      {files.length + links.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ id, name, size, path }) => (
            <li key={id}>
              <Icon name="download" />
              <div>
                <a className={link.link} href={path} download={name} dir="auto">
                  {name}
                </a>
                <span>{fileSize(size)}</span>
              </div>
            </li>
          ))}
          {links
            .flatMap((address) => webAddress(address) ?? [])
            .map(({ href, label }) => (
              <li key={href}>
                <Icon name="globe" />
                <div>
                  <a className={link.link} href={href} target="_blank" rel="noreferrer nofollow">
                    {label}
                  </a>
                  <span>opens on another site</span>
                </div>
              </li>
            ))}
        </ul>
      )}
    </>
  )
}
