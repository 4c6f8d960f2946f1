import { Container } from '../../ui/layout/container'
import styles from './mission.module.css'

export const Mission = () => (
  <section className={styles.section} aria-labelledby="mission">
    <Container>
      <h2 id="mission" className={styles.head}>
        Our mission
      </h2>
      <div className={styles.essay}>
        <p className={styles.lead}>
          Empower startups with easy access to essential services, legal support and expertise, and protect their IP.
        </p>
        <div className={styles.text}>
          <p>
            Most founders meet the law late and by surprise: a name that was taken, a patent disclosed at a fair, a
            co-founder who left with a third of everything. None of it is exotic. All of it has a form, a fee and a
            person who fills it in every week.
          </p>
          <p>
            Marque puts that person one page away, with the price on the page. You see what is included, who does it and
            what it costs before you say a word to anyone.
          </p>
        </div>
      </div>
    </Container>
  </section>
)
