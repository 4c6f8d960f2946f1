import { Paragraphs } from '../../../ui/text/paragraphs'
import styles from './answers.module.css'
import body from './event-body.module.css'
import { FileItem } from './file-item'
import type { Timeline_EngagementFragment } from './timeline.generated'

interface Props {
  answers: Timeline_EngagementFragment['events'][number]['answers']
}

/** The seller's questions with the buyer's answers. */
export const Answers = ({ answers }: Props) =>
  answers.length > 0 && (
    <dl className={styles.answers}>
      {answers.map(({ question, text, files }) => (
        <div key={question}>
          <dt dir="auto">{question}</dt>
          <dd>
            {text !== null && <Paragraphs text={text} />}
            {files.length > 0 && (
              <ul className={body.files}>
                {files.map((file) => (
                  <FileItem key={file.id} file={file} />
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
