import { Bell } from 'lucide-react'
import { texts } from '#texts/admin/shell'

interface NotificationsButtonProps {
  /** The number of new notifications. */
  count: number
  open: () => void
  className: string
}

/** Opens the notifications. A dot shows that some are new. */
export function NotificationsButton({ count, open, className }: NotificationsButtonProps) {
  const name = count === 0 ? texts.notifications : texts.newNotifications(count)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={name}
      title={name}
      onClick={open}
      className={`relative grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-line hover:text-ink lg:pointer-fine:size-9 ${className}`}
    >
      <Bell aria-hidden="true" className="size-4.5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-sunken bg-accent outline outline-transparent"
        />
      )}
    </button>
  )
}
