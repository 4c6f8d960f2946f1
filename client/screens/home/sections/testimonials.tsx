import { classes } from '../../../ui/classes'
import { Avatar } from '../../../ui/icon/avatar'
import { Section } from '../../../ui/layout/section'
import { Stars } from '../../../ui/text/stars'
import type { HomeQuery } from '../home.generated'
import styles from './testimonials.module.css'

export const Testimonials = ({ testimonials }: { testimonials: HomeQuery['testimonials'] }) => {
  const [lead, ...others] = testimonials
  return (
    <Section title="What clients say">
      <div className={styles.quotes}>
        {lead && <Quote testimonial={lead} lead />}
        <div className={styles.side}>
          {others.slice(0, 2).map((testimonial) => (
            <Quote key={testimonial.id} testimonial={testimonial} />
          ))}
        </div>
      </div>
    </Section>
  )
}

const Quote = ({ testimonial, lead = false }: { testimonial: HomeQuery['testimonials'][number]; lead?: boolean }) => {
  const { quote, author, title, avatar, rating } = testimonial
  return (
    <figure className={classes(styles.quote, lead && styles.lead)}>
      <Stars rating={rating} />
      <blockquote dir="auto">{quote}</blockquote>
      <figcaption>
        <Avatar src={avatar} size="large" />
        <div>
          <b dir="auto">{author}</b>
          <bdi>{title}</bdi>
        </div>
      </figcaption>
    </figure>
  )
}
