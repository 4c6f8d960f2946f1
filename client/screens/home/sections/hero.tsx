import { preload } from 'react-dom'
import { ButtonLink, TextLink } from '../../../features/page/layout/links'
import { SiteSearchForm } from '../../../features/search/site-search-form'
import { searchPath } from '../../../lib/paths'
import { Container } from '../../../ui/layout/container'
import styles from './hero.module.css'

const popularSearches = ['trademark search', 'provisional patent', 'founders’ agreement']

export const Hero = () => {
  // The largest picture of the page: without the preload the browser finds it only once it has the stylesheet.
  preload('/artwork/ornament/hero-ground.svg', { as: 'image', fetchPriority: 'high' })
  return (
    <section className={styles.hero}>
      <Container>
        <div className={styles.sheet}>
          <img
            className={styles.art}
            src="/artwork/ornament/hero.svg"
            width="680"
            height="680"
            alt=""
            fetchPriority="high"
          />
          <img className={styles.seal} src="/artwork/ornament/seal.svg" width="136" height="136" alt="" />
          <div className={styles.text}>
            <h1>Empowering Startups, Legally and Digitally</h1>
            <p>
              File the patent, clear the name, form the company, draw the mark. Fixed prices from named people who do it
              every week.
            </p>
            <SiteSearchForm
              className={styles.search}
              label="What do you need done?"
              placeholder="What do you need done?"
            />
            <div className={styles.browse}>
              <ButtonLink variant="primary" size="large" to="/services">
                Browse services
              </ButtonLink>
            </div>
            <div className={styles.popular}>
              <span>Popular searches:</span>
              {popularSearches.map((text) => (
                <TextLink key={text} to={searchPath(text)}>
                  {text}
                </TextLink>
              ))}
            </div>
          </div>
        </div>
      </Container>
    </section>
  )
}
