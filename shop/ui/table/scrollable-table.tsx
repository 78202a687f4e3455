import type { ReactNode } from 'react'

interface ScrollableTableProps {
  /** Name of the table, read out by screen readers only. */
  caption: string
  children: ReactNode
}

/** A table in a frame that scrolls sideways on narrow screens, also by keyboard. */
export const ScrollableTable = ({ caption, children }: ScrollableTableProps) => (
  <div
    // biome-ignore lint/a11y/noNoninteractiveTabindex: overflowing content must be scrollable by keyboard
    tabIndex={0}
    className="overflow-x-auto rounded-card border border-line bg-surface"
  >
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  </div>
)
