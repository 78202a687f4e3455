import type { ComponentProps, ReactNode } from 'react'

interface PopoverProps {
  /** Unique id of the panel on the page. */
  id: string
  button: ReactNode
  buttonProps?: Omit<ComponentProps<'button'>, 'popoverTarget' | 'children'>
  /** Position of the panel in browsers without anchor positioning. */
  className?: string
  children: ReactNode
}

/** A button that opens a native popover. Escape and outside clicks close it, and it works before any script runs. */
export function Popover({ id, button, buttonProps, className = '', children }: PopoverProps) {
  return (
    <>
      <button type="button" popoverTarget={id} {...buttonProps}>
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        className={`rounded-card border border-line bg-surface text-ink shadow-lifted ${className}`}
      >
        {children}
      </div>
    </>
  )
}

/** Closes the surrounding popover when a link inside it is followed. */
export function closePopover(event: React.SyntheticEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
