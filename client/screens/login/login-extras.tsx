import { PasskeyLogin } from './passkey-login'
import { SampleAccounts } from './sample-accounts'

interface Props {
  fill: (account: { email: string; password: string }) => void
  disabled: boolean
}

/** The other ways to log in. The sample accounts come first: the passkey, which not every browser has, would move them when it appears. */
export const LoginExtras = ({ fill, disabled }: Props) => (
  <>
    <SampleAccounts fill={fill} disabled={disabled} />
    <PasskeyLogin disabled={disabled} />
  </>
)
