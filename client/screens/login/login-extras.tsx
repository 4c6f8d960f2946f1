import { useHydrated } from '../../lib/hydration'
import { PasskeyLogin } from './passkey-login'
import { SampleAccounts } from './sample-accounts'

interface Props {
  fill: (account: { email: string; password: string }) => void
  /** True while somebody is signing in. */
  busy: boolean
}

/** The other ways to log in. The sample accounts come first: the passkey, which not every browser has, would move them when it appears. */
export const LoginExtras = ({ fill, busy }: Props) => {
  const disabled = !useHydrated() || busy
  return (
    <>
      <SampleAccounts fill={fill} disabled={disabled} />
      <PasskeyLogin disabled={disabled} />
    </>
  )
}
