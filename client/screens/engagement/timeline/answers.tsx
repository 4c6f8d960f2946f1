import type { ComponentType } from 'react'
import { Facts } from '../../../ui/text/facts'
import { Paragraphs } from '../../../ui/text/paragraphs'
import styles from './answers.module.css'
import type { Timeline_EngagementFragment } from './timeline.generated'

type Answer = Timeline_EngagementFragment['events'][number]['answers'][number]

interface Props {
  answers: readonly Answer[]
  /** Lists files as the event's own. Importing it would split what is loaded first. */
  Files: ComponentType<Pick<Answer, 'files'>>
}

/** The seller's questions with the buyer's answers. */
export const Answers = ({ answers, Files }: Props) => (
  <div className={styles.answers}>
    <Facts
      facts={Object.fromEntries(
        answers.map(({ question, text, files }) => [
          question,
          text === null ? <Files key={question} files={files} /> : <Paragraphs key={question} text={text} />,
        ]),
      )}
    />
  </div>
)
