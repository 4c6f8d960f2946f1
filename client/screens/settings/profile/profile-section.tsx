import type { FragmentType } from '@apollo/client'
import { useState } from 'react'
import { renamingHint } from '../../../features/credential/renaming-hint'
import { Half } from '../../../features/form/fields'
import { Form } from '../../../features/form/form'
import { problemOf } from '../../../features/form/form-result'
import { useSubmit } from '../../../features/form/use-submit'
import { evictOwnProfile } from '../../../features/own-profile/evict-own-profile'
import { roleName } from '../../../features/session/roles'
import { sessionStore } from '../../../features/session/session-store'
import { storedUserOf } from '../../../features/session/stored-user'
import { TextField } from '../../../ui/form/field'
import { profileHead } from '../first-sections'
import { SettingsSection } from '../settings-section'
import { Portrait } from './portrait'
import {
  type ProfileSection_UserFragment,
  useProfileSection_UserFragment,
  useUpdateProfileMutation,
} from './profile-section.generated'

export const ProfileSection = ({ user: from }: { user: FragmentType<ProfileSection_UserFragment> }) => {
  const user = useProfileSection_UserFragment(from)
  const [update] = useUpdateProfileMutation({ update: evictOwnProfile })
  // Undefined while unchanged; it is then not sent.
  const [avatar, setAvatar] = useState<string | null>()

  const send = async (values: FormData) => {
    const name = String(values.get('name')).trim()
    if (!name) return { problem: 'Full name is required', field: 'name' }
    const input = { name, ...(avatar !== undefined && { avatar }) }
    const answer = (await update({ variables: { input } })).data?.updateProfile
    if (answer?.__typename !== 'ProfileUpdated') return problemOf(answer)
    setAvatar(undefined)
    sessionStore.begin(storedUserOf(answer.user))
    return { success: 'Saved' }
  }
  const submit = useSubmit(send)

  return (
    <SettingsSection {...profileHead}>
      <Form label="Profile" action="Save profile" submit={submit}>
        <Portrait
          userId={user.id}
          avatar={user.avatar}
          chosen={avatar}
          choose={(path) => {
            setAvatar(path)
            submit.touch()
          }}
          disabled={submit.pending}
          error={submit.errorOf('avatar')}
        />
        <Half>
          <TextField
            label="Full name"
            name="name"
            defaultValue={user.name}
            autoComplete="name"
            required
            maxLength={100}
            hint={renamingHint(user.checkedCredentials)}
            error={submit.errorOf('name')}
          />
        </Half>
        <Half>
          <TextField label="Role" value={roleName[user.role]} readOnly hint="An admin can change it." />
        </Half>
      </Form>
    </SettingsSection>
  )
}
