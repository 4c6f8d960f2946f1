import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { firstParagraph } from '../../features/listing/first-paragraph'
import { ListingCover } from '../../features/listing/listing-cover'
import { Breadcrumb } from '../../features/navigation/breadcrumb'
import { NotFound } from '../../features/page/not-found'
import { PageMeta } from '../../features/page/page-meta'
import { Container } from '../../ui/container'
import { Paragraphs } from '../../ui/paragraphs'
import { Plate } from '../../ui/plate'
import { Included } from './included'
import { Purchase } from './purchase'
import { Related } from './related'
import { useServiceDetailSuspenseQuery } from './service-detail.generated'
import styles from './service-detail.module.css'
import { ServiceDetailSkeleton } from './service-detail-skeleton'

export const ServiceDetail = () => {
  const { id = '' } = useParams()
  return (
    <Suspense key={id} fallback={<ServiceDetailSkeleton />}>
      <Detail id={id} />
    </Suspense>
  )
}

const Detail = ({ id }: { id: string }) => {
  const { service } = useServiceDetailSuspenseQuery({ variables: { id } }).data
  if (!service)
    return (
      <NotFound
        title="Service Not Found"
        text="It may have been withdrawn, or the address has a slip in it."
        actions={[{ to: '/services', label: 'Browse All Services' }]}
      />
    )
  const { title, description, category } = service
  return (
    <>
      <PageMeta title={title} description={firstParagraph(description)} />
      <Container>
        <Breadcrumb
          trail={[
            { to: '/', label: 'Home' },
            { to: '/services', label: 'Services' },
            { to: `/category/${category.slug}`, label: category.name },
          ]}
          current={title}
        />
        <div className={styles.detail}>
          <div className={styles.cover}>
            <Plate>
              <ListingCover cover={service.image} size="large" eager />
            </Plate>
          </div>
          <Purchase service={service} />
          <div className={styles.prose}>
            <h2>About this service</h2>
            <Paragraphs text={description} />
            <h2>What is included</h2>
            <Included />
          </div>
        </div>
      </Container>
      <Related listings={service.related} category={category} />
    </>
  )
}
