import { Empty } from '../../ui/empty'
import { failureWords } from './failure-words'
import { RetryButton } from './retry-button'
import { useOnline } from './use-online'

interface Props {
  /** What is not there: `These products could not be loaded`. */
  title: string
  error: unknown
  again: () => unknown
}

/** Stands where a part of a page would that could not be loaded; the rest of the page stands. */
export const FailedPart = ({ title, error, again }: Props) => (
  <div role="alert">
    <Empty title={title} text={failureWords(error, useOnline())}>
      <RetryButton variant="line" again={again} />
    </Empty>
  </div>
)
