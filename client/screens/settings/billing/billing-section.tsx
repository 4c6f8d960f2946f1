import type { FragmentType } from '@apollo/client'
import { useUpdateBillingDetailsMutation } from '../../../features/billing/billing-details.generated'
import { BillingFields } from '../../../features/billing/billing-fields'
import { billingInput } from '../../../features/billing/billing-input'
import { Half } from '../../../features/form/fields'
import { Form } from '../../../features/form/form'
import { problemOf } from '../../../features/form/form-result'
import { useSubmit } from '../../../features/form/use-submit'
import { isSeller, roleOf } from '../../../features/session/roles'
import { useSession } from '../../../features/session/session-store'
import { TextField } from '../../../ui/form/field'
import { SettingsSection } from '../settings-section'
import { type BillingSection_UserFragment, useBillingSection_UserFragment } from './billing-section.generated'

export const BillingSection = ({ user: from }: { user: FragmentType<BillingSection_UserFragment> }) => {
  const { name, role, billingDetails } = useBillingSection_UserFragment(from)
  const company = useSession().user?.company
  const sells = isSeller(roleOf(role))
  const [update] = useUpdateBillingDetailsMutation()
  const submit = useSubmit(async (values) => {
    const rate = String(values.get('taxRate') ?? '')
      .replace('%', '')
      .replace(',', '.')
      .trim()
    if (!/^(\d{1,2}(\.\d{0,3})?|\.\d{1,3})?$/.test(rate))
      return { problem: 'Enter the rate in percent, such as 20 or 8.1.', field: 'taxRate' }
    const input = { ...billingInput(values), taxRate: rate === '' ? null : Number(rate) }
    const answer = (await update({ variables: { input } })).data?.updateBillingDetails
    return answer?.__typename === 'BillingDetailsUpdated' ? { success: 'Saved' } : problemOf(answer)
  })
  return (
    <SettingsSection
      title="Invoices"
      text={
        sells
          ? 'What appears on the invoices for what you sell, from the next sale on.'
          : 'What appears on your invoices, from the next payment on.'
      }
    >
      <Form label="Invoices" action="Save invoice details" submit={submit}>
        <BillingFields
          details={billingDetails}
          fallback={{ name, company }}
          nameLabel="Name on invoices"
          errorOf={submit.errorOf}
        />
        {sells && (
          <Half>
            <TextField
              label="Tax rate in percent, optional"
              name="taxRate"
              inputMode="decimal"
              autoComplete="off"
              maxLength={7}
              defaultValue={billingDetails?.taxRate ?? ''}
              hint="Your prices include it. Leave it empty if you charge no tax."
              error={submit.errorOf('taxRate')}
            />
          </Half>
        )}
      </Form>
    </SettingsSection>
  )
}
