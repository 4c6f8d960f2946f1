import { PageMeta } from '../../features/page/head/page-meta'
import { TextLink } from '../../features/page/layout/links'
import { MoreLink } from '../../features/page/layout/more-link'
import { formatPrice } from '../../lib/money'
import { classes } from '../../ui/classes'
import { Container } from '../../ui/layout/container'
import { DarkSection } from '../../ui/layout/dark-section'
import rule from '../../ui/layout/double-rule.module.css'
import { Plate } from '../../ui/layout/plate'
import { Section } from '../../ui/layout/section'
import { Sum } from '../../ui/text/sum'
import styles from './about.module.css'
import essay from './essay.module.css'
import history from './history.module.css'
import mission from './mission.module.css'
import money from './money.module.css'
import sellers from './sellers.module.css'
import vision from './vision.module.css'

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

const Mission = () => (
  <section className={mission.section} aria-labelledby="mission">
    <Container>
      <h2 id="mission" className={classes(rule.rule, mission.head)}>
        Our mission
      </h2>
      <div className={essay.essay}>
        <p className={mission.lead}>
          Empower startups with easy access to essential services, legal support and expertise, and protect their IP.
        </p>
        <div className={essay.text}>
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

const Vision = () => (
  <DarkSection aria-labelledby="vision" faded>
    <div className={vision.columns}>
      <h2 id="vision">Our vision</h2>
      <div>
        <p className={vision.lead}>To become the world's leading marketplace for IP services and startup solutions.</p>
        <p className={vision.text}>
          Leading is not a number of listings. It means that a founder in Nairobi and one in Nantes file with the same
          care, at a price both knew beforehand, and that the best draughtsman for a hinge can be found by whoever
          invents one.
        </p>
      </div>
    </div>
  </DarkSection>
)

const tenets = [
  [
    'A badge means checked',
    'Where you see one, we compared the registration or the company with the official register. The profile shows the date.',
  ],
  [
    'Work we have counted',
    'Profiles show how many orders a seller has completed, and how many came by their due date.',
  ],
  ['One price, in full', 'Official fees are named beforehand and passed on at cost. Nothing is added afterwards.'],
  [
    'A record that stays',
    'Reviews come from finished orders only. A seller can’t remove one; we do only if it breaks our terms, and its author may appeal.',
  ],
] as const

const Sellers = () => (
  <Section title="What you can rely on" more={<MoreLink to="/companies">Companies</MoreLink>}>
    <ol className={sellers.tenets}>
      {tenets.map(([tenet, text]) => (
        <li key={tenet}>
          <h3>{tenet}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
)

const EXAMPLE_AMOUNT = 499
const commission = EXAMPLE_AMOUNT / 10

const Money = () => (
  <Section title="Where the money waits">
    <div className={essay.essay}>
      <div className={essay.text}>
        <p>
          When you pay, the money does not go to the seller. Marque holds it, order by order, and shows both sides what
          is held, released and refunded, to the cent.
        </p>
        <p>
          It moves when you accept the work, or fourteen days after delivery if you say nothing. If the two of you
          disagree, it stays where it is until somebody has read both accounts.
        </p>
        <p>We earn a tenth of what is released, after any refund. When an order is called off, we earn nothing.</p>
        <p>
          <TextLink to="/how-it-works">How it works, step by step</TextLink>
        </p>
      </div>
      <div className={money.sheet}>
        <h3>{`One order of ${formatPrice(EXAMPLE_AMOUNT)}`}</h3>
        <div className={money.sum}>
          <Sum
            rows={[
              { term: 'Paid by the buyer', amount: EXAMPLE_AMOUNT },
              { term: 'Held by Marque', amount: EXAMPLE_AMOUNT },
              { term: 'Commission, 10% on release', amount: commission },
            ]}
            total={{ term: 'To the seller', amount: EXAMPLE_AMOUNT - commission }}
          />
        </div>
      </div>
    </div>
  </Section>
)

const years = [
  [
    '2021',
    'A list on a wall',
    'Two patent paralegals in Leith pin up what a filing really costs, line by line. Photographs of the list travel further than they do.',
  ],
  [
    '2022',
    'The first hundred',
    'The list becomes a page, the page takes orders. The hundredth is a trademark for a bakery, in class 30.',
  ],
  ['2024', 'Companies, not only people', 'Firms get profiles of their own, with a check behind every badge.'],
  [
    '2026',
    'Ten thousand users',
    'Eight categories, 850 companies, and still the same rule: the price on the page is the price on the invoice.',
  ],
] as const

const History = () => (
  <Section title="A short history">
    <ol className={history.years}>
      {years.map(([year, title, text]) => (
        <li key={year}>
          <b>{year}</b>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
    <div className={history.signed}>
      <p>Marque, Leith Walk, Edinburgh</p>
      <img src="/artwork/ornament/seal.svg" width="136" height="136" alt="" loading="lazy" decoding="async" />
    </div>
  </Section>
)
