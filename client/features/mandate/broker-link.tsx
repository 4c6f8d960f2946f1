import { useHref } from 'react-router-dom'
import { CopyLine } from '../../ui/form/copy-line'

/** The link of a broker to a listing, with a button that copies it. */
export const BrokerLink = ({ path, title }: { path: string; title: string }) => (
  <CopyLine label={`Your link to ${title}`} text={new URL(useHref(path), window.location.href).href} noun="link">
    Whoever buys or asks for a quote through your link is introduced by you.
  </CopyLine>
)
