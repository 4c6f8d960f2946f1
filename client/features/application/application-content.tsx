import type { FragmentType } from '@apollo/client'
import { formatPrice } from '../../lib/money'
import { pluralize } from '../../lib/text'
import link from '../../ui/text/link.module.css'
import { AttachmentList } from '../attachment/attachment-list'
import { TextLink } from '../page/layout/links'
import {
  type ApplicationContent_ApplicationFragment,
  useApplicationContent_ApplicationFragment,
} from './application-content.generated'

interface Props {
  application: FragmentType<ApplicationContent_ApplicationFragment>
}

/** The pay or the offer, the link and the files of an application, and the order that began with it. */
export const ApplicationContent = ({ application }: Props) => {
  const { expectedPay, price, days, files, engagement, ...rest } =
    useApplicationContent_ApplicationFragment(application)
  return (
    <>
      {expectedPay && <p>{`Expected pay: ${expectedPay}`}</p>}
      {price !== null && days !== null && (
        <p>
          <b>{formatPrice(price)}</b>
          {`, done in ${pluralize(days, 'day')}`}
        </p>
      )}
      {rest.link && (
        <p>
          <a className={link.link} href={String(rest.link)} rel="noopener nofollow">
            {String(rest.link)}
          </a>
        </p>
      )}
      {files.length > 0 && <AttachmentList files={files} />}
      {engagement && (
        <p>
          <TextLink to={`/dashboard/engagements/${engagement.id}`}>{`Open the order ${engagement.number}`}</TextLink>
        </p>
      )}
    </>
  )
}
