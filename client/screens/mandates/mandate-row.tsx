import type { FragmentType } from '@apollo/client'
import type { Ref } from 'react'
import { BrokerLink } from '../../features/mandate/broker-link'
import { TextLink } from '../../features/page/layout/links'
import { ProcessRow } from '../../features/process/process-row'
import type { MandateState } from '../../generated/schema'
import { shortDay } from '../../lib/dates'
import { listingPath } from '../../lib/paths'
import type { BadgeTone } from '../../ui/text/badge'
import { MandateActions } from './mandate-actions'
import { type MandateRow_MandateFragment, useMandateRow_MandateFragment } from './mandate-row.generated'

const tones: Record<MandateState, BadgeTone> = {
  PROPOSED: 'wait',
  ACTIVE: 'good',
  DECLINED: 'plain',
  WITHDRAWN: 'plain',
  EXPIRED: 'plain',
  ENDED: 'plain',
}

interface Props {
  mandate: FragmentType<MandateRow_MandateFragment>
  titleRef?: Ref<HTMLHeadingElement> | undefined
}

export const MandateRow = ({ mandate: from, titleRef }: Props) => {
  const mandate = useMandateRow_MandateFragment(from)
  const { title, state, stateLabel, feePercent, message, path, listing, broker, owner, viewerSide } = mandate
  const other = viewerSide === 'BROKER' ? owner : broker
  return (
    <ProcessRow
      titleRef={titleRef}
      title={listing ? <TextLink to={listingPath(listing)}>{title}</TextLink> : title}
      state={{ label: stateLabel, tone: tones[state] }}
      about={
        <>
          {viewerSide === 'BROKER' ? 'For ' : 'By '}
          <bdi>{other.name}</bdi>
          {`, ${feePercent}% of the price. ${dateText(mandate)}`}
        </>
      }
      note={message}
    >
      {path && viewerSide === 'BROKER' && <BrokerLink path={path} title={title} />}
      <MandateActions mandate={mandate} />
    </ProcessRow>
  )
}

const dateText = ({ expiresAt, updatedAt }: MandateRow_MandateFragment) =>
  expiresAt === null ? `Since ${shortDay(updatedAt)}.` : `Expires ${shortDay(expiresAt)} without an answer.`
