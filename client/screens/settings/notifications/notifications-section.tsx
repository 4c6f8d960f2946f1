import type { FragmentType } from '@apollo/client'
import { Form } from '../../../features/form/form'
import { problemOf } from '../../../features/form/form-result'
import { useSubmit } from '../../../features/form/use-submit'
import { Checkbox } from '../../../ui/form/checkbox'
import { SettingsSection } from '../settings-section'
import {
  type NotificationsSection_UserFragment,
  useNotificationsSection_UserFragment,
  useUpdateNotificationSettingsMutation,
} from './notifications-section.generated'

export const NotificationsSection = ({ user: from }: { user: FragmentType<NotificationsSection_UserFragment> }) => {
  const user = useNotificationsSection_UserFragment(from)
  const [update] = useUpdateNotificationSettingsMutation()
  const submit = useSubmit(async (values) => {
    const input = { emailNotifications: values.has('emailNotifications') }
    const answer = (await update({ variables: { input } })).data?.updateNotificationSettings
    return answer?.__typename === 'NotificationSettingsUpdated' ? { success: 'Saved' } : problemOf(answer)
  })
  return (
    <SettingsSection title="Notifications" text="What reaches you while you are away.">
      <Form label="Notifications" action="Save notifications" variant="line" submit={submit}>
        <Checkbox
          label="Email me about notifications I haven’t read after ten minutes"
          name="emailNotifications"
          defaultChecked={user.emailNotifications}
        />
      </Form>
    </SettingsSection>
  )
}
