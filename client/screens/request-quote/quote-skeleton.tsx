import { PageMeta } from '../../features/page/head/page-meta'
import { FormWithPanelSkeleton } from '../../features/profile/form-with-panel'

export const quoteMeta = {
  title: 'Request a quote',
  description: 'Ask a seller on Marque what a piece of work would cost.',
}

export const QuoteSkeleton = () => (
  <>
    <PageMeta {...quoteMeta} />
    <FormWithPanelSkeleton />
  </>
)
