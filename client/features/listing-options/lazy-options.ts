import { lazy } from 'react'

// Loaded apart: few listings have options.
export const ChoicePanel = lazy(async () => ({ default: (await import('./choice-panel')).ChoicePanel }))
export const Packages = lazy(async () => ({ default: (await import('./packages')).Packages }))
