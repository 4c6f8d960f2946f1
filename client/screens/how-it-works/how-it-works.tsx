import { Suspense } from 'react'
import { Breadcrumb } from '../../features/navigation/breadcrumb'
import { PageMeta } from '../../features/page/page-meta'
import { Container } from '../../ui/container'
import { Icon } from '../../ui/icon'
import { Section } from '../../ui/section'
import { Loading, Skeleton } from '../../ui/skeleton'
import { useHowItWorksSuspenseQuery } from './how-it-works.generated'
import styles from './how-it-works.module.css'
import { Promises } from './promises'
import { StepTable } from './step-table'

export const HowItWorks = () => (
  <>
    <PageMeta
      title="How it works"
      description="The course of every order on Marque: when the price is held, when it is released, who may do what, and what the clock does."
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
      <Process />
    </Suspense>
  </>
)

const Process = () => {
  const { process } = useHowItWorksSuspenseQuery().data
  return (
    <>
      <Container>
        <figure className={styles.process}>
          <div className={styles.sheet}>
            <picture>
              <source media="(max-width: 58rem)" srcSet={`${process.drawing}?shape=tall`} />
              <img
                src={process.drawing}
                width="1204"
                height="606"
                alt="Diagram of an order: from the start to completed, with every step between. The table below says the same in words."
              />
            </picture>
          </div>
          <figcaption>
            <ul>
              <li>
                <i className={styles.buyer} /> Buyer
              </li>
              <li>
                <i className={styles.seller} /> Seller
              </li>
              <li>
                <Icon name="clock" /> The clock
              </li>
              <li>
                <i className={styles.marque} /> Marque
              </li>
            </ul>
            <p>An offer may be revised until it is answered.</p>
          </figcaption>
        </figure>
      </Container>
      <Promises />
      <Section title="Every step in a table">
        <StepTable process={process} />
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
