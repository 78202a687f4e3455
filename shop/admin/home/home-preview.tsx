import { useSyncExternalStore } from 'react'
import { texts } from '#texts/admin/home'
import type { CardProduct } from '../../catalog/products/card/card-product.ts'
import { Button } from '../../ui/button.tsx'
import { accentStyle } from '../../ui/identity/accent-style.ts'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'
import { Modal } from '../../ui/overlays/modal.tsx'
import { PreviewControls, usePreviewSettings } from '../settings/preview/preview-controls.tsx'
import { PreviewWindow } from '../settings/preview/preview-window.tsx'
import { PreviewedPage } from '../settings/preview/previewed-page.tsx'
import type { EditedSection } from './use-edited-home.ts'
import { usePreview } from './use-preview.ts'

interface HomePreviewProps {
  sections: readonly EditedSection[]
  listed: readonly CardProduct[]
  photograph: string | null
  /** Whether the preview is open on narrow screens. */
  isOpen: boolean
  close: () => void
}

const BESIDE = '(min-width: 80rem)'

/** A live preview of the home page: next to the form on wide screens, otherwise in a dialog. */
export default function HomePreview({ isOpen, close, ...page }: HomePreviewProps) {
  const isBeside = useIsBeside()
  if (isBeside)
    return (
      <aside aria-label={texts.preview} className="sticky top-[calc(var(--spacing-header)+1rem)]">
        <PreviewOfPage {...page} />
      </aside>
    )
  if (!isOpen) return null
  return (
    <Modal
      close={close}
      aria-label={texts.preview}
      className="m-auto max-h-dvh w-full max-w-4xl overflow-y-auto rounded-card bg-surface p-4"
    >
      <PreviewOfPage {...page}>
        <Button weight="secondary" onClick={close}>
          {texts.closePreview}
        </Button>
      </PreviewOfPage>
    </Modal>
  )
}

function PreviewOfPage({
  sections,
  listed,
  photograph,
  children,
}: Omit<HomePreviewProps, 'isOpen' | 'close'> & { children?: React.ReactNode }) {
  const settings = usePreviewSettings()
  const { accent } = useShopIdentity()
  const preview = usePreview(sections, photograph)
  const wanted = sections.filter(({ fields }) => !fields.is_hidden).length
  const missing = preview ? wanted - preview.sections.length : 0
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {children}
        <PreviewControls {...settings} />
      </div>
      <p role="status" className="min-h-5 text-muted text-sm">
        {preview?.isFailed ? texts.failedToPreview : missing > 0 ? texts.incomplete(missing) : ''}
      </p>
      <PreviewWindow title={texts.preview} width={settings.width} theme={settings.theme}>
        <div style={accentStyle(accent)} className="bg-paper text-ink">
          {preview && (
            <PreviewedPage theme={settings.theme} products={listed} sections={preview.sections} product={null} />
          )}
        </div>
      </PreviewWindow>
    </div>
  )
}

const useIsBeside = () =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(BESIDE)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(BESIDE).matches,
    () => true,
  )
