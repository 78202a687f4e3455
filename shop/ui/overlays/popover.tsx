import type { ComponentProps, ReactNode } from 'react'

interface PopoverProps {
  /** Names the panel on this page. */
  id: string
  button: ReactNode
  buttonProps?: Omit<ComponentProps<'button'>, 'popoverTarget' | 'children'>
  /** Where the panel stands; without anchor positioning in the browser this decides alone. */
  className?: string
  children: ReactNode
}

/**
 * A button that shows a panel over the page. It is the platform's own popover: Escape and a click elsewhere close it, and it works
 * before any script has run.
 */
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

/** Closes the popover around what is clicked in it and leads away from it. */
export function closePopover(event: React.SyntheticEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
