import panel from '../../features/dashboard/panel.module.css'
import styles from '../../features/own-listings/editor/draft-editor.module.css'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'

export const ListingEditorSkeleton = () => (
  <Loading label="Loading the listing">
    <div className={styles.editor}>
      <div className={panel.panel}>
        <div className={styles.ghost}>
          {['2.75rem', '16rem', '2.8rem', '10rem'].map((height) => (
            <Skeleton key={height} height={height} />
          ))}
        </div>
      </div>
      <div className={styles.side}>
        <Skeleton height="14rem" />
        <Skeleton height="20rem" />
      </div>
    </div>
  </Loading>
)
