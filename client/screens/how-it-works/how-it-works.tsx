import { Suspense } from 'react'
import { Breadcrumb } from '../../features/navigation/breadcrumb'
import { PageMeta } from '../../features/page/page-meta'
import { Container } from '../../ui/container'
import { Section } from '../../ui/section'
import { Loading, Skeleton } from '../../ui/skeleton'
import { Diagram } from './diagram'
import { useHowItWorksSuspenseQuery } from './how-it-works.generated'
import styles from './how-it-works.module.css'
import { Promises } from './promises'
import { StepTable } from './step-table'

export const HowItWorks = () => (
  <>
    <PageMeta
      title="How it works"
      description="The course of every order on Marque: when the price is held, when it is released, who may do what, and what the clock does; and of every application to a job."
    />
    <Container>
      <Breadcrumb trail={[{ to: '/', label: 'Home' }]} current="How it works" />
      <div className={styles.head}>
        <h1>How it works</h1>
        <p>
          Every order on Marque follows one course. The price is held before work begins and released when you accept
          it, and no step happens that is not drawn here.
        </p>
      </div>
    </Container>
    <Suspense fallback={<Waiting />}>
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
          process={orders}
          alt="Diagram of an order: from the start to completed, with every step between. The table below says the same in words."
          sizes={{ wide: [1240, 640], tall: [360, 704] }}
          legend={[
            { who: 'Buyer', mark: 'full' },
            { who: 'Seller', mark: 'ring' },
            { who: 'The clock', mark: 'clock' },
            { who: 'Marque', mark: 'marque' },
          ]}
          note="An offer may be revised until it is answered."
        />
      </Container>
      <Promises />
      <Section title="Every step in a table">
        <StepTable process={orders} effects="Money and time" />
      </Section>
      <Section title="Applying for a job">
        <p className={styles.lead}>
          Jobs have a course of their own. One application a job; it stands on both dashboards, and every answer to it
          reaches who applied.
        </p>
        <Diagram
          process={applications}
          alt="Diagram of an application: from the start to hired, declined or withdrawn. The table below says the same in words."
          sizes={{ wide: [1240, 400], tall: [360, 420] }}
          legend={[
            { who: 'Who applied', mark: 'full' },
            { who: 'Who posted the job', mark: 'ring' },
          ]}
          note="A job that is closed takes no applications any more."
        />
        <div className={styles.table}>
          <StepTable process={applications} effects="The job" />
        </div>
      </Section>
    </>
  )
}

const Waiting = () => (
  <Loading label="Loading the process">
    <Container>
      <Skeleton ratio="1216 / 640" />
    </Container>
  </Loading>
)
