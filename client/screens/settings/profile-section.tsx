import { useState } from 'react'
import { Half } from '../../features/form/half'
import { problemOf } from '../../features/form/problem-of'
import { SavingForm } from '../../features/form/saving-form'
import { useSaving } from '../../features/form/use-saving'
import { roleName } from '../../features/listing/role-name'
import { sessionStore } from '../../features/session/session-store'
import { storedUserOf } from '../../features/session/stored-user-of'
import { TextField } from '../../ui/field'
import { Portrait } from './portrait'
import type { ProfileSection_UserFragment } from './profile-section.generated'
import { Setting } from './setting'
import { useUpdateProfileMutation } from './update-profile.generated'

export const ProfileSection = ({ user }: { user: ProfileSection_UserFragment }) => {
  const saving = useSaving()
  const [update] = useUpdateProfileMutation()
  // Left out of what is sent while it is the one there is.
  const [avatar, setAvatar] = useState<string | null>()

  const send = async (values: FormData) => {
    const name = String(values.get('name')).trim()
    if (!name) return { problem: 'Full name is required', field: 'name' }
    const input = { name, ...(avatar !== undefined && { avatar }) }
    const answer = (await update({ variables: { input } })).data?.updateProfile
    if (answer?.__typename !== 'ProfileUpdated') return problemOf(answer)
    setAvatar(undefined)
    sessionStore.begin(storedUserOf(answer.user))
    return { done: 'Saved' }
  }

  return (
    <Setting title="Profile" text="How others see you.">
      <SavingForm label="Profile" action="Save profile" saving={saving} send={send}>
        <Portrait
          userId={user.id}
          avatar={user.avatar}
          chosen={avatar}
          choose={(path) => {
            setAvatar(path)
            saving.touch()
          }}
          disabled={saving.busy}
          error={saving.errorOf('avatar')}
        />
        <Half>
          <TextField
            label="Full name"
            name="name"
            defaultValue={user.name}
            autoComplete="name"
            required
            maxLength={100}
            error={saving.errorOf('name')}
          />
        </Half>
        <Half>
          <TextField label="Role" value={roleName[user.role]} readOnly hint="An admin can change it." />
        </Half>
      </SavingForm>
    </Setting>
  )
}
