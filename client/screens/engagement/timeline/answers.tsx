import { AttachmentList } from '../../../features/attachment/attachment-list'
import { Facts } from '../../../ui/text/facts'
import { Paragraphs } from '../../../ui/text/paragraphs'
import styles from './answers.module.css'
import type { Timeline_EngagementFragment } from './timeline.generated'

interface Props {
  answers: readonly Timeline_EngagementFragment['events'][number]['answers'][number][]
}

/** The seller's questions with the buyer's answers. */
export const Answers = ({ answers }: Props) => (
  <div className={styles.answers}>
    <Facts
      facts={Object.fromEntries(
        answers.map(({ question, text, files }) => [
          question,
          text === null ? <AttachmentList key={question} files={files} /> : <Paragraphs key={question} text={text} />,
        ]),
      )}
    />
  </div>
)
