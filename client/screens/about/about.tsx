import { PageMeta } from '../../features/page/head/page-meta'
import { Container } from '../../ui/layout/container'
import { Plate } from '../../ui/layout/plate'
import styles from './about.module.css'
import { History } from './history'
import { Mission } from './mission'
import { Money } from './money'
import { Sellers } from './sellers'
import { Vision } from './vision'

export const About = () => (
  <>
    <PageMeta
      title="About"
      description="Why Marque exists, who may sell here, where the money waits while the work is done, and how two paralegals in Leith came to start it."
    />
    <Container>
      <div className={styles.head}>
        <h1>About Marque</h1>
        <p>
          A young company is mostly paper: a name, a claim, a share, a promise. We built the place where that paper is
          drawn up properly, by people who sign for it.
        </p>
      </div>
      <div className={styles.plate}>
        <Plate>
          <img src="/artwork/ornament/about-plate.svg" width="1216" height="300" alt="" />
        </Plate>
      </div>
    </Container>
    <Mission />
    <Vision />
    <Sellers />
    <Money />
    <History />
  </>
)
