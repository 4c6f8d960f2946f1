import { type ComponentType, lazy, Suspense } from 'react'

/** Who can't load it goes without. */
const SandboxLink = lazy(() =>
  import('./sandbox-link').then(
    (loaded): { default: ComponentType } => ({ default: loaded.SandboxLink }),
    () => ({ default: () => null }),
  ),
)

/** Only where the server says that it has a sandbox. */
export const SandboxOffer = () =>
  document.documentElement.dataset.sandbox !== undefined && (
    <Suspense>
      <SandboxLink />
    </Suspense>
  )
