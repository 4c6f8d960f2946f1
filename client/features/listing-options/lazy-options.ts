import { lazyNamed } from '../../lib/lazy-named'

// Lazy: few listings have options.
export const ChoicePanel = lazyNamed(() => import('./choice-panel'), 'ChoicePanel')
export const Packages = lazyNamed(() => import('./packages'), 'Packages')
