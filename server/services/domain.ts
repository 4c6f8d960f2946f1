import type { Database } from '../database/connection'
import { type Accounts, accounts } from './accounts'
import { type Catalogue, catalogue } from './catalogue'
import type { Makers } from './lazily'
import type { Outside } from './outside'
import { type SavedAndReviews, savedAndReviews } from './saved-and-reviews'
import { type Talk, talk } from './talk'
import { type Trade, trade } from './trade'

/** What works on the database alone, so that it can be had within a transaction too. */
export interface Parts extends Accounts, Catalogue, SavedAndReviews, Talk, Trade {}

export interface Domain extends Parts, Pick<Outside, 'now' | 'site'> {}

export interface Given extends Outside {
  db: Database
}

export const domain: Makers<Parts & Given, Parts> = {
  ...accounts,
  ...catalogue,
  ...savedAndReviews,
  ...talk,
  ...trade,
}
