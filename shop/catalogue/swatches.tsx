import type { Variant } from './catalogue.contract.ts'

const MOST_SHOWN = 5

/** The colours of a product as dots, or how many options it has when they are not colours. */
export function Swatches({ variants }: { variants: readonly Pick<Variant, 'id' | 'name' | 'color'>[] }) {
  const colours = variants.flatMap(({ id, name, color }) => (color === null ? [] : [{ id, name, color }]))
  if (colours.length === 0) {
    return <p className="min-h-4.5 text-muted text-xs">{variants.length > 1 && `${variants.length} options`}</p>
  }
  const names = colours.map(({ name }) => name).join(', ')
  return (
    <p className="flex min-h-4.5 items-center gap-1.5">
      <span className="sr-only">{colours.length === 1 ? `Colour: ${names}` : `Colours: ${names}`}</span>
      {colours.slice(0, MOST_SHOWN).map(({ id, color }) => (
        <span
          key={id}
          aria-hidden="true"
          className="size-4 rounded-full border border-edge/50"
          style={{ backgroundColor: color }}
        />
      ))}
      {colours.length > MOST_SHOWN && <span className="text-muted text-xs">+{colours.length - MOST_SHOWN}</span>}
    </p>
  )
}
