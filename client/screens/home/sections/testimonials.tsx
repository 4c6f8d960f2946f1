import { classes } from '../../../ui/classes'
import { Avatar } from '../../../ui/icon/avatar'
import { Section } from '../../../ui/layout/section'
import { Stars } from '../../../ui/text/stars'
import type { Testimonials_TestimonialFragment } from './testimonials.generated'
import styles from './testimonials.module.css'

/** The first testimonial is large, two more stand beside it. */
export const Testimonials = ({ testimonials }: { testimonials: readonly Testimonials_TestimonialFragment[] }) => {
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

const Quote = ({
  testimonial: { quote, author, title, avatar, rating },
  lead = false,
}: {
  testimonial: Testimonials_TestimonialFragment
  lead?: boolean
}) => (
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
