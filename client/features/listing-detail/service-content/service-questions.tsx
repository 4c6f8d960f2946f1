import type { ReactNode } from 'react'
import { pluralize } from '../../../lib/text'
import { Icon } from '../../../ui/icon/icon'
import { Paragraphs } from '../../../ui/text/paragraphs'
import type { ServiceContent_ServiceFragment } from './service-content.generated'
import styles from './service-questions.module.css'

type Props = Pick<ServiceContent_ServiceFragment, 'questions' | 'faq'>

/** The seller's questions to the buyer, and the FAQ. */
export const ServiceQuestions = ({ questions, faq }: Props) => (
  <>
    {questions.length > 0 && (
      <>
        <h2>After the purchase</h2>
        <div className={styles.list}>
          <Disclosure
            summary={`The seller will ask you ${pluralize(questions.length, 'question')} after the purchase.`}
          >
            <ol>
              {questions.map(({ text }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same text
                <li key={index} dir="auto">
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
          {faq.map(({ question, answer }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same text
            <Disclosure key={index} summary={question}>
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
