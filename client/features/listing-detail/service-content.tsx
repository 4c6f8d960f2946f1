import type { FragmentType } from '@apollo/client'
import { type ReactNode, use } from 'react'
import { pluralize } from '../../lib/text'
import { Icon } from '../../ui/icon/icon'
import { Paragraphs } from '../../ui/text/paragraphs'
import { StructuredData } from '../page/page-contexts'
import { type ServiceContent_ServiceFragment, useServiceContent_ServiceFragment } from './service-content.generated'
import styles from './service-content.module.css'

/** What a service includes, what its seller will ask, and its FAQ. */
export const ServiceContent = ({ service }: { service: FragmentType<ServiceContent_ServiceFragment> }) => {
  const content = useServiceContent_ServiceFragment(service)
  if (import.meta.env.SSR && content.faq.length > 0) use(StructuredData)(() => faqStructuredData(content))
  return <ServiceContentView {...content} />
}

type Content = Pick<ServiceContent_ServiceFragment, 'included' | 'questions' | 'faq'>

export const ServiceContentView = ({ included, questions, faq }: Content) => (
  <>
    <h2>What is included</h2>
    <ul className={styles.included}>
      {[...includedInAll, ...included].map((item) => (
        <li key={item}>
          <Icon name="check" />
          <span dir="auto">{item}</span>
        </li>
      ))}
    </ul>
    {questions.length > 0 && (
      <>
        <h2>After the purchase</h2>
        <div className={styles.list}>
          <Disclosure
            summary={`The seller will ask you ${pluralize(questions.length, 'question')} after the purchase.`}
          >
            <ol>
              {questions.map(({ text }) => (
                <li key={text} dir="auto">
                  {text}
                </li>
              ))}
            </ol>
          </Disclosure>
        </div>
      </>
    )}
    {faq.length > 0 && (
      <>
        <h2>Frequently asked questions</h2>
        <div className={styles.list}>
          {faq.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <Paragraphs text={answer} />
            </Disclosure>
          ))}
        </div>
      </>
    )}
  </>
)

/** Works without JavaScript. */
const Disclosure = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details>
    <summary>
      <span dir="auto">{summary}</span>
      <Icon name="chevron" />
    </summary>
    <div className={styles.answer}>{children}</div>
  </details>
)

/** Every service includes these. */
const includedInAll = [
  'Professional consultation',
  'Complete documentation',
  'Delivery within the specified timeframe',
  'One round of revisions',
]

const faqStructuredData = ({ faq }: Content) => ({
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
