import { roleName } from '../../features/listing/role-name'
import { Samples } from '../../ui/samples'
import { useSampleAccountsQuery } from './sample-accounts.generated'

interface Props {
  fill: (account: { email: string; password: string }) => void
  disabled: boolean
}

/** Where the data are only a sample, anybody may try the site as anybody. */
export const SampleAccounts = ({ fill, disabled }: Props) => {
  // Without an answer there is nothing to offer; the form above does without.
  const accounts = useSampleAccountsQuery().data?.sampleAccounts ?? []
  if (accounts.length === 0) return null
  return (
    <Samples
      title="Sample accounts"
      disabled={disabled}
      samples={accounts.map(({ role, email, password }) => ({
        name: roleName[role],
        fill: () => fill({ email, password }),
      }))}
    />
  )
}
