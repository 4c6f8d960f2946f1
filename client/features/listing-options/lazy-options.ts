import { lazyPart } from '../../lib/lazy-named'

// Lazy: few listings have options.
export const ChoicePanel = lazyPart(() => import('./choice-panel'), 'ChoicePanel')
export const Packages = lazyPart(() => import('./packages'), 'Packages')
