import type { FragmentType } from '@apollo/client'
import type { EngagementSide } from '../../generated/schema'
import { shortDay } from '../../lib/dates'
import { fileSize } from '../../lib/text'
import { Icon } from '../../ui/icon/icon'
import link from '../../ui/text/link.module.css'
import { Paragraphs } from '../../ui/text/paragraphs'
import styles from './downloads.module.css'
import { type Downloads_EngagementFragment, useDownloads_EngagementFragment } from './engagement-downloads.generated'

interface Props {
  engagement: FragmentType<Downloads_EngagementFragment>
}

/** The files of a bought product and the licence under which it was sold. */
export const Downloads = ({ engagement: from }: Props) => {
  const { viewerSide, filesWithdrawn, licence, purchasedFiles } = useDownloads_EngagementFragment(from)
  return (
    <div className={styles.downloads}>
      {filesWithdrawn ? (
        <p>{withdrawnText(viewerSide)}</p>
      ) : (
        purchasedFiles.length === 0 && <p>{missingTexts[viewerSide]}</p>
      )}
      {purchasedFiles.length > 0 && (
        <ul>
          {purchasedFiles.map((file) => (
            <DownloadRow key={file.newest.id} {...file} viewerSide={viewerSide} />
          ))}
        </ul>
      )}
      {licence && (
        <details className={styles.licence}>
          <summary>Licence</summary>
          <div className={styles.licenceText}>
            <Paragraphs text={licence} />
          </div>
        </details>
      )}
    </div>
  )
}

type DownloadRowProps = Downloads_EngagementFragment['purchasedFiles'][number] &
  Pick<Downloads_EngagementFragment, 'viewerSide'>

const DownloadRow = ({ newest, bought, viewerSide }: DownloadRowProps) => (
  <li>
    <Icon name="download" />
    <div>
      <a className={link.link} href={newest.path} download={newest.name}>
        <span className="visually-hidden">Download </span>
        <bdi>{newest.name}</bdi>
      </a>
      <span className={styles.facts}>
        {newest.version > 1 && `Version ${newest.version} of ${shortDay(newest.addedAt)}, `}
        {fileSize(newest.size)}
      </span>
      {bought && (
        <span className={styles.facts}>
          {`${viewerSide === 'BUYER' ? 'You' : 'They'} bought `}
          <a className={link.link} href={bought.path} download={bought.name}>
            {`version ${bought.version}`}
            <span className="visually-hidden">{` of ${bought.name}`}</span>
          </a>
        </span>
      )}
    </div>
  </li>
)

const withdrawnText = (side: EngagementSide) =>
  side === 'BUYER'
    ? 'You were refunded in full, so you can no longer download these files.'
    : 'The buyer was refunded in full and can no longer download these files.'

const missingTexts: Record<EngagementSide, string> = {
  BUYER:
    'The seller has not added the files yet. They appear here as soon as they are there. You can write to the seller below.',
  SELLER: 'This product has no files yet. Add them to the listing, and the buyer can download them at once.',
  BROKER: 'The seller has not added the files yet.',
  ADMIN: 'The seller has not added the files yet.',
}
