import { use } from 'react'
import { CheckedCredentials } from '../../features/credential/checked-credentials'
import { RecordNotFound } from '../../features/page/errors/record-not-found'
import { PageMeta } from '../../features/page/head/page-meta'
import { Breadcrumb } from '../../features/page/layout/breadcrumb'
import { KeyedByParam } from '../../features/page/layout/keyed-by-param'
import { PrintHead } from '../../features/page/layout/print-head'
import { StructuredData } from '../../features/page/page-contexts'
import profile from '../../features/profile/profile.module.css'
import { ProfileServices } from '../../features/profile/profile-services'
import { ReportLink } from '../../features/report/report-link'
import { Reviews } from '../../features/review/reviews'
import { firstParagraph } from '../../lib/text'
import { Container } from '../../ui/layout/container'
import { Plate } from '../../ui/layout/plate'
import { Paragraphs } from '../../ui/text/paragraphs'
import { StarRating } from '../../ui/text/star-rating'
import { Tags } from '../../ui/text/tags'
import { type FreelancerDetailQuery, useFreelancerDetailSuspenseQuery } from './freelancer-detail.generated'
import { FreelancerDetailSkeleton } from './freelancer-detail-skeleton'
import styles from './freelancer-head.module.css'
import { freelancerStructuredData } from './freelancer-structured-data'
import { RatePanel } from './rate-panel'

export const FreelancerDetail = () => (
  <KeyedByParam fallback={<FreelancerDetailSkeleton />}>{(id) => <Detail id={id} />}</KeyedByParam>
)

const Detail = ({ id }: { id: string }) => {
  const { freelancer } = useFreelancerDetailSuspenseQuery({ variables: { id } }).data
  if (!freelancer) return <RecordNotFound record="freelancer" />
  if (import.meta.env.SSR) use(StructuredData)((absoluteUrl) => freelancerStructuredData(freelancer, absoluteUrl))
  const { name, title, description, skills } = freelancer
  return (
    <>
      <PageMeta
        title={title ? `${name}, ${title}` : name}
        description={firstParagraph(description) || `What ${name} does on Marque, and for how much an hour.`}
        path={`/freelancers/${freelancer.id}`}
        picture={freelancer.avatar}
        type="profile"
      />
      <PrintHead path={`/freelancers/${freelancer.id}`} />
      <Container>
        <Breadcrumb
          trail={[
            { to: '/', label: 'Home' },
            { to: '/freelancers', label: 'Freelancers' },
          ]}
          current={name}
        />
        <FreelancerHead freelancer={freelancer} />
        <div className={profile.parts}>
          <div className={profile.prose}>
            <h2>About</h2>
            <Paragraphs text={description || `${name} has not written anything yet.`} />
            {skills.length > 0 && (
              <>
                <h2>Skills</h2>
                <Tags tags={skills} />
              </>
            )}
            <h2>{`Services by ${name}`}</h2>
            <ProfileServices services={freelancer.profile.company?.listedServices ?? []} />
            <Reviews
              subjectId={freelancer.id}
              sellerName={name}
              rating={freelancer.rating}
              reviewCount={freelancer.reviewCount}
            />
            <ReportLink about={{ freelancerId: freelancer.id }} what={name} />
          </div>
          <RatePanel freelancer={freelancer} />
        </div>
      </Container>
    </>
  )
}

type Freelancer = NonNullable<FreelancerDetailQuery['freelancer']>

const FreelancerHead = ({ freelancer }: { freelancer: Freelancer }) => {
  const { name, title, location, experience } = freelancer
  return (
    <div className={styles.head}>
      <div className={styles.portrait}>
        <Plate>
          <img src={freelancer.avatar} width="176" height="176" alt={`Portrait of ${name}`} />
        </Plate>
      </div>
      <div>
        <h1 dir="auto">{name}</h1>
        {title && (
          <p className={styles.title} dir="auto">
            {title}
          </p>
        )}
        <div className={profile.line}>
          <StarRating rating={freelancer.rating} count={freelancer.reviewCount} />
          {location && <span>{location}</span>}
          {experience && <span>{`${experience} of experience`}</span>}
          <CheckedCredentials credentials={freelancer.profile.checkedCredentials} />
        </div>
      </div>
    </div>
  )
}
