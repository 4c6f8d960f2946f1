import { CopyLine } from '../../../ui/form/copy-line'

/** A token that was just created. */
export const NewToken = ({ token }: { token: string }) => (
  <CopyLine label="Your new token" text={token} noun="token">
    <b>This is your new token.</b> Keep it like a password: it is not shown again.
  </CopyLine>
)
