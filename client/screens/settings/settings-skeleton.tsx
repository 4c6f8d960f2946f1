import { Loading, Skeleton } from '../../ui/skeleton'
import { Setting } from './setting'

const sections = [
  { title: 'Profile', text: 'How others see you.', height: '15.5rem' },
  { title: 'Email', text: 'Where you sign in, and where we write to.', height: '12rem' },
]

/** The sections that everybody sees first, in their own measures. */
export const SettingsSkeleton = () => (
  <Loading label="Loading your settings">
    <div aria-hidden="true">
      {sections.map(({ title, text, height }) => (
        <Setting key={title} title={title} text={text}>
          <Skeleton height={height} />
        </Setting>
      ))}
    </div>
  </Loading>
)
