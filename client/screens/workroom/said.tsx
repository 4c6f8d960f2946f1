import { Icon } from '../../ui/icon'
import link from '../../ui/link.module.css'
import { Paragraphs } from '../../ui/paragraphs'
import { isWebAddress } from './is-web-address'
import type { Said_EventFragment } from './said.generated'
import styles from './said.module.css'
import { sizeOf } from './size-of'

/** What came with a step: words, files, links. */
export const Said = ({ event: { note, files, links } }: { event: Said_EventFragment }) => (
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
              <span>{sizeOf(size)}</span>
            </div>
          </li>
        ))}
        {links.filter(isWebAddress).map((address) => (
          <li key={address}>
            <Icon name="globe" />
            <div>
              <a className={link.link} href={address} target="_blank" rel="noreferrer nofollow">
                {address.replace(/^https?:\/\//, '')}
              </a>
              <span>opens on another site</span>
            </div>
          </li>
        ))}
      </ul>
    )}
  </>
)
