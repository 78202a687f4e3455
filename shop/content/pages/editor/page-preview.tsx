import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useState } from 'react'
import { texts } from '#texts/content/pages/editor'
import type { PagePicture } from '../pictures/page-text.contract.ts'
import { PageText } from '../pictures/page-text.tsx'
import { readPageText } from '../pictures/read-page-text.ts'

/** The edited values that the preview shows. */
interface PreviewedPage {
  title: string
  text: string
  pictures: readonly PagePicture[]
}

const ShowContext = createContext<(page: PreviewedPage) => void>(() => undefined)

/** Shows edited values in the preview next to the form. */
export function usePreview({ title, text, pictures }: PreviewedPage): void {
  const show = useContext(ShowContext)
  useEffect(() => show({ title, text, pictures }), [show, title, text, pictures])
}

/** The form, and the page as the shop shows it while it is written. A hidden preview keeps the state of the form. */
export function WithPreview({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [page, show] = useState<PreviewedPage>({ title: '', text: '', pictures: [] })
  const { title, text, pictures } = useDeferredValue(page)
  return (
    <div className="grid grid-cols-1 items-start gap-10 xl:grid-cols-2">
      <ShowContext value={show}>{children}</ShowContext>
      <aside aria-label={texts.preview} hidden={!isShown} className="min-w-0">
        <p className="mb-3 font-medium text-sm">{texts.preview}</p>
        <div className="overflow-y-auto rounded-card border border-line bg-paper p-5 sm:p-8 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)]">
          <div className="mx-auto max-w-[68ch]">
            <PageText title={title || texts.untitled} blocks={readPageText(text, pictures)} heading="p" />
          </div>
        </div>
      </aside>
    </div>
  )
}
