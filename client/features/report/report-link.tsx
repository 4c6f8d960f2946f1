import { lazy, Suspense, useState } from 'react'
import type { ReportedContent } from '../../generated/schema'
import { TextButton } from '../../ui/button/text-button'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog')).ReportDialog }))

interface Props {
  about: ReportedContent
  /** Completes the accessible name: `Report this service`. */
  what: string
}

/** Opens the form that reports content to the admins. */
export const ReportLink = ({ about, what }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextButton aria-label={`Report ${what}`} onClick={() => setOpen(true)}>
        Report
      </TextButton>
      {isOpen && (
        <Suspense>
          <ReportDialog about={about} what={what} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
