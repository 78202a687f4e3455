import { X } from 'lucide-react'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { texts } from '#texts/catalog/products'
import { IconButton } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import type { Editing } from '../drafts/stored-draft.ts'

/** Loaded on demand, because it contains the Markdown parser. */
const Demo = lazy(() => import('./demo.tsx'))

/** The window width from which the preview fits next to the form. */
const WIDE = '(min-width: 80rem)'
/** The zoom of the preview next to the form. */
const BESIDE = 0.62

interface DemoPlaceProps {
  editing: Editing
  close: () => void
}

/** The preview: live next to the form on wide screens, otherwise over the whole screen. */
export function DemoPlace({ editing, close }: DemoPlaceProps) {
  return useIsWide() ? (
    <aside
      aria-label={texts.demo}
      data-wide=""
      className="sticky top-[calc(var(--spacing-header)+1rem)] flex h-[calc(100dvh-var(--spacing-header)-2rem)] min-w-0 flex-col gap-3 rounded-card border border-line bg-sunken p-4"
    >
      <Head close={close} />
      <Suspense>
        <Demo editing={editing} zoom={BESIDE} />
      </Suspense>
    </aside>
  ) : (
    <Over editing={editing} close={close} />
  )
}

function Over({ editing, close }: DemoPlaceProps) {
  return (
    <Modal close={close} aria-label={texts.demo} className="m-auto h-dvh max-h-none w-screen max-w-none bg-sunken p-0">
      <div className="flex h-full flex-col gap-3 p-3 md:p-5">
        <Head close={close} />
        <Suspense>
          <Demo editing={editing} />
        </Suspense>
      </div>
    </Modal>
  )
}

function Head({ close }: { close: () => void }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <h2 className="text-lg">{texts.demo}</h2>
        <p className="text-muted text-sm">{texts.previewHint}</p>
      </div>
      <IconButton label={texts.closeTheDemo} onClick={close} className="-mt-1.5 -mr-1.5 shrink-0">
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const wide = matchMedia(WIDE)
      wide.addEventListener('change', listener)
      return () => wide.removeEventListener('change', listener)
    },
    () => matchMedia(WIDE).matches,
    () => false,
  )
}
