import { Suspense } from 'react'
import { PageMeta } from '../../features/page/head/page-meta'
import { Breadcrumb } from '../../features/page/layout/breadcrumb'
import titlePage from '../../features/page/layout/title-page.module.css'
import { formatPrice } from '../../lib/money'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Container } from '../../ui/layout/container'
import { Section } from '../../ui/layout/section'
import { Diagram } from './diagram'
import { useHowItWorksSuspenseQuery } from './how-it-works.generated'
import styles from './how-it-works.module.css'
import promiseStyles from './promises.module.css'
import { TransitionTable } from './transition-table'

export const HowItWorks = () => (
  <>
    <PageMeta
      title="How it works"
      description="The course of every order on Marque: when the price is held, when it is released, who can do what, and what happens automatically; and of every application for a job."
    />
    <Container>
      <Breadcrumb trail={[{ to: '/', label: 'Home' }]} current="How it works" />
      <div className={titlePage.head}>
        <div>
          <h1>How it works</h1>
          <p>
            Every order on Marque follows one course. The price is held before work begins and released when you accept
            it, and every step that can happen is in the table below. An offer may split the work into milestones: each
            of them follows this course by itself.
          </p>
        </div>
      </div>
    </Container>
    <Suspense fallback={<ProcessSkeleton />}>
      <Processes />
    </Suspense>
  </>
)

const Processes = () => {
  const { orders, applications } = useHowItWorksSuspenseQuery().data
  return (
    <>
      <Container>
        <Diagram
          src={orders.drawing}
          alt="Diagram of an order: from the start to completed, with every step between. The table below says the same in words."
          sizes={{ wide: [1240, 656], tall: [380, 722] }}
          legend={[
            { actor: 'Buyer', mark: 'full' },
            { actor: 'Seller', mark: 'ring' },
            { actor: 'Automatic', mark: 'clock' },
            { actor: 'Marque', mark: 'marque' },
          ]}
          note="An offer may be revised until it is answered. Extensions, additions and cancelling together are only in the table."
        />
      </Container>
      <Promises />
      <Section title="Every step in a table">
        <TransitionTable process={orders} effects="Money and time" />
      </Section>
      <Section title="Applying for a job">
        <p className={styles.lead}>
          Applications have a course of their own. Everybody applies once for a job; both sides see the application on
          their dashboards, and the applicant is notified of every answer.
        </p>
        <Diagram
          src={applications.drawing}
          alt="Diagram of an application: from the start to hired, declined or withdrawn. The table below says the same in words."
          sizes={{ wide: [1240, 400], tall: [360, 420] }}
          legend={[
            { actor: 'Applicant', mark: 'full' },
            { actor: 'Company', mark: 'ring' },
          ]}
          note="A closed job takes no more applications."
        />
        <div className={styles.table}>
          <TransitionTable process={applications} effects="The job" />
        </div>
      </Section>
    </>
  )
}

const ProcessSkeleton = () => (
  <Loading label="Loading the process">
    <Container>
      <Skeleton ratio="1216 / 640" />
    </Container>
  </Loading>
)

const EXAMPLE_AMOUNT = 499
const promises = [
  [
    '14 days',
    'Silence is an answer',
    'Say nothing for fourteen days after a delivery and it counts as accepted. Sellers are never left waiting for a click.',
  ],
  [
    'One round',
    'Changes are included',
    'A service carries one round of changes, or as many as its package names. The 14 days stop while the seller works on it and start again with the new delivery.',
  ],
  [
    '10%',
    'Only on what is released',
    `Marque’s commission comes out of the seller’s share, after any refund. Of ${formatPrice(EXAMPLE_AMOUNT)} released, the seller receives ${formatPrice(EXAMPLE_AMOUNT * 0.9)}.`,
  ],
] as const

const Promises = () => (
  <Section title="Three promises">
    <div className={promiseStyles.promises}>
      {promises.map(([value, title, text]) => (
        <div key={value}>
          <b>{value}</b>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  </Section>
)
