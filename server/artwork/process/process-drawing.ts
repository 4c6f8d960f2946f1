import type { EngagementState } from '../../generated/resolvers'
import { engagementSteps } from '../../modules/engagement/engagement.process'
import { engagementStates } from '../../modules/engagement/engagement.states'
import { type Edge, type Layout, type Point, type Route, tall, wide } from './layout'
import { fontFaces } from './lettering'

const BOX_HEIGHT = 52

/** Every line of the drawing: a step of the table from one state to another. A state that a step leads back to has none. */
export const processEdges = engagementSteps.flatMap((step, place) => {
  const from = step.from.length === 0 ? (['START'] as const) : step.from
  return from.flatMap((left) =>
    step.to
      .filter((to) => to !== left)
      .map((to) => ({ step, number: place + 1, edge: `${left}>${to}` satisfies Edge })),
  )
})

const style = `<style>${fontFaces}
svg{--paper:#fdfbf6;--ink:#14213f;--line:#414a61;--end:#ece5d5;--done:#1d3270;--on:#fbf7ee;font-family:serif-set,Georgia,serif}
@media(prefers-color-scheme:dark){svg{--paper:#141d33;--ink:#ece5d6;--line:#b4bccf;--end:#26304a;--done:#8fb0e6;--on:#0f1a3a}}
.e{fill:none;stroke:var(--line);stroke-width:1.2}.h{fill:none;stroke:var(--paper);stroke-width:7}.a{fill:var(--line)}
.b{fill:var(--paper);stroke:var(--ink);stroke-width:1.6}.i{fill:none;stroke:var(--ink);stroke-width:.8}
.t{fill:var(--ink);font-size:17px;text-anchor:middle}.l{fill:var(--ink);font:13px sans-set,system-ui,sans-serif}
.n{fill:var(--ink);font:11.5px sans-set,system-ui,sans-serif;text-anchor:middle}.m{fill:var(--ink)}
.o{fill:var(--paper);stroke:var(--ink);stroke-width:1.4}
.end .b{fill:var(--end)}.done .b{fill:var(--done)}.done .i{stroke:var(--on)}.done .t{fill:var(--on)}
</style>`

const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`

const head = (points: readonly Point[]) => {
  const [tip, before] = [...points].reverse()
  if (!tip || !before) return ''
  const turn = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI
  return `<path class="a" transform="translate(${tip[0]} ${tip[1]}) rotate(${turn})" d="M0 0L-8 3.8L-8 -3.8z"/>`
}

/** A line goes over those before it; one without a name of its own joins another. */
const line = ({ points, at }: Route) =>
  `${at ? `<path class="h" d="${path(points)}"/>` : ''}<path class="e" d="${path(points)}"/>`

/** Who may take a step: a full dot the buyer, a ring the seller, a lozenge Marque, a clock the clock. */
const marks = {
  BUYER: '<circle class="m" r="4"/>',
  SELLER: '<circle class="o" r="3.5"/>',
  ADMIN: '<path class="m" d="M0 -4.8L4.8 0L0 4.8L-4.8 0z"/>',
  CLOCK: '<circle class="o" r="4.6"/><path class="e" d="M0 -3V0L2.4 1.5"/>',
}

type Line = (typeof processEdges)[number]

const named = ({ step: { by, clock, label } }: Line, [x, y]: Point) => {
  const who = [
    ...(['BUYER', 'SELLER', 'ADMIN'] as const).filter((person) => by[person]),
    ...(clock ? ['CLOCK' as const] : []),
  ]
  const drawn = who.map((actor, i) => `<g transform="translate(${x + 4 + i * 13} ${y - 4.5})">${marks[actor]}</g>`)
  return `${drawn.join('')}<text class="l" x="${x + who.length * 13}" y="${y}">${label}</text>`
}

const numbered = ({ number }: Line, [x, y]: Point) =>
  `<circle class="o" cx="${x}" cy="${y}" r="9"/><text class="n" x="${x}" y="${y + 4}">${number}</text>`

const box = (state: EngagementState, [x, y]: Point, width: number) => {
  const { label, next } = engagementStates[state]
  const kind = next ? '' : state === 'COMPLETED' ? ' class="done"' : ' class="end"'
  const rect = (name: string, inset: number) =>
    `<rect class="${name}" x="${x - width / 2 + inset}" y="${y - BOX_HEIGHT / 2 + inset}" width="${width - inset * 2}" height="${BOX_HEIGHT - inset * 2}"/>`
  const words = label.length > 14 ? label.split(' ') : [label]
  const text = words.map(
    (word, i) => `<text class="t" x="${x}" y="${y + 5 + (i - (words.length - 1) / 2) * 19}">${word}</text>`,
  )
  return `<g${kind}>${rect('b', 0)}${rect('i', 4)}${text.join('')}</g>`
}

const draw = (layout: Layout, describe: (line: Line, at: Point) => string) => {
  const { width, height, boxWidth, start, nodes, routes } = layout
  const routed = processEdges.flatMap((drawn) => {
    const route = routes[drawn.edge]
    return route ? [{ drawn, route }] : []
  })
  const lines = [...routed.map(({ route }) => line(route)), ...routed.map(({ route }) => head(route.points))]
  const names = routed.map(({ drawn, route: { at } }) => (at ? describe(drawn, at) : ''))
  const boxes = [...states].map((state) => box(state, nodes[state], boxWidth))
  const [x, y] = start
  const begin = `<circle class="b" cx="${x}" cy="${y}" r="35"/><circle class="i" cx="${x}" cy="${y}" r="31"/><text class="t" x="${x}" y="${y + 5}">Start</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${style}${lines.join('')}${boxes.join('')}${begin}${names.join('')}</svg>`
}

const states = new Set(engagementSteps.flatMap(({ to }) => to))

/** The table of engagements as a drawing: with names for wide screens, with the table's numbers for phones. */
export const processDrawing = (shape: 'wide' | 'tall') => (shape === 'wide' ? draw(wide, named) : draw(tall, numbered))
