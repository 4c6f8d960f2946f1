import { lazyPart } from '../../../lib/lazy-named'
import { Icon } from '../../../ui/icon/icon'
import type { ServiceContent_ServiceFragment } from './service-content.generated'
import styles from './service-content.module.css'

// The questions are far down the page, so their script loads later.
const ServiceQuestions = lazyPart(() => import('./service-questions'), 'ServiceQuestions')

export type ServiceContentData = Pick<ServiceContent_ServiceFragment, 'included' | 'questions' | 'faq' | 'hasPackages'>

/** The included lines of a service, its seller's questions to the buyer, and its FAQ. */
export const ServiceContent = ({ included, questions, faq, hasPackages }: ServiceContentData) => (
  <>
    <h2>What is included</h2>
    <ul className={styles.included}>
      {[...(hasPackages ? includedInPackages : includedInAll), ...included].map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text
        <li key={index}>
          <Icon name="check" />
          <span dir="auto">{item}</span>
        </li>
      ))}
    </ul>
    {questions.length + faq.length > 0 && <ServiceQuestions questions={questions} faq={faq} />}
  </>
)

/** Every service includes these, but for the rounds of its packages. */
const includedInAll = [
  'Professional consultation',
  'Complete documentation',
  'Delivery within the specified timeframe',
  'One round of revisions',
]

const includedInPackages = [...includedInAll.slice(0, -1), 'Rounds of revisions as in your package']
