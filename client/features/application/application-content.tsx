import type { FragmentType } from '@apollo/client'
import { lazyPart } from '../../lib/lazy-named'
import { formatPrice } from '../../lib/money'
import { engagementPath } from '../../lib/paths'
import { pluralize } from '../../lib/text'
import link from '../../ui/text/link.module.css'
import { AttachmentList } from '../attachment/attachment-list'
import { TextLink } from '../page/layout/links'
import {
  type ApplicationContent_ApplicationFragment,
  useApplicationContent_ApplicationFragment,
} from './application-content.generated'
import type { ApplicationSide } from './earlier-brief'

// Lazy: few briefs change after an offer.
const EarlierBrief = lazyPart(() => import('./earlier-brief'), 'EarlierBrief')

interface Props {
  application: FragmentType<ApplicationContent_ApplicationFragment>
  viewerSide: ApplicationSide
}

/** The pay or the offer, the link and the files of an application, and the order that began with it. */
export const ApplicationContent = ({ application: from, viewerSide }: Props) => {
  const application = useApplicationContent_ApplicationFragment(from)
  const { expectedPay, price, days, files, engagement } = application
  return (
    <>
      {expectedPay && <p>{`Expected pay: ${expectedPay}`}</p>}
      {price !== null && days !== null && (
        <p>
          <b>{formatPrice(price)}</b>
          {`, done in ${pluralize(days, 'day')}`}
        </p>
      )}
      {application.briefAsOffered && <EarlierBrief application={application} viewerSide={viewerSide} />}
      {application.link && (
        <p>
          <a className={link.link} href={String(application.link)} rel="noopener nofollow">
            {String(application.link)}
          </a>
        </p>
      )}
      {files.length > 0 && <AttachmentList files={files} />}
      {engagement && (
        <p>
          <TextLink to={engagementPath(engagement.id)}>{`Open the order ${engagement.number}`}</TextLink>
        </p>
      )}
    </>
  )
}
