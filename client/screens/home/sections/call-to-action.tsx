import { useId } from 'react'
import { ButtonLink } from '../../../features/page/layout/links'
import { Container } from '../../../ui/layout/container'
import styles from './call-to-action.module.css'

export const CallToAction = () => {
  const id = useId()
  return (
    <section className={styles.action} aria-labelledby={id}>
      <Container>
        <div className={styles.sheet}>
          <img src="/artwork/ornament/seal.svg" width="136" height="136" alt="" loading="lazy" decoding="async" />
          <div>
            <h2 id={id}>Put your name to it</h2>
            <p>
              Open an account to buy, or list what you do. Listing is free; sellers pay a commission once an order is
              accepted.
            </p>
          </div>
          <div className={styles.links}>
            <ButtonLink variant="seal" size="large" to="/register">
              Create an account
            </ButtonLink>
            <ButtonLink size="large" to="/services">
              Browse services
            </ButtonLink>
          </div>
        </div>
      </Container>
    </section>
  )
}
