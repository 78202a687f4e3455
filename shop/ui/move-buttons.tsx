import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react'
import { IconButton } from './button.tsx'

interface MoveButtonsProps {
  labels: { up: string; down: string }
  /** Moves an entry of a list by one place; undefined at the end of the list. */
  up: (() => void) | undefined
  down: (() => void) | undefined
}

/** The buttons that move an entry of a list. */
export const MoveButtons = ({ labels, up, down }: MoveButtonsProps) => (
  <>
    <MoveButton label={labels.up} move={up} Icon={ArrowUp} />
    <MoveButton label={labels.down} move={down} Icon={ArrowDown} />
  </>
)

function MoveButton({ label, move, Icon }: { label: string; move: (() => void) | undefined; Icon: LucideIcon }) {
  return (
    // `aria-disabled` keeps the focus at either end of the list, where `disabled` would lose it.
    <IconButton
      label={label}
      aria-disabled={!move}
      onClick={() => move?.()}
      className="shrink-0 aria-disabled:opacity-40"
    >
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  )
}
