import { AttachmentList } from '../../../features/attachment/attachment-list'
import { lazyPart } from '../../../lib/lazy-named'
import { webAddress } from '../../../lib/web-address'
import { Icon } from '../../../ui/icon/icon'
import link from '../../../ui/text/link.module.css'
import { Paragraphs } from '../../../ui/text/paragraphs'
import styles from './event-body.module.css'
import type { Timeline_EngagementFragment } from './timeline.generated'

// Lazy: only the requirements of some services have answers.
const Answers = lazyPart(() => import('./answers'), 'Answers')

type Event = Timeline_EngagementFragment['events'][number]

type Body = Pick<Event, 'note' | 'answers' | 'files' | 'links'>

export const hasBody = (event: Body) => event.note || event.answers.length > 0 || hasAttachments(event)

export const hasAttachments = ({ files, links }: Pick<Event, 'files' | 'links'>) => files.length + links.length > 0

/** The message, answers, links and files of an event. */
export const EventBody = ({ event }: { event: Body }) => (
  <>
    {event.note && (
      <div className={styles.note}>
        <Paragraphs text={event.note} />
      </div>
    )}
    {event.answers.length > 0 && <Answers answers={event.answers} />}
    {hasAttachments(event) && (
      <AttachmentList files={event.files}>
        {event.links
          .flatMap((address) => webAddress(address) ?? [])
          .map(({ href, label }) => (
            <li key={href}>
              <Icon name="globe" />
              <div>
                <a className={link.link} href={href} target="_blank" rel="nofollow noopener ugc">
                  {label}
                </a>
                <span>opens on another site</span>
              </div>
            </li>
          ))}
      </AttachmentList>
    )}
  </>
)
