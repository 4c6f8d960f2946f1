import type { FacetName, ListingKind } from '../../generated/schema'
import type { Total } from '../../lib/text'
import type { Facets_FacetFragment } from '../facets/facet.generated'
import { listingKinds } from '../listing/listing-kinds'

interface List extends Total {
  facets: readonly Facets_FacetFragment[]
}

type Lists = Record<ListingKind, List>
type Choice = Facets_FacetFragment['choices'][number]

/** The filters of a category's lists together, with the kind as the first. The counts are those of the lists that are shown. */
export const categoryFacets = (lists: Lists, kind: ListingKind | null): Facets_FacetFragment[] => {
  const shown = kind ? [lists[kind]] : [lists.SERVICE, lists.PRODUCT]
  const [first, ...others] = shown.map(({ facets }) => facets.filter(({ name }) => name !== 'CATEGORY'))
  const merged = (first ?? []).map((facet) => ({
    ...facet,
    choices: mergedChoices(
      facet.name,
      [facet, ...others.flat().filter(({ name }) => name === facet.name)].flatMap(({ choices }) => choices),
    ),
  }))
  return [kindFacet(lists, kind), ...merged]
}

const kindFacet = (lists: Lists, kind: ListingKind | null): Facets_FacetFragment => ({
  __typename: 'Facet',
  name: 'KIND',
  label: 'Kind',
  choices: (['SERVICE', 'PRODUCT'] as const)
    .map((name): Choice => {
      const { totalCount, totalIsExact } = lists[name]
      return {
        __typename: 'FacetChoice',
        value: listingKinds[name].noun,
        label: listingKinds[name].plural,
        selected: name === kind,
        count: totalCount,
        countIsExact: totalIsExact,
      }
    })
    .filter(({ selected, count }) => selected || count > 0),
})

const mergedChoices = (name: FacetName, choices: readonly Choice[]) => {
  const merged = new Map<string, Choice>()
  for (const choice of choices) {
    const { count, countIsExact } = merged.get(choice.value) ?? { count: 0, countIsExact: true }
    merged.set(choice.value, {
      ...choice,
      count: count + choice.count,
      countIsExact: countIsExact && choice.countIsExact,
    })
  }
  return [...merged.values()].sort(orders[name] ?? (() => 0))
}

const lowestPrice = ({ value }: Choice) => Number(value.split('-')[0])
const mostFirst = (a: Choice, b: Choice) => b.count - a.count || a.label.localeCompare(b.label, 'en')

/** The orders of choices that both lists may have. */
const orders: Partial<Record<FacetName, (a: Choice, b: Choice) => number>> = {
  PRICE: (a, b) => lowestPrice(a) - lowestPrice(b),
  RATING: (a, b) => Number(b.value) - Number(a.value),
  JURISDICTION: mostFirst,
  LANGUAGE: mostFirst,
}
