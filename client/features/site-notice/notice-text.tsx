import type { ReactNode } from 'react'

interface Props {
  notice: { id: string; text: string }
  children?: ReactNode
}

/** The script before the first paint hides the notices that this browser has dismissed. */
export const NoticeText = ({ notice: { id, text }, children }: Props) => (
  <p data-notice={id} dir="auto">
    {text} {children}
  </p>
)
