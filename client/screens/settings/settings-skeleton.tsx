import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { SettingsSection } from './settings-section'

const sections = [
  { title: 'Profile', text: 'How others see you.', height: '15.5rem' },
  { title: 'Email', text: 'Where you sign in, and where we write to.', height: '12rem' },
]

/** The first two sections, in their final sizes. */
export const SettingsSkeleton = () => (
  <Loading label="Loading your settings">
    <div aria-hidden="true">
      {sections.map(({ title, text, height }) => (
        <SettingsSection key={title} title={title} text={text}>
          <Skeleton height={height} />
        </SettingsSection>
      ))}
    </div>
  </Loading>
)
