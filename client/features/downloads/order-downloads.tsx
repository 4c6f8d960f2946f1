import { useState } from 'react'
import { Button } from '../../ui/button/button'
import { Icon } from '../../ui/icon/icon'
import { Loaded } from '../page/errors/loaded'
import { Downloads } from './downloads'
import { useEngagementDownloadsQuery } from './engagement-downloads.generated'
import styles from './order-downloads.module.css'

interface Props {
  engagementId: string
  title: string
}

/** Downloads within a list of orders, loaded once they are opened. */
export const OrderDownloads = ({ engagementId, title }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.downloads}>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Download: ${title}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="download" />
        Download
      </Button>
      {isOpen && <LoadedDownloads id={engagementId} />}
    </div>
  )
}

const LoadedDownloads = ({ id }: { id: string }) => {
  const query = useEngagementDownloadsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  return (
    <Loaded query={query} loading="Loading the files" height="2.75rem" failure="The files could not be loaded">
      {({ engagement }) => engagement && <Downloads engagement={engagement} />}
    </Loaded>
  )
}
