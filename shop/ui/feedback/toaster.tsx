import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { texts } from '#texts/ui/feedback'
import { IconButton } from '../button.tsx'
import { showToastsWith, TOAST_MS, type ToastMessage } from './toast.ts'
import { useClearOfButtons } from './use-clear-of-buttons.ts'

const manager = Toast.createToastManager<ToastMessage>()
/** The open messages by their Base UI id. */
const open = new Map<string, ToastMessage>()

function close(isMeant: (message: ToastMessage) => boolean): void {
  for (const [id, message] of open) if (isMeant(message)) manager.close(id)
}

// Base UI hides a high-priority toast, although it can have the focus, and announces a copy. An error announces
// itself as an alert.
function show(message: ToastMessage): void {
  const id: string = manager.add({
    description: message.text,
    data: message,
    ...(message.lastsMs !== undefined && { timeout: message.lastsMs }),
    onClose: () => open.delete(id),
  })
  open.set(id, message)
}

const looks = {
  success: { Icon: CircleCheck, colours: 'text-good' },
  warning: { Icon: TriangleAlert, colours: 'text-warn' },
  error: { Icon: CircleAlert, colours: 'text-danger' },
}

/** Base UI marks a toast as a non-modal dialog, which a status must not be. */
const NOT_A_DIALOG = { 'aria-modal': undefined }

/**
 * Shows toasts for 7.5 s, longer while the pointer or the focus rests on them, clear of the tab bar and of form
 * buttons. A button, a swipe or Escape closes them. A new action replaces the toasts of the previous one.
 */
export default function Toaster() {
  useEffect(() => {
    showToastsWith((messages) => {
      close(() => true)
      for (const message of messages) show(message)
    })
  }, [])
  useCloseWithScreen()

  return (
    <Toast.Provider toastManager={manager} timeout={TOAST_MS}>
      <Toast.Portal>
        <Messages />
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** Closes toasts of the screen when the path changes. */
function useCloseWithScreen(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    close(({ isOfScreen = false }) => isOfScreen)
  }, [pathname])
}

function Messages() {
  const { toasts } = Toast.useToastManager<ToastMessage>()
  const place = useClearOfButtons(toasts.length > 0)
  return (
    <Toast.Viewport
      ref={place}
      aria-label={texts.messages}
      // Each message is announced once as a status or an alert. A live region around them would announce it again.
      aria-live="off"
      className="toasts-place fixed z-50 mx-auto flex max-w-md flex-col gap-2 outline-none"
    >
      {toasts.map((toast) => {
        const { kind = 'success', text = '', action, panel } = toast.data ?? {}
        const { Icon, colours } = looks[kind]
        return (
          <Toast.Root
            key={toast.id}
            toast={toast}
            role={kind === 'error' ? 'alert' : 'status'}
            {...NOT_A_DIALOG}
            className="flex flex-wrap items-start gap-x-3 rounded-card border border-line bg-surface py-2 pr-1 pl-4 shadow-lifted transition-[opacity,translate] duration-200 data-limited:hidden data-ending-style:translate-y-2 data-starting-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:opacity-0 max-md:data-ending-style:hidden"
          >
            <Icon aria-hidden="true" className={`mt-2.5 size-5 shrink-0 ${colours}`} />
            <div className="min-w-0 flex-1 py-2 text-sm">
              <Toast.Description>{text}</Toast.Description>
              {action && <div className="mt-1.5">{action}</div>}
            </div>
            <Toast.Close aria-hidden={false} render={<IconButton label={texts.closeThisMessage} />}>
              <X aria-hidden="true" className="size-4.5" />
            </Toast.Close>
            {panel && <div className="w-full pr-3 pb-2 text-sm">{panel}</div>}
          </Toast.Root>
        )
      })}
    </Toast.Viewport>
  )
}
