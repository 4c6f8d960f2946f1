import { CopyLine } from '../../ui/form/copy-line'

/** The link of a broker to a listing, with a button that copies it. */
export const BrokerLink = ({ path }: { path: string }) => (
  <CopyLine label="Your link" text={`${window.location.origin}${path}`} noun="link">
    Whoever buys or asks for a quote through your link is introduced by you.
  </CopyLine>
)
