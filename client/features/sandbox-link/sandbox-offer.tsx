import { useDeferred } from '../../lib/hydration'

// Not by `lazy`: while a fallback is new, React hydrates the page 0.3 s later.
const loadSandboxLink = () => import('./sandbox-link').then((loaded) => loaded.SandboxLink)

/** Renders the link where the server has a sandbox. */
export const SandboxOffer = () => 'sandbox' in document.documentElement.dataset && <DeferredSandboxLink />

const DeferredSandboxLink = () => {
  const SandboxLink = useDeferred(loadSandboxLink)
  return SandboxLink && <SandboxLink />
}
