import type { FragmentType } from '@apollo/client'
import { onDayAtTime } from '../../lib/dates'
import link from '../../ui/text/link.module.css'
import { Paragraphs } from '../../ui/text/paragraphs'
import { type EarlierBrief_ApplicationFragment, useEarlierBrief_ApplicationFragment } from './earlier-brief.generated'

export type ApplicationSide = 'APPLICANT' | 'OWNER'

interface Props {
  application: FragmentType<EarlierBrief_ApplicationFragment>
  viewerSide: ApplicationSide
}

/** The text that an offer stands for, if the brief has changed since. */
export const EarlierBrief = ({ application, viewerSide }: Props) => {
  const { createdAt, editedAt, briefAsOffered } = useEarlierBrief_ApplicationFragment(application)
  if (!briefAsOffered) return null
  const { title, description } = briefAsOffered
  return (
    <>
      <p>
        {viewerSide === 'OWNER'
          ? `This offer is for the brief as it was ${onDayAtTime(editedAt ?? createdAt)}, before your change. If you hire, the order is for the text below.`
          : 'The brief was changed after your offer. Your offer still stands for the earlier text below; if you edit it, it stands for the brief of today.'}
      </p>
      <details>
        <summary>
          <span className={link.link}>Read the earlier brief</span>
        </summary>
        <p dir="auto">
          <b>{title}</b>
        </p>
        <Paragraphs text={description} />
      </details>
    </>
  )
}
