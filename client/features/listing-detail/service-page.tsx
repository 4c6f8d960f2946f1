import type { FragmentType } from '@apollo/client'
import { use } from 'react'
import { ListingNotFound } from '../listing/listing-not-found'
import { StructuredData } from '../page/page-contexts'
import { ListingDetail } from './listing-detail'
import type { ListingDetail_ListingFragment } from './listing-detail.generated'
import { ServiceContent, type ServiceContentData } from './service-content/service-content'

interface Props {
  service: (FragmentType<ListingDetail_ListingFragment> & ServiceContentData) | null
  /** The canonical path, if the page has another. */
  path?: string
}

export const ServicePage = ({ service, path }: Props) => {
  if (!service) return <ListingNotFound kind="SERVICE" />
  const { faq } = service
  if (import.meta.env.SSR && faq.length > 0) use(StructuredData)(() => faqStructuredData(faq))
  return (
    <ListingDetail listing={service} path={path}>
      <ServiceContent {...service} />
    </ListingDetail>
  )
}

/** A service's FAQ in schema.org's vocabulary. */
const faqStructuredData = (faq: ServiceContentData['faq']) => ({
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
