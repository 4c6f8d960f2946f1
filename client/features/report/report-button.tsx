import { useState } from 'react'
import type { ReportedContent } from '../../generated/schema'
import { lazyPart } from '../../lib/lazy-named'
import { TextButton } from '../../ui/button/text-button'

const ReportDialog = lazyPart(() => import('./report-dialog'), 'ReportDialog')

interface ReportProps {
  about: ReportedContent
  /** Completes the accessible name: `Report this service`. */
  what: string
  /** Shows `Report` alone, beside what it is about. */
  short?: boolean
}

/** A button with the form that it opens. */
export const ReportButton = ({ about, what, short }: ReportProps) => {
  const name = `Report ${what}`
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextButton aria-label={name} onClick={() => setOpen(true)}>
        {short ? 'Report' : name}
      </TextButton>
      {isOpen && <ReportDialog about={about} what={what} onClose={() => setOpen(false)} />}
    </>
  )
}
