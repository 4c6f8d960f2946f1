import type { ReactNode } from 'react'

interface Props {
  notice: { id: string; text: string }
  children?: ReactNode
}

/** The script before the first paint hides the notice that is named by its last dismissal. */
export const NoticeText = ({ notice: { id, text }, children }: Props) => (
  <p data-notice={id} dir="auto">
    {text} {children}
  </p>
)
