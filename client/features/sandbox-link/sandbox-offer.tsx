import { type ComponentType, lazy, Suspense } from 'react'

/** Renders nothing where the chunk can't be loaded. */
const SandboxLink = lazy(() =>
  import('./sandbox-link').then(
    (loaded): { default: ComponentType } => ({ default: loaded.SandboxLink }),
    () => ({ default: () => null }),
  ),
)

/** Renders the link where the server has a sandbox. */
export const SandboxOffer = () =>
  document.documentElement.dataset.sandbox !== undefined && (
    <Suspense>
      <SandboxLink />
    </Suspense>
  )
