import { PageMeta } from '../../features/page/head/page-meta'
import { FormBesideSkeleton } from '../../features/profile/form-beside'

export const quoteMeta = {
  title: 'Request a quote',
  description: 'Ask a seller on Marque what a piece of work would cost.',
}

export const QuoteSkeleton = () => (
  <>
    <PageMeta {...quoteMeta} />
    <FormBesideSkeleton />
  </>
)
