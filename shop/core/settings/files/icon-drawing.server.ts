import type { AccentColours } from '../../../../lib/shop-identity.ts'

/** Margin around the mark, relative to 32 units. Platforms may crop a maskable square to a circle. */
const PLACES = {
  tile: { room: 0, radius: 8 },
  square: { room: 0, radius: 0 },
  maskable: { room: 7, radius: 0 },
} as const

/**
 * Returns the mark on the accent colour as SVG. Only the tile adapts to the dark theme; other places have their own
 * background.
 */
export function iconDrawing(mark: string, { light, dark }: AccentColours, place: keyof typeof PLACES): string {
  const { room, radius } = PLACES[place]
  const side = 32 + 2 * room
  const style = `.tile{fill:${light.base}}.mark{fill:${light.on}}`
  const inTheDark = `@media(prefers-color-scheme:dark){.tile{fill:${dark.base}}.mark{fill:${dark.on}}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-room} ${-room} ${side} ${side}"><style>${style}${place === 'tile' ? inTheDark : ''}</style><rect class="tile" x="${-room}" y="${-room}" width="${side}" height="${side}" rx="${radius}"/><path class="mark" d="${mark}"/></svg>`
}
