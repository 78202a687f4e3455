import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '../ui/button.tsx'
import { showToastsWith, TOAST_MS, type ToastMessage } from './toast.ts'

const manager = Toast.createToastManager<ToastMessage>()

const looks = {
  success: { Icon: CircleCheck, colours: 'text-good' },
  warning: { Icon: TriangleAlert, colours: 'text-warn' },
  error: { Icon: CircleAlert, colours: 'text-danger' },
}

/** Base UI takes a toast for a dialog that is not modal; as a status it must not say so. */
const NOT_A_DIALOG = { 'aria-modal': undefined }

/** Shows toasts: for 7.5 s, longer while the pointer or the focus rests on them, clear of the tab bar, closed by button, swipe or Escape. */
export default function Toaster() {
  useEffect(() => {
    showToastsWith((message) => {
      // Base UI hides a toast of high priority, which can have the focus, and reads out a copy. An error is read out as an alert by itself.
      manager.add({ description: message.text, data: message })
    })
  }, [])

  return (
    <Toast.Provider toastManager={manager} timeout={TOAST_MS} limit={4}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label="Messages"
          className="fixed inset-x-4 bottom-[calc(var(--spacing-tabs)+1rem)] z-50 mx-auto flex max-w-md flex-col gap-2 outline-none md:right-6 md:bottom-6 md:left-auto md:mx-0 md:w-md"
        >
          <Messages />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Messages() {
  const { toasts } = Toast.useToastManager<ToastMessage>()
  return toasts.map((toast) => {
    const { kind = 'success', text = '', action } = toast.data ?? {}
    const { Icon, colours } = looks[kind]
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        role={kind === 'error' ? 'alert' : 'status'}
        {...NOT_A_DIALOG}
        className="flex items-start gap-3 rounded-card border border-line bg-surface py-2 pr-1 pl-4 shadow-lifted transition-[opacity,translate] duration-200 data-limited:hidden data-ending-style:translate-y-2 data-starting-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:opacity-0"
      >
        <Icon aria-hidden="true" className={`mt-2.5 size-5 shrink-0 ${colours}`} />
        <div className="min-w-0 flex-1 py-2 text-sm">
          <Toast.Description>{text}</Toast.Description>
          {action && <div className="mt-1.5">{action}</div>}
        </div>
        <Toast.Close aria-hidden={false} render={<IconButton label="Close this message" />}>
          <X aria-hidden="true" className="size-4.5" />
        </Toast.Close>
      </Toast.Root>
    )
  })
}
