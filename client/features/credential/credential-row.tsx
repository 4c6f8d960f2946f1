import type { FragmentType } from '@apollo/client'
import type { Ref } from 'react'
import type { CredentialState } from '../../generated/schema'
import { onDay, shortDay } from '../../lib/dates'
import type { BadgeTone } from '../../ui/text/badge'
import { AttachmentList } from '../attachment/attachment-list'
import { ProcessRow } from '../process/process-row'
import { CredentialActions } from './credential-actions'
import { type CredentialRow_CredentialFragment, useCredentialRow_CredentialFragment } from './credential-row.generated'

const tones: Record<CredentialState, BadgeTone> = {
  ASKED: 'wait',
  CHECKED: 'good',
  REFUSED: 'plain',
  WITHDRAWN: 'plain',
  EXPIRED: 'plain',
}

interface Props {
  credential: FragmentType<CredentialRow_CredentialFragment>
  titleRef?: Ref<HTMLHeadingElement> | undefined
  /** For admins: whose registration it is. */
  withOwner?: boolean
  /** Called after a transition. */
  onAdvanced?: () => unknown
}

export const CredentialRow = ({ credential: from, titleRef, withOwner = false, onAdvanced }: Props) => {
  const credential = useCredentialRow_CredentialFragment(from)
  const { title, names, formerNames, state, stateLabel, note, files } = credential
  return (
    <ProcessRow
      titleRef={titleRef}
      title={title}
      state={{ label: stateLabel, tone: tones[state] }}
      about={
        <>
          {withOwner && <bdi>{`${names}. `}</bdi>}
          {withOwner && formerNames && <bdi>{`Before: ${formerNames}. `}</bdi>}
          {dateText(credential)}
        </>
      }
      note={note}
    >
      {files.length > 0 && <AttachmentList files={files} />}
      <CredentialActions credential={credential} onAdvanced={onAdvanced} />
    </ProcessRow>
  )
}

const dateText = ({ state, askedAt, checkedAt, expiresAt }: CredentialRow_CredentialFragment) => {
  const isOver = state === 'WITHDRAWN' || state === 'REFUSED'
  if (checkedAt === null || expiresAt === null || isOver) return `Asked ${onDay(askedAt)}.`
  return `Checked ${onDay(checkedAt)}, ${state === 'EXPIRED' ? `expired ${onDay(expiresAt)}` : `valid until ${shortDay(expiresAt)}`}.`
}
