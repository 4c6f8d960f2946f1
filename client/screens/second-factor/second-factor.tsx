import { AuthLayout } from '../../features/auth/auth-layout'
import { PageMeta } from '../../features/page/head/page-meta'
import { RequireSession } from '../../features/session/guards'
import { lazyPart } from '../../lib/lazy-named'

const SetUp = lazyPart(() => import('./set-up'), 'SetUp')

/** The only page of an admin who has no second factor yet. */
export const SecondFactor = () => (
  <>
    <PageMeta title="Second factor" description="Protect your account with an authenticator app or a passkey." />
    <meta name="robots" content="noindex" />
    <AuthLayout
      shape="long"
      title="One more key"
      intro="You look after other people’s money and data here, so a password alone is not enough. Set up an authenticator app or a passkey; it takes a minute."
      art="/artwork/ornament/login-plate.svg"
      quote="Two locks, two keys, one owner."
      line="You need it at every sign-in from now on."
    >
      <RequireSession>
        <SetUp />
      </RequireSession>
    </AuthLayout>
  </>
)
