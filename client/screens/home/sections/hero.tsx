import { preload } from 'react-dom'
import { ButtonLink, TextLink } from '../../../features/page/layout/links'
import { useSearch } from '../../../features/search/use-search'
import { searchPath } from '../../../lib/paths'
import { Button } from '../../../ui/button/button'
import { SearchBox } from '../../../ui/form/search-box'
import { Container } from '../../../ui/layout/container'
import styles from './hero.module.css'

const popularSearches = ['trademark search', 'provisional patent', 'founders’ agreement']

export const Hero = () => {
  const search = useSearch()
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
            {/* biome-ignore lint/a11y/useSemanticElements: Testing Library and browsers before late 2023 do not know <search> */}
            <form
              className={styles.search}
              role="search"
              aria-label="Search the marketplace"
              action="/search"
              onSubmit={search}
            >
              <SearchBox label="What do you need done?" name="q" placeholder="What do you need done?" />
              <Button type="submit" size="large">
                Search
              </Button>
            </form>
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
