import { useDeferred } from '../../lib/hydration'

// Deferred: only a server with a sandbox needs it.
const loadSandboxLink = () => import('./sandbox-link').then((loaded) => loaded.SandboxLink)

/** Renders the link where the server has a sandbox. */
export const SandboxOffer = () => 'sandbox' in document.documentElement.dataset && <DeferredSandboxLink />

const DeferredSandboxLink = () => {
  const SandboxLink = useDeferred(loadSandboxLink)
  return SandboxLink && <SandboxLink />
}
