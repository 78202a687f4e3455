import { DatabaseBackup, MessageSquare, ShoppingCart, Star, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { texts } from '#texts/admin/shell'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Price } from '../../../ui/price.tsx'
import { Moment } from '../../../ui/time.tsx'
import type { Waiting } from '../waiting/waiting.contract.ts'
import type { Notification } from './notifications.contract.ts'
import { useNotifications } from './use-notifications.ts'

interface NotificationsPanelProps {
  /** The numbers of tasks; undefined until loaded. */
  waiting: Waiting | undefined
  close: () => void
}

/** The open tasks of the user and the latest notifications, in a dialog. */
export default function NotificationsPanel({ waiting = {}, close }: NotificationsPanelProps) {
  const { found, retry } = useNotifications()
  const tasks = TASKS.flatMap(({ key, to }) => {
    const count = waiting[key] ?? 0
    return count > 0 ? [{ to, text: texts.tasks[key](count) }] : []
  })
  return (
    <Modal
      close={close}
      aria-labelledby="notifications"
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      className="m-0 max-h-[calc(100dvh-1rem)] w-full max-w-[min(26rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-0 shadow-lifted max-lg:mt-2 max-lg:ml-auto max-lg:mr-2 lg:mt-2 lg:ml-60"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between border-line border-b bg-surface py-1.5 pr-1.5 pl-4">
        <h2 id="notifications" className="font-semibold text-base">
          {texts.notifications}
        </h2>
        <IconButton label={texts.closeNotifications} onClick={close}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {tasks.length > 0 && (
        <Part title={texts.toDo}>
          {tasks.map(({ to, text }) => (
            <Row key={to} to={to} close={close}>
              <span className="text-sm">{text}</span>
            </Row>
          ))}
        </Part>
      )}
      <div aria-live="polite" aria-busy={found === undefined}>
        {found === null && (
          <div className="flex flex-wrap items-center justify-between gap-3 p-4 text-sm">
            {texts.notificationsFailed}
            <Button weight="secondary" onClick={retry}>
              {texts.tryAgain}
            </Button>
          </div>
        )}
        {found === undefined && <div className="m-4 h-24 rounded-control bg-awaited motion-safe:animate-pulse" />}
        {found?.length === 0 && <p className="px-4 py-10 text-center text-muted text-sm">{texts.noNotifications}</p>}
        {found && found.length > 0 && (
          <Part title={texts.recent}>
            {found.map((notification) => (
              <Row
                key={`${notification.kind} ${notification.id} ${notification.at}`}
                to={addressOf(notification)}
                close={close}
              >
                <Content notification={notification} />
              </Row>
            ))}
          </Part>
        )}
      </div>
    </Modal>
  )
}

const TASKS = [
  { key: 'orders', to: href('/admin/orders') },
  { key: 'payments', to: href('/admin/payments') },
  { key: 'withdrawals', to: href('/admin/withdrawals') },
  { key: 'messages', to: href('/admin/contact') },
  { key: 'reviews', to: href('/admin/reviews') },
] as const

const ICONS = {
  order: ShoppingCart,
  withdrawal: Undo2,
  message: MessageSquare,
  review: Star,
  backup: DatabaseBackup,
}

function addressOf({ kind, id }: Notification): string {
  switch (kind) {
    case 'order':
      return href('/admin/orders/:id', { id: String(id) })
    case 'withdrawal':
      return href('/admin/withdrawals')
    case 'message':
      return href('/admin/contact')
    case 'review':
      return href('/admin/reviews')
    case 'backup':
      return href('/admin/settings/backups')
  }
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-b px-1.5 pt-3 pb-1.5 last:border-b-0">
      <h3 className="px-2.5 pb-1 text-muted text-xs">{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}

function Row({ to, close, children }: { to: string; close: () => void; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        onClick={close}
        className="flex min-h-11 items-center gap-3 rounded-control px-2.5 py-2 hover:bg-sunken"
      >
        {children}
      </Link>
    </li>
  )
}

function Content({ notification: { kind, subject, total, at, is_new } }: { notification: Notification }) {
  const Icon = ICONS[kind]
  return (
    <>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 self-start text-muted" />
      <span className="min-w-0 flex-1 text-sm">
        <span className={is_new ? 'font-semibold' : ''}>{texts.notificationKinds[kind]}</span>
        {subject && <span className="line-clamp-2 text-muted wrap-anywhere">{subject}</span>}
        <Moment of={at} className="block text-muted text-xs" />
      </span>
      {total !== null && <Price of={total} className="shrink-0 self-start text-sm" />}
      {is_new && (
        <span className="size-2 shrink-0 rounded-full bg-accent outline outline-transparent">
          <span className="sr-only">{texts.isNew}</span>
        </span>
      )}
    </>
  )
}
