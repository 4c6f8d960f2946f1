import { SavingForm } from '../../features/form/saving-form'
import { useSaving } from '../../features/form/use-saving'
import { Checkbox } from '../../ui/checkbox'
import type { MailSection_UserFragment } from './mail-section.generated'
import { Setting } from './setting'
import { useUpdateMailsMutation } from './update-mails.generated'

export const MailSection = ({ user }: { user: MailSection_UserFragment }) => {
  const saving = useSaving()
  const [update] = useUpdateMailsMutation()
  return (
    <Setting title="Notifications" text="What reaches you while you are away.">
      <SavingForm
        label="Notifications"
        action="Save notifications"
        variant="line"
        saving={saving}
        send={async (values) => {
          await update({ variables: { input: { mailsMissed: values.has('mailsMissed') } } })
          return { done: 'Saved' }
        }}
      >
        <Checkbox
          label="Mail me what I have not read after ten minutes"
          name="mailsMissed"
          defaultChecked={user.mailsMissed}
        />
      </SavingForm>
    </Setting>
  )
}
